package io.mcts.cli.cluster;

import com.google.gson.Gson;
import io.mcts.cluster.JobControl;
import io.mcts.cluster.JobRunner;
import io.mcts.control.Budget;
import io.mcts.result.StopReason;
import io.mcts.selfplay.SampleText;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlayTerms;
import io.mcts.spec.search.SearchThreads;
import java.util.List;

/** Plays games of self-play; the result is the {@link SampleText} of the game. */
public final class SelfPlayJobs implements JobRunner {

    private static final Gson GSON = new Gson();

    private final JobGames games = new JobGames();

    private record SelfPlayJob(SelfPlayTerms terms, long seed) {}

    public static String job(SelfPlayTerms terms, long seed) {
        return GSON.toJson(new SelfPlayJob(terms, seed));
    }

    private static SelfPlayJob parse(String job) {
        return GSON.fromJson(job, SelfPlayJob.class);
    }

    @Override
    public String name() {
        return "selfplay";
    }

    @Override
    public String version(String job) {
        SelfPlayTerms terms = parse(job).terms();
        return games.version(terms.game(), List.of(terms.spec()));
    }

    @Override
    public String run(String job, JobControl control) {
        SelfPlayJob parsed = parse(job);
        SelfPlayTerms terms = parsed.terms();
        int cores = Runtime.getRuntime().availableProcessors();
        Budget wanted = progress -> control.isCancelled() ? StopReason.CANCELLED : null;
        try (SearchThreads threads = new SearchThreads()) {
            SelfPlay<?, ?> selfPlay = terms.selfPlay(games.game(terms.game()), threads, cores, wanted);
            return SampleText.of(selfPlay.play(parsed.seed()));
        }
    }
}
