/** Contests and root-parallel searches on several machines. */
@SuppressWarnings("requires-automatic") // Hazelcast is not a named module
module io.mcts.cluster {
    requires transitive io.mcts.arena;
    requires com.hazelcast.core;
    requires static org.jspecify;

    exports io.mcts.cluster;

    uses io.mcts.cluster.JobRunner;
}
