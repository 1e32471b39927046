package io.mcts.cluster;

/**
 * The figures of a worker's work for a program.
 *
 * @param address where it listens, as {@code host:port}
 * @param threads how many jobs it does at a time
 * @param running how many jobs it has now
 * @param done how many jobs it has done
 * @param seconds how long it has been there, since it joined or the program connected; 1 or more
 */
public record MemberFigures(String address, int threads, int running, long done, double seconds) {

    /** Returns the number of jobs it has done per second. */
    public double perSecond() {
        return done / seconds;
    }

    /** Returns these figures combined with later ones of the same worker, which has come back. */
    MemberFigures plus(MemberFigures later) {
        return new MemberFigures(address, later.threads, later.running, done + later.done, seconds + later.seconds);
    }
}
