### Was die Dokumentation über die Regeln stellt. Nur `run.py docs` braucht das.

docs-live = Diese Regeln mit [Brettern zum Ausprobieren]({ $rules }).
docs-live-lesson = Diese Regeln mit [Brettern zum Ausprobieren]({ $rules }) und [ein erstes Spiel, das lehrt]({ $lesson }).
