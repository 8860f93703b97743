"""The table of a season for scripts."""

from __future__ import annotations

from dixit_pbem.album.season import Season
from dixit_pbem.engine.kinds import instant


def season_as_json(season: Season) -> dict[str, object]:
    """The season as `season --json` tells it, everybody by name."""
    names = {number: person.name for number, person in season.people.items()}
    return {
        "games": [
            {
                "title": each.title,
                "file": each.file,
                "ended": instant(each.ended),
                "players": each.players,
                "winners": [names[person] for person in each.winners],
            }
            for each in season.games
        ],
        "standings": [
            {
                "player": names[each.person],
                "games": each.games,
                "place_points": each.place_points,
                "wins": each.wins,
                "points": each.points,
                "finest_clues": each.finest,
            }
            for each in season.standings
        ],
        "finest_clues": [
            {"game": each.game, "clue": each.text, "player": names[each.teller], "found": each.found, "of": each.of}
            for each in season.finest
        ],
        "finds": [
            {"finder": names[each.finder], "storyteller": names[each.teller], "found": each.times, "of": each.of}
            for each in season.finds
        ],
        "left_out": [{"file": file, "why": why} for file, why in season.left_out],
    }
