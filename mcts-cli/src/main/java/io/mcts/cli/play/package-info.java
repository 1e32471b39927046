@NullMarked
package io.mcts.cli.play;

import org.jspecify.annotations.NullMarked;
