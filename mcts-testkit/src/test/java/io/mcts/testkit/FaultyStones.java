package io.mcts.testkit;

import java.util.List;

/** The game of {@link Stones} with one fault each: in its turns, its payoffs, its moves. */
final class FaultyStones {

    private FaultyStones() {}

    static final class TheTurnAlwaysPasses extends Stones {
        @Override
        boolean movesAgain(Take move) {
            return false;
        }
    }

    static final class PayoffHasTheOtherSign extends Stones {
        @Override
        public double payoff(int who) {
            return -super.payoff(who);
        }
    }

    static final class PayoffIsThatOfTheLastPlayer extends Stones {
        @Override
        public double payoff(int who) {
            return super.payoff(1 - player);
        }
    }

    static final class PayoffIsAWholeNumber extends Stones {
        @Override
        public double payoff(int who) {
            int lead = taken[who] - taken[1 - who];
            int share = lead / 5; // of all stones
            return share;
        }
    }

    static final class PayoffIgnoresWhoAsks extends Stones {
        @Override
        public double payoff(int who) {
            return Integer.signum(taken[0] - taken[1]);
        }
    }

    /** As of a HashSet of moves that have the hash codes of objects. */
    static final class TheOrderIsThatOfTheObject extends Stones {
        private static int made;

        private final boolean isReversed = made++ % 2 == 1;

        @Override
        public List<Take> legalMoves() {
            List<Take> moves = super.legalMoves();
            return isReversed && moves.size() == 2 ? List.of(moves.get(1), moves.get(0)) : moves;
        }
    }

    static final class DrawIsPaidAsALoss extends Stones {
        @Override
        public double payoff(int who) {
            return super.payoff(who) > 0 ? 1 : -1;
        }
    }

    static final class TheLastStoneIsLeft extends Stones {
        @Override
        public boolean isTerminal() {
            return heap <= 1;
        }

        @Override
        public List<Take> legalMoves() {
            return isTerminal() ? List.of() : super.legalMoves();
        }
    }

    static final class MovesAreEqualByIdentity extends Stones {
        @Override
        Take take(int count) {
            return new Take(count) {
                @Override
                public boolean equals(Object other) {
                    return this == other;
                }

                @Override
                public int hashCode() {
                    return System.identityHashCode(this);
                }
            };
        }
    }

    static final class HashCodesAreByIdentity extends Stones {
        @Override
        Take take(int count) {
            return new Take(count) {
                @Override
                public boolean equals(Object other) {
                    return super.equals(other);
                }

                @Override
                public int hashCode() {
                    return System.identityHashCode(this);
                }
            };
        }
    }

    static final class MovesChangeTheStateTheyComeFrom extends Stones {
        @Override
        Take take(int count) {
            return new Owned(this, count);
        }

        @Override
        public void play(Take move) {
            Stones owner = ((Owned) move).owner;
            owner.heap -= move.index();
            owner.taken[owner.player] += move.index();
            owner.player = owner.movesAgain(move) ? owner.player : 1 - owner.player;
        }

        private static final class Owned extends Take {
            private final Stones owner;

            Owned(Stones owner, int count) {
                super(count);
                this.owner = owner;
            }
        }
    }
}
