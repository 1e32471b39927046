/**
 * Contests as users describe them: who takes part, by a SPEC or as an engine of another program, and what a tournament's file says.
 */
@NullMarked
package io.mcts.cli.contest;

import org.jspecify.annotations.NullMarked;
