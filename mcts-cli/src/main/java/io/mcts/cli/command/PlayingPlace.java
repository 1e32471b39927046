package io.mcts.cli.command;

import io.mcts.arena.Arena;
import io.mcts.arena.spec.SelfPlayTerms;
import io.mcts.cli.terminal.Terminal;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import java.util.List;
import java.util.function.UnaryOperator;

/** Where a command has its games played: on threads of its own, or by the workers of a cluster. */
interface PlayingPlace extends AutoCloseable {

    static PlayingPlace of(ClusterOptions options, Terminal terminal) {
        return options.isGiven() ? new ClusterPlace(options, terminal) : new PlayingPlace() {};
    }

    /**
     * The arena for a contest.
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

    /** How many games are played at a time: one on each thread here, or as many as a cluster accepts. */
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

    /** The workers and their rates, in a few words for the progress bar; blank without a cluster. */
    default String known() {
        return "";
    }

    @Override
    default void close() {}
}
