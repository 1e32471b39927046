package io.mcts.selfplay;

import io.mcts.arena.Arena;
import io.mcts.selfplay.SelfPlay.Sample;
import java.util.List;
import java.util.function.UnaryOperator;

/** A place where games are played: the threads of this program or, for example, the workers of a cluster. */
public interface PlayingPlace extends AutoCloseable {

    /** The threads of this program. */
    PlayingPlace HERE = new PlayingPlace() {};

    /**
     * Returns the arena for a contest.
     *
     * @param threads how many games are played at a time, unless a cluster plays them
     * @param games how many games there are at most
     * @param gameName the game in a word
     * @param opening how many random moves games begin with
     * @param spec gives the SPEC of an entrant by its name
     */
    default Arena arena(int threads, int games, String gameName, int opening, UnaryOperator<String> spec) {
        return Arena.ofThreads(threads);
    }

    /** Returns how many games are played at a time: one on each thread here, or as many as a cluster accepts. */
    default int gamesAtATime(int threads, int games) {
        return threads;
    }

    /**
     * Plays the game of self-play with a seed.
     *
     * @param here plays it, unless a cluster does
     * @param terms the same for the cluster
     */
    default List<Sample> play(SelfPlay<?, ?> here, SelfPlayTerms terms, long seed) throws InterruptedException {
        return here.play(seed);
    }

    /** Returns the workers and their rates in a few words; blank where there are no workers. */
    default String workers() {
        return "";
    }

    @Override
    default void close() {}
}
