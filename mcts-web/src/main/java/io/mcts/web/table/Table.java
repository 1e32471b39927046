package io.mcts.web.table;

import io.javalin.http.ConflictResponse;
import io.javalin.http.InternalServerErrorResponse;
import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.SearchAgents;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.SearchJson;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Scene;
import io.mcts.spec.search.Spec;
import io.mcts.web.request.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game between a person and searches. Hidden information stays here until the game is over: {@link #json} depends only on the person's
 * view. Thread-safe; concurrent requests are rejected.
 */
public final class Table<S extends GameState<S, M>, M extends Move> {

    private final String name;
    private final Game<S, M> game;
    private final int seat;
    private final String spec;
    private final RandomGenerator random;
    private final List<Agent<S, M>> agents = new ArrayList<>();
    private final List<Thought<M>> thoughts = new ArrayList<>();
    private final ReentrantLock turn = new ReentrantLock();
    private S state;
    private volatile boolean isOver;
    private volatile boolean isClosed;

    private record Thought<M extends Move>(int player, ChosenMove<M> chosen) {

        private Json json() {
            return new Json()
                    .with("player", player)
                    .with("move", chosen.move().toString())
                    .with("value", Double.isNaN(chosen.value()) ? null : chosen.value())
                    .with("visits", chosen.visits())
                    .with("iterations", chosen.iterations());
        }
    }

    /**
     * Makes a table before the deal.
     *
     * @param seat the person's player
     * @param spec a {@link Spec} of the other players' search
     * @param random deals, and seeds the searches
     */
    Table(String name, Game<S, M> game, int seat, String spec, RandomGenerator random) {
        this.name = name;
        this.game = game;
        this.seat = seat;
        this.spec = spec;
        this.random = random;
        this.state = game.initial(random);
        Spec parsed = Spec.parse(spec, game);
        Budget budget = parsed.budget()
                .or(Budget.iterations(Limits.TABLE_ITERATIONS))
                .or(Budget.time(Limits.TABLE_TIME))
                .or(Budget.until(progress -> isClosed));
        AgentFactory<S, M> factory = SearchAgents.of(parsed.build(game, Runnable::run), budget);
        for (int player = 0; player < state.playerCount(); player++) {
            agents.add(factory.agent(new AgentFactory.Seat<>(state.copy(), player, random.nextLong())));
        }
    }

    /** Deals, and plays until it is the person's turn. */
    Json begin(String id) {
        return alone(() -> {
            playOn();
            return json(id);
        });
    }

    Json view(String id) {
        return alone(() -> json(id));
    }

    /**
     * Plays a move of the person, and those of the others until the person's next turn.
     *
     * @throws IllegalArgumentException if the move is not legal, or the game is over
     */
    Json play(String id, String move) {
        return alone(() -> {
            if (isOver) {
                throw new IllegalArgumentException("the game is over; open another table");
            }
            M legal = state.legalMoves().stream()
                    .filter(one -> one.toString().equals(move))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "'" + move + "' is not a legal move; legal are " + SearchJson.texts(state.legalMoves())));
            apply(legal);
            playOn();
            return json(id);
        });
    }

    private Json alone(Supplier<Json> work) {
        if (!turn.tryLock()) {
            throw new ConflictResponse("the others are thinking; try again");
        }
        try {
            requireOpen();
            return work.get();
        } finally {
            turn.unlock();
        }
    }

    private void requireOpen() {
        if (isClosed) {
            throw Tables.unknown();
        }
    }

    private void playOn() {
        while (!state.isTerminal() && (Chance.isToMove(state) || state.currentPlayer() != seat)) {
            apply(Chance.isToMove(state) ? state.randomMove(random) : chosen());
            requireOpen();
        }
        isOver = state.isTerminal();
    }

    /** Returns the move of a search. Messages of failures are suppressed, as they may quote hidden information. */
    private M chosen() {
        try {
            ChosenMove<M> chosen = agents.get(state.currentPlayer()).choose(state.copy());
            thoughts.add(new Thought<>(state.currentPlayer(), chosen));
            return chosen.move();
        } catch (RuntimeException failure) {
            close();
            throw new InternalServerErrorResponse("one of the searches failed, and the table is closed");
        }
    }

    private void apply(M move) {
        state.play(move);
        if (!state.isTerminal()) {
            agents.forEach(agent -> agent.played(move));
        }
    }

    private Json json(String id) {
        Scene scene = game.scene(seat, state);
        return new Json()
                .with("table", id)
                .with("game", name)
                .with("players", game.players())
                .with("seat", seat)
                .with("spec", spec)
                .with("isOver", isOver)
                .with("isCovered", state instanceof SimultaneousMoves<?>)
                .with("view", game.view(seat, state))
                .with("moves", isOver ? List.of() : SearchJson.texts(state.legalMoves()))
                .with("scene", scene)
                .with("payoffs", isOver ? payoffs() : null)
                .with("open", isOver ? open() : null);
    }

    private List<Double> payoffs() {
        return IntStream.range(0, state.playerCount()).mapToObj(state::payoff).toList();
    }

    private Json open() {
        List<Scene> scenes = IntStream.range(0, state.playerCount())
                .mapToObj(player -> game.scene(player, state))
                .toList();
        return new Json()
                .with("position", game.notation().format(state))
                .with("scenes", scenes)
                .with("thoughts", thoughts.stream().map(Thought::json).toList());
    }

    boolean isDone() {
        return isOver || isClosed;
    }

    void close() {
        isClosed = true;
    }

    /** Test hook: changes the position. */
    public void change(Consumer<S> change) {
        change.accept(state);
    }

    /** Test hook: the whole position. */
    public S state() {
        return state.copy();
    }
}
