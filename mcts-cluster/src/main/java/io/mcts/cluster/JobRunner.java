package io.mcts.cluster;

/**
 * Does jobs of one kind. It is on the class path of the workers and of the program that has the jobs; both find it by
 * {@link java.util.ServiceLoader}. Used by several threads at once.
 */
public interface JobRunner {

    /** Its name: the same on both sides, different for each runner. */
    String name();

    /**
     * Returns what the result of a job depends on besides its text: names and versions of code, for people to read. A worker refuses a job
     * unless this is equal on both sides. {@link Versions#of} tells the version of a jar and a checksum of its classes.
     *
     * @throws RuntimeException if the job has no meaning here, for instance because its game is missing
     */
    String version(String job);

    /**
     * Does a job.
     *
     * @param job the job
     * @param control tells whether the job is still wanted, and takes what there is to report before it is done
     * @return the result; of a job that was cancelled whatever there is
     * @throws Exception if the job cannot be done; the program that has the job tries another worker, and gets the message if that is of no
     *     use
     */
    String run(String job, JobControl control) throws Exception;
}
