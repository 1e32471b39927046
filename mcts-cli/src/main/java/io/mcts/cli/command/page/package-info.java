@NullMarked
package io.mcts.cli.command.page;

import org.jspecify.annotations.NullMarked;
