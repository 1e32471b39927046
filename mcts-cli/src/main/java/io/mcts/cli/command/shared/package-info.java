@NullMarked
package io.mcts.cli.command.shared;

import org.jspecify.annotations.NullMarked;
