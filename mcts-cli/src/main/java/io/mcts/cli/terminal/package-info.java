@NullMarked
package io.mcts.cli.terminal;

import org.jspecify.annotations.NullMarked;
