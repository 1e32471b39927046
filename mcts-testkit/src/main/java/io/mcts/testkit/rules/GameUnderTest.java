package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.watch.Words;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game as the rules see it: one initial state, and the settings of the checks.
 *
 * @param newState makes the initial state, an independent one at each call
 * @param states the class of its states
 * @param description how messages name the initial state
 * @param seed the seed of all random numbers drawn in checks
 * @param facts what is known of the game; the known games are those from this initial state
 * @param companions what comes with the game
 */
public record GameUnderTest<S extends GameState<S, M>, M extends Move>(
        Supplier<S> newState,
        Class<?> states,
        String description,
        Seed seed,
        GameFacts facts,
        Companions<S, M> companions) {

    /** The game from one of several initial states. */
    public static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> of(
            Supplier<List<S>> initialStates, int number, long seed, GameFacts facts, Companions<S, M> companions) {
        S initialState = initialStates.get().get(number);
        return new GameUnderTest<>(
                () -> initialStates.get().get(number).copy(),
                initialState.getClass(),
                "initialStates().get(" + number + "), " + Words.nameOf(initialState),
                Seed.of(seed),
                facts.from(number),
                companions);
    }

    /** The game with another name of its initial state in messages. */
    public GameUnderTest<S, M> named(String place) {
        String words = place + ", " + Words.nameOf(newState.get());
        return new GameUnderTest<>(newState, states, words, seed, facts, companions);
    }

    /** The game as it is played or valued by a part, which messages name. */
    public GameUnderTest<S, M> by(Supplier<?> part) {
        String words = description + ", by " + Words.nameOf(part.get());
        return new GameUnderTest<>(newState, states, words, seed, facts, companions.withPart(part));
    }

    /** The game as it is searched. */
    public GameUnderTest<S, M> by(SearchUnderTest<S, M> search) {
        return new GameUnderTest<>(newState, states, description, seed, facts, companions.with(search));
    }

    /** The game in another try, with random numbers of its own; if it is searched, with another number of iterations. */
    public GameUnderTest<S, M> inTry(int number, RandomGenerator random) {
        Seed other = seed.inTry(number);
        SearchUnderTest<S, M> search = companions.search();
        GameUnderTest<S, M> game = new GameUnderTest<>(newState, states, description, other, facts, companions);
        return search == null ? game : game.by(search.drawn(random).withSeed(other.mixed()));
    }

    /** How messages name the game: the initial state, the part that is checked, the iterations of a search. */
    String conditions() {
        SearchUnderTest<S, M> search = companions.search();
        return search == null ? description : description + ", " + search.iterations() + " iterations";
    }
}
