/**
 * Contracts for tests of game adapters, parts and searches. A test class implements a {@link io.mcts.testkit.Contract}; each rule is a
 * dynamic test of JUnit with its sentence as its name. A broken rule is a {@link io.mcts.testkit.report.Violation} with a short {@link
 * io.mcts.testkit.report.Reproduction}.
 *
 * <p><b>Games.</b> {@link io.mcts.testkit.GameStateContract} checks states, chance, random play and capabilities; {@link
 * io.mcts.testkit.HeuristicContract}, {@link io.mcts.testkit.NotationContract} and {@link io.mcts.testkit.HiddenInformationContract} are
 * for the rest. {@link io.mcts.testkit.facts.GameFacts} make rules stricter. {@link io.mcts.testkit.GameVerifier} checks the same rules
 * without a test framework and returns a {@link io.mcts.testkit.VerificationReport}. {@link io.mcts.testkit.GameAssertions} compares two
 * adapters of one game.
 *
 * <p><b>Searches and parts.</b> {@link io.mcts.testkit.SearchContract}, {@link io.mcts.testkit.PolicyContract}, {@link
 * io.mcts.testkit.EvaluatorContract}, {@link io.mcts.testkit.BatchEvaluatorContract} and {@link io.mcts.testkit.SelectionPolicyContract},
 * each less the unclaimed {@link io.mcts.testkit.facts.OptionalRule}s.
 *
 * <p><b>jqwik properties.</b> {@link io.mcts.testkit.Positions} of any game, and {@link io.mcts.testkit.facts.GivenChildren} from {@link
 * io.mcts.testkit.ChildrenArbitraries}.
 */
@Stable
@NullMarked
package io.mcts.testkit;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
