package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a shorter way to a state in which a rule is broken.
 *
 * <p>First all shorter lists of moves are tried, shorter ones before longer ones, up to a number of lists that depends on what
 * a check costs. Where that is not enough, the shortest beginning of the list that breaks the rule is taken, then one move
 * after another is taken away from it if the rule stays broken without.
 */
final class Shortening<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_LISTS = 2_000;
    private static final int LISTS_PER_STATE = 5;

    private final GameUnderTest<S, M> game;
    private final Trial<S, M> trial;
    private final int most;
    private volatile boolean isInOrder = true;

    /** The shortening of lists that break a rule in a game. */
    Shortening(Rule<? super Subject<S, M>> rule, GameUnderTest<S, M> game) {
        this.game = game;
        this.trial = new Trial<>(rule, game);
        this.most = Math.min(MOST_LISTS, LISTS_PER_STATE * rule.tries());
    }

    /** The shortest list there is, or that could be made in as many tries as are allowed. */
    Shortened of(List<Integer> choices, Violation found) {
        return trial.watch(() -> shortest(choices, found), hang -> new Shortened(hang, isInOrder));
    }

    private Shortened shortest(List<Integer> choices, Violation found) {
        int length = Math.min(choices.size(), found.reproduction().moves().size());
        ShorterLists<S, M> lists = new ShorterLists<>(length + 1, game); // also as long: of several the first
        for (int tries = 0; tries < most && lists.hasNext(); tries++) {
            Violation violation = trial.violation(game, lists.next());
            if (violation != null) {
                return new Shortened(withFewestIterations(violation, trial.choices()), true);
            }
        }
        if (!lists.hasNext()) {
            return new Shortened(withFewestIterations(found, choices), true);
        }
        isInOrder = false;
        return new Shortened(thinned(beginning(choices.subList(0, length)), found), false);
    }

    private List<Integer> beginning(List<Integer> choices) {
        for (int length = 0; length < Math.min(choices.size(), most); length++) {
            if (isBroken(choices.subList(0, length))) {
                return choices.subList(0, length);
            }
        }
        return choices;
    }

    private Violation thinned(List<Integer> choices, Violation found) {
        List<Integer> list = new ArrayList<>(choices);
        int tries = 0;
        for (int i = 0; i < list.size() && tries < most; i++, tries++) {
            List<Integer> without = new ArrayList<>(list);
            without.remove(i);
            if (isBroken(without)) {
                list = without;
                i = -1;
            }
        }
        @Nullable Violation shortened = trial.violation(game, list);
        return shortened == null ? found : shortened;
    }

    /** The violation in a state by a search of fewer iterations, if a search is checked. */
    private Violation withFewestIterations(Violation found, List<Integer> choices) {
        SearchUnderTest<S, M> search = game.companions().search();
        for (int iterations = 0; search != null && iterations < search.iterations(); iterations++) {
            Violation fewer = trial.violation(game.by(search.withIterations(iterations)), choices);
            if (fewer != null) {
                return fewer;
            }
        }
        return found;
    }

    private boolean isBroken(List<Integer> choices) {
        return trial.violation(game, choices) != null;
    }
}
