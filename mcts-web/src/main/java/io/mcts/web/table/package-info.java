/** Games with hidden information between people and searches: the only games that the server keeps. */
@NullMarked
package io.mcts.web.table;

import org.jspecify.annotations.NullMarked;
