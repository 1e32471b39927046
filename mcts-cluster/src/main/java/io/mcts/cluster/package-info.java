/**
 * Games and searches on several machines.
 *
 * <p>A {@link io.mcts.cluster.Worker} is a process that does jobs; workers find each other and form a cluster. A program that has jobs
 * connects to it as a {@link io.mcts.cluster.Cluster}, which gives each worker as many as it has threads, and gives a job again when
 * its worker is lost. A job is a text and so is its result, with a meaning given by a {@link io.mcts.cluster.JobRunner} on the
 * class path of both sides: no code travels, and no Java serialization is used.
 *
 * <p>The cluster keeps nothing: the program that asks for jobs has the results, and keeps whatever must survive, such as the record of
 * a contest. So a lost worker costs only time, and there is no state about which two halves of a split network could disagree.
 *
 * <p>Hazelcast carries the jobs and tells who is there. None of its types is part of this interface.
 */
@Experimental
@NullMarked
package io.mcts.cluster;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
