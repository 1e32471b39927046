package io.mcts.cli.cluster;

import com.google.gson.Gson;
import io.mcts.Mcts;
import io.mcts.cluster.JobControl;
import io.mcts.cluster.JobRunner;
import io.mcts.cluster.ShareText;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.RootShare;
import io.mcts.result.StopReason;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs streams of searches; results and interim messages are {@linkplain ShareText texts} of a {@link RootShare}. */
public final class SearchJobs implements JobRunner {

    private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    /** The number of iterations between two readings of the clock. */
    private static final int ITERATIONS_BETWEEN = 16;

    private static final Gson GSON = new Gson();

    private final JobGames games = new JobGames();

    /**
     * A job.
     *
     * @param settings of the search by key, including a seed
     * @param streams the number of streams of the search
     * @param stream the number of this one
     */
    private record SearchJob(String game, String position, Map<String, String> settings, int streams, int stream) {}

    public static String job(String gameName, String position, Spec spec, int streams, int stream) {
        Map<String, String> settings = new LinkedHashMap<>();
        spec.values().forEach((setting, value) -> settings.put(setting.key(), value));
        return GSON.toJson(new SearchJob(gameName, position, settings, streams, stream));
    }

    /**
     * The search of the streams, with a seed.
     *
     * @throws IllegalArgumentException if its threads are to share a tree, which machines cannot
     */
    public static <S extends GameState<S, M>, M extends Move> Mcts<S, M> mcts(
            Spec spec, Game<S, M> game, Executor threads, int streams) {
        if (spec.values().getOrDefault(Setting.PARALLEL, "root").startsWith("tree")) {
            throw new IllegalArgumentException("parallel: the machines of a cluster share no tree; allowed: root");
        }
        Executor nobody = work -> {
            throw new AssertionError("streams run one by one");
        };
        return spec.without(Setting.THREADS).without(Setting.PARALLEL).mcts(game, threads).toBuilder()
                .parallel(Parallel.root(nobody, streams))
                .build();
    }

    private static SearchJob parse(String job) {
        return GSON.fromJson(job, SearchJob.class);
    }

    @Override
    public String name() {
        return "searches";
    }

    @Override
    public String version(String job) {
        SearchJob parsed = parse(job);
        return games.version(parsed.game(), parsed.settings().values());
    }

    @Override
    public String run(String job, JobControl control) {
        SearchJob parsed = parse(job);
        return search(games.game(parsed.game()), parsed, control);
    }

    private static <S extends GameState<S, M>, M extends Move> String search(
            Game<S, M> game, SearchJob job, JobControl control) {
        Spec spec = Spec.none();
        for (Setting setting : Setting.values()) {
            String value = job.settings().get(setting.key());
            spec = value == null ? spec : spec.with(setting, value);
        }
        Budget wanted = progress -> control.isCancelled() ? StopReason.CANCELLED : null;
        S state = game.notation().parse(job.position());
        try (SearchThreads threads = new SearchThreads()) {
            Mcts<S, M> mcts = mcts(spec, game, threads, job.streams());
            Reporter<M> reporter = new Reporter<>(control);
            return ShareText.of(mcts.share(state, spec.budget().or(wanted), job.stream(), reporter));
        }
    }

    private static final class Reporter<M extends Move> implements Consumer<Supplier<RootShare<M>>> {

        private final JobControl control;
        private long last = System.nanoTime();
        private int iterations;

        Reporter(JobControl control) {
            this.control = control;
        }

        @Override
        public void accept(Supplier<RootShare<M>> sofar) {
            if (++iterations % ITERATIONS_BETWEEN == 0 && System.nanoTime() - last >= REPORT_NANOS) {
                last = System.nanoTime();
                control.report(ShareText.of(sofar.get()));
            }
        }
    }
}
