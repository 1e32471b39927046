package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Random games keep every rule of a game, and come back from what is written of them. */
class GameTreeProperties implements GameStateContract<GameTree, Branch> {

    private static final List<GameTree> GAMES =
            LongStream.range(0, 20).mapToObj(RandomGameTrees.any()::of).toList();

    @Override
    public List<GameTree> initialStates() {
        return GAMES.stream().map(GameTree::copy).toList(); // drawing them takes far longer
    }

    @Provide
    Arbitrary<GameTree> games() {
        return GameTreeArbitrary.of(RandomGameTrees.any());
    }

    @Provide
    Arbitrary<GameTree> opposed() {
        return GameTreeArbitrary.of(RandomGameTrees.any().withOpposedPlayers());
    }

    @Property(seed = "1", tries = 300)
    void whatIsWrittenOfAGameMakesItAgain(@ForAll("games") GameTree game) {
        assertThat(GameTree.of(game.toString())).isEqualTo(game);
    }

    @Property(seed = "2", tries = 300)
    void smallerGamesAreGamesAndSmaller(@ForAll("games") GameTree game) {
        assertThat(GameTreeArbitrary.smaller(game))
                .allSatisfy(smaller -> assertThat(smaller.position().size())
                        .isLessThan(game.position().size()))
                .allSatisfy(smaller -> assertThat(smaller.isTerminal()).isFalse());
    }

    /** Plain minimax over moves and states, which knows nothing of bounds. */
    @Property(seed = "3", tries = 300)
    void opposedPlayersHaveTheValuesOfExpectiminimax(@ForAll("opposed") GameTree game) {
        for (int player = 0; player < game.playerCount(); player++) {
            double value = expectiminimax(game, player) / 10;
            assertThat(game.exactRewards().get(player).lower()).isCloseTo(value, within(1e-9));
            assertThat(game.exactRewards().get(player).upper()).isCloseTo(value, within(1e-9));
        }
    }

    private static double expectiminimax(GameTree game, int player) {
        if (game.isTerminal()) {
            return game.payoff(player);
        }
        boolean isOwn = game.currentPlayer() == player;
        double sum = 0;
        double best = isOwn ? 0 : 10;
        for (Branch move : game.legalMoves()) {
            GameTree next = game.copy();
            next.play(move);
            double value = expectiminimax(next, player);
            best = isOwn ? Math.max(best, value) : Math.min(best, value);
            sum += game.currentPlayer() == GameTree.CHANCE ? game.probability(move) * value : 0;
        }
        return game.currentPlayer() == GameTree.CHANCE ? sum : best;
    }
}
