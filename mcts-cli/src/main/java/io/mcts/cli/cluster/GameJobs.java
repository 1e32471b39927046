package io.mcts.cli.cluster;

import com.google.gson.Gson;
import io.mcts.arena.Contest;
import io.mcts.arena.GameTask;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.spec.Entrants;
import io.mcts.cluster.JobControl;
import io.mcts.cluster.JobRunner;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Plays games of contests; the result is the line of the record. */
public final class GameJobs implements JobRunner {

    private static final Gson GSON = new Gson();

    private final JobGames games = new JobGames();

    /**
     * A job.
     *
     * @param opening the number of random moves at the start
     * @param specs by player
     */
    private record GameJob(String game, int opening, List<String> specs, GameTask task) {}

    /**
     * The job of a game.
     *
     * @param opening the number of random moves at the start
     * @param spec the SPEC of an entrant by name
     */
    public static String job(
            Contest<?, ?, ?> contest, int game, String gameName, int opening, UnaryOperator<String> spec) {
        GameTask task = contest.task(game);
        return GSON.toJson(
                new GameJob(gameName, opening, task.names().stream().map(spec).toList(), task));
    }

    private static GameJob parse(String job) {
        return GSON.fromJson(job, GameJob.class);
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public String version(String job) {
        GameJob parsed = parse(job);
        return games.version(parsed.game(), parsed.specs());
    }

    @Override
    public String run(String job, JobControl control) {
        GameJob parsed = parse(job);
        return play(games.game(parsed.game()), parsed, control)
                .map(game -> GameLine.of(game, Map.of()).json())
                .orElse("");
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<GameRecord> play(
            Game<S, M> game, GameJob job, JobControl control) {
        Cancellation cancellation = new Cancellation();
        int cores = Runtime.getRuntime().availableProcessors();
        try (Entrants<S, M> entrants = Entrants.withoutEngines(game, job.game(), cores, cancellation)) {
            List<Entrant<S, M>> players = job.specs().stream().map(entrants::of).toList();
            Opening<S, M> opening = Entrants.opening(game, job.opening());
            return job.task().play(players, opening, control::isCancelled);
        }
    }
}
