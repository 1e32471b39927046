package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.VerificationReport.Finding;
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

    private final GameStateRule rule;
    private final GameUnderTest<S, M> game;
    private final Trial<S, M> trial;
    private final int most;
    private volatile boolean isInOrder = true;

    /** The shortening of lists that break a rule in a game. */
    Shortening(GameStateRule rule, GameUnderTest<S, M> game) {
        this.rule = rule;
        this.game = game;
        this.trial = new Trial<>(rule, game);
        this.most = Math.min(MOST_LISTS, LISTS_PER_STATE * rule.states());
    }

    /** The shortest list there is, or that could be made in as many tries as are allowed. */
    Finding of(List<Integer> choices, Violation found) {
        return trial.watch(() -> shortest(choices, found), hang -> new Finding(rule, hang, isInOrder));
    }

    private Finding shortest(List<Integer> choices, Violation found) {
        int length = Math.min(choices.size(), found.reproduction().moves().size());
        ShorterLists<S, M> lists = new ShorterLists<>(length + 1, game); // also as long: of several the first
        for (int tries = 0; tries < most && lists.hasNext(); tries++) {
            Violation violation = trial.violation(game, lists.next());
            if (violation != null) {
                return new Finding(rule, violation, true);
            }
        }
        if (!lists.hasNext()) {
            return new Finding(rule, found, true);
        }
        isInOrder = false;
        return new Finding(rule, thinned(beginning(choices.subList(0, length)), found), false);
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

    private boolean isBroken(List<Integer> choices) {
        return trial.violation(game, choices) != null;
    }
}
