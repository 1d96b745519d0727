### What the documentation site puts above the rules. Only `run.py docs` uses these.

docs-live = These rules with [boards to try them at]({ $rules }).
docs-live-lesson = These rules with [boards to try them at]({ $rules }), and a [first game that teaches]({ $lesson }).
