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
 * The contract of {@link GameState} and of the capabilities that your state has: implement it in a test class of your own, and
 * every {@link Rule} of states is checked throughout your game.
 *
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
 * <p>The states are generated: lists of random choices, played from one of the initial states. When a rule is broken, the list is
 * shortened as far as the rule stays broken, and the {@link Violation} names the moves that are left. Each rule is a separate test. The
 * seed is fixed ({@link #seed}), so a run that fails fails again; a right game fails a test of a distribution
 * once in a billion, and at worst, where an outcome is rare, with a probability of 1.4e-6.
 *
 * <p>It also checks chance, random play and the capabilities that the state has. {@code Resettable} is the library's form of undo: a
 * state is reset to the root as a whole. Heuristics and the notation, which are separate objects, have a {@link HeuristicContract} and a
 * {@link NotationContract}; one test class may implement all three.
 */
public interface GameStateContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The rules that are checked, all unless overridden; a rule that is named then demands its capability. */
    default List<Rule> rules() {
        return Rules.all();
    }

    /**
     * Kinds of states that random games have to come to, such as those after a capture, by their names: where they do not, the rules show nothing of
     * them, and a test says so. None unless overridden.
     */
    default Map<String, Predicate<? super S>> labels() {
        return Map.of();
    }

    /**
     * A test of each rule of states and their capabilities, and one of whether random games show enough of the game. Rules of capabilities that no
     * initial state has are not tested; an entry in the report of the tests names them.
     */
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
