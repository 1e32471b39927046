@NullMarked
package io.mcts.cli.command.learning;

import org.jspecify.annotations.NullMarked;
