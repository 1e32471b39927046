@NullMarked
package io.mcts.cli.command.engine;

import org.jspecify.annotations.NullMarked;
