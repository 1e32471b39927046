/**
 * What tests say of games and parts, and what they are told: {@link io.mcts.testkit.facts.GameFacts} and
 * {@link io.mcts.testkit.facts.KnownGame}s; the {@link io.mcts.testkit.facts.Claim}s that a part makes, and the
 * {@link io.mcts.testkit.facts.EndClaim} of a heuristic; {@link io.mcts.testkit.facts.GivenChildren}. A broken {@link io.mcts.testkit.facts.Rule} is a
 * {@link io.mcts.testkit.facts.Violation}, with its {@link io.mcts.testkit.facts.Reproduction}. No class here knows a test framework.
 */
@NullMarked
package io.mcts.testkit.facts;

import org.jspecify.annotations.NullMarked;
