package io.mcts.testkit;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameTree.Branch;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The check of a rule in games whose exact values are known, and in smaller ones where it is broken. */
final class SolvedGameRun {

    private static final int MOST_SMALLER_GAMES = 2_000;

    private final SolvedGameContract contract;
    private final SolvedGameRule rule;

    private SolvedGameRun(SolvedGameContract contract, SolvedGameRule rule) {
        this.contract = contract;
        this.rule = rule;
    }

    /** Checks a rule in as many games as it has tries. */
    static void of(SolvedGameContract contract, SolvedGameRule rule) {
        new SolvedGameRun(contract, rule).run();
    }

    private void run() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(contract.seed());
        int tries = Contracts.tries(contract, rule.rule());
        for (int i = 0; i < tries; i++) {
            GameTree game = rule.games(contract).of(random.nextLong());
            SearchUnderTest<GameTree, Branch> search = rule.search(contract, contract.seed() + i, random);
            Optional<Violation> broken = violation(game, search);
            if (broken.isPresent()) {
                throw smallest(game, search, broken.get());
            }
        }
    }

    private Violation smallest(GameTree game, SearchUnderTest<GameTree, Branch> search, Violation found) {
        List<GameTree> smaller = GameTreeArbitrary.smaller(game);
        GameTree smallest = game;
        Violation violation = found;
        for (int i = 0, tries = 0; i < smaller.size() && tries < MOST_SMALLER_GAMES; i++, tries++) {
            Optional<Violation> broken = violation(smaller.get(i), search);
            if (broken.isPresent()) {
                violation = broken.get();
                smallest = smaller.get(i);
                smaller = GameTreeArbitrary.smaller(smallest);
                i = -1;
            }
        }
        return withFewestIterations(smallest, search, violation);
    }

    private Violation withFewestIterations(GameTree game, SearchUnderTest<GameTree, Branch> search, Violation found) {
        for (int iterations = 1; rule.isForAnyIterations() && iterations < search.iterations(); iterations++) {
            Optional<Violation> broken = violation(game, search.withIterations(iterations));
            if (broken.isPresent()) {
                return broken.get();
            }
        }
        return found;
    }

    private Optional<Violation> violation(GameTree game, SearchUnderTest<GameTree, Branch> search) {
        return Contracts.violation(() -> Trial.check(rule.rule(), of(game, search), List.of()));
    }

    /** A game given by its tree, in which a search is checked. */
    static GameUnderTest<GameTree, Branch> of(GameTree game, SearchUnderTest<GameTree, Branch> search) {
        return new GameUnderTest<>(game::copy, game.toString(), search.seed(), SearchUnderTest.FACTS).by(search);
    }
}
