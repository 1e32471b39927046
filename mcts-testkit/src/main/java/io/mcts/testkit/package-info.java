/**
 * Contracts for tests: what every game adapter and every search has to keep, ready to run on one's own.
 *
 * <p>{@link io.mcts.testkit.GameStateContract} is the way in: a test class implements it, names the initial states of the
 * game, and has every {@link io.mcts.testkit.GameStateRule} checked in states all over the game. A broken rule is reported as
 * a {@link io.mcts.testkit.Violation}, which names the shortest list of moves that shows it.
 * {@link io.mcts.testkit.GameVerifier} checks the same rules without a test framework.
 * {@link io.mcts.testkit.SearchContract} does the same for a search, composed of whatever parts, and its
 * {@link io.mcts.testkit.SearchRule}s; {@link io.mcts.testkit.SearchTreeContract} for a tree that is kept between moves,
 * {@link io.mcts.testkit.ParallelSearchContract} for threads, and {@link io.mcts.testkit.SolvedGameContract} for what a search finds in games
 * whose exact values are known. A search that does less than most says so by its {@link io.mcts.testkit.SearchClaim}s, and
 * {@link io.mcts.testkit.SearchSettingsArbitrary} makes up searches for the properties of games.
 *
 * <p>{@link io.mcts.testkit.GameTree} is a game whose exact values are known; {@link io.mcts.testkit.RandomGameTrees} makes such
 * games up, with any number of players, chance and payoffs of any kind, and {@link io.mcts.testkit.GameTreeArbitrary} gives them
 * to the properties of jqwik.
 *
 * <p>Parts have contracts of their own: {@link io.mcts.testkit.PolicyContract}, {@link io.mcts.testkit.SelectionPolicyContract},
 * {@link io.mcts.testkit.FinalDecisionContract}, {@link io.mcts.testkit.EvaluatorContract} and
 * {@link io.mcts.testkit.BatchEvaluatorContract}. Some of their rules are claims, which a part makes unless its test says
 * otherwise. Those of parts that choose among children need no game: {@link io.mcts.testkit.ChildrenArbitraries} makes up the
 * children, {@link io.mcts.testkit.GivenChildren}, and a {@link io.mcts.testkit.ChoiceViolation} names the simplest that show
 * the fault. The rules' {@code check} does the same without a test framework, in one state or with some children.
 *
 * <p>Behind these, a {@code GameUnderTest} leads to a {@code Subject}, the state that a rule is checked in; the classes
 * {@code …Rules} hold the checks, by theme. None of them knows jqwik, so other ways to run them can be added.
 */
@NullMarked
package io.mcts.testkit;

import org.jspecify.annotations.NullMarked;
