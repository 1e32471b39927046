package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.GameSubject;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.SearchUnderTest;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes what breaks a rule smaller, as long as the rule stays broken.
 *
 * <p>Of lists of moves first all shorter ones are tried, shorter ones before longer ones, up to a number of lists that depends on what
 * a check costs. Where that is not enough, beginnings of the list are tried, and it is tried without one move after another.
 */
public final class Shortening<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_VALUES = 10_000;
    private static final int MOST_LISTS = 2_000;
    /** A check may play thousands of games: shortening takes no more than twice as many as the rule itself, and again half of these. */
    private static final int LISTS_PER_STATE = 2;

    private static final int LEAST_LISTS = 10;

    private final GameUnderTest<S, M> game;
    private final RuleRun<S, M> run;
    private final int most;
    private volatile boolean isInOrder = true;

    /** @param tries the number of states in which the rule is checked */
    Shortening(Check<? super GameSubject<S, M>> rule, GameUnderTest<S, M> game, int tries) {
        this.game = game;
        this.run = new RuleRun<>(rule, game, 1);
        this.most = Math.max(LEAST_LISTS, Math.min(MOST_LISTS, LISTS_PER_STATE * tries));
    }

    /** The smallest value that was found, and what it shows. */
    public record Smallest<T>(T value, Violation violation) {}

    /** A violation, and whether all shorter lists of moves were tried. */
    public record Shortened(Violation violation, boolean isShortest) {}

    /** The smallest value that breaks a rule, step by step: at each the first that does among those that are smaller. */
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

    /** The violation by a search of the fewest iterations, if a search is checked. */
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

    /** The first of the shortest lists, or a list shortened in as many tries as are allowed. */
    Shortened of(List<Integer> choices, Violation found) {
        return run.watch(() -> shortest(choices, found), hang -> new Shortened(hang, isInOrder));
    }

    private Shortened shortest(List<Integer> choices, Violation found) {
        int length = Math.min(choices.size(), found.reproduction().moves().size());
        ShorterLists<S, M> lists = new ShorterLists<>(length + 1, game); // also as long: of several the first
        for (int tries = 0; tries < most && lists.hasNext(); tries++) {
            List<Integer> list = lists.next();
            Violation violation = run.violation(game, list);
            if (violation != null) {
                return new Shortened(withFewestIterations(list, violation), true);
            }
        }
        if (!lists.hasNext()) {
            return new Shortened(withFewestIterations(choices, found), true);
        }
        isInOrder = false;
        Smallest<List<Integer>> smallest = smallest(
                choices.subList(0, length), found, Shortening::smaller, list -> run.violation(game, list), most / 2);
        return new Shortened(smallest.violation(), false);
    }

    private static Stream<List<Integer>> smaller(List<Integer> list) {
        Stream<List<Integer>> beginnings = IntStream.range(0, list.size()).mapToObj(end -> list.subList(0, end));
        Stream<List<Integer>> thinned = IntStream.range(0, list.size()).mapToObj(place -> {
            List<Integer> without = new ArrayList<>(list);
            without.remove(place);
            return without;
        });
        return Stream.concat(beginnings, thinned);
    }

    private Violation withFewestIterations(List<Integer> choices, Violation found) {
        return withFewestIterations(game, found, fewer -> run.violation(fewer, choices));
    }
}
