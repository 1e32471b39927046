package io.mcts.testkit;

import io.mcts.testkit.DiceRace.Action;
import java.util.List;

/** Games whose moves have a fault: {@link Stones} and {@link DiceRace}. */
final class FaultyMoves {

    private FaultyMoves() {}

    /** The move remembers who played it. */
    static final class PlayWritesIntoTheMove extends Stones {
        @Override
        Take take(int count) {
            return new Owned(count);
        }

        @Override
        public void play(Take move) {
            ((Owned) move).owner = player;
            super.play(move);
        }

        private static final class Owned extends Take {
            private int owner = -1;

            Owned(int count) {
                super(count);
            }

            @Override
            public String toString() {
                return owner < 0 ? super.toString() : super.toString() + " by " + owner;
            }
        }
    }

    /** The move counts down what is left to be taken, and so is another one afterwards. */
    static final class PlayUsesTheMoveUp extends Stones {
        @Override
        Take take(int count) {
            return new Used(count);
        }

        @Override
        public void play(Take move) {
            super.play(move);
            ((Used) move).left = 0;
        }

        private static final class Used extends Take {
            private int left;

            Used(int count) {
                super(count);
                left = count;
            }

            @Override
            public int index() {
                return left;
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Used that && that.left == left;
            }

            @Override
            public int hashCode() {
                return left;
            }
        }
    }

    /** Looks an outcome up, by identity, in the list that it gave last. */
    static final class ProbabilitiesAreOfTheObject extends DiceRace {
        private List<Action> last = List.of();

        @Override
        public List<Action> legalMoves() {
            last = super.legalMoves().stream()
                    .map(action -> new Action(action.name(), action.index()))
                    .toList();
            return last;
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // the fault
        public double probability(Action outcome) {
            return last.stream().anyMatch(one -> one == outcome) ? super.probability(outcome) : 0;
        }
    }

    /** A die whose sides wear off: the probabilities depend on how often they were asked for. */
    static final class ProbabilitiesWearOff extends DiceRace {
        private int asked;

        @Override
        public double probability(Action outcome) {
            double shift = asked++ % 6 < 3 ? 0 : 0.1;
            return super.probability(outcome) + (outcome.equals(NONE) ? shift : outcome.equals(ONE) ? -shift : 0);
        }
    }

    /** The chance of a three, unlike that of the rules: 1/4 in place of 1/6. */
    static final class TheDieIsLoaded extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return outcome.equals(THREE) ? 1.0 / 4 : outcome.equals(ONE) ? 1.0 / 4 : 1.0 / 2;
        }
    }
}
