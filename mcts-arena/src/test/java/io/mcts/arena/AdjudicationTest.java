package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.result.MatchResult;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdjudicationTest {

    private static final Opening<TicTacToe, Cell> EMPTY = random -> TicTacToe.initial();

    /** Plays the first free cell, and reports the same value at each move. */
    private static Entrant<TicTacToe, Cell> sure(String name, double value) {
        return new Entrant<>(name, seat -> new Agent<TicTacToe, Cell>() {
            @Override
            public ChosenMove<Cell> choose(TicTacToe state) {
                return new ChosenMove<>(state.legalMoves().get(0), value, 1, 1);
            }
        });
    }

    private static GameRecord game(double a, double b, Adjudication rules) {
        Match<TicTacToe, Cell> match =
                Match.of(sure("a", a), sure("b", b), EMPTY, 2).withAdjudication(rules);
        return Arena.playOne(match, 0);
    }

    /** Three moves each decide; the game would have seven. */
    @Test
    void aGameEndsWhenBothAgree() {
        Adjudication rules = Adjudication.NONE.withResignations(0.05, 2);
        GameRecord lost = game(0.01, 0.99, rules);
        assertThat(lost.plies()).isEqualTo(4);
        assertThat(lost.rewards()).containsExactly(0.0, 1.0);
        assertThat(lost.fault().map(Fault::kind)).contains(Fault.Kind.RESIGNATION);
        assertThat(game(0.99, 0.01, rules).rewards()).containsExactly(1.0, 0.0);
        GameRecord drawn = game(0.5, 0.51, Adjudication.NONE.withDraws(0.02, 1, 3));
        assertThat(drawn.plies()).isEqualTo(6);
        assertThat(drawn.rewards()).containsExactly(0.5, 0.5);
        assertThat(GameLine.parse(GameLine.of(drawn, Map.of()).json()).game()).isEqualTo(drawn);
    }

    @ParameterizedTest
    @CsvSource({"0.01, 0.5", "0.5, 0.99", "NaN, 0.99", "0.01, NaN", "NaN, NaN", "0.05, 0.95"})
    void aGameIsPlayedOnWhileOneDoubts(double a, double b) {
        GameRecord game = game(a, b, Adjudication.NONE.withResignations(0.05, 2).withDraws(0, 2, 1));
        assertThat(game.fault()).isEmpty();
        assertThat(game.plies()).isEqualTo(7);
    }

    @Test
    void whatEndsADecidedGameIsNoFailure() {
        Match<TicTacToe, Cell> match = Match.of(sure("a", 0.01), sure("b", 0.99), EMPTY, 4)
                .withAdjudication(Adjudication.NONE.withResignations(0.05, 1));
        MatchResult result = Arena.ofThreads(1).play(match);
        assertThat(result.score().losses()).isEqualTo(4);
        assertThat(result.a().faults()).isZero();
        assertThat(result.faults()).isEmpty();
    }

    @Test
    void rulesWithoutMeaningAreRefused() {
        assertThatThrownBy(() -> Adjudication.NONE.withResignations(0.5, 1)).hasMessageContaining("not 0.5");
        assertThatThrownBy(() -> Adjudication.NONE.withDraws(Double.NaN, 1, 1)).hasMessageContaining("not NaN");
        assertThatThrownBy(() -> Adjudication.NONE.withDraws(0.1, -1, 1)).hasMessageContaining("0 or more");
    }

    /** Each position once before any comes again, and the same ones for all pairs of entrants. */
    @Test
    void listedOpeningsAreCommonToAllGroups() {
        List<TicTacToe> positions = new ArrayList<>();
        for (Cell cell : TicTacToe.initial().legalMoves()) {
            TicTacToe state = TicTacToe.initial();
            state.play(cell);
            positions.add(state);
        }
        List<Entrant<TicTacToe, Cell>> entrants = List.of(sure("a", 0), sure("b", 0), sure("c", 0));
        Tournament<TicTacToe, Cell> tournament =
                Tournament.of(entrants, Opening.of(positions).writtenIn(TicTacToe.NOTATION), 2 * positions.size());
        Map<Set<String>, List<String>> starts = new java.util.HashMap<>();
        Arena.ofThreads(1)
                .play(
                        tournament,
                        (game, sofar) -> starts.computeIfAbsent(Set.copyOf(game.entrants()), group -> new ArrayList<>())
                                .add(game.start()));
        assertThat(starts).hasSize(3);
        List<String> one = starts.values().iterator().next();
        assertThat(starts.values()).allMatch(one::equals);
        assertThat(new HashSet<>(one)).hasSize(positions.size());
        assertThatThrownBy(() -> Opening.of(List.<TicTacToe>of())).hasMessageContaining("1 position or more");
        assertThat(Optional.of(one.get(0))).contains(one.get(1));
    }
}
