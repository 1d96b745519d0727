### Ce que la documentation met au-dessus des règles. Seul `run.py docs` s’en sert.

docs-live = Ces règles avec [des plateaux où les essayer]({ $rules }).
docs-live-lesson = Ces règles avec [des plateaux où les essayer]({ $rules }), et [une première partie qui enseigne]({ $lesson }).
