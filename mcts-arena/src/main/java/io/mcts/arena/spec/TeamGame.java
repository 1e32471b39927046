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
 * A game for an even number of players as a contest of two teams: the first plays for the players with even numbers, each for
 * themselves, the second for the others. A team gets what its players get on average. As with any state, one thread at a time.
 */
public final class TeamGame<S extends GameState<S, M>, M extends Move> implements GameState<TeamGame<S, M>, M> {

    private static final int TEAMS = 2;

    private final S state;

    private TeamGame(S state) {
        this.state = state;
    }

    /** Whether two entrants play a game only as two teams: it is for four. */
    public static boolean isNeededFor(Game<?, ?> game) {
        return game.players().size() == 2 * TEAMS;
    }

    /** The beginnings of a game as beginnings for two teams. */
    public static <S extends GameState<S, M>, M extends Move> Opening<TeamGame<S, M>, M> opening(
            Opening<S, M> opening) {
        return new Opening<>() {

            @Override
            public TeamGame<S, M> open(RandomGenerator random) {
                return new TeamGame<>(opening.open(random));
            }

            @Override
            public String write(TeamGame<S, M> teams) {
                return opening.write(teams.state);
            }
        };
    }

    /** An entrant who plays for all players of a team, with an agent for each. */
    public static <S extends GameState<S, M>, M extends Move> Entrant<TeamGame<S, M>, M> entrant(
            Entrant<S, M> entrant) {
        return new Entrant<>(entrant.name(), seat -> new TeamAgent<>(entrant.agents(), seat));
    }

    @Override
    public int playerCount() {
        return TEAMS;
    }

    @Override
    public int currentPlayer() {
        return state.currentPlayer() == CHANCE ? CHANCE : state.currentPlayer() % TEAMS;
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
    public TeamGame<S, M> copy() {
        return new TeamGame<>(state.copy());
    }

    @Override
    public double payoff(int team) {
        return IntStream.iterate(team, player -> player < state.playerCount(), player -> player + TEAMS)
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

    /** The agents of a team, one for each of its players. */
    private static final class TeamAgent<S extends GameState<S, M>, M extends Move>
            implements Agent<TeamGame<S, M>, M> {

        private final List<Agent<S, M>> agents;

        private TeamAgent(AgentFactory<S, M> factory, AgentFactory.Seat<TeamGame<S, M>> seat) {
            S start = seat.start().state;
            agents = IntStream.iterate(seat.player(), player -> player < start.playerCount(), player -> player + TEAMS)
                    .mapToObj(player ->
                            factory.agent(new AgentFactory.Seat<>(start.copy(), player, seat.seed() + player)))
                    .toList();
        }

        @Override
        public ChosenMove<M> choose(TeamGame<S, M> teams) {
            return agents.get(teams.state.currentPlayer() / TEAMS).choose(teams.state);
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
