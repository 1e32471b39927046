package io.mcts.testkit;

/**
 * What a search may do or leave undone without being wrong: the rules that rest on a claim are checked unless the test says that
 * its search does not claim it ({@link SearchedGame#unclaimed}, {@link SolvedGameContract#unclaimed}). All other rules hold for
 * every search.
 */
public enum SearchClaim {
    /** Not for first-play urgency, priors or progressive widening, which may leave moves for later or for good. */
    TRIES_EVERY_MOVE("every legal move of the root is tried before the iterations are used up"),

    /** Not for several threads in one tree. */
    REPEATS_BY_SEED("the same seed and number of iterations give the same result"),

    /** Not for leaves in batches, which are smaller at the end of a search, nor for several threads. */
    GOES_ON_WHERE_IT_STOPPED("two searches in a tree, one after the other, are as one"),

    /** Not with transpositions or below a memory ceiling. */
    KEEPS_A_TREE("every node has one parent, and none is forgotten"),

    /** Not for flat Monte Carlo and others that share out visits without regard to rewards, nor for leaves valued wrongly for good. */
    COMES_TO_BEST_PLAY("with iterations enough, the value and the move are those of best play"),

    /** Not for a heuristic that knows nothing of the game. */
    VALUES_LEAVES_BY_PLAY("a leaf is worth, on average, what can come of it"),

    /** Not for parts that a search refuses to share among threads, such as the solver or batches. */
    SHARES_A_TREE("several threads may search one tree");

    private final String sentence;

    SearchClaim(String sentence) {
        this.sentence = sentence;
    }

    /** The claim as a sentence. */
    @Override
    public String toString() {
        return sentence;
    }
}
