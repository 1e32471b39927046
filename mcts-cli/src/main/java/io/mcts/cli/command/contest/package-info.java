/** Commands that compare players: {@code match}, {@code tournament} and {@code tune}, and the options of a contest. */
@NullMarked
package io.mcts.cli.command.contest;

import org.jspecify.annotations.NullMarked;
