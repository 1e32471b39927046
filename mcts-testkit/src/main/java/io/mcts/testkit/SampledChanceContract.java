package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link SampledChance}: outcomes that are not listed can be drawn and played.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SampledChanceContract<S extends GameState<S, M> & SampledChance, M extends Move>
        extends GameContract<S, M> {

    /**
     * The rules of sampled chance.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfSampledChance() {
        RulesAlongGames<S, M> games = new RulesAlongGames<>(this);
        return Stream.of(
                games.along("only outcomes of chance are sampled", state -> {
                    if (state.isSampled()) {
                        games.requireEqual(false, state.isTerminal(), "whether the game is over");
                        games.requireEqual(GameState.CHANCE, state.currentPlayer(), "who is to move");
                    }
                }),
                games.along("sampled outcomes are not listed", state -> {
                    if (state.isSampled()) {
                        games.requireEqual(true, isRefused(state), "legalMoves() refuses");
                    }
                }),
                games.along("equal random numbers draw equal outcomes", state -> {
                    if (state.isSampled()) {
                        M drawn = state.randomMove(Xoroshiro128PlusPlus.of(seed()));
                        games.requireEqual(drawn, state.randomMove(Xoroshiro128PlusPlus.of(seed())), "the outcome");
                    }
                }),
                games.along("a drawn outcome can be played in a copy", state -> {
                    if (state.isSampled()) {
                        M drawn = state.randomMove(Xoroshiro128PlusPlus.of(seed()));
                        S one = state.copy();
                        S other = state.copy();
                        one.play(drawn);
                        other.play(drawn);
                        List<Object> appearance = InformationRules.appearance(one);
                        games.requireEqual(appearance, InformationRules.appearance(other), "the same state");
                    }
                }));
    }

    private static boolean isRefused(GameState<?, ?> state) {
        try {
            return state.legalMoves() == null;
        } catch (UnsupportedOperationException refusal) {
            return true;
        }
    }
}
