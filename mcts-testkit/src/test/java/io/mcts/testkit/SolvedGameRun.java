package io.mcts.testkit;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.parts.SolvedGameRules;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortening;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The check of a rule in games whose exact values are known, and in smaller ones where it is broken. */
final class SolvedGameRun {

    /** For a search that sees only its leaves. */
    private static final int FEW_ITERATIONS = 10;

    private static final int SOME_ITERATIONS = 400;

    private final SolvedGameContract contract;
    private final Check<GameSubject<GameTree, Branch>> rule;
    private final boolean isOfBestPlay;
    private final boolean isForAnyIterations;

    SolvedGameRun(SolvedGameContract contract, Check<GameSubject<GameTree, Branch>> rule) {
        this.contract = contract;
        this.rule = rule;
        this.isOfBestPlay = SolvedGameRules.OF_BEST_PLAY.contains(rule);
        this.isForAnyIterations = SolvedGameRules.OF_ANY_ITERATIONS.contains(rule);
    }

    /** Checks the rule in as many games as it has tries. */
    void run() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(contract.seed());
        int tries = rule.tries(contract.tries());
        for (int i = 0; i < tries; i++) {
            Seed seed = new Seed(contract.seed(), i);
            GameTree game = games().of(random.nextLong());
            SearchUnderTest<GameTree, Branch> search =
                    new SearchUnderTest<>(contract.search()::toBuilder, false, iterations(random), seed.mixed());
            Function<GameTree, @Nullable Violation> check = tree -> violation(of(tree, seed, search));
            Violation broken = check.apply(game);
            if (broken != null) {
                throw smallest(Shortening.smallest(game, broken, SolvedGameRun::smaller, check), seed, search);
            }
        }
    }

    private RandomGameTrees games() {
        if (isOfBestPlay) {
            return RandomGameTrees.clear();
        }
        return isForAnyIterations
                ? contract.kind()
                : contract.kind().withChance(1).withMoves(1, 2);
    }

    private int iterations(RandomGenerator random) {
        if (isOfBestPlay) {
            return contract.iterations();
        }
        return isForAnyIterations ? 1 + random.nextInt(SOME_ITERATIONS) : FEW_ITERATIONS;
    }

    private static Stream<GameTree> smaller(GameTree game) {
        return GameTreeArbitrary.smaller(game).stream();
    }

    private Violation smallest(
            Shortening.Smallest<GameTree> found, Seed seed, SearchUnderTest<GameTree, Branch> search) {
        return isForAnyIterations
                ? Shortening.withFewestIterations(of(found.value(), seed, search), found.violation(), this::violation)
                : found.violation();
    }

    private @Nullable Violation violation(GameUnderTest<GameTree, Branch> game) {
        return RuleRun.broken(rule, game, List.of());
    }

    /** A game given by its tree, in which a search is checked. */
    static GameUnderTest<GameTree, Branch> of(GameTree game, Seed seed, SearchUnderTest<GameTree, Branch> search) {
        return GameUnderTest.of(() -> List.of(game), 1, SearchUnderTest.FACTS, Extras.<GameTree, Branch>none())
                .with(seed)
                .by(search);
    }
}
