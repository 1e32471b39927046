package io.mcts.testkit.check;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Watch;
import io.mcts.testkit.watch.Words;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game from one of its initial states, and the settings of the checks.
 *
 * @param place the name of the initial state in messages
 * @param number the index of the initial state
 * @param facts the facts known of the game, whichever state it begins from
 */
public record GameUnderTest<S extends GameState<S, M>, M extends Move>(
        Supplier<List<S>> initialStates,
        String place,
        int number,
        Seed seed,
        GameFacts facts,
        Extras<S, M> companions) {

    private static final int LONGEST_LIST = 1_000;

    public static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> of(
            Supplier<List<S>> initialStates, long seed, GameFacts facts, Extras<S, M> companions) {
        return new GameUnderTest<>(initialStates, "initialStates().get(0)", 0, Seed.of(seed), facts, companions);
    }

    public GameUnderTest<S, M> from(int other) {
        String there = "initialStates().get(" + other + ")";
        return other == number ? this : new GameUnderTest<>(initialStates, there, other, seed, facts, companions);
    }

    public GameUnderTest<S, M> from(Supplier<List<S>> state, String words) {
        return new GameUnderTest<>(state, words, 0, seed, facts, companions);
    }

    public GameUnderTest<S, M> with(Seed other) {
        return new GameUnderTest<>(initialStates, place, number, other, facts, companions);
    }

    public GameUnderTest<S, M> with(GameFacts others) {
        return new GameUnderTest<>(initialStates, place, number, seed, others, companions);
    }

    public GameUnderTest<S, M> with(Extras<S, M> others) {
        return new GameUnderTest<>(initialStates, place, number, seed, facts, others);
    }

    public GameUnderTest<S, M> by(Supplier<?> part) {
        return with(companions.withPart(part));
    }

    public GameUnderTest<S, M> by(SearchUnderTest<S, M> search) {
        return with(companions.with(search));
    }

    public GameUnderTest<S, M> inTry(int attempt, RandomGenerator random) {
        Seed other = seed.inTry(attempt);
        SearchUnderTest<S, M> search = companions.search();
        return search == null
                ? with(other)
                : with(other).by(search.drawn(random).withSeed(other.mixed()));
    }

    public List<GameSubject<S, M>> subjects(Check<?> rule) {
        return IntStream.range(0, count())
                .mapToObj(i -> new GameSubject<>(from(i), rule, new Heartbeat()))
                .toList();
    }

    public int count() {
        return initialStates.get().size();
    }

    public S newState() {
        return initialStates.get().get(number).copy();
    }

    public boolean is(Class<?> capability) {
        return capability.isInstance(initialStates.get().get(number));
    }

    public String description() {
        return place + ", " + Words.nameOf(newState());
    }

    public String conditions() {
        SearchUnderTest<S, M> search = companions.search();
        Supplier<?> part = companions.part();
        return description()
                + (part == null ? "" : ", by " + Words.nameOf(part.get()))
                + (search == null ? "" : ", " + search.iterations() + " iterations");
    }

    /** The length of lists of moves that reach any state: about that of the longest game, or the limit if the game is faulty. */
    public int longestList() {
        int limit = Math.min(facts.longestGame(), LONGEST_LIST);
        Heartbeat pulse = new Heartbeat();
        RandomGenerator random = pulse.of(Xoroshiro128PlusPlus.of(seed.value()));
        return Watch.attempt(
                pulse, facts.timeLimit(), limit, () -> RandomPlay.longestOf(initialStates.get(), random, limit));
    }
}
