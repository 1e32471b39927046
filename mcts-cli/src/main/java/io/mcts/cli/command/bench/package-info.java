@NullMarked
package io.mcts.cli.command.bench;

import org.jspecify.annotations.NullMarked;
