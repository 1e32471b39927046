package io.mcts.selfplay;

import io.mcts.arena.Arena;
import io.mcts.selfplay.SelfPlay.Sample;
import java.util.List;
import java.util.function.UnaryOperator;

/** Plays games on the threads of this program or, for example, the workers of a cluster. */
public interface PlayingPlace extends AutoCloseable {

    /** The threads of this program. */
    PlayingPlace HERE = new PlayingPlace() {};

    /**
     * Returns the arena for a contest.
     *
     * @param threads the number of concurrent games, unless a cluster plays them
     * @param games the most games
     * @param opening the number of random moves at the start
     * @param spec the SPEC of an entrant by name
     */
    default Arena arena(int threads, int games, String gameName, int opening, UnaryOperator<String> spec) {
        return Arena.ofThreads(threads);
    }

    /** Returns the number of concurrent games: one on each thread here, or as a cluster accepts. */
    default int gamesAtATime(int threads, int games) {
        return threads;
    }

    /** Plays the game of self-play with a seed, here or, on the same terms, in a cluster. */
    default List<Sample> play(SelfPlay<?, ?> here, SelfPlayTerms terms, long seed) throws InterruptedException {
        return here.play(seed);
    }

    /** Returns a few words on workers and their rates; may be blank. */
    default String workers() {
        return "";
    }

    @Override
    default void close() {}
}
