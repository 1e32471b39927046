package io.mcts.examples.command;

import io.mcts.arena.GameListener;
import io.mcts.arena.GameRecord;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;

/** Shows how far a contest has come: the games played, what is known, and the time left. */
final class ContestProgress<R> implements GameListener<R>, AutoCloseable {

    private static final long INTERVAL = Duration.ofMillis(100).toNanos();

    private final ProgressBar bar;
    private final int games;
    private final int gamesBefore;
    private final Function<R, String> known;
    private final long start = System.nanoTime();
    private long drawn = start - INTERVAL;
    private int finished;

    /**
     * Nothing is shown yet.
     *
     * @param bar where it is shown
     * @param games how many games the contest has
     * @param gamesBefore how many of them were played before, which took no time now
     * @param known what is known after some games, a few words
     */
    ContestProgress(ProgressBar bar, int games, int gamesBefore, Function<R, String> known) {
        this.bar = bar;
        this.games = games;
        this.gamesBefore = Math.min(gamesBefore, games);
        this.known = known;
    }

    @Override
    public void finished(GameRecord game, R sofar) {
        finished++;
        long now = System.nanoTime();
        if (finished > gamesBefore && now - drawn >= INTERVAL) {
            drawn = now;
            bar.draw(
                    (double) (finished - gamesBefore) / (games - gamesBefore),
                    (now - start) / 1e9,
                    () -> String.format(Locale.ROOT, "%,d of %,d games  %s", finished, games, known.apply(sofar)));
        }
    }

    @Override
    public void close() {
        bar.erase();
    }
}
