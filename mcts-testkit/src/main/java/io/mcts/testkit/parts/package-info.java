/** The rules of policies, evaluators, selection policies and searches, and their bodies. */
@NullMarked
package io.mcts.testkit.parts;

import org.jspecify.annotations.NullMarked;
