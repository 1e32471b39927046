package io.mcts.cli.command;

import io.mcts.arena.spec.SelfPlayTerms;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.selfplay.SampleFiles;
import io.mcts.selfplay.SelfPlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;

/**
 * Games of self-play to be written into files.
 *
 * @param here plays them, unless a cluster does
 * @param terms the same for the cluster
 * @param files where they are written
 * @param games how many
 */
record SelfPlayRun(SelfPlay<?, ?> here, SelfPlayTerms terms, SampleFiles files, int games) {

    /** How many games may be done before one whose turn it is to be written. */
    private static final int WAITING_GAMES = 64;

    /**
     * Plays all games, or as many as are done when an interrupt comes. Games that are done early wait for the others, so that no thread
     * does.
     *
     * @param written is told of each file, and what it holds
     * @throws IllegalArgumentException if files of other games are there
     */
    void play(
            PlayingPlace place,
            int threads,
            Interruption interruption,
            Terminal terminal,
            BiConsumer<Path, String> written)
            throws IOException, InterruptedException {
        int atATime = place.gamesAtATime(threads, games);
        ExecutorService pool = Executors.newFixedThreadPool(atATime);
        try (ProgressBar bar = new ProgressBar(terminal, games, 0)) {
            SampleFiles.Watch watch = new SampleFiles.Watch() {
                @Override
                public void done(int done) {
                    bar.show(done, () -> done + "/" + games + place.known());
                }

                @Override
                public void written(Path file, String content) {
                    written.accept(file, content);
                }

                @Override
                public boolean isStopped() {
                    return interruption.isInterrupted();
                }
            };
            files.write(games, seed -> () -> place.play(here, terms, seed), pool, WAITING_GAMES + atATime, watch);
        } catch (IllegalStateException failure) {
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        } finally {
            pool.shutdownNow();
        }
    }
}
