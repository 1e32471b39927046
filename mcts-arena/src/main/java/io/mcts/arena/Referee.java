package io.mcts.arena;

import io.mcts.arena.agent.Fault;
import java.util.Optional;

/** The state of an {@link Adjudication}: for each seat the consecutive moves with a lost, won or even value. */
final class Referee {

    private static final int SEATS = 2;

    private final Adjudication rules;
    private final int[] lost = new int[SEATS];
    private final int[] won = new int[SEATS];
    private final int[] even = new int[SEATS];
    private final int[] moves = new int[SEATS];

    Referee(Adjudication rules) {
        this.rules = rules;
    }

    /** Counts a move, whose value may be NaN; returns the end of the game if both entrants agree on it. */
    Optional<Fault> judge(int seat, double value) {
        moves[seat]++;
        lost[seat] = value < rules.resignBelow() ? lost[seat] + 1 : 0;
        won[seat] = value > 1 - rules.resignBelow() ? won[seat] + 1 : 0;
        even[seat] = Math.abs(value - 0.5) <= rules.drawWithin() ? even[seat] + 1 : 0;
        for (int loser = 0; loser < SEATS && rules.resignMoves() > 0; loser++) {
            if (Math.min(lost[loser], won[1 - loser]) >= rules.resignMoves()) {
                return Optional.of(new Fault(
                        Fault.Kind.RESIGNATION,
                        loser,
                        "a value below " + rules.resignBelow() + " in " + rules.resignMoves() + " moves in a row"));
            }
        }
        boolean isDraw = rules.drawMoves() > 0
                && Math.min(even[0], even[1]) >= rules.drawMoves()
                && Math.min(moves[0], moves[1]) >= rules.drawFrom();
        return isDraw
                ? Optional.of(new Fault(
                        Fault.Kind.AGREED_DRAW,
                        seat,
                        "values within " + rules.drawWithin() + " of 0.5 in " + rules.drawMoves() + " moves in a row"))
                : Optional.empty();
    }
}
