package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.GameStateRule.INITIAL_STATES_ARE_ALIKE;
import static io.mcts.testkit.rules.GameStateRule.LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL;
import static io.mcts.testkit.rules.GameStateRule.LEGAL_MOVES_ARE_UNMODIFIABLE;
import static io.mcts.testkit.rules.GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE;
import static io.mcts.testkit.rules.GameStateRule.PAYOFFS_LIE_IN_THE_DECLARED_RANGE;
import static io.mcts.testkit.rules.GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The usual cause of a broken rule. */
final class Hint {

    private static final String NO_VALUES =
            "the two read alike but are not equal: moves need equals() and hashCode() by value, as a record has them";

    private static final Map<String, String> BY_RULE = Map.of(
            INITIAL_STATES_ARE_ALIKE.toString(),
            "the constructor shuffles or draws: let chance do it, or fix the seed; or something static counts the states",
            LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL.toString(),
            "isTerminal() and legalMoves() each decide when the game is over, and differ",
            LEGAL_MOVES_ARE_UNMODIFIABLE.toString(),
            "return List.copyOf(moves)",
            OTHER_THREADS_NEVER_SHOW_IN_A_STATE.toString(),
            "a state shares an array or another object that changes, such as scratch memory, with its copies, or it is static",
            PAYOFFS_LIE_IN_THE_DECLARED_RANGE.toString(),
            "override minPayoff() and maxPayoff(), which are -1 and 1 otherwise",
            PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL.toString(),
            "copy() shares an array or a list with its original, or a field is static");

    private Hint() {}

    /** The cause, in words; empty if there is no usual one. */
    static String of(String rule, String expected, @Nullable Object actual) {
        if (actual instanceof Throwable) {
            return "";
        }
        return expected.startsWith(actual + " ") ? NO_VALUES : BY_RULE.getOrDefault(rule, "");
    }
}
