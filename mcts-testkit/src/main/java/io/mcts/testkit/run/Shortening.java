package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.report.Violation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Shortens a failing case while the rule stays broken: first all shorter lists of moves, up to a limit by the cost of a check; then
 * prefixes, and the list without single moves.
 */
public final class Shortening<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_VALUES = 10_000;
    private static final int MOST_LISTS = 2_000;
    /** Limits shortening to about three times the cost of the rule itself, which may play thousands of games. */
    private static final int LISTS_PER_STATE = 2;

    private static final int LEAST_LISTS = 10;

    private static final int GAMES = 20;

    private static final int MOVES = 1_000_000;

    private static final Set<String> METHODS =
            Set.of("play", "legalMoves", "isTerminal", "currentPlayer", "probability");

    private final GameUnderTest<S, M> game;
    private final Check<? super GameSubject<S, M>> rule;
    private final MoveLists<S, M> lists;
    private final RuleRun<S, M> run;
    private final int most;
    private volatile boolean isInOrder = true;

    Shortening(Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game, int tries) {
        this.game = game;
        this.rule = rule;
        this.run = new RuleRun<>(rule, game, 1);
        this.lists = new MoveLists<>(game);
        this.most = Math.max(LEAST_LISTS, Math.min(MOST_LISTS, LISTS_PER_STATE * tries));
    }

    public record Smallest<T>(T value, Violation violation) {}

    public record Shortened(Violation violation, boolean isShortest) {}

    public static <T> Smallest<T> smallest(
            T value, Violation found, Function<T, Stream<T>> smaller, Function<T, @Nullable Violation> check) {
        return smallest(value, found, smaller, check, MOST_VALUES);
    }

    private static <T> Smallest<T> smallest(
            T value,
            Violation found,
            Function<T, Stream<T>> smaller,
            Function<T, @Nullable Violation> check,
            int most) {
        Smallest<T> smallest = new Smallest<>(value, found);
        Iterator<T> next = smaller.apply(value).iterator();
        for (int tries = 0; tries < most && next.hasNext(); tries++) {
            T candidate = next.next();
            Violation violation = check.apply(candidate);
            if (violation != null) {
                smallest = new Smallest<>(candidate, violation);
                next = smaller.apply(candidate).iterator();
            }
        }
        return smallest;
    }

    public static <S extends GameState<S, M>, M extends Move> Violation withFewestIterations(
            GameUnderTest<S, M> game, Violation found, Function<GameUnderTest<S, M>, @Nullable Violation> check) {
        SearchUnderTest<S, M> search = game.companions().search();
        for (int iterations = 0; search != null && iterations < search.iterations(); iterations++) {
            Violation fewer = check.apply(game.by(search.withIterations(iterations)));
            if (fewer != null) {
                return fewer;
            }
        }
        return found;
    }

    /** The first of the shortest lists, or a list shortened within the allowed tries. */
    Shortened of(List<Integer> choices, Violation found) {
        return run.watch(() -> shortest(choices, found), hang -> new Shortened(hang, isInOrder));
    }

    private Shortened shortest(List<Integer> choices, Violation found) {
        int length = Math.min(choices.size(), found.reproduction().moves().size());
        Iterator<List<Integer>> shorter = lists.shorterThan(length + 1); // also as long: of several the first
        for (int tries = 0; tries < most && shorter.hasNext(); tries++) {
            List<Integer> list = shorter.next();
            Violation violation = run.violation(game, list);
            if (violation != null) {
                return inRandomPlay(list, violation).orElse(new Shortened(withFewestIterations(list, violation), true));
            }
        }
        boolean areAllTried = !shorter.hasNext();
        Optional<Shortened> inRandomPlay = areAllTried ? inRandomPlay(choices, found) : inRandomPlay(null, found);
        if (areAllTried || inRandomPlay.isPresent()) {
            return inRandomPlay.orElse(new Shortened(withFewestIterations(choices, found), true));
        }
        isInOrder = false;
        Smallest<List<Integer>> smallest = smallest(
                choices.subList(0, length), found, lists::smaller, list -> run.violation(game, list), most / 2);
        return new Shortened(smallest.violation(), false);
    }

    /**
     * The moves to an exception that a rule met while playing on, by the shortest of some random games; empty where the list leads there
     * itself.
     */
    private Optional<Shortened> inRandomPlay(@Nullable List<Integer> list, Violation found) {
        Object symptom = symptom(found);
        if (symptom == null) {
            return Optional.empty();
        }
        RuleRun<S, M> plain = new RuleRun<>(rule.<GameSubject<S, M>>by(GameSubject::tryEachMove), game, 1);
        Function<List<Integer>, @Nullable Violation> check = tried -> {
            Violation thrown = plain.violation(game, tried);
            return thrown != null && symptom.equals(symptom(thrown)) ? thrown : null;
        };
        if (list != null && check.apply(list) != null) {
            return Optional.empty();
        }
        RandomGenerator random = game.seed().random();
        List<Integer> shortest = null;
        Violation violation = null;
        int thrownIn = 0;
        for (int moves = 0; moves < MOVES && thrownIn < GAMES; ) {
            List<Integer> played = new ArrayList<>();
            boolean isThrown = false;
            try {
                S state = game.newState();
                while (!state.isTerminal() && played.size() < game.facts().longestGame()) {
                    RandomPlay.move(state, random); // throws where nobody can move
                    int choice = random.nextInt(Integer.MAX_VALUE);
                    played.add(choice);
                    RandomPlay.follow(state, List.of(choice), move -> run.beat());
                }
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                isThrown = true;
            }
            moves += 1 + played.size();
            Violation seen =
                    isThrown && (shortest == null || played.size() < shortest.size()) ? check.apply(played) : null;
            if (seen != null) {
                shortest = played;
                violation = seen;
            }
            thrownIn += isThrown ? 1 : 0;
        }
        if (shortest == null || violation == null) {
            return Optional.empty();
        }
        return Optional.of(new Shortened(
                smallest(shortest, violation, lists::smaller, check, MOST_LISTS).violation(), false));
    }

    private static @Nullable Object symptom(Violation violation) {
        Throwable cause = violation.getCause();
        boolean isOfPlay = cause != null
                && Arrays.stream(cause.getStackTrace()).anyMatch(frame -> METHODS.contains(frame.getMethodName()));
        return cause != null && (isOfPlay || RandomPlay.isWithoutMoves(cause)) ? RandomPlay.symptom(cause) : null;
    }

    private Violation withFewestIterations(List<Integer> choices, Violation found) {
        return withFewestIterations(game, found, fewer -> run.violation(fewer, choices));
    }
}
