package io.mcts.arena.spec;

import io.mcts.arena.Opening;
import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game for an even number of players as a contest of two sides: the first plays for the players with even numbers, each for
 * themselves, the second for the others. A side gets what its players get on average. As with any state, one thread at a time.
 */
public final class Sides<S extends GameState<S, M>, M extends Move> implements GameState<Sides<S, M>, M> {

    private static final int SIDES = 2;

    private final S state;

    private Sides(S state) {
        this.state = state;
    }

    /** Whether two entrants play a game only as two sides: it is for four. */
    public static boolean areNeeded(Game<?, ?> game) {
        return game.players().size() == 2 * SIDES;
    }

    /** The beginnings of a game as beginnings for two sides. */
    public static <S extends GameState<S, M>, M extends Move> Opening<Sides<S, M>, M> opening(Opening<S, M> opening) {
        return new Opening<>() {

            @Override
            public Sides<S, M> open(RandomGenerator random) {
                return new Sides<>(opening.open(random));
            }

            @Override
            public String write(Sides<S, M> sides) {
                return opening.write(sides.state);
            }
        };
    }

    /** An entrant who plays for all players of a side, with an agent for each. */
    public static <S extends GameState<S, M>, M extends Move> Entrant<Sides<S, M>, M> entrant(Entrant<S, M> entrant) {
        return new Entrant<>(entrant.name(), seat -> new SideAgent<>(entrant.agents(), seat));
    }

    @Override
    public int playerCount() {
        return SIDES;
    }

    @Override
    public int currentPlayer() {
        return state.currentPlayer() == CHANCE ? CHANCE : state.currentPlayer() % SIDES;
    }

    @Override
    public boolean isTerminal() {
        return state.isTerminal();
    }

    @Override
    public List<M> legalMoves() {
        return state.legalMoves();
    }

    @Override
    public double probability(M outcome) {
        return state.probability(outcome);
    }

    @Override
    public M randomMove(RandomGenerator random) {
        return state.randomMove(random);
    }

    @Override
    public void play(M move) {
        state.play(move);
    }

    @Override
    public Sides<S, M> copy() {
        return new Sides<>(state.copy());
    }

    @Override
    public double payoff(int side) {
        return IntStream.iterate(side, player -> player < state.playerCount(), player -> player + SIDES)
                .mapToDouble(state::payoff)
                .average()
                .orElseThrow();
    }

    @Override
    public double minPayoff() {
        return state.minPayoff();
    }

    @Override
    public double maxPayoff() {
        return state.maxPayoff();
    }

    @Override
    public String toString() {
        return state.toString();
    }

    /** The agents of a side, one for each of its players. */
    private static final class SideAgent<S extends GameState<S, M>, M extends Move> implements Agent<Sides<S, M>, M> {

        private final List<Agent<S, M>> agents;

        private SideAgent(AgentFactory<S, M> factory, AgentFactory.Seat<Sides<S, M>> seat) {
            S start = seat.start().state;
            agents = IntStream.iterate(seat.player(), player -> player < start.playerCount(), player -> player + SIDES)
                    .mapToObj(player ->
                            factory.agent(new AgentFactory.Seat<>(start.copy(), player, seat.seed() + player)))
                    .toList();
        }

        @Override
        public ChosenMove<M> choose(Sides<S, M> sides) {
            return agents.get(sides.state.currentPlayer() / SIDES).choose(sides.state);
        }

        @Override
        public void played(M move) {
            agents.forEach(agent -> agent.played(move));
        }

        @Override
        public void close() {
            agents.forEach(Agent::close);
        }
    }
}
