@NullMarked
package io.mcts.cli.command.cluster;

import org.jspecify.annotations.NullMarked;
