@NullMarked
package io.mcts.cli.command.help;

import org.jspecify.annotations.NullMarked;
