/** Tools that several packages of this module share and that know nothing of trees. */
@NullMarked
package io.mcts.internal;

import org.jspecify.annotations.NullMarked;
