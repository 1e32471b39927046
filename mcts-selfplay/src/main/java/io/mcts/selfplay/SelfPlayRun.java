package io.mcts.selfplay;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Games of self-play to be written into files.
 *
 * @param here plays them, unless another {@link PlayingPlace} does
 * @param terms the terms of these games, for other places
 * @param files where they are written
 * @param games the number of games
 */
public record SelfPlayRun(SelfPlay<?, ?> here, SelfPlayTerms terms, SampleFiles files, int games) {

    /** The most games that may be done before the one whose turn it is to be written. */
    private static final int WAITING_GAMES = 64;

    /**
     * Plays all games, or as many as are done when the watch stops them. Games that are done early wait for the others, so that no thread
     * does.
     *
     * @param threads how many games are played at a time, unless another place decides
     * @throws IllegalArgumentException if files of other games are there, or the search fails
     */
    public void play(PlayingPlace place, int threads, SampleFiles.Watch watch)
            throws IOException, InterruptedException {
        int atATime = place.gamesAtATime(threads, games);
        ExecutorService pool = Executors.newFixedThreadPool(atATime);
        try {
            files.write(games, seed -> () -> place.play(here, terms, seed), pool, WAITING_GAMES + atATime, watch);
        } catch (IllegalStateException failure) {
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        } finally {
            pool.shutdownNow();
        }
    }
}
