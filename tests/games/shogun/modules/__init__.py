"""Tests of the four modules of Shogun."""
