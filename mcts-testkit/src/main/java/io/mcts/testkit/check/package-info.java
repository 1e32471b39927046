/**
 * Rules, each a {@link io.mcts.testkit.check.Check}, and their {@link io.mcts.testkit.check.Subject}s: a state of a game, which a part or a search may
 * play, or children to choose among.
 */
@NullMarked
package io.mcts.testkit.check;

import org.jspecify.annotations.NullMarked;
