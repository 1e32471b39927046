package io.mcts.arena.spec;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.game.GameState;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.Hearts;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SidesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void playersTakeTurnsForTheirSides(int seed) {
        Hearts hearts = Hearts.initial(4);
        Sides<Hearts, Card> sides = start();
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        while (!hearts.isTerminal()) {
            int player = hearts.currentPlayer();
            assertThat(sides.currentPlayer()).isEqualTo(player == GameState.CHANCE ? player : player % 2);
            Card card = hearts.randomMove(random);
            hearts.play(card);
            sides.play(card);
        }

        assertThat(sides.isTerminal()).isTrue();
        assertThat(sides.payoff(0)).isEqualTo((hearts.payoff(0) + hearts.payoff(2)) / 2);
        assertThat(sides.payoff(1)).isEqualTo((hearts.payoff(1) + hearts.payoff(3)) / 2);
        assertThat(sides.payoff(0)).isBetween(sides.minPayoff(), sides.maxPayoff());
    }

    /** Each agent of a side is asked only for its own player, and hears every move. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aSideHasAnAgentForEachOfItsPlayers(int side) {
        List<Integer> asked = new ArrayList<>();
        List<Integer> heard = new ArrayList<>();
        AgentFactory<Hearts, Card> factory = seat -> new Agent<>() {

            @Override
            public ChosenMove<Card> choose(Hearts state) {
                assertThat(state.currentPlayer()).isEqualTo(seat.player());
                asked.add(seat.player());
                return ChosenMove.of(state.legalMoves().get(0));
            }

            @Override
            public void played(Card move) {
                heard.add(seat.player());
            }
        };
        Sides<Hearts, Card> sides = start();
        Agent<Sides<Hearts, Card>, Card> agent = Sides.entrant(new Entrant<>("first card", factory))
                .agents()
                .agent(new AgentFactory.Seat<>(sides.copy(), side, 1));
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        int moves = 0;
        while (!sides.isTerminal()) {
            Card card = sides.currentPlayer() == side ? agent.choose(sides).move() : sides.randomMove(random);
            sides.play(card);
            agent.played(card);
            moves++;
        }

        assertThat(asked).containsOnly(side, side + 2);
        assertThat(heard).hasSize(2 * moves).containsOnly(side, side + 2);
    }

    private static Sides<Hearts, Card> start() {
        return Sides.<Hearts, Card>opening(random -> Hearts.initial(4)).open(Xoroshiro128PlusPlus.of(1));
    }
}
