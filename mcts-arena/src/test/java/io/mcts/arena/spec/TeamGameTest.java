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

class TeamGameTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void playersTakeTurnsForTheirTeams(int seed) {
        Hearts hearts = Hearts.initial(4);
        TeamGame<Hearts, Card> teams = start();
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        while (!hearts.isTerminal()) {
            int player = hearts.currentPlayer();
            assertThat(teams.currentPlayer()).isEqualTo(player == GameState.CHANCE ? player : player % 2);
            Card card = hearts.randomMove(random);
            hearts.play(card);
            teams.play(card);
        }

        assertThat(teams.isTerminal()).isTrue();
        assertThat(teams.payoff(0)).isEqualTo((hearts.payoff(0) + hearts.payoff(2)) / 2);
        assertThat(teams.payoff(1)).isEqualTo((hearts.payoff(1) + hearts.payoff(3)) / 2);
        assertThat(teams.payoff(0)).isBetween(teams.minPayoff(), teams.maxPayoff());
    }

    /** Each agent of a team is asked only for its own player, and hears every move. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aTeamHasAnAgentForEachOfItsPlayers(int team) {
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
        TeamGame<Hearts, Card> teams = start();
        Agent<TeamGame<Hearts, Card>, Card> agent = TeamGame.entrant(new Entrant<>("first card", factory))
                .agents()
                .agent(new AgentFactory.Seat<>(teams.copy(), team, 1));
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        int moves = 0;
        while (!teams.isTerminal()) {
            Card card = teams.currentPlayer() == team ? agent.choose(teams).move() : teams.randomMove(random);
            teams.play(card);
            agent.played(card);
            moves++;
        }

        assertThat(asked).containsOnly(team, team + 2);
        assertThat(heard).hasSize(2 * moves).containsOnly(team, team + 2);
    }

    private static TeamGame<Hearts, Card> start() {
        return TeamGame.<Hearts, Card>opening(random -> Hearts.initial(4)).open(Xoroshiro128PlusPlus.of(1));
    }
}
