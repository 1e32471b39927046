package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
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
record GameUnderTest<S extends GameState<S, M>, M extends Move>(
        Supplier<S> newState,
        Class<?> states,
        String description,
        Seed seed,
        GameFacts facts,
        Companions<S, M> companions) {

    /** A game of which nothing is known but the number of moves within which it ends. */
    GameUnderTest(Supplier<S> newState, String description, long seed, int longestGame) {
        this(newState, description, seed, GameFacts.none().withLongestGame(longestGame));
    }

    /** A game with which nothing comes. */
    GameUnderTest(Supplier<S> newState, String description, long seed, GameFacts facts) {
        this(newState, newState.get().getClass(), description, Seed.of(seed), facts, Companions.none());
    }

    /** The game from one of several initial states. */
    static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> of(
            Supplier<List<S>> initialStates, int number, long seed, GameFacts facts, Companions<S, M> companions) {
        S initialState = initialStates.get().get(number);
        KnownGame[] fromHere = facts.knownGames().stream()
                .filter(known -> known.initialState() == number)
                .toArray(KnownGame[]::new);
        return new GameUnderTest<>(
                () -> initialStates.get().get(number).copy(),
                initialState.getClass(),
                "initialStates().get(" + number + "), " + Words.nameOf(initialState),
                Seed.of(seed),
                facts.from(number, fromHere),
                companions);
    }

    /** The game as it is played by a policy, which messages name. */
    GameUnderTest<S, M> byPolicy(Supplier<Policy<S, M>> policy) {
        return with(description + ", by " + Words.nameOf(policy.get()), companions.withPolicy(policy));
    }

    /** The game as it is valued by an evaluator, which messages name. */
    GameUnderTest<S, M> byEvaluator(Supplier<Evaluator<S>> evaluator) {
        return with(description + ", by " + Words.nameOf(evaluator.get()), companions.withEvaluator(evaluator));
    }

    /** The game as it is valued by an evaluator of batches, which messages name. */
    GameUnderTest<S, M> byBatchEvaluator(Supplier<BatchEvaluator<S>> evaluator) {
        return with(description + ", by " + Words.nameOf(evaluator.get()), companions.withBatchEvaluator(evaluator));
    }

    /** The game as it is searched. */
    GameUnderTest<S, M> by(SearchUnderTest<S, M> search) {
        return with(description, companions.with(search));
    }

    /** The game in another try, with random numbers of its own; if it is searched, with another number of iterations. */
    GameUnderTest<S, M> inTry(int number, RandomGenerator random) {
        Seed other = seed.inTry(number);
        SearchUnderTest<S, M> search = companions.search();
        return new GameUnderTest<>(
                newState,
                states,
                description,
                other,
                facts,
                search == null
                        ? companions
                        : companions.with(search.drawn(random).withSeed(other.mixed())));
    }

    /** How messages name the game: the initial state, the part that is checked, the iterations of a search. */
    String conditions() {
        SearchUnderTest<S, M> search = companions.search();
        return search == null ? description : description + ", " + search.iterations() + " iterations";
    }

    private GameUnderTest<S, M> with(String words, Companions<S, M> others) {
        return new GameUnderTest<>(newState, states, words, seed, facts, others);
    }
}
