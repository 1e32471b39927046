/** Jobs of the commands for the workers of a cluster: games of contests and of self-play, and streams of searches, as texts. */
@NullMarked
package io.mcts.cli.cluster;

import org.jspecify.annotations.NullMarked;
