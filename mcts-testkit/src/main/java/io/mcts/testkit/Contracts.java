package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** How the properties of all contracts check their rules. */
final class Contracts {

    private static final long SEED = Long.parseLong(GameContract.SEED);

    private Contracts() {}

    /** Checks a rule in the state that some choices lead to. */
    static <S extends GameState<S, M>, M extends Move> void check(
            GameContract<S, M> contract, GameStateRule rule, Choices choices) {
        demand(contract, rule);
        rule.check(game(contract, choices.initialState()), choices.moves());
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
    static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> game(
            GameContract<S, M> contract, int initialState) {
        return GameUnderTest.of(contract::initialStates, initialState, SEED, facts(contract), companions(contract));
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
