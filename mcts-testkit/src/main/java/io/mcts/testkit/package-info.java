/**
 * Contracts for tests: what every game adapter, every part and every search has to keep. A test class implements a
 * {@link io.mcts.testkit.Contract} and names what is to be checked; each rule is then a dynamic test of JUnit, with its sentence as its name.
 * A broken rule is a {@link io.mcts.testkit.report.Violation}, whose {@link io.mcts.testkit.report.Reproduction} names a short list
 * of moves, or simple children, that shows it.
 *
 * <p><b>A game.</b> {@link io.mcts.testkit.GameStateContract} checks every {@link io.mcts.testkit.report.Rule} of states, chance, random
 * play and capabilities; {@link io.mcts.testkit.HeuristicContract} (with an {@link io.mcts.testkit.facts.EndClaim}) and
 * {@link io.mcts.testkit.NotationContract} are for objects beside the state. The {@link io.mcts.testkit.facts.GameFacts} that are known of the
 * game, such as a {@link io.mcts.testkit.facts.KnownGame}, make rules stricter.
 * {@link io.mcts.testkit.GameVerifier} checks the same rules without a test framework: it is told
 * {@link io.mcts.testkit.facts.GameFacts} and returns a {@link io.mcts.testkit.VerificationReport}, with the
 * {@link io.mcts.testkit.report.Coverage} of its random games. {@link io.mcts.testkit.HiddenInformationContract} looks at all states of a small
 * game, and {@link io.mcts.testkit.GameAssertions} compares two adapters of one.
 *
 * <p><b>A search.</b> {@link io.mcts.testkit.SearchContract} does the same for a search on a game, composed of whatever parts.
 *
 * <p><b>A part.</b> {@link io.mcts.testkit.PolicyContract}, {@link io.mcts.testkit.EvaluatorContract},
 * {@link io.mcts.testkit.BatchEvaluatorContract} and {@link io.mcts.testkit.SelectionPolicyContract}. A part or a search that does less than most says so
 * by the {@link io.mcts.testkit.facts.OptionalRule}s that it does not make.
 *
 * <p><b>Properties of your own.</b> For jqwik there are {@link io.mcts.testkit.Positions} of any game (each a
 * {@link io.mcts.testkit.Position}), and {@link io.mcts.testkit.facts.GivenChildren} with their arbitraries
 * ({@link io.mcts.testkit.ChildrenArbitraries}).
 *
 * <p>What an author states is in {@link io.mcts.testkit.facts}, what the kit reports in {@link io.mcts.testkit.report}. The rules, what
 * tries them and what watches them are in packages that are not exported.
 */
@Stable
@NullMarked
package io.mcts.testkit;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
