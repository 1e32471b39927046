/**
 * Games written in the Game Description Language (GDL), in which hundreds of games of general game playing are published.
 *
 * <p>{@link io.mcts.games.gdl.GdlRules} reads rules, {@link io.mcts.games.gdl.GdlState} is a position, {@link
 * io.mcts.games.gdl.GdlMove} a move.
 *
 * <p>Inside, a rulesheet passes through these stages: {@code KifReader} reads expressions, {@code Rulesheet} checks them, {@code
 * Projection} and {@code Grounder} instantiate the rules, {@code CircuitBuilder} turns them into gates of a {@code Circuit}, {@code
 * NetworkCompiler} lays them out as a {@code Network}, and a {@code NetworkPosition} propagates what changes with each move. A {@code
 * RuleEngine} evaluates the rules state by state where there are too many instances.
 *
 * <p>Not included: chance and hidden information (GDL-II).
 */
@Experimental
@NullMarked
package io.mcts.games.gdl;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
