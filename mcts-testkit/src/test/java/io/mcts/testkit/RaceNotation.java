package io.mcts.testkit;

import io.mcts.game.Notation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The dice race in writing: the points, who moves, and whether the die is thrown, as in {@code 1-0-2 0 thrown}. */
class RaceNotation implements Notation<DiceRace, DiceRace.Action> {

    private static final Pattern FORM = Pattern.compile("([0-5])-([0-5])-([0-5]) ([012])( thrown)?");

    @Override
    public DiceRace parse(String position) {
        Matcher parts = FORM.matcher(position);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + position + "' is not a race, such as 1-0-2 0 thrown");
        }
        DiceRace race = new DiceRace();
        for (int player = 0; player < 3; player++) {
            race.points[player] = Integer.parseInt(parts.group(player + 1));
        }
        race.turn = Integer.parseInt(parts.group(4));
        race.thrown = parts.group(5) != null;
        return race;
    }

    @Override
    public String format(DiceRace race) {
        return race + " " + race.turn + (race.thrown ? " thrown" : "");
    }
}
