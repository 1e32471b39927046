package io.mcts.games.go.gtp;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.SearchListener;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.Territory;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A search on a thread of its own that reports again and again until it is stopped.
 *
 * @param isLeela whether win rates are written in hundredths of a percent, as Leela Zero does; otherwise from 0 to 1, as KataGo does
 * @param hasOwnership whether each report ends with the ownership of each point, from the top left, for the player to move
 */
record Analysis(Mcts<Go, GoMove> mcts, Go state, Duration interval, boolean isLeela, boolean hasOwnership) {

    private static final int MOST_MOVES = 20;
    private static final int ROLLOUTS = 200;

    /** The greatest share of the heap that the tree may take. */
    private static final int PART_OF_HEAP = 4;

    /** Starts it; the result stops it and waits for its end. */
    Runnable start(Consumer<String> reports) {
        Cancellation end = new Cancellation();
        Budget budget =
                Budget.memory(Runtime.getRuntime().maxMemory() / PART_OF_HEAP).or(end);
        Thread thread = new Thread(
                () -> mcts.search(
                        state,
                        budget,
                        SearchListener.every(interval, progress -> reports.accept(report(progress.snapshot())))),
                "gtp-analysis");
        thread.setDaemon(true);
        thread.start();
        return () -> {
            end.cancel();
            boolean isInterrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException interrupt) {
                    isInterrupted = true;
                }
            }
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        };
    }

    String report(SearchResult<GoMove> result) {
        StringBuilder text = new StringBuilder();
        List<MoveStatistics<GoMove>> moves = result.moves();
        for (int i = 0; i < Math.min(MOST_MOVES, moves.size()) && moves.get(i).visits() > 0; i++) {
            MoveStatistics<GoMove> move = moves.get(i);
            double low = Math.max(0, move.mean() - (move.visits() > 1 ? 2 * move.standardError() : 1));
            text.append(String.format(
                    Locale.ROOT,
                    isLeela
                            ? "info move %s visits %d winrate %.0f prior %.0f lcb %.0f order %d pv %s "
                            : "info move %s visits %d winrate %.6f scoreMean 0 scoreStdev 0 prior %.6f lcb %.6f order %d pv %s ",
                    move.move(),
                    move.visits(),
                    share(move.mean()),
                    share(result.policy().get(i)),
                    share(low),
                    i,
                    result.lines().get(i).stream().map(GoMove::toString).collect(Collectors.joining(" "))));
        }
        return text.append(hasOwnership ? ownership() : "").toString().strip();
    }

    private double share(double value) {
        return isLeela ? 10_000 * value : value;
    }

    private String ownership() {
        Territory territory = Territory.of(state, ROLLOUTS, Xoroshiro128PlusPlus.of(1));
        StringBuilder text = new StringBuilder("ownership");
        for (int row = state.rules().lines() - 1; row >= 0; row--) {
            for (int column = 0; column < state.rules().lines(); column++) {
                double own = (state.currentPlayer() == 0 ? 1 : -1) * territory.ofBlack(column, row);
                text.append(String.format(Locale.ROOT, " %.3f", own));
            }
        }
        return text.toString();
    }
}
