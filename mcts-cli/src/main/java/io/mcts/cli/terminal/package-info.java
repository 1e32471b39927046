/** What the command line reads and writes through, and how it draws there. */
@NullMarked
package io.mcts.cli.terminal;

import org.jspecify.annotations.NullMarked;
