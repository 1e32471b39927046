package io.mcts.examples.command;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameVerifier;
import io.mcts.testkit.VerificationReport;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.Rule;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks that a game, its notation and its heuristics keep the rules of the game interface. */
@Command(
        name = "verify",
        description = "Checks in states all over a game that it, its notation and its heuristics keep every rule of the"
                + " interface; a broken rule is shown with a short list of moves. The exit status is 1 if one is"
                + " broken.",
        customSynopsis = "mcts verify GAME [--seed S] [--json]",
        sortOptions = false)
final class VerifyCommand implements Callable<Integer> {

    /** As many beginnings are drawn; where the game has but one they are all the same. */
    private static final int BEGINNINGS = 3;

    private final Catalog<Game<?, ?>> games;
    private final PrintWriter out;

    @Parameters(paramLabel = "GAME", description = "The game, with its options.")
    private String game = "";

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all random numbers; 1 unless given.")
    private long seed;

    @Option(names = "--json", description = "Print JSON, in one line, instead of text.")
    private boolean isJson;

    VerifyCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.games = games;
        this.out = terminal.out();
    }

    @Override
    public Integer call() {
        VerificationReport report = verify(games.make(game));
        out.print(isJson ? JsonLine.of(json(report)) : game + ": " + report + System.lineSeparator());
        return report.isRight() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private <S extends GameState<S, M>, M extends Move> VerificationReport verify(Game<S, M> game) {
        GameVerifier<S, M> verifier =
                GameVerifier.of(() -> beginnings(game)).withSeed(seed).withNotation(game.notation());
        for (Entry<Heuristic<S>> entry : game.heuristics().entries()) {
            verifier = verifier.withHeuristic(game.heuristics().make(entry.name()));
        }
        return verifier.verify();
    }

    private <S extends GameState<S, M>, M extends Move> List<S> beginnings(Game<S, M> game) {
        return IntStream.range(0, BEGINNINGS)
                .mapToObj(number -> game.initial(Xoroshiro128PlusPlus.stream(seed, number)))
                .toList();
    }

    private Map<String, Object> json(VerificationReport report) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", game);
        json.put("seed", seed);
        json.put("right", report.isRight());
        json.put("rules", report.checked().size());
        json.put("states", report.states());
        json.put("inapplicable", inapplicable(report));
        json.put(
                "violations",
                report.findings().stream().map(VerifyCommand::json).toList());
        json.put("unchecked", report.unchecked().stream().map(Rule::name).toList());
        return json;
    }

    /** The rules that do not apply, each with what it needs and the game is without. */
    private static Map<String, String> inapplicable(VerificationReport report) {
        Map<String, String> inapplicable = new LinkedHashMap<>();
        report.inapplicable().forEach((rule, need) -> inapplicable.put(rule.name(), need));
        return inapplicable;
    }

    private static Map<String, Object> json(Finding finding) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rule", finding.rule().name());
        json.put("sentence", finding.violation().rule());
        json.put("expected", finding.violation().expected());
        json.put("actual", finding.violation().actual());
        json.put(
                "moves",
                finding.violation().reproduction().moves().stream()
                        .map(Object::toString)
                        .toList());
        json.put("shortest", finding.isShortest());
        json.put("from", finding.violation().reproduction().initialState());
        return json;
    }
}
