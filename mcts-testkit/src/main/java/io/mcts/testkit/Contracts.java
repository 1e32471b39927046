package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.testkit.facts.Claim;
import io.mcts.testkit.facts.Coverage;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.Companions;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.GameSubject;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.ListedGame;
import io.mcts.testkit.rules.Need;
import io.mcts.testkit.rules.ParallelSearchRules;
import io.mcts.testkit.rules.SearchRules;
import io.mcts.testkit.rules.SearchUnderTest;
import io.mcts.testkit.rules.Seed;
import io.mcts.testkit.rules.SelectionSubject;
import io.mcts.testkit.rules.Subject;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortening;
import io.mcts.testkit.run.Survey;
import io.mcts.testkit.watch.Pulse;
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

/** How the contracts make a test of each rule. */
final class Contracts {

    /** What jqwik calls the generation size: how many values it expects to draw. */
    private static final int GENERATION_SIZE = 1_000;

    private static final int MOST_ITERATIONS = 500;
    private static final Duration TIME_LIMIT = GameFacts.none().timeLimit();

    private Contracts() {}

    /** A test of each rule of a game, all of which were asked for: a game without what a rule is about fails it. */
    static Stream<DynamicTest> ofGame(GameContract<?, ?> contract, Stream<GameStateRule> rules) {
        GameUnderTest<?, ?> game = game(contract);
        return rules.map(rule -> DynamicTest.dynamicTest(rule.toString(), () -> {
            String sentence = rule.toString();
            rule.subject().ifPresent(need -> require(game, sentence, isMet(need, game), need.toString(), "none"));
            run(contract, rule.check(), game);
        }));
    }

    static Stream<DynamicTest> ofGame(GameContract<?, ?> contract, Stream<GameStateRule> rules, TestReporter reporter) {
        GameUnderTest<?, ?> game = game(contract);
        Function<GameStateRule, Optional<String>> exemption =
                rule -> rule.subject().filter(need -> !isMet(need, game)).map(need -> "it needs " + need);
        return ofGame(contract, applicable(rules, exemption, reporter));
    }

    private static boolean isMet(Need need, GameUnderTest<?, ?> game) {
        return IntStream.range(0, game.count()).anyMatch(i -> need.isMetBy(game.from(i)));
    }

    /** Those of the rules that a contract claims that apply. */
    static <C> Stream<Check<C>> applicable(
            Contract contract,
            Stream<Check<C>> rules,
            Function<Check<C>, Optional<String>> exemption,
            TestReporter reporter) {
        return applicable(rules.filter(rule -> rule.isClaimed(contract.unclaimed())), exemption, reporter);
    }

    /** The rules that apply; one entry in the report of the tests names the others, each with the reason. */
    private static <R> Stream<R> applicable(
            Stream<R> rules, Function<R, Optional<String>> exemption, TestReporter reporter) {
        Map<String, String> exempt = new TreeMap<>();
        List<R> applicable = rules.filter(rule -> {
                    Optional<String> reason = exemption.apply(rule);
                    reason.ifPresent(words -> exempt.put(rule.toString(), "does not apply: " + words));
                    return reason.isEmpty();
                })
                .toList();
        if (!exempt.isEmpty()) {
            reporter.publishEntry(exempt);
        }
        return applicable.stream();
    }

    /** A test of whether random games come to what the rules need. */
    static <S extends GameState<S, M>, M extends Move> DynamicTest ofCoverage(GameStateContract<S, M> contract) {
        String rule = "random games show enough of the game";
        return DynamicTest.dynamicTest(rule, () -> {
            Coverage coverage = new Survey<>(game(contract), contract.unclaimed()).coverage();
            String seen = coverage.unseen() + "\n  " + coverage;
            require(game(contract), rule, coverage.unseen().isEmpty(), "enough to be seen", seen);
        });
    }

    private static void require(GameUnderTest<?, ?> game, String rule, boolean holds, String expected, Object actual) {
        new GameSubject<>(game, rule, new Pulse()).require(holds, expected, actual);
    }

    /** A test of each rule of hidden information that needs all states, in each of the small variants of a game. */
    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofListedGames(
            HiddenInformationContract<S, M> contract) {
        int variants = contract.smallStates().size();
        return IntStream.range(0, variants).boxed().flatMap(number -> {
            Supplier<List<S>> variant = () -> List.of(contract.smallStates().get(number));
            String place = "smallStates().get(" + number + ")";
            Seed seed = Seed.of(contract.seed());
            GameUnderTest<S, M> game = new GameUnderTest<>(variant, place, 0, seed, facts(contract), Companions.none());
            ListedGame<S, M> listed = new ListedGame<>(contract.drawsAsIfOthersMovedAtRandom());
            return listed.rules(contract.hasPerfectRecall()).stream()
                    .map(rule -> DynamicTest.dynamicTest(
                            rule.sentence() + " from " + game.description(),
                            () -> report(new RuleRun<>(rule, game, 1))));
        });
    }

    static Stream<DynamicTest> ofPart(
            GameContract<?, ?> contract, Stream<Check<GameSubject<?, ?>>> rules, Supplier<?> part) {
        return tests(contract, rules, rule -> run(contract, rule, game(contract).by(part)));
    }

    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofSearch(
            SearchContract<S, M> contract, TestReporter reporter) {
        boolean isShared = !contract.unclaimed().contains(Claim.SHARES_A_TREE)
                && contract.initialStates().stream()
                        .noneMatch(state -> state instanceof SampledMoves || state instanceof SampledChance);
        Mcts<S, M> mcts = contract.search();
        SearchUnderTest<S, M> search =
                new SearchUnderTest<>(mcts::toBuilder, isShared, MOST_ITERATIONS, contract.seed());
        GameFacts facts = SearchUnderTest.FACTS.withLongestGame(contract.longestGame());
        GameUnderTest<S, M> game = game(contract).with(facts).by(search);
        Stream<Check<GameSubject<?, ?>>> rules =
                Stream.concat(SearchRules.ALL.stream(), ParallelSearchRules.ALL.stream());
        Function<Check<GameSubject<?, ?>>, Optional<String>> exemption =
                rule -> Optional.of("it needs moves and outcomes that are listed")
                        .filter(reason -> !isShared
                                && rule.equals(ParallelSearchRules.VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS));
        return tests(contract, applicable(contract, rules, exemption, reporter), rule -> run(contract, rule, game));
    }

    /** A test of each rule of a selection policy that is claimed; it throws the violation with the fewest and simplest children found. */
    static Stream<DynamicTest> ofSelection(SelectionPolicyContract contract, Stream<Check<SelectionSubject>> rules) {
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
                                rule,
                                new SelectionSubject(rule.sentence(), contract::policy, children.value(), seed),
                                TIME_LIMIT);
                        Violation violation = check.apply(made);
                        if (violation != null) {
                            throw Shortening.smallest(made, violation, Shrinkable::shrink, check)
                                    .violation();
                        }
                    }
                }));
    }

    static <C> Stream<DynamicTest> tests(Contract contract, Stream<Check<C>> rules, Consumer<Check<C>> run) {
        return rules.filter(rule -> rule.isClaimed(contract.unclaimed()))
                .map(rule -> DynamicTest.dynamicTest(rule.sentence(), () -> {
                    try {
                        run.accept(rule);
                    } catch (Violation violation) {
                        Claim claim = rule.claim();
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

    private static GameFacts facts(GameContract<?, ?> contract) {
        GameFacts facts = new GameFacts(
                contract.longestGame(),
                contract.timeLimit(),
                contract.payoffSum(),
                contract.knownGames(),
                new TreeMap<>(contract.positions()),
                new TreeMap<>());
        for (Map.Entry<Integer, Map<String, Long>> counts :
                contract.positionsByMove().entrySet()) {
            facts = facts.withPositions(counts.getKey(), counts.getValue());
        }
        return facts;
    }

    private static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> game(GameContract<S, M> contract) {
        Companions<S, M> companions = Companions.none();
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
        return GameUnderTest.of(contract::initialStates, contract.seed(), facts(contract), companions);
    }
}
