package io.mcts.imperfect.strategy;

/** Chooses moves by a mixed strategy that each information set learns from rewards. Immutable and thread-safe. */
@FunctionalInterface
public interface MixedSelection {

    /** Returns a new learner for one information set of one player. */
    Learner learner();

    /** A choice among the legal moves of an information set, whose moves are numbered in the order in which they were first legal. */
    interface Choice {

        /** Returns the number of legal moves, at least 1. */
        int count();

        /** Returns the number of the i-th legal move. */
        int move(int i);

        /** Returns the probability with which the i-th legal move was chosen; only after the choice. */
        double probability(int i);

        /** Returns the index of the chosen move, from 0 to {@code count() - 1}; only after the choice. */
        int chosen();

        /**
         * Returns the choices of the others in the same joint move, as a value with {@code equals} and {@code hashCode}, always the same if
         * there are none; only after the choice.
         */
        Object others();
    }

    /** Learns at one information set. Used by one thread at a time. */
    interface Learner {

        /**
         * Computes the strategy by which to choose now.
         *
         * @param probabilities receives the probability of each legal move, greater than 0; they sum to 1
         */
        void mix(Choice choice, double[] probabilities);

        /** Learns from a choice and the player's reward, from 0 to 1. */
        void learn(Choice choice, double reward);

        /** Returns the weight of a move in the strategy learned, not negative. */
        double weight(int move);

        /** Returns the approximate bytes, for memory budgets; 0 unless overridden. */
        default long bytes() {
            return 0;
        }
    }
}
