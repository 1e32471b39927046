package io.mcts.arena.agent;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Objects;

/** A named participant in contests, with the factory of its agents. Immutable, and used by many threads at once. */
public record Entrant<S extends GameState<S, M>, M extends Move>(String name, AgentFactory<S, M> agents) {

    public Entrant {
        if (name.isBlank() || name.codePoints().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("an entrant has a name of one line, not '" + name + "'");
        }
        Objects.requireNonNull(agents, "the agents");
    }

    /**
     * A policy as an entrant. For a random player the compiler needs the types: {@code Entrant.<MyState, MyMove>ofPolicy("random", new
     * UniformPolicy<>())}.
     */
    public static <S extends GameState<S, M>, M extends Move> Entrant<S, M> ofPolicy(String name, Policy<S, M> policy) {
        return new Entrant<>(name, seat -> {
            Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seat.seed());
            return state -> ChosenMove.of(policy.choose(state, random));
        });
    }

    /** A search as an entrant, from scratch for each move. See {@link SearchAgents} for clocks and kept trees. */
    public static <S extends GameState<S, M>, M extends Move> Entrant<S, M> ofSearch(
            String name, Mcts<S, M> mcts, Budget budget) {
        return new Entrant<>(name, SearchAgents.of(mcts, budget));
    }

    @Override
    public String toString() {
        return name;
    }
}
