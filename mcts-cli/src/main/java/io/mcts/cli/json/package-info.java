@NullMarked
package io.mcts.cli.json;

import org.jspecify.annotations.NullMarked;
