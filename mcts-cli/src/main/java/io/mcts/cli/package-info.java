/** The {@code mcts} command line. Games and parts are found as services. */
@NullMarked
package io.mcts.cli;

import org.jspecify.annotations.NullMarked;
