package io.mcts.cli.command.contest;

import io.mcts.arena.Adjudication;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.SoloMatch;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.arena.statistics.Sprt;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import io.mcts.cli.report.MatchFigures;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.report.Points;
import io.mcts.cli.report.SoloReport;
import io.mcts.cli.terminal.Interruption;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays games between two searches. */
@Command(
        name = "match",
        description = {
            "Plays games between two entrants, a and b, and prints the score of a.",
            "Games are played in pairs with the same opening and dice and sides swapped."
        },
        customSynopsis = "mcts match GAME --a SPEC --b SPEC --games N [--seed S] [--opening N] [--sprt ELO0,ELO1]"
                + " [--threads K] [--record FILE] [--save DIR] [--plot FILE] [--json] [--cluster HOST:PORT]",
        sortOptions = false,
        footer = {
            "",
            "A SPEC is a preset with changes, as in uct,iterations=5000,rollout=decisive.",
            "The settings are the search options of mcts analyze --help, and keep-tree, and",
            "clock=60s+1s: the time for a whole game and what each move adds. An engine of",
            "another program that speaks UGI is engine,time=100ms,command=PROGRAM ARGUMENTS.",
            "In games with hidden information a SPEC is ismcts, mo-ismcts, regret-matching,",
            "pimc, oos or cheating with changes; see mcts options spec. In a game for",
            "four a and b play two players each; in a game for one they play alone, with",
            "the same openings and dice, and the difference of their payoffs counts. Where games end with more than a win, a draw",
            "and a loss, the mean payoff of a is printed, too."
        })
public final class MatchCommand extends AbstractGameCommand {

    private static final double ERROR_RATE = 0.05;

    @Option(names = "--a", paramLabel = "SPEC", required = true, description = "The first entrant.")
    private String a = "";

    @Option(names = "--b", paramLabel = "SPEC", required = true, description = "The second entrant.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games, from 1 to 1000000.")
    private int gameCount;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of everything random. Equal seeds and iterations give equal games; 1 by default.")
    private long seed = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin each pair of games with N random moves; 0 by default.")
    private int openingPlies;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1[,ALPHA,BETA]",
            description =
                    "End as soon as a sequential test tells which of two Elo differences it is; with errors of 0.05"
                            + " by default.")
    private @Nullable String sprt;

    @Mixin
    private ContestOptions options = new ContestOptions();

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--games", gameCount, 1, 1_000_000);
        options.check();
        play(allGames().make(gameName()));
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        boolean isSolo = game.players().size() == 1;
        if (isSolo) {
            requireSolo();
        } else {
            Entrants.requireTwoTeams(game, gameName());
        }
        Entrants.requireNoOpening(game, a, openingPlies);
        Entrants.requireNoOpening(game, b, openingPlies);
        options.warnOfTimes(List.of(a, b), gameCount, terminal());
        try (Interruption interruption = new Interruption(terminal());
                EngineLog log = options.openEngineLog();
                Entrants<S, M> entrants = new Entrants<>(game, gameName(), options.arena(interruption))) {
            entrants.logTo(log);
            Opening<S, M> opening = options.opening(game, openingPlies);
            Entrant<S, M> first = entrants.of(a);
            Entrant<S, M> second = entrants.of(b);
            options.openFolder(game, gameName(), allGames());
            if (isSolo) {
                report(SoloMatch.of(first, second, opening, gameCount).withSeed(seed), interruption);
                entrants.lateness().forEach(this::warn);
                return;
            }
            report(Match.of(first, second, opening, gameCount).withAdjudication(options.adjudication()), interruption);
            entrants.lateness().forEach(this::warn);
        }
    }

    private <S extends GameState<S, M>, M extends Move> void report(Match<S, M> unseeded, Interruption interruption) {
        Match<S, M> seeded = unseeded.withSeed(seed);
        Match<S, M> match = sprt == null ? seeded : seeded.until(test(sprt));
        MatchFigures figures = new MatchFigures(a, b);
        MatchResult result = options.play(
                match,
                options.settings(gameName(), openingPlies, seed),
                interruption,
                figures,
                sofar -> MatchText.known(Points.of(match.opening(), sofar.isByPoints()), sofar),
                terminal());
        Optional<Points> points = Points.of(match.opening(), result.isByPoints());
        print(
                options.isJson()
                        ? Json.line(json(match, points, result))
                        : MatchText.of(gameName(), match, points, result)
                                + MatchText.quotation(gameName(), match, result, version()));
        result.faults().forEach(this::warn);
        options.plot().ifPresent(file -> figures.picture(gameName(), result).write(file));
    }

    /** Refuses what has no meaning in a game for one player. */
    private void requireSolo() {
        if (sprt != null
                || options.plot().isPresent()
                || !options.adjudication().equals(Adjudication.NONE)) {
            throw new IllegalArgumentException(
                    "'" + gameName()
                            + "' is a game for one player, whose results are compared without --sprt, --plot, --resign and --draw");
        }
    }

    /** Compares the results of two entrants who play alone. */
    private <S extends GameState<S, M>, M extends Move> void report(SoloMatch<S, M> match, Interruption interruption) {
        SoloReport report = new SoloReport(
                gameName(), match, Points.of(match.opening(), true).orElseThrow());
        TournamentResult result = options.play(
                match,
                options.settings(gameName(), openingPlies, seed),
                interruption,
                report,
                sofar -> report.known(),
                terminal());
        print(options.isJson() ? Json.line(report.json(result)) : report.text(result, version()));
        result.faults().forEach(this::warn);
    }

    private Json json(Match<?, ?> match, Optional<Points> points, MatchResult result) {
        Json json = MatchJson.of(gameName(), match, result);
        return points.map(won -> won.addTo(json, result.rewards())).orElse(json);
    }

    private static Sprt test(String text) {
        try {
            double[] numbers = Ranges.numbers(text);
            if (numbers.length == 2) {
                return new Sprt(numbers[0], numbers[1], ERROR_RATE, ERROR_RATE);
            }
            if (numbers.length == 4) {
                return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
            }
        } catch (NumberFormatException notNumeric) {
            // told below
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException("--sprt '" + text + "': " + refusal.getMessage(), refusal);
        }
        throw new IllegalArgumentException(
                "--sprt is ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA such as 0,20, not '" + text + "'");
    }
}
