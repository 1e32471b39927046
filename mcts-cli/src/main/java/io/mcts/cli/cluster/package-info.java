/** What the workers of a cluster do for the commands: games of contests and of self-play, and streams of searches, as texts. */
@NullMarked
package io.mcts.cli.cluster;

import org.jspecify.annotations.NullMarked;
