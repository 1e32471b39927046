@NullMarked
package io.mcts.cli.command.game;

import org.jspecify.annotations.NullMarked;
