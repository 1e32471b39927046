package io.mcts.arena.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.GameClock;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SearchAgentsTest {

    private static final Mcts<TicTacToe, Cell> MCTS =
            Mcts.<TicTacToe, Cell>builder().build();
    private static final AgentFactory.Seat<TicTacToe> SEAT = new AgentFactory.Seat<>(TicTacToe.initial(), 0, 7);

    private static ChosenMove<Cell> play(Agent<TicTacToe, Cell> agent, TicTacToe state) {
        ChosenMove<Cell> choice = agent.choose(state.copy());
        state.play(choice.move());
        agent.played(choice.move());
        return choice;
    }

    @Test
    void equalSeedsPlayAlike() {
        SearchAgents<TicTacToe, Cell> agents = SearchAgents.of(MCTS, Budget.iterations(50));
        for (SearchAgents<TicTacToe, Cell> kind : List.of(agents, agents.keepingTree())) {
            TicTacToe one = TicTacToe.initial();
            TicTacToe two = TicTacToe.initial();
            Agent<TicTacToe, Cell> first = kind.agent(SEAT);
            Agent<TicTacToe, Cell> second = kind.agent(SEAT);
            for (int ply = 0; ply < 5; ply++) {
                assertThat(play(first, one)).isEqualTo(play(second, two));
            }
        }
    }

    /** Anew, a move has at most the visits of its own search; a kept tree adds to those of the searches before. */
    @Test
    void aKeptTreeRemembers() {
        TicTacToe state = TicTacToe.initial();
        Agent<TicTacToe, Cell> agent =
                SearchAgents.of(MCTS, Budget.iterations(3_000)).keepingTree().agent(SEAT);
        long most = 0;
        for (int ply = 0; ply < 4; ply++) {
            ChosenMove<Cell> choice = play(agent, state);
            assertThat(choice.iterations()).isEqualTo(3_000);
            most = Math.max(most, choice.visits());
        }
        assertThat(most).isGreaterThan(3_000);
    }

    private record Bit(int index) implements Move {}

    /** A lock: of {@value #BITS} bits all have to be right. */
    private record Lock(int[] rightOnes) implements GameState<Lock, Bit> {

        private static final int BITS = 12;

        Lock() {
            this(new int[2]);
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return rightOnes[1] == BITS;
        }

        @Override
        public double payoff(int player) {
            return rightOnes[0] == BITS ? 1 : 0;
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public List<Bit> legalMoves() {
            return List.of(new Bit(0), new Bit(1));
        }

        @Override
        public void play(Bit move) {
            rightOnes[0] += move.index;
            rightOnes[1]++;
        }

        @Override
        public Lock copy() {
            return new Lock(rightOnes.clone());
        }
    }

    /** The first search of 1,000 iterations solves about one lock in four; without its tree, the next one might lose the solution. */
    @Test
    void aSolutionIsPlayedToItsEnd() {
        Mcts<Lock, Bit> mcts = Mcts.of(Lock.class).solver().build();
        int solved = 0;
        for (int seed = 0; seed < 40; seed++) {
            Lock lock = new Lock();
            Agent<Lock, Bit> agent =
                    SearchAgents.of(mcts, Budget.iterations(1_000)).agent(new AgentFactory.Seat<>(new Lock(), 0, seed));
            boolean isSolved = false;
            while (!lock.isTerminal()) {
                ChosenMove<Bit> choice = agent.choose(lock.copy());
                isSolved |= choice.value() == 1;
                assertThat(choice.value() == 1).isEqualTo(isSolved);
                lock.play(choice.move());
                agent.played(choice.move());
            }
            assertThat(lock.payoff(0) == 1).isEqualTo(isSolved);
            solved += isSolved ? 1 : 0;
        }
        assertThat(solved).isBetween(10, 39);
    }

    @Test
    void aClockIsSharedOutAndATooLateMoveLoses() {
        AtomicLong now = new AtomicLong();
        // for the searches no time passes: in a slow process they would make fewer iterations
        Mcts<TicTacToe, Cell> mcts = Mcts.of(TicTacToe.class).clock(() -> 0).build();
        SearchAgents<TicTacToe, Cell> agents = SearchAgents.of(mcts, Budget.iterations(10))
                .withClock(GameClock.of(Duration.ofMillis(100)))
                .withWatch(now::get);
        Agent<TicTacToe, Cell> agent = agents.agent(SEAT);
        // each call of the watch is 20 ms after the one before
        agents = agents.withWatch(() -> now.addAndGet(20_000_000));
        Agent<TicTacToe, Cell> slow = agents.agent(SEAT);
        TicTacToe state = TicTacToe.initial();
        for (int move = 0; move < 5; move++) {
            slow.choose(state); // not played: in a cold JVM a move of a search that short may be any, and the game over
            // early
        }
        assertThatThrownBy(() -> slow.choose(state))
                .isInstanceOfSatisfying(
                        AgentFault.class, fault -> assertThat(fault.kind()).isEqualTo(Fault.Kind.TIMEOUT))
                .hasMessage("it took 20 ms for a move with 0 ms left on its clock");
        // another game has a clock of its own
        assertThat(agent.choose(TicTacToe.initial()).iterations()).isEqualTo(10);
    }

    @Test
    void theChoiceTellsWhatTheSearchFound() {
        ChosenMove<Cell> choice =
                SearchAgents.of(MCTS, Budget.iterations(500)).agent(SEAT).choose(TicTacToe.initial());
        assertThat(choice.value()).isBetween(0.3, 0.9);
        assertThat(choice.visits()).isBetween(56L, 500L); // at least a ninth
        assertThat(choice.iterations()).isEqualTo(500);
    }
}
