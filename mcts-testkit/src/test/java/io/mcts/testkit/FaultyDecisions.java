package io.mcts.testkit;

import io.mcts.decision.FinalDecision;
import io.mcts.selection.Children;

/** Final decisions with one fault each. */
final class FaultyDecisions {

    private FaultyDecisions() {}

    /** The most visited move, as one writes it first. */
    abstract static class MostVisits implements FinalDecision {
        @Override
        public int decide(Children root) {
            int best = 0;
            for (int move = 1; move < root.count(); move++) {
                best = isBetter(root, move, best) ? move : best;
            }
            return best;
        }

        boolean isBetter(Children root, int move, int than) {
            int difference = root.visits(move) - root.visits(than);
            return difference > 0 || (difference == 0 && root.mean(move) > root.mean(than));
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static final class TheLastMoveIsTaken extends MostVisits {
        @Override
        public int decide(Children root) {
            return root.count() - 1;
        }
    }

    static final class TheLastOfEqualsIsTaken extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            return root.visits(move) > 0 && !super.isBetter(root, than, move);
        }
    }

    static final class TheLeastVisitedIsTaken extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            return root.visits(move) > 0
                    && (root.visits(than) == 0
                            || root.visits(move) < root.visits(than)
                            || (root.visits(move) == root.visits(than) && root.mean(move) > root.mean(than)));
        }
    }

    static final class UnvisitedMovesCountAsEven extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            return root.mean(move) > root.mean(than)
                    || (root.mean(move) == root.mean(than) && root.visits(move) > root.visits(than));
        }
    }

    static final class TheSignIsFlipped extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            int difference = root.visits(move) - root.visits(than);
            return difference > 0 || (difference == 0 && root.mean(move) < root.mean(than));
        }
    }

    static final class NothingWithoutVisits extends MostVisits {
        @Override
        public int decide(Children root) {
            return root.visits() == 0 ? -1 : super.decide(root);
        }
    }

    static final class TheFirstDecisionIsKept extends MostVisits {
        private int kept = -1;

        @Override
        public int decide(Children root) {
            kept = kept < 0 || kept >= root.count() ? super.decide(root) : kept;
            return kept;
        }
    }

    static final class TheLastDecisionIsPreferred extends MostVisits {
        private int last = -1;

        @Override
        public int decide(Children root) {
            last = super.decide(root);
            return last;
        }

        @Override
        boolean isBetter(Children root, int move, int than) {
            return move == last || (than != last && super.isBetter(root, move, than));
        }
    }

    static final class TheAnswerAlternates extends MostVisits {
        private int asked;

        @Override
        public int decide(Children root) {
            asked++;
            return asked % 2 == 0 ? root.count() - 1 : 0;
        }
    }

    static final class TheBestIsAField extends MostVisits {
        private int best;

        @Override
        public int decide(Children root) {
            best = 0;
            for (int move = 1; move < root.count(); move++) {
                best = isBetter(root, move, best) ? move : best;
            }
            return best;
        }
    }

    static final class SquaresAreRead extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            return root.variance(move) < root.variance(than);
        }
    }

    static final class EarlyMovesArePreferred extends MostVisits {
        @Override
        boolean isBetter(Children root, int move, int than) {
            return root.visits(move) > 2L * root.visits(than)
                    || (root.visits(move) == root.visits(than) && root.mean(move) > root.mean(than));
        }
    }

    static final class NothingIsPrinted implements FinalDecision {
        @Override
        public int decide(Children root) {
            return new io.mcts.decision.RobustChild().decide(root);
        }
    }
}
