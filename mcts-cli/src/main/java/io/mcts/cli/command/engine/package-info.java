/** Commands that speak a protocol of engines: {@code ugi} and {@code gtp}. */
@NullMarked
package io.mcts.cli.command.engine;

import org.jspecify.annotations.NullMarked;
