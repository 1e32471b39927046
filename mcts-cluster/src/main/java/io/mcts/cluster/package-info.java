/**
 * Games and searches on several machines. {@link io.mcts.cluster.Worker}s form a cluster and do jobs for programs that connect to it as a
 * {@link io.mcts.cluster.Cluster}. Jobs and results are texts, interpreted by a {@link io.mcts.cluster.JobRunner} on the class path of both
 * sides; no code is sent.
 *
 * <p>The cluster is stateless: the program keeps all results, so a lost worker costs only time, and network splits do no harm. Hazelcast is
 * the transport, and not part of the API.
 */
@Experimental
@NullMarked
package io.mcts.cluster;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
