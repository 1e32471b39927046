/** The command {@code worker}, and the options by which other commands use the workers of a cluster. */
@NullMarked
package io.mcts.cli.command.cluster;

import org.jspecify.annotations.NullMarked;
