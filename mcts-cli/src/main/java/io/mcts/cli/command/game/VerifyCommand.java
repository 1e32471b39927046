package io.mcts.cli.command.game;

import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.SearchJson;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.StatedFacts;
import io.mcts.testkit.GameVerifier;
import io.mcts.testkit.VerificationReport;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.report.Rule;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

@Command(
        name = "verify",
        description = "Checks in states all over a game that it, its notation and its heuristics keep every rule of the"
                + " interface; a broken rule is shown with a short list of moves. The exit status is 1 if one is"
                + " broken.",
        customSynopsis = "mcts verify GAME [--seed S] [--json]",
        sortOptions = false)
public final class VerifyCommand extends AbstractGameCommand {

    /** The number of initial states that are drawn; equal where the game has only one. */
    private static final int BEGINNINGS = 3;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all random numbers; 1 by default.")
    private long seed;

    @Option(names = "--json", description = "Print JSON, in one line, instead of text.")
    private boolean isJson;

    @Override
    public void run() {
        VerificationReport report = verify(allGames().make(gameName()));
        print(isJson ? Json.line(json(report)) : gameName() + ": " + report + System.lineSeparator());
        if (!report.isRight()) {
            terminal().endWith(ExitCode.SOFTWARE);
        }
    }

    private <S extends GameState<S, M>, M extends Move> VerificationReport verify(Game<S, M> game) {
        GameVerifier<S, M> verifier = stating(
                game.facts(),
                GameVerifier.of(() -> beginnings(game)).withSeed(seed).withNotation(game.notation()));
        for (Entry<Heuristic<S>> entry : game.heuristics()) {
            verifier = verifier.withHeuristic(entry.make(Map.of()));
        }
        try (ProgressBar bar = new ProgressBar(terminal(), -1, 0)) {
            bar.show(0, () -> "checking");
            Interruption interruption = new Interruption(terminal(), () -> interrupted(bar));
            try {
                return verifier.verify();
            } finally {
                interruption.close();
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> GameVerifier<S, M> stating(
            StatedFacts<S> stated, GameVerifier<S, M> verifier) {
        GameFacts facts = GameFacts.none();
        facts = stated.longestGame().isPresent()
                ? facts.withLongestGame(stated.longestGame().getAsInt())
                : facts;
        facts = stated.payoffSum().isPresent()
                ? facts.withPayoffSum(stated.payoffSum().getAsDouble())
                : facts;
        for (Map.Entry<Integer, Long> positions : stated.positions().entrySet()) {
            facts = facts.withPositions(positions.getKey(), positions.getValue());
        }
        Set<OptionalRule> unclaimed = EnumSet.noneOf(OptionalRule.class);
        if (stated.isCooperative()) {
            unclaimed.add(OptionalRule.ENDS_PAY_DIFFERENTLY);
        }
        if (stated.isWithoutChance()) {
            unclaimed.add(OptionalRule.CHANCE_IS_TO_MOVE);
        }
        GameVerifier<S, M> stating = verifier.withFacts(facts).withUnclaimed(unclaimed.toArray(OptionalRule[]::new));
        for (Map.Entry<String, Predicate<? super S>> label : stated.labels().entrySet()) {
            stating = stating.withLabel(label.getKey(), label.getValue());
        }
        return stating;
    }

    private void interrupted(ProgressBar bar) {
        bar.close();
        warn("interrupted before every rule was checked: nothing is known of " + gameName());
        terminal().err().flush(); // the program ends at once
    }

    private <S extends GameState<S, M>, M extends Move> List<S> beginnings(Game<S, M> game) {
        return IntStream.range(0, BEGINNINGS)
                .mapToObj(number -> game.initial(Xoroshiro128PlusPlus.stream(seed, number)))
                .toList();
    }

    private Json json(VerificationReport report) {
        Map<String, String> inapplicable =
                new LinkedHashMap<>(); // each rule with what it needs and the game is without
        report.inapplicable().forEach((rule, need) -> inapplicable.put(rule.name(), need));
        return new Json()
                .with("game", gameName())
                .with("seed", seed)
                .with("right", report.isRight())
                .with("rules", report.checked().size())
                .with("states", report.states())
                .with("inapplicable", inapplicable)
                .with(
                        "violations",
                        report.findings().stream().map(VerifyCommand::json).toList())
                .with("unchecked", report.unchecked().stream().map(Rule::name).toList())
                .with("unseen", report.coverage().unseen());
    }

    private static Json json(Finding finding) {
        return new Json()
                .with("rule", finding.rule().name())
                .with("sentence", finding.violation().rule())
                .with("expected", finding.violation().expected())
                .with("actual", finding.violation().actual())
                .with(
                        "moves",
                        SearchJson.texts(finding.violation().reproduction().moves()))
                .with("shortest", finding.isShortest())
                .with("from", finding.violation().reproduction().initialState());
    }
}
