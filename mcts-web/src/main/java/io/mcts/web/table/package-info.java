/** Games with hidden information between people and searches; only here does the server keep a game. */
@NullMarked
package io.mcts.web.table;

import org.jspecify.annotations.NullMarked;
