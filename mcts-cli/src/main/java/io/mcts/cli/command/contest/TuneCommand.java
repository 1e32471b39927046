package io.mcts.cli.command.contest;

import io.mcts.arena.Arena;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.spec.Entrants;
import io.mcts.arena.spec.ParameterText;
import io.mcts.arena.spec.Template;
import io.mcts.arena.tuning.MatchTuning;
import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.TunedMatch;
import io.mcts.arena.tuning.TunedParameter;
import io.mcts.cli.command.cluster.ClusterOptions;
import io.mcts.cli.command.cluster.ClusterPlace;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.json.Json;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.report.Points;
import io.mcts.cli.report.TuningReport;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selfplay.PlayingPlace;
import io.mcts.spec.game.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches numeric parameters of a search by games, and measures the best on games of their own. */
@Command(
        name = "tune",
        description = {
            "Tunes the parameters of a search against an opponent.",
            "It tries them by successive halving: the better half is tried again, until one is left. That "
                    + "one then plays a match with seeds that no trial had."
        },
        customSynopsis = "mcts tune GAME --spec SPEC --parameter NAME=VALUES ... --against SPEC"
                + " [--evaluations N] [--pairs N] [--holdout N] [--seed S] [--opening N] [--threads K] [--json]"
                + " [--cluster HOST:PORT]",
        sortOptions = false,
        footer = {
            "",
            "The SPEC has the name of each parameter in braces where its value goes:",
            "  mcts tune connectfour --spec uct,iterations=500,selection=ucb1:c={c} \\",
            "      --parameter c=0.1..1.5/15 --against uct,iterations=500 --opening 2",
            "VALUES are LOW..HIGH/COUNT, COUNT values evenly spaced, or a list as 0.1|0.3|1.",
            "Where games end with more than a win, a draw and a loss, the mean payoff counts."
        })
public final class TuneCommand extends AbstractGameCommand {

    @Option(names = "--spec", paramLabel = "SPEC", required = true, description = "The search to be tuned.")
    private String spec = "";

    @Option(
            names = "--parameter",
            paramLabel = "NAME=VALUES",
            required = true,
            description = "A parameter and its values. May be given several times.")
    private List<String> parameters = List.of();

    @Option(names = "--against", paramLabel = "SPEC", required = true, description = "The opponent.")
    private String against = "";

    @Option(
            names = "--evaluations",
            paramLabel = "N",
            description = "How many trials all values have together, from 1 to 100000; 200 by default.")
    private int evaluations = 200;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "How many pairs of games each trial has, from 1 to 1000; 2 by default.")
    private int pairs = 2;

    @Option(
            names = "--holdout",
            paramLabel = "N",
            description = "How many games the best values play in the end, from 2 to 1000000; 400 by default.")
    private int holdout = 400;

    @Option(names = "--seed", paramLabel = "S", description = "The seed of everything random; 1 by default.")
    private long seed = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin each pair of games with N random moves; 0 by default.")
    private int openingPlies;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--evaluations", evaluations, 1, 100_000);
        Ranges.refuseOutOfRange("--pairs", pairs, 1, 1_000);
        Ranges.refuseOutOfRange("--holdout", holdout, 2, 1_000_000);
        Ranges.refuseOutOfRange("--threads", threads, 1, 1_000);
        Game<?, ?> game = allGames().make(gameName());
        Entrants.requireTwoTeams(game, gameName());
        List<TunedParameter> tuned =
                parameters.stream().map(ParameterText::parse).toList();
        Template template = Template.of(spec, tuned);
        points(tuned).forEach(point -> Entrants.requireNoOpening(game, template.with(point), openingPlies));
        Entrants.requireNoOpening(game, against, openingPlies);
        tune(game, template, tuned);
    }

    private <S extends GameState<S, M>, M extends Move> void tune(
            Game<S, M> game, Template template, List<TunedParameter> tuned) {
        try (Interruption interruption = new Interruption(terminal())) {
            Arena here = Arena.ofThreads(threads).until(interruption.cancellation());
            try (PlayingPlace place = ClusterPlace.of(cluster, terminal());
                    Entrants<S, M> entrants = new Entrants<>(game, gameName(), here);
                    Entrants<S, M> candidates = new Entrants<>(game, gameName(), here)) {
                points(tuned).forEach(point -> candidates.replaceEngines(template.with(point)));
                Opening<S, M> opening = ContestOptions.randomOpening(game, openingPlies);
                Entrant<S, M> opponent = entrants.of(against);
                Function<Point, Entrant<S, M>> made = point -> candidates.replaceEngines(template.with(point));
                MatchTuning<S, M> tuning = MatchTuning.of(tuned, made, opponent, opening)
                        .withTrials(evaluations)
                        .withPairs(pairs)
                        .withHoldout(holdout)
                        .withSeed(seed);
                int games = Math.max(2 * pairs * evaluations, holdout);
                Arena arena = place.arena(threads, games, gameName(), openingPlies, UnaryOperator.identity());
                TunedMatch result = tune(arena.until(interruption.cancellation()), tuning);
                Optional<Points> points = Points.of(opening, result.isByPoints());
                TuningReport report = new TuningReport(gameName(), template, points, result);
                print(isJson ? Json.line(report.json(against)) : report.text());
                if (interruption.isInterrupted()) {
                    warn("interrupted after "
                            + result.trials() + " of " + evaluations
                            + " trials and " + result.holdout().score().games() + " of "
                            + MatchText.games(holdout) + " of the holdout");
                }
                result.holdout().faults().forEach(this::warn);
            } catch (CancellationException nothingTried) {
                throw new IllegalArgumentException("interrupted before the first trial was done", nothingTried);
            }
        }
    }

    /**
     * Points with each value of each parameter, and the first values of the others: a value without meaning is refused before the
     * first game and not in the middle of a tuning.
     */
    private static List<Point> points(List<TunedParameter> parameters) {
        Map<String, Double> first = new LinkedHashMap<>();
        parameters.forEach(
                parameter -> first.put(parameter.name(), parameter.values().get(0)));
        List<Point> points = new ArrayList<>();
        for (TunedParameter parameter : parameters) {
            Map<String, Double> values = new LinkedHashMap<>(first);
            for (double value : parameter.values()) {
                values.put(parameter.name(), value);
                points.add(new Point(values));
            }
        }
        return points;
    }

    private TunedMatch tune(Arena arena, MatchTuning<?, ?> tuning) {
        long gamesOfTrial = 2L * pairs;
        try (ProgressBar bar = new ProgressBar(terminal(), gamesOfTrial * evaluations + holdout, 0)) {
            return tuning.play(arena, step -> bar.show(gamesOfTrial * step.trials(), () -> TuningReport.known(step)));
        }
    }
}
