package io.mcts.arena;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.internal.Returns;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Seat;
import io.mcts.arena.records.Turn;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game of a contest in progress. If the game has more players than seats, the seats are teams: players are assigned to them in turn, each
 * with a separate agent, and a team gets the mean of its players' rewards.
 */
final class GameRunner<S extends GameState<S, M>, M extends Move> {

    private static final System.Logger LOG = System.getLogger(GameRunner.class.getName());

    private final GameTask task;
    private final List<Entrant<S, M>> entrants;

    private final Xoroshiro128PlusPlus dice;
    private final String start;
    private final S state;
    private final Returns returns;
    private final List<Agent<S, M>> agents = new ArrayList<>();

    private final List<Turn> turns = new ArrayList<>();
    private final @Nullable Referee referee;
    private @Nullable Fault fault;

    GameRunner(GameTask task, List<Entrant<S, M>> entrants, Opening<S, M> opening, Adjudication adjudication) {
        referee = adjudication.isNone() ? null : new Referee(adjudication);
        this.task = task;
        this.entrants = List.copyOf(entrants);
        dice = Xoroshiro128PlusPlus.of(task.sharedSeed());
        state = opening.open(dice).copy();
        returns = new Returns(state);
        start = opening.write(state);
        if (entrants.isEmpty()
                || state.playerCount() % entrants.size() != 0
                || entrants.size() != task.names().size()) {
            throw new IllegalArgumentException("the game has " + state.playerCount() + " player(s), but there are "
                    + entrants.size() + " at the board");
        }
        if (state.isTerminal()) {
            throw new IllegalStateException("the opening begins with a game that is over, " + state);
        }
    }

    Optional<GameRecord> play(BooleanSupplier isCancelled) {
        try {
            createAgents();
            while (fault == null && !state.isTerminal() && !isCancelled.getAsBoolean()) {
                if (state.currentPlayer() == GameState.CHANCE) {
                    rollDice();
                } else {
                    takeTurn(state.currentPlayer());
                }
            }
            return isCancelled.getAsBoolean() ? Optional.empty() : Optional.of(record());
        } finally {
            closeAgents();
        }
    }

    /** Closes all agents. A failure is logged: the game is over, and its result stands. */
    private void closeAgents() {
        for (int player = 0; player < agents.size(); player++) {
            try {
                agents.get(player).close();
            } catch (Exception failure) { // other languages than Java throw checked exceptions, too
                LOG.log(
                        System.Logger.Level.WARNING,
                        "the agent of '" + task.names().get(seat(player)) + "' was not closed after game "
                                + task.number(),
                        failure);
            }
        }
    }

    private void createAgents() {
        for (int player = 0; player < state.playerCount() && fault == null; player++) {
            AgentFactory<S, M> factory = entrants.get(seat(player)).agents();
            long seed = task.seeds().get(seat(player)) + (entrants.size() < state.playerCount() ? player : 0);
            AgentFactory.Seat<S> seat = new AgentFactory.Seat<>(state.copy(), player, seed);
            Agent<S, M> agent =
                    attempt(player, () -> Objects.requireNonNull(factory.agent(seat), "its factory made no agent"));
            if (agent != null) {
                agents.add(agent);
            }
        }
    }

    private int seat(int player) {
        return player % entrants.size();
    }

    private void takeTurn(int player) {
        S shown = state.copy();
        long begin = System.nanoTime();
        ChosenMove<M> choice =
                attempt(player, () -> Objects.requireNonNull(agents.get(player).choose(shown), "it chose no move"));
        long nanos = System.nanoTime() - begin;
        if (choice == null) {
            return;
        }
        M move = choice.move();
        if (state.legalMoves().contains(move)) {
            turns.add(new Turn(
                    seat(player), move.toString(), nanos, choice.value(), choice.visits(), choice.iterations()));
            play(move);
            if (referee != null && fault == null && !state.isTerminal()) {
                fault = referee.judge(seat(player), choice.value()).orElse(null);
            }
        } else {
            forfeit(
                    player,
                    Fault.Kind.ILLEGAL_MOVE,
                    "the move " + move + " is not legal; legal are " + state.legalMoves());
        }
    }

    private void rollDice() {
        M outcome = state.randomMove(dice);
        turns.add(Turn.ofChance(outcome.toString()));
        play(outcome);
    }

    private void play(M move) {
        state.play(move);
        returns.addStep();
        for (int player = 0; player < agents.size() && !state.isTerminal(); player++) {
            Agent<S, M> agent = agents.get(player);
            attempt(player, () -> {
                agent.played(move);
                return move;
            });
        }
    }

    /** Runs an action of an agent; an exception counts as a fault of that agent. */
    private <T> @Nullable T attempt(int player, Supplier<T> action) {
        try {
            return action.get();
        } catch (AgentFault failure) {
            forfeit(player, failure.kind(), String.valueOf(failure.getMessage()));
        } catch (Exception failure) { // other languages than Java throw checked exceptions, too
            forfeit(player, Fault.Kind.CRASH, failure.toString());
        }
        return null;
    }

    private void forfeit(int player, Fault.Kind kind, String description) {
        if (fault == null) {
            fault = new Fault(kind, seat(player), (description + ", in " + state).replaceAll("\\s*\\R\\s*", "; "));
        }
    }

    private GameRecord record() {
        List<Seat> seats = Seat.all(task.names(), task.seeds(), rewards());
        return new GameRecord(task.number(), seats, start, turns, Optional.ofNullable(fault));
    }

    private List<Double> rewards() {
        if (fault != null) {
            return RecordCheck.rewards(fault, entrants.size());
        }
        try {
            return returns.rewards(entrants.size());
        } catch (IllegalStateException refusal) {
            List<String> moves = turns.stream().map(Turn::move).toList();
            throw new IllegalStateException(refusal.getMessage() + ", after " + moves, refusal);
        }
    }
}
