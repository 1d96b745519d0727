### 説明書の規則の上に置く言葉。`run.py docs` だけが使います。

docs-live = [ボードで試せる規則]({ $rules })があります。
docs-live-lesson = [ボードで試せる規則]({ $rules })と[遊んで覚える最初のゲーム]({ $lesson })があります。
