/** The input and output of the command line: the terminal, progress bars and help texts. */
@NullMarked
package io.mcts.cli.terminal;

import org.jspecify.annotations.NullMarked;
