package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.GameSubject;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.Seed;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;

/**
 * The check of a rule in states all over a game: first in the initial ones, then in those that random choices lead to.
 */
public final class RuleRun<S extends GameState<S, M>, M extends Move> {

    private static final int MANY_MOVES = 10_000;

    /** Of games longer than that fewer are played to their ends. */
    private static final int LONG_GAME = 40;

    private final Check<? super GameSubject<S, M>> rule;
    private final int begins;
    private final IntFunction<GameUnderTest<S, M>> games;
    private final IntSupplier longestList;
    private final int tries;
    private int checks;
    private boolean isExercised;

    /**
     * A run.
     *
     * @param rule the rule
     * @param begins how many initial states there are
     * @param games makes the game from one of them
     * @param longestList the length of the longest list of choices
     * @param tries in how many states the rule is checked, the initial ones among them
     */
    public RuleRun(
            Check<? super GameSubject<S, M>> rule,
            int begins,
            IntFunction<GameUnderTest<S, M>> games,
            IntSupplier longestList,
            int tries) {
        this.rule = rule;
        this.begins = begins;
        this.games = games;
        this.longestList = longestList;
        this.tries = tries;
    }

    /** In how many states the rule was checked, those of shorter lists not counted. */
    public int checks() {
        return checks;
    }

    /** Whether the rule found anything that it is about. */
    public boolean isExercised() {
        return isExercised;
    }

    /** What breaks the rule, with the shortest list of moves that was found. */
    public Optional<Shortened> broken() {
        Trial<S, M> trial = new Trial<>(rule, games.apply(0));
        Optional<Violation> broken = trial.watch(() -> atTheBeginnings(trial), Optional::of);
        if (broken.isEmpty() && tries > begins) {
            int longest = longestList.getAsInt();
            broken = trial.watch(() -> elsewhere(trial, longest), Optional::of);
        }
        isExercised = trial.isExercised();
        return broken.map(violation -> new Shortening<>(rule, trial.game()).of(trial.choices(), violation));
    }

    private Optional<Violation> atTheBeginnings(Trial<S, M> trial) {
        Optional<Violation> broken = Optional.empty();
        for (int i = 0; broken.isEmpty() && i < begins; i++) {
            broken = check(trial, games.apply(i), List.of());
        }
        return broken;
    }

    private Optional<Violation> elsewhere(Trial<S, M> trial, int longest) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(games.apply(0).seed().value());
        Optional<Violation> broken = Optional.empty();
        int most = rule.isOfEnds() ? tries(longest) : tries;
        for (int i = begins; broken.isEmpty() && i < most; i++) {
            GameUnderTest<S, M> game = games.apply(random.nextInt(begins));
            int length = rule.isOfEnds() ? game.facts().longestGame() : random.nextInt(longest + 1);
            broken = check(trial, game.inTry(i, random), choices(random.nextLong(), length));
        }
        return broken;
    }

    /** How many games are played to their ends: fewer where they are long. */
    private int tries(int longest) {
        return (int) Math.min(tries, begins + (long) tries * LONG_GAME / Math.max(1, longest));
    }

    /** Random choices, drawn as they are read: a game may end after the first of them. */
    private static List<Integer> choices(long seed, int length) {
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return new Seed(seed, index).random().nextInt(MANY_MOVES);
            }

            @Override
            public int size() {
                return length;
            }
        };
    }

    private Optional<Violation> check(Trial<S, M> trial, GameUnderTest<S, M> game, List<Integer> choices) {
        checks++;
        return Optional.ofNullable(trial.violation(game, choices));
    }
}
