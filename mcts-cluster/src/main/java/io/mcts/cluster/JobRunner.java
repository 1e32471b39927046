package io.mcts.cluster;

/** Does jobs of one kind, found by {@link java.util.ServiceLoader} on both sides. Used by several threads at once. */
public interface JobRunner {

    /** Returns its name, unique and equal on both sides. */
    String name();

    /**
     * Returns all that the result of a job depends on besides its text: readable names and versions of code, such as {@link Versions#of}. A
     * worker refuses a job unless they are equal on both sides.
     *
     * @throws RuntimeException if the job is invalid here, for instance because its game is missing
     */
    String version(String job);

    /**
     * Does a job.
     *
     * @return the result; possibly partial if cancelled
     * @throws Exception if the job fails; the program tries another worker before it reports the message
     */
    String run(String job, JobControl control) throws Exception;
}
