/**
 * Contracts for tests: what every game adapter and every search has to keep, ready to run on one's own.
 *
 * <p><b>A game.</b> {@link io.mcts.testkit.GameStateContract} is the way in: a test class implements it, names the initial states of
 * the game, and has every {@link io.mcts.testkit.GameStateRule} on states checked all over the game. It contains the contracts of single
 * capabilities ({@link io.mcts.testkit.ChanceContract}, {@link io.mcts.testkit.RandomPlayContract},
 * {@link io.mcts.testkit.ResettableContract}, {@link io.mcts.testkit.PositionKeyContract},
 * {@link io.mcts.testkit.ImmediateWinsContract}, {@link io.mcts.testkit.DecisivePlayOutContract}), which can also be run alone;
 * {@link io.mcts.testkit.HeuristicContract} (with an {@link io.mcts.testkit.EndClaim}) and {@link io.mcts.testkit.NotationContract} are for
 * objects beside the state. What all of them have to be told stands in {@link io.mcts.testkit.GameContract}: what is known of the
 * game, such as a {@link io.mcts.testkit.KnownGame}, makes rules stricter. A broken rule is reported as a
 * {@link io.mcts.testkit.Violation}, whose {@link io.mcts.testkit.Reproduction} names the shortest list of moves that shows it.
 *
 * <p>{@link io.mcts.testkit.GameVerifier} checks the same rules without a test framework: it is told
 * {@link io.mcts.testkit.GameFacts} and returns a {@link io.mcts.testkit.VerificationReport}. {@link io.mcts.testkit.Positions} makes up a
 * {@link io.mcts.testkit.Position} of any game for properties of your own; {@link io.mcts.testkit.Choices} is what jqwik draws for it.
 *
 * <p><b>A search.</b>
 * {@link io.mcts.testkit.SearchContract} does the same for a search, composed of whatever parts, and its
 * {@link io.mcts.testkit.SearchRule}s, on a {@link io.mcts.testkit.SearchedGame}; {@link io.mcts.testkit.SearchTreeContract} for a tree that is kept between moves,
 * {@link io.mcts.testkit.ParallelSearchContract} for threads, and {@link io.mcts.testkit.SolvedGameContract} for what a search finds in games
 * whose exact values are known. A search that does less than most says so by its {@link io.mcts.testkit.SearchClaim}s, and
 * {@link io.mcts.testkit.SearchSettingsArbitrary} makes up {@link io.mcts.testkit.SearchSettings} for the properties of games. Their rules are
 * {@link io.mcts.testkit.SearchTreeRule}, {@link io.mcts.testkit.ParallelSearchRule} and {@link io.mcts.testkit.SolvedGameRule}.
 *
 * <p><b>Games whose values are known.</b> {@link io.mcts.testkit.GameTree} is a game whose exact values are known; {@link io.mcts.testkit.RandomGameTrees} makes such
 * games up, with any number of players, chance and payoffs of any kind, and {@link io.mcts.testkit.GameTreeArbitrary} gives them
 * to the properties of jqwik.
 *
 * <p><b>A part.</b> Parts have contracts of their own: {@link io.mcts.testkit.PolicyContract}, {@link io.mcts.testkit.SelectionPolicyContract},
 * {@link io.mcts.testkit.FinalDecisionContract}, {@link io.mcts.testkit.EvaluatorContract} and
 * {@link io.mcts.testkit.BatchEvaluatorContract}. Some of their rules
 * ({@link io.mcts.testkit.PolicyRule}, {@link io.mcts.testkit.SelectionRule}, {@link io.mcts.testkit.FinalDecisionRule},
 * {@link io.mcts.testkit.EvaluatorRule}, {@link io.mcts.testkit.BatchEvaluatorRule}) are claims, which a part makes unless its test says
 * otherwise. Those of parts that choose among children need no game: {@link io.mcts.testkit.ChildrenArbitraries} makes up the
 * children, {@link io.mcts.testkit.GivenChildren}, and a {@link io.mcts.testkit.Violation} names the simplest that show
 * the fault. The rules' {@code check} does the same without a test framework, in one state or with some children.
 *
 * <p>Behind these, a {@code GameUnderTest} leads to a {@code Subject}, the state that a rule is checked in; the classes
 * {@code …Rules} hold the checks, by theme. None of them knows jqwik, so other ways to run them can be added.
 */
@NullMarked
package io.mcts.testkit;

import org.jspecify.annotations.NullMarked;
