package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;
import org.junit.jupiter.api.DynamicTest;

/** How the contracts make a test of each rule. */
final class Contracts {

    /** What jqwik calls the generation size: how many values it expects to draw. */
    private static final int GENERATION_SIZE = 1_000;

    private Contracts() {}

    /** A test of each rule of a game. */
    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofGame(
            GameContract<S, M> contract, GameStateRule... rules) {
        return Arrays.stream(rules)
                .map(rule -> DynamicTest.dynamicTest(rule.toString(), () -> {
                    demand(contract, rule);
                    run(contract, rule.rule(), contract::initialStates, number -> game(contract, number));
                }));
    }

    /** A test of each rule of a part, in a game, that is claimed. */
    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofPart(
            GameContract<S, M> contract,
            Stream<Rule<Subject<?, ?>>> rules,
            Set<?> unclaimed,
            UnaryOperator<GameUnderTest<S, M>> withPart) {
        return tests(
                rules,
                unclaimed,
                rule -> run(contract, rule, contract::initialStates, number -> withPart.apply(game(contract, number))));
    }

    /** A test of each rule of a search, in a game, that is claimed. */
    static <S extends GameState<S, M>, M extends Move> Stream<DynamicTest> ofSearch(
            SearchedGame<S, M> contract,
            Stream<Rule<Subject<?, ?>>> rules,
            Supplier<Mcts.Builder<S, M>> builder,
            int mostIterations) {
        boolean isShared = !contract.unclaimed().contains(SearchClaim.SHARES_A_TREE);
        GameFacts facts = SearchUnderTest.FACTS.withLongestGame(contract.longestGame());
        SearchUnderTest<S, M> search =
                new SearchUnderTest<>(builder, isShared, mostIterations, mostIterations, 0, contract.seed());
        return tests(
                rules,
                contract.unclaimed(),
                rule -> run(
                        contract,
                        rule,
                        contract::initialStates,
                        number -> GameUnderTest.<S, M>of(
                                        contract::initialStates, number, contract.seed(), facts, Companions.none())
                                .by(search)));
    }

    /** A test of each rule that is claimed. */
    private static <C> Stream<DynamicTest> tests(Stream<Rule<C>> rules, Set<?> unclaimed, Consumer<Rule<C>> check) {
        return rules.filter(rule -> rule.isClaimed(unclaimed))
                .map(rule -> DynamicTest.dynamicTest(rule.toString(), () -> check.accept(rule)));
    }

    private static <S extends GameState<S, M>, M extends Move> void run(
            Contract contract,
            Rule<? super Subject<S, M>> rule,
            Supplier<List<S>> initialStates,
            IntFunction<GameUnderTest<S, M>> game) {
        RuleRun<S, M> run = new RuleRun<>(
                rule,
                initialStates.get().size(),
                game,
                () -> RandomGames.longest(
                        initialStates, contract.seed(), game.apply(0).facts()),
                tries(contract, rule));
        run.broken().ifPresent(shortened -> {
            throw shortened.violation();
        });
    }

    static int tries(Contract contract, Rule<?> rule) {
        return Math.max(1, (int) ((long) rule.tries() * contract.tries() / States.MANY));
    }

    /** A test of each rule of a part that chooses among children. */
    static Stream<DynamicTest> ofChooser(
            Contract contract,
            Stream<Rule<ChoiceSubject>> rules,
            Set<?> unclaimed,
            Supplier<Chooser> part,
            Arbitrary<GivenChildren> children) {
        return tests(
                rules,
                unclaimed,
                rule -> JqwikSession.run(() -> check(
                        children, contract, rule, (shown, seed) -> ChoiceSubject.check(rule, part, shown, seed))));
    }

    /** A test of each rule of a backup that is claimed. */
    static Stream<DynamicTest> ofBackup(BackupContract contract) {
        return tests(
                Arrays.stream(BackupRule.values()).map(BackupRule::rule),
                contract.unclaimed(),
                rule -> JqwikSession.run(() -> check(
                        contract.paths(),
                        contract,
                        rule,
                        (path, seed) -> BackupSubject.check(rule, contract::backup, path, seed))));
    }

    /** A test of each rule of a search in games whose values are known. */
    static Stream<DynamicTest> ofSolvedGames(SolvedGameContract contract) {
        return Arrays.stream(SolvedGameRule.values())
                .filter(rule -> rule.rule().isClaimed(contract.unclaimed()))
                .map(rule -> DynamicTest.dynamicTest(rule.toString(), () -> SolvedGameRun.of(contract, rule)));
    }

    /** Checks values that are made up; throws the violation of the smallest that was found. */
    private static <T> void check(Arbitrary<T> values, Contract contract, Rule<?> rule, BiConsumer<T, Seed> check) {
        RandomGenerator<T> generator = values.generator(GENERATION_SIZE, true);
        Random random = new Random(contract.seed());
        int tries = tries(contract, rule);
        for (int i = 0; i < tries; i++) {
            Seed seed = new Seed(contract.seed(), i);
            Shrinkable<T> value = generator.next(random);
            Function<T, Optional<Violation>> broken = tried -> violation(() -> check.accept(tried, seed));
            broken.apply(value.value()).ifPresent(violation -> {
                throw Smaller.of(value, violation, broken);
            });
        }
    }

    /** What a check throws. */
    static Optional<Violation> violation(Runnable check) {
        try {
            check.run();
            return Optional.empty();
        } catch (Violation violation) {
            return Optional.of(violation);
        }
    }

    static GameFacts facts(GameContract<?, ?> contract) {
        return new GameFacts(
                contract.longestGame(),
                contract.timeLimit(),
                contract.payoffSum(),
                contract.knownGames(),
                new TreeMap<>(contract.positions()));
    }

    /** Demands what a rule needs, where somebody asked for it by implementing its contract alone. */
    private static <S extends GameState<S, M>, M extends Move> void demand(
            GameContract<S, M> contract, GameStateRule rule) {
        Need need = rule.subject();
        boolean isOptional = contract instanceof GameStateContract && need != Need.HEURISTIC && need != Need.NOTATION;
        if (need == null || isOptional) {
            return;
        }
        boolean isMet = IntStream.range(0, contract.initialStates().size())
                .anyMatch(number -> need.isMetBy(game(contract, number)));
        new Subject<>(game(contract, 0), rule.toString()).require(isMet, need.toString(), "none");
    }

    /** The game from one of its initial states. */
    private static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> game(
            GameContract<S, M> contract, int number) {
        return GameUnderTest.of(
                contract::initialStates, number, contract.seed(), facts(contract), companions(contract));
    }

    private static <S extends GameState<S, M>, M extends Move> Companions<S, M> companions(
            GameContract<S, M> contract) {
        Companions<S, M> companions = Companions.none();
        if (contract instanceof HeuristicContract<S, M> heuristic) {
            for (Heuristic<? super S> one : heuristic.heuristics()) {
                companions = companions.with(one, heuristic.atTheEnd());
            }
        }
        return contract instanceof NotationContract<S, M> notation ? companions.with(notation.notation()) : companions;
    }
}
