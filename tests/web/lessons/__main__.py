"""Write the lessons that the client keeps."""

from tests.web.lessons import FOLDER, GAMES, text

for name, lessons in GAMES.items():
    path = FOLDER / f"{name}.json"
    path.write_text(text(lessons), encoding="utf-8")
    print(f"{path.name}: {len(lessons)} lessons, {path.stat().st_size:,} bytes")
