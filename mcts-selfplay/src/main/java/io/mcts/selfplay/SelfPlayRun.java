package io.mcts.selfplay;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Games of self-play to be written to files, played here or, on these terms, at another {@link PlayingPlace}. */
public record SelfPlayRun(SelfPlay<?, ?> here, SelfPlayTerms terms, SampleFiles files, int games) {

    /** The most finished games that wait for an earlier one. */
    private static final int WAITING_GAMES = 64;

    /**
     * Plays all games, or until the watch stops; finished games wait to be written in order, so that threads need not.
     *
     * @param threads the number of concurrent games, unless another place decides
     * @throws IllegalArgumentException if there are files of other games, or the search fails
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
