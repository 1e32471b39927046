package io.mcts.cli.command.contest;

import io.mcts.arena.Opening;
import io.mcts.arena.Tournament;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.arena.spec.TournamentPlan;
import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.json.Json;
import io.mcts.cli.plot.Chart;
import io.mcts.cli.plot.Picture;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.report.Points;
import io.mcts.cli.report.TournamentFigures;
import io.mcts.cli.report.TournamentJson;
import io.mcts.cli.report.TournamentText;
import io.mcts.cli.terminal.Interruption;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays the games of a tournament that a file describes. */
@Command(
        name = "tournament",
        description = {
            "Plays games between the entrants that a file names, and prints their scores and ratings.",
            "Games come in sets: the same beginning and the same dice, with the seats changed."
        },
        customSynopsis =
                "mcts tournament FILE [--games N] [--seed S] [--threads K] [--record FILE] [--plot FILE] [--json]"
                        + " [--cluster HOST:PORT]",
        sortOptions = false,
        footer = {
            "",
            "A FILE is JSON, such as",
            "  {\"game\": \"connectfour\", \"games\": 400, \"opening\": 2, \"seed\": 1,",
            "   \"entrants\": [\"uct,iterations=1000\",",
            "                {\"name\": \"fast\", \"spec\": \"uct,iterations=100\"}],",
            "   \"groups\": \"all\"}",
            "With \"budgets\": [\"iterations=1000\", \"time=50ms\"] there is a tournament for each",
            "budget, which the SPECs then leave out; records are numbered.",
            "games is what each group of entrants plays; groups is all, first (the first",
            "against each other), neighbours (each against the next) or a list of lists of",
            "names. A SPEC is that of mcts match. Where games end with more than a win, a draw",
            "and a loss, mean payoffs are printed, too."
        })
public final class TournamentCommand extends AbstractCommand {

    @Parameters(paramLabel = "FILE", description = "The tournament.")
    private Path file = Path.of("");

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games each group plays; as the file says by default.")
    private @Nullable Integer gamesEach;

    @Option(names = "--seed", paramLabel = "S", description = "The seed; as the file says by default.")
    private @Nullable Long seed;

    @Mixin
    private ContestOptions options = new ContestOptions();

    @Override
    public void run() {
        TournamentPlan plan =
                changed(TournamentPlan.read(file, gamesEach == null ? OptionalInt.empty() : OptionalInt.of(gamesEach)));
        Ranges.refuseOutOfRange("games", plan.games(), 1, 1_000_000);
        options.check();
        Game<?, ?> game = allGames().make(plan.game());
        plan.entrants().forEach(entrant -> Entrants.requireNoOpening(game, entrant.spec(), plan.opening()));
        List<TournamentPlan> plans = plan.byBudget();
        options.warnOfTimes(
                plans.stream()
                        .flatMap(each -> each.entrants().stream())
                        .map(TournamentPlan.Participant::spec)
                        .toList(),
                plan.games(),
                terminal());
        List<Chart> charts = new ArrayList<>();
        try (Interruption interruption = new Interruption(terminal());
                EngineLog log = options.openEngineLog()) {
            for (int i = 0; i < plans.size() && !interruption.isInterrupted(); i++) {
                if (plans.size() > 1) {
                    options.numberContest(i + 1);
                    print(i == 0 || options.isJson() ? "" : System.lineSeparator());
                }
                charts.addAll(played(plans.get(i), game, interruption, log));
            }
        }
        options.plot().ifPresent(picture -> new Picture(charts).write(picture));
    }

    private TournamentPlan changed(TournamentPlan plan) {
        return seed == null ? plan : plan.withSeed(seed);
    }

    private <S extends GameState<S, M>, M extends Move> List<Chart> played(
            TournamentPlan plan, Game<S, M> game, Interruption interruption, EngineLog log) {
        try (Entrants<S, M> entrants = new Entrants<>(game, plan.game(), options.arena(interruption))) {
            entrants.logTo(log);
            Tournament<S, M> tournament = tournament(plan, game, entrants);
            options.openFolder(game, plan.game(), allGames());
            List<Chart> charts = report(plan, game.players(), tournament, interruption);
            entrants.lateness().forEach(this::warn);
            return charts;
        }
    }

    private <S extends GameState<S, M>, M extends Move> Tournament<S, M> tournament(
            TournamentPlan plan, Game<S, M> game, Entrants<S, M> entrants) {
        List<Entrant<S, M>> participants = plan.entrants().stream()
                .map(entrant -> entrants.of(entrant.name(), entrant.spec()))
                .toList();
        Opening<S, M> opening = options.opening(game, plan.opening());
        Tournament<S, M> all =
                Tournament.of(participants, opening, plan.games()).withSeed(plan.seed());
        Tournament<S, M> played = plan.groups().isEmpty() ? all : all.withGroups(plan.groups());
        return played.withAdjudication(options.adjudication());
    }

    private <S extends GameState<S, M>, M extends Move> List<Chart> report(
            TournamentPlan plan, List<String> players, Tournament<S, M> tournament, Interruption interruption) {
        TournamentResult result = options.play(
                tournament,
                settings(plan),
                interruption,
                (game, sofar) -> {},
                sofar -> TournamentText.known(Points.of(tournament.opening(), sofar.isByPoints()), sofar),
                terminal());
        Optional<Points> points = Points.of(tournament.opening(), result.isByPoints());
        print(
                options.isJson()
                        ? Json.line(TournamentJson.of(plan, points, result))
                        : TournamentText.of(plan, players, MatchText.isDealt(tournament.opening()), points, result)
                                + TournamentText.quotation(plan, result, version()));
        result.faults().forEach(this::warn);
        String title = plan.heading().isEmpty() ? plan.game() : plan.heading();
        return TournamentFigures.charts(title, result);
    }

    /** Returns the settings that must be the same for a tournament to continue; its number of games may change. */
    private Map<String, String> settings(TournamentPlan plan) {
        Map<String, String> settings = options.settings(plan.game(), plan.opening(), plan.seed());
        plan.entrants().forEach(entrant -> settings.put(ContestOptions.ENTRANT + entrant.name(), entrant.spec()));
        return settings;
    }
}
