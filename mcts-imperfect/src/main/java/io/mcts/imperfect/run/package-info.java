/** The settings of a search, and its run by one worker or several, whatever their trees. */
@NullMarked
package io.mcts.imperfect.run;

import org.jspecify.annotations.NullMarked;
