/** Commands about the command line itself: {@code games}, {@code options}, {@code help} and {@code completion}. */
@NullMarked
package io.mcts.cli.command.help;

import org.jspecify.annotations.NullMarked;
