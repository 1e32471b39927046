/** Recorded games and written positions that commands read and write. */
@NullMarked
package io.mcts.cli.records;

import org.jspecify.annotations.NullMarked;
