package io.mcts.imperfect.strategy;

/**
 * Chooses moves at random, by a mixed strategy that each information set learns from the rewards: where players move at once or
 * do not see everything, no single move need be best. Immutable and used by many threads at once.
 */
@FunctionalInterface
public interface MixedSelection {

    /** A new learner for one information set of one player. */
    Learner learner();

    /**
     * A choice at an information set among the moves that are legal. The moves of an information set are numbered from 0 in the
     * order in which they were first legal there.
     */
    interface Choice {

        /** Returns the number of legal moves, at least 1. */
        int count();

        /** Returns the number of the i-th of them. */
        int move(int i);

        /** The probability with which the i-th of them was chosen; only after the choice. */
        double probability(int i);

        /** Returns the index of the chosen one, from 0 to {@code count() - 1}; only after the choice. */
        int chosen();

        /**
         * Returns the choices of the other players in the same joint move, as a value with {@code equals} and {@code hashCode}; always the
         * same value if the player was alone. Only after the choice.
         */
        Object others();
    }

    /** Learns at one information set. Used by one thread at a time. */
    interface Learner {

        /**
         * The strategy by which to choose now.
         *
         * @param choice the moves that are legal
         * @param probabilities receives the probability of each, greater than 0; they sum to 1
         */
        void mix(Choice choice, double[] probabilities);

        /**
         * Learns the result of a choice.
         *
         * @param reward the player's own, from 0 to 1
         */
        void learn(Choice choice, double reward);

        /** The weight of a move in the strategy learned, in proportion to which it is to be played: not negative. */
        double weight(int move);

        /** The bytes it occupies, about, which a budget of memory counts; 0 unless overridden. */
        default long bytes() {
            return 0;
        }
    }
}
