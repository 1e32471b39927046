package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.check.SelectionSubject;
import io.mcts.testkit.check.Subject;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.ParallelSearchRules;
import io.mcts.testkit.parts.SearchRules;
import io.mcts.testkit.parts.SelectionRules;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.report.Coverage;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.ListedGame;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortening;
import io.mcts.testkit.run.Survey;
import io.mcts.testkit.watch.Heartbeat;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestReporter;

final class Contracts {

    /** The generation size, as jqwik calls it: how many values it expects to draw. */
    private static final int GENERATION_SIZE = 1_000;

    private static final int MOST_ITERATIONS = 500;
    private static final Duration TIME_LIMIT = GameFacts.none().timeLimit();
    private static final Check<GameSubject<?, ?>> ENOUGH_IS_SEEN = Check.<GameSubject<?, ?>>rule(
                    1, "ENOUGH_IS_SEEN", subject -> {})
            .stating("random games show enough of the game");

    private Contracts() {}

    /** A test of each rule; a game without the required capability fails it. */
    static Stream<DynamicTest> ofGame(GameContract<?, ?> contract, Stream<Check<GameSubject<?, ?>>> rules) {
        GameUnderTest<?, ?> game = game(contract);
        return tests(contract, rules, rule -> {
            List<? extends GameSubject<?, ?>> subjects = game.subjects(rule);
            rule.needs().stream()
                    .limit(1)
                    .forEach(need ->
                            subjects.get(0).require(subjects.stream().anyMatch(need::isMetBy), need.words(), "none"));
            run(contract, rule, game);
        });
    }

    static Stream<DynamicTest> ofGame(
            GameContract<?, ?> contract, Stream<Check<GameSubject<?, ?>>> rules, TestReporter reporter) {
        return tests(contract, game(contract), rules, reporter);
    }

    static <S extends GameState<S, M>, M extends Move> DynamicTest ofCoverage(GameStateContract<S, M> contract) {
        return DynamicTest.dynamicTest(ENOUGH_IS_SEEN.sentence(), () -> {
            GameUnderTest<S, M> game = game(contract);
            Coverage coverage = new Survey<>(game, contract.unclaimed()).coverage();
            new GameSubject<>(game, ENOUGH_IS_SEEN, new Heartbeat())
                    .require(coverage.unseen().isEmpty(), "enough to be seen", coverage.unseen() + "\n  " + coverage);
        });
    }

    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofListedGames(
            HiddenInformationContract<S, M> contract) {
        int variants = contract.smallStates().size();
        return IntStream.range(0, variants).boxed().flatMap(number -> {
            Supplier<List<S>> variant = () -> List.of(contract.smallStates().get(number));
            String place = "smallStates().get(" + number + ")";
            Seed seed = Seed.of(contract.seed());
            GameUnderTest<S, M> game = new GameUnderTest<>(variant, place, 0, seed, contract.facts(), Extras.none());
            ListedGame<S, M> listed = new ListedGame<>(contract.drawsAsIfOthersMovedAtRandom());
            return listed.rules().stream()
                    .map(rule -> DynamicTest.dynamicTest(
                            rule.sentence() + " from " + game.description(),
                            () -> report(new RuleRun<>(rule, game, 1))));
        });
    }

    static Stream<DynamicTest> ofPart(
            GameContract<?, ?> contract,
            List<Check<GameSubject<?, ?>>> rules,
            Supplier<?> part,
            TestReporter reporter) {
        return tests(contract, game(contract).by(part), rules.stream(), reporter);
    }

    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofSearch(
            SearchContract<S, M> contract, TestReporter reporter) {
        boolean isShared = !contract.unclaimed().contains(OptionalRule.SHARES_A_TREE)
                && contract.initialStates().stream()
                        .noneMatch(state -> state instanceof SampledMoves || state instanceof SampledChance);
        Mcts<S, M> mcts = contract.search();
        SearchUnderTest<S, M> search =
                new SearchUnderTest<>(mcts::toBuilder, isShared, MOST_ITERATIONS, contract.seed());
        GameFacts facts = contract.facts().withTimeLimit(SearchUnderTest.FACTS.timeLimit());
        Stream<Check<GameSubject<?, ?>>> rules =
                Stream.concat(SearchRules.ALL.stream(), ParallelSearchRules.ALL.stream());
        return tests(contract, game(contract).with(facts).by(search), rules, reporter);
    }

    /** A test of each rule of a selection policy that applies; it throws the violation with the fewest and simplest children found. */
    static Stream<DynamicTest> ofSelection(SelectionPolicyContract contract, TestReporter reporter) {
        GivenChildren any = GivenChildren.of(Child.of(1, 0));
        Stream<Check<SelectionSubject>> rules = applicable(
                contract,
                SelectionRules.ALL.stream(),
                rule -> List.of(new SelectionSubject(rule, contract::policy, any, Seed.of(contract.seed()))),
                reporter);
        return tests(
                contract,
                rules,
                rule -> JqwikSession.run(() -> {
                    net.jqwik.api.RandomGenerator<GivenChildren> generator =
                            contract.children().generator(GENERATION_SIZE, true);
                    Random random = new Random(contract.seed());
                    for (int i = 0; i < rule.tries(contract.tries()); i++) {
                        Seed seed = new Seed(contract.seed(), i);
                        Shrinkable<GivenChildren> made = generator.next(random);
                        Function<Shrinkable<GivenChildren>, @Nullable Violation> check = children -> Subject.broken(
                                rule::check,
                                new SelectionSubject(rule, contract::policy, children.value(), seed),
                                TIME_LIMIT);
                        Violation violation = check.apply(made);
                        if (violation != null) {
                            throw Shortening.smallest(made, violation, Shrinkable::shrink, check)
                                    .violation();
                        }
                    }
                }));
    }

    private static <C extends Subject> Stream<Check<C>> applicable(
            Contract contract,
            Stream<Check<C>> rules,
            Function<Check<C>, List<? extends C>> subjects,
            TestReporter reporter) {
        Map<String, String> exempt = new TreeMap<>();
        List<Check<C>> applicable = rules.filter(rule -> rule.isClaimed(contract.unclaimed()))
                .filter(rule -> {
                    Optional<Precondition<? super C>> lacking = rule.lacking(subjects.apply(rule));
                    lacking.ifPresent(need -> exempt.put(rule.sentence(), "does not apply: it needs " + need));
                    return lacking.isEmpty();
                })
                .toList();
        if (!exempt.isEmpty()) {
            reporter.publishEntry(exempt);
        }
        return applicable.stream();
    }

    private static Stream<DynamicTest> tests(
            Contract contract,
            GameUnderTest<?, ?> game,
            Stream<Check<GameSubject<?, ?>>> rules,
            TestReporter reporter) {
        return tests(
                contract, applicable(contract, rules, game::subjects, reporter), rule -> run(contract, rule, game));
    }

    static <C extends Subject> Stream<DynamicTest> tests(
            Contract contract, Stream<Check<C>> rules, Consumer<Check<C>> run) {
        return rules.filter(rule -> rule.isClaimed(contract.unclaimed()))
                .map(rule -> DynamicTest.dynamicTest(rule.sentence(), () -> {
                    try {
                        run.accept(rule);
                    } catch (Violation violation) {
                        OptionalRule claim = rule.claim();
                        throw claim == null ? violation : violation.unlessUnclaimed(claim);
                    }
                }));
    }

    private static void run(Contract contract, Check<GameSubject<?, ?>> rule, GameUnderTest<?, ?> game) {
        report(new RuleRun<>(rule, game, rule.tries(contract.tries())));
    }

    private static void report(RuleRun<?, ?> run) {
        run.broken().ifPresent(shortened -> {
            throw shortened.violation();
        });
    }

    private static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> game(GameContract<S, M> contract) {
        Extras<S, M> companions = Extras.none();
        if (contract instanceof HeuristicContract<S, M> heuristic) {
            for (Heuristic<? super S> one : heuristic.heuristics()) {
                companions = companions.with(one, heuristic.atTheEnd());
            }
        }
        if (contract instanceof GameStateContract<S, M> states) {
            companions = companions.with(states.labels());
        }
        if (contract instanceof NotationContract<S, M> notation) {
            companions = companions.with(notation.notation());
        }
        return GameUnderTest.of(contract::initialStates, contract.seed(), contract.facts(), companions);
    }
}
