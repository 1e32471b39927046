package io.mcts.examples.bench;

/**
 * How fast a game is searched. The components and their order are a contract with tools outside this repository.
 *
 * @param threads the threads that searched, each with a tree of its own; rollouts always have one
 * @param iterations the iterations of each search
 * @param rolloutsPerSecond random games from the beginning, without a search
 * @param iterationsPerSecond iterations of plain UCT from the beginning
 * @param bytesPerIteration the memory that a search allocates, divided by its iterations
 */
public record Speed(
        String game,
        int threads,
        long iterations,
        double rolloutsPerSecond,
        double iterationsPerSecond,
        double bytesPerIteration) {

    /** How much of the speed of bare rollouts the search keeps: iterations for each rollout. */
    public double ratio() {
        return iterationsPerSecond / rolloutsPerSecond;
    }
}
