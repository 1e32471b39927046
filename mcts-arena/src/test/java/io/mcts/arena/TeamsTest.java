package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.game.Notation;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.Hearts;
import io.mcts.policy.UniformPolicy;
import io.mcts.spec.game.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two entrants in a game for four, as two teams. */
class TeamsTest {

    private static final Opening<Hearts, Card> OPENING = random -> Hearts.initial(4);

    private static final Notation<Hearts, Card> NOTATION =
            Games.of("hearts", Hearts.class).notation();

    private static Entrant<Hearts, Card> random(String name) {
        return Entrant.ofPolicy(name, new UniformPolicy<Hearts, Card>());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void aTeamGetsTheMeanOfWhatItsPlayersGet(int number) {
        GameRecord game = Arena.playOne(Match.of(random("a"), random("b"), OPENING, 6), number);

        Hearts hearts = Hearts.initial(4);
        for (Turn turn : game.turns()) {
            int player = hearts.currentPlayer();
            assertThat(turn.player()).isEqualTo(player < 0 ? player : player % 2);
            hearts.play(NOTATION.parseMove(hearts, turn.move()));
        }
        assertThat(hearts.isTerminal()).isTrue();
        double range = hearts.maxPayoff() - hearts.minPayoff();
        for (int team = 0; team < 2; team++) {
            double payoff = (hearts.payoff(team) + hearts.payoff(team + 2)) / 2;
            assertThat(game.rewards().get(team)).isCloseTo((payoff - hearts.minPayoff()) / range, within(1e-12));
        }
    }

    /** Teams of equal payoffs draw, though rewards are rounded: both have the same mean of payoffs before it is scaled. */
    @Test
    void equalPayoffsAreADraw() {
        List<GameRecord> games = IntStream.range(0, 200)
                .mapToObj(number -> Arena.playOne(Match.of(random("a"), random("b"), OPENING, 200), number))
                .toList();
        assertThat(games)
                .filteredOn(
                        game -> Math.abs(game.rewards().get(0) - game.rewards().get(1)) < 1e-9)
                .isNotEmpty()
                .allMatch(game -> game.rewards().get(0).equals(game.rewards().get(1)));
    }

    /** Each agent of a team is asked only for its own player, hears every move, and has a seed of its own. */
    @Test
    void aTeamHasAnAgentForEachOfItsPlayers() {
        List<Integer> asked = new ArrayList<>();
        List<Integer> heard = new ArrayList<>();
        List<Long> seeds = new ArrayList<>();
        AgentFactory<Hearts, Card> factory = seat -> {
            seeds.add(seat.seed());
            return new Agent<>() {

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
        };
        GameRecord game = Arena.playOne(Match.of(new Entrant<>("first card", factory), random("b"), OPENING, 2), 0);

        assertThat(asked).containsOnly(0, 2);
        assertThat(seeds).hasSize(2).doesNotHaveDuplicates();
        int heardByEach = game.turns().size() - 1; // nobody hears of the last move
        assertThat(heard).hasSize(2 * heardByEach).containsOnly(0, 2);
    }

    @Test
    void entrantsThatAreNotEquallyManyPlayersAreRefused() {
        GameTask task = new GameTask(0, List.of("a", "b", "c"), List.of(1L, 2L, 3L), 1);
        assertThatThrownBy(() -> task.play(List.of(random("a"), random("b"), random("c")), OPENING, () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the game has 4 player(s), but there are 3 at the board");
    }
}
