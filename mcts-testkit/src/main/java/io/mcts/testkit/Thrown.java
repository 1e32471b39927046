package io.mcts.testkit;

import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.Rule;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.watch.Frames;
import io.mcts.testkit.watch.Hang;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The exceptions of a game: one that is always thrown in the same place is one finding, however many rules meet it. */
final class Thrown {

    private Thrown() {}

    /** The findings, those of one exception as one: of the longest list of moves, which leads up to it. */
    static List<Finding> together(List<Finding> findings) {
        Map<Object, Finding> together = new LinkedHashMap<>();
        for (Finding finding : findings) {
            String place = place(finding.violation());
            together.merge(place == null ? finding : place, finding, Thrown::one);
        }
        return List.copyOf(together.values());
    }

    private static Finding one(Finding first, Finding second) {
        boolean isSecondLonger = length(second) > length(first);
        Finding longer = isSecondLonger ? second : first;
        List<Rule> others = new ArrayList<>(first.others());
        others.add(isSecondLonger ? first.rule() : second.rule());
        return new Finding(longer.rule(), longer.violation(), longer.isShortest(), others);
    }

    private static int length(Finding finding) {
        return finding.violation().reproduction().moves().size();
    }

    /** The kind of exception and where it was thrown; null for anything but an exception of the game. */
    private static @Nullable String place(Violation violation) {
        Throwable cause = violation.getCause();
        if (cause == null || cause instanceof Hang) {
            return null;
        }
        StackTraceElement frame = Frames.firstOutside(cause.getStackTrace());
        return frame == null ? null : cause.getClass().getName() + " at " + Frames.text(frame);
    }
}
