package io.mcts.cli.command.cluster;

import io.mcts.cluster.JobControl;
import io.mcts.cluster.JobRunner;

/** Jobs that need more memory than there is. */
public final class MemoryJobs implements JobRunner {

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String version(String job) {
        return "1";
    }

    @Override
    public String run(String job, JobControl control) {
        long[][] all = new long[Integer.MAX_VALUE / 2][];
        return Integer.toString(all.length);
    }
}
