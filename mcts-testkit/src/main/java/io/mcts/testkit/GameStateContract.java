package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.report.Rule;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link GameState} and of the capabilities that your state has: checks every {@link Rule} of states throughout a game.
 * <pre>{@code
 * class TicTacToeProperties implements GameStateContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 * }
 * }</pre>
 *
 * <p>States are reached by random moves; the {@link Violation} of a broken rule names a shortened list of them. The seed is fixed ({@link
 * #seed}), so failures repeat. A correct game fails a test of a distribution once in a billion, and at worst, where an outcome is rare,
 * with a probability of 1.4e-6.
 */
public interface GameStateContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The rules that are checked, all unless overridden; a rule that is named then demands its capability. */
    default List<Rule> rules() {
        return Rules.all();
    }

    /** Kinds of states, by name, that random games must reach, such as those after a capture; a test fails otherwise. */
    default Map<String, Predicate<? super S>> labels() {
        return Map.of();
    }

    /** A test of each rule of states and their capabilities, and of the coverage. The test report names the rules that do not apply. */
    @TestFactory
    default Stream<DynamicTest> rulesOfStates(TestReporter reporter) {
        boolean areNamed = !rules().equals(Rules.all());
        Stream<Check<GameSubject<?, ?>>> rules = GameRules.ALL.stream()
                .filter(rule -> rules().contains(rule))
                .filter(rule -> elsewhere().noneMatch(rule.needs()::contains));
        return areNamed
                ? Contracts.ofGame(this, rules)
                : Stream.concat(Contracts.ofGame(this, rules, reporter), Stream.of(Contracts.ofCoverage(this)));
    }

    private Stream<Precondition<?>> elsewhere() {
        return this instanceof HiddenInformationContract
                ? Stream.of(Precondition.HEURISTIC, Precondition.NOTATION, Precondition.HIDDEN_INFORMATION)
                : Stream.of(Precondition.HEURISTIC, Precondition.NOTATION);
    }
}
