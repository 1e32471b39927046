package io.mcts.cli.command.cluster;

import io.mcts.cli.cluster.SearchJobs;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.cluster.Cluster;
import io.mcts.cluster.ClusterSearch;
import io.mcts.cluster.SearchAnswer;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Seeds;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

public final class ClusterAnalysis<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private static final Duration INTERVAL = Duration.ofMillis(500);

    private final SearchJobs jobs = new SearchJobs();
    private final Cluster cluster;
    private final Game<S, M> game;
    private final String gameName;
    private final Spec spec;
    private final int streams;
    private final Terminal terminal;

    /**
     * Connects to the cluster.
     *
     * @param settings with one stream for each of their threads or, by default, of the cluster's
     */
    public ClusterAnalysis(ClusterOptions options, Game<S, M> game, String gameName, Spec settings, Terminal terminal) {
        this.game = game;
        this.gameName = gameName;
        this.terminal = terminal;
        Spec timed = settings.timed();
        spec = timed.seed().isPresent() ? timed : timed.with(Setting.SEED, Long.toString(Seeds.draw()));
        cluster = options.connect(terminal);
        streams = Optional.ofNullable(settings.values().get(Setting.THREADS))
                .map(text -> (int) Math.min(Integer.MAX_VALUE, Quantities.wholeNumber(text)))
                .orElseGet(() -> Math.max(1, cluster.threads()));
    }

    public SearchResult<M> search(S state, Interruption interruption) {
        Optional<Duration> time =
                Optional.ofNullable(spec.values().get(Setting.TIME)).map(Quantities::time);
        String position = game.notation().format(state);
        try (SearchThreads threads = new SearchThreads();
                ProgressBar bar = new ProgressBar(terminal, -1, 0)) {
            SearchAnswer<M> answer = new ClusterSearch<>(
                            cluster, jobs, SearchJobs.mcts(spec, game, threads, streams), INTERVAL)
                    .search(state, stream -> SearchJobs.job(gameName, position, spec, streams, stream), time, sofar -> {
                        bar.show(0, () -> known(sofar));
                        return interruption.isInterrupted();
                    });
            if (!answer.late().isEmpty()) {
                terminal.err()
                        .println("mcts: of " + streams + " streams these were late, and count as far as they were"
                                + " known: " + answer.late());
            }
            return answer.result();
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IllegalArgumentException("interrupted");
        }
    }

    private String known(SearchAnswer<M> sofar) {
        SearchResult<M> result = sofar.result();
        Object best = result.principalVariation().isEmpty() ? "" : result.bestMove();
        int workers = cluster.members().size();
        return String.format(Locale.ROOT, "%,d iterations  %s %.3f  ", result.iterations(), best, result.value())
                + sofar.done() + " of " + streams + " streams done by " + workers + " workers";
    }

    @Override
    public void close() {
        cluster.close();
    }
}
