"""Write the lessons that the client keeps."""

from tests.web.lessons import GAMES, path, text

for name, lessons in GAMES.items():
    kept = path(name)
    kept.write_text(text(lessons), encoding="utf-8")
    print(f"{kept.name}: {len(lessons)} lessons, {kept.stat().st_size:,} bytes")
