package io.mcts.testkit;

import java.util.HashMap;
import java.util.Map;

/** Heuristics and notations of {@link Grid} with one fault each. */
final class FaultyGridCompanions {

    private FaultyGridCompanions() {}

    static final class TheSignIsWrong extends GridHeuristic {
        @Override
        double lead(Grid grid) {
            return -super.lead(grid);
        }
    }

    static final class TheSignIsWrongBeforeTheEnd extends GridHeuristic {
        @Override
        double lead(Grid grid) {
            return grid.isTerminal() ? super.lead(grid) : -super.lead(grid);
        }
    }

    /** As a negamax wants it: ahead or behind to the player to move, whoever that is. */
    static final class ItIsSeenFromThePlayerToMove extends GridHeuristic {
        @Override
        double lead(Grid grid) {
            return grid.player == 0 ? super.lead(grid) : -super.lead(grid);
        }
    }

    static final class ItIsGoodForThePlayerToMove extends GridHeuristic {
        @Override
        double lead(Grid grid) {
            double lead = Math.abs(super.lead(grid));
            return grid.player == 0 ? lead : -lead;
        }
    }

    /** A buffer that all threads share. */
    static final class TheBufferIsAField extends GridHeuristic {
        private final double[] best = new double[2];
        private final Meeting meeting = new Meeting();

        @Override
        double lead(Grid grid) {
            if (grid.isTerminal()) {
                return super.lead(grid);
            }
            meeting.begin();
            for (int who = 0; who < 2; who++) {
                best[who] = grid.owns(0, who);
                best[who] = Math.max(best[who], grid.owns(Grid.CELLS / 2, who));
            }
            meeting.middle();
            return (best[0] - best[1]) / 4;
        }
    }

    /** A cache by the cells alone, though the player to move matters; each state is told the first one seen. */
    static final class ItIsCachedByTooLittle extends GridHeuristic {
        private final Map<Integer, Double> cache = new HashMap<>();

        @Override
        double lead(Grid grid) {
            return grid.isTerminal()
                    ? super.lead(grid)
                    : cache.computeIfAbsent(grid.emptyCells().size(), empty -> super.lead(grid));
        }
    }

    /** The state read is kept for the next one who reads the same. */
    static final class WhatIsReadIsKept extends GridNotation {
        private final Map<String, Grid> read = new HashMap<>();

        @Override
        public Grid parse(String position) {
            return read.computeIfAbsent(position, super::parse);
        }
    }
}
