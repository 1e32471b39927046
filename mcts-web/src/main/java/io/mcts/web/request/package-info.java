/** Validation and limits of untrusted requests. */
@NullMarked
package io.mcts.web.request;

import org.jspecify.annotations.NullMarked;
