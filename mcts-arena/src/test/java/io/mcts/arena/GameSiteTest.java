package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.TournamentResult;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class GameSiteTest {

    private static final Opening<TicTacToe, Cell> BEGINNING = random -> TicTacToe.initial();
    private static final List<Entrant<TicTacToe, Cell>> THREE = List.of(uniform("a"), uniform("b"), uniform("c"));

    private static Entrant<TicTacToe, Cell> uniform(String name) {
        return Entrant.ofPolicy(name, new UniformPolicy<TicTacToe, Cell>());
    }

    private static Tournament<TicTacToe, Cell> tournament(int games) {
        return Tournament.of(THREE, BEGINNING, games).withSeed(3);
    }

    /** What travels is the task: the entrants of the other machine are objects of its own, whatever their names are. */
    @Test
    void aTaskAndEntrantsOfAnotherMachineGiveTheSameGame() {
        Tournament<TicTacToe, Cell> tournament = tournament(40);
        List<Entrant<TicTacToe, Cell>> others = List.of(uniform("x"), uniform("y"));
        for (int game = 0; game < tournament.games(); game++) {
            GameTask task = tournament.task(game);
            GameRecord there = task.play(others, BEGINNING, () -> false).orElseThrow();
            GameRecord here = Arena.playOne(tournament, game);
            assertThat(there.entrants()).isEqualTo(here.entrants());
            assertThat(there.turns().stream().map(Turn::move))
                    .isEqualTo(here.turns().stream().map(Turn::move).toList());
            assertThat(there.rewards()).isEqualTo(here.rewards());
        }
    }

    @Test
    void aSiteMayBeSlowAndAnswerInAnyOrder() {
        Tournament<TicTacToe, Cell> tournament = tournament(40);
        CountDownLatch othersArePlayed = new CountDownLatch(60);
        GameSite site = (contest, game, isOver) -> {
            if (game == 0) {
                othersArePlayed.await();
            }
            Optional<GameRecord> played = GameSite.HERE.play(contest, game, isOver);
            othersArePlayed.countDown();
            return played;
        };
        TournamentResult there = Arena.ofThreads(4).playingAt(site).play(tournament);
        TournamentResult here = Arena.ofThreads(1).play(tournament);
        for (int entrant = 0; entrant < 3; entrant++) {
            assertThat(there.standings().get(entrant).against())
                    .isEqualTo(here.standings().get(entrant).against());
        }
    }

    /** The site waits for an answer that never comes; the contest ends all the same. */
    @Test
    void whoWaitsIsInterruptedWhenTheContestEnds() {
        AtomicInteger interrupted = new AtomicInteger();
        GameSite site = (contest, game, isOver) -> {
            if (game == 7) {
                throw new IllegalStateException("the cluster is gone");
            }
            try {
                new CountDownLatch(1).await();
                throw new AssertionError("nobody counts down");
            } catch (InterruptedException end) {
                interrupted.incrementAndGet();
                throw end;
            }
        };
        assertThatThrownBy(() -> Arena.ofThreads(8).playingAt(site).play(tournament(40)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the cluster is gone");
        assertThat(interrupted).hasValue(7);
    }

    @Test
    void aTaskIsForAsManyPlayersAsTheGameHas() {
        GameTask task = tournament(2).task(0);
        assertThatThrownBy(() -> task.play(THREE, BEGINNING, () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 at the board");
        assertThatThrownBy(() -> new GameTask(1, List.of("a", "b"), List.of(1L), 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
