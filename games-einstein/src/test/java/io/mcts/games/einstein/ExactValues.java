package io.mcts.games.einstein;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Exact values of endgames, by an expectiminimax with a memory over {@link SecondRules}: an oracle for tests.
 *
 * <p>Quick for all positions of up to two stones a side; for three a side it takes up to some seconds a position, less the
 * nearer the stones are to their goals. Values are chances to win, from 0 to 1. Not thread-safe.
 */
public final class ExactValues {

    /** How the players choose among their moves. */
    enum Play {
        /** Each plays a best move. */
        BEST,

        /** Each plays any legal move with equal chance. */
        UNIFORM
    }

    private final Play play;
    private final ValueMemory memory = new ValueMemory();

    public ExactValues(Play play) {
        this.play = play;
    }

    public static ExactValues ofBestPlay() {
        return new ExactValues(Play.BEST);
    }

    public static ExactValues ofUniformPlay() {
        return new ExactValues(Play.UNIFORM);
    }

    /**
     * The chance to win of the player who moves or rolls next.
     *
     * @param position in the notation of the game, die thrown or not
     */
    public double value(String position) {
        SecondRules.Position parsed = SecondRules.parse(position);
        int winner = SecondRules.winner(parsed.cells());
        if (winner >= 0) {
            return winner == parsed.player() ? 1 : 0;
        }
        int[] cells = fromMoversView(parsed);
        return parsed.die() == 0 ? beforeThrow(cells) : afterThrow(stoneValues(cells), cells, parsed.die());
    }

    /**
     * The chance to win of the mover after each of his legal moves.
     *
     * @param position in the notation of the game, die thrown, game not over
     */
    public Map<String, Double> moveValues(String position) {
        SecondRules.Position parsed = SecondRules.parse(position);
        Map<String, Double> values = new LinkedHashMap<>();
        for (String move : SecondRules.legalSteps(parsed)) {
            values.put(move, 1 - value(SecondRules.format(SecondRules.play(parsed, move))));
        }
        return values;
    }

    /** How many positions have been valued so far. */
    public int positions() {
        return memory.size();
    }

    private static int[] fromMoversView(SecondRules.Position position) {
        return (position.player() == 0 ? position : SecondRules.mirrored(position)).cells();
    }

    /** The chance to win of red, who is to roll; the game is not over. */
    private double beforeThrow(int[] cells) {
        long key = 0;
        for (int cell : cells) {
            key = 26 * key + cell + 1;
        }
        double known = memory.value(key);
        if (known >= 0) {
            return known;
        }
        double[] stoneValues = stoneValues(cells);
        double sum = 0;
        for (int die = 1; die <= 6; die++) {
            sum += afterThrow(stoneValues, cells, die);
        }
        memory.put(key, sum / 6);
        return sum / 6;
    }

    /**
     * What each red stone is worth if it may move: by best play the value of its best step; by uniform play the sum of the
     * values of its steps, followed six places later by their number.
     */
    private double[] stoneValues(int[] cells) {
        double[] values = new double[SecondRules.STONES];
        for (int stone = 0; stone < 6; stone++) {
            if (cells[stone] == SecondRules.GONE) {
                continue;
            }
            for (int target : SecondRules.targets(cells[stone], 0)) {
                double value = afterStep(SecondRules.step(cells, stone, target));
                values[stone] = play == Play.BEST ? Math.max(values[stone], value) : values[stone] + value;
                values[stone + 6]++;
            }
        }
        return values;
    }

    private double afterStep(int[] cells) {
        return SecondRules.winner(cells) == 0
                ? 1
                : 1
                        - beforeThrow(SecondRules.mirrored(new SecondRules.Position(cells, 0, 0))
                                .cells());
    }

    private double afterThrow(double[] stoneValues, int[] cells, int die) {
        List<Integer> movable = SecondRules.movable(cells, 0, die);
        double best = 0;
        double sum = 0;
        double steps = 0;
        for (int stone : movable) {
            best = Math.max(best, stoneValues[stone]);
            sum += stoneValues[stone];
            steps += stoneValues[stone + 6];
        }
        return play == Play.BEST ? best : sum / steps;
    }
}
