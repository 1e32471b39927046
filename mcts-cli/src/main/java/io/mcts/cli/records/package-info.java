@NullMarked
package io.mcts.cli.records;

import org.jspecify.annotations.NullMarked;
