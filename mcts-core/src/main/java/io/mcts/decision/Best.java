package io.mcts.decision;

import io.mcts.selection.Children;
import java.util.function.IntToDoubleFunction;

final class Best {

    private Best() {}

    static int by(IntToDoubleFunction score, Children children) {
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0; child < children.count(); child++) {
            if (children.visits(child) == 0) {
                continue;
            }
            double candidate = score.applyAsDouble(child);
            if (candidate > greatest || (candidate == greatest && isMoreVisitedOrBetter(children, child, best))) {
                greatest = candidate;
                best = child;
            }
        }
        return best;
    }

    private static boolean isMoreVisitedOrBetter(Children children, int child, int than) {
        int difference = Integer.compare(children.visits(child), children.visits(than));
        return difference > 0 || (difference == 0 && children.mean(child) > children.mean(than));
    }
}
