@NullMarked
package io.mcts.cli.cluster;

import org.jspecify.annotations.NullMarked;
