package io.mcts.arena;

/**
 * Rules that end a game of two entrants early, once the values of both searches agree that it is decided. An entrant without values, such
 * as a random player or another program, never agrees.
 *
 * @param resignBelow the value, from 0 to 1, below which an entrant resigns, if the other one sees more than 1 less this value
 * @param resignMoves the number of consecutive moves for which both must see it; 0 for no resignations
 * @param drawWithin the greatest distance of a value from 0.5 that counts as a draw
 * @param drawMoves the number of consecutive moves for which both must see a draw; 0 for no agreed draws
 * @param drawFrom the number of moves of each entrant before a draw can be agreed
 */
public record Adjudication(double resignBelow, int resignMoves, double drawWithin, int drawMoves, int drawFrom) {

    /** Games are played to their ends. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0);

    private static final double EVEN = 0.5;

    public Adjudication {
        requireBelowHalf("resignation", resignBelow);
        requireBelowHalf("draw", drawWithin);
        if (resignMoves < 0 || drawMoves < 0 || drawFrom < 0) {
            throw new IllegalArgumentException(
                    "numbers of moves are 0 or more, not " + resignMoves + ", " + drawMoves + " and " + drawFrom);
        }
    }

    private static void requireBelowHalf(String what, double value) {
        if (!(value >= 0 && value < EVEN)) {
            throw new IllegalArgumentException("the value of a " + what + " is from 0 to below 0.5, not " + value);
        }
    }

    /** Returns these rules with resignations. */
    public Adjudication withResignations(double below, int moves) {
        return new Adjudication(below, moves, drawWithin, drawMoves, drawFrom);
    }

    /** Returns these rules with agreed draws. */
    public Adjudication withDraws(double within, int moves, int from) {
        return new Adjudication(resignBelow, resignMoves, within, moves, from);
    }

    boolean isNone() {
        return resignMoves == 0 && drawMoves == 0;
    }
}
