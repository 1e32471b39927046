/** Commands about one game: {@code play}, {@code analyze}, {@code exploit} and {@code verify}. */
@NullMarked
package io.mcts.cli.command.game;

import org.jspecify.annotations.NullMarked;
