package io.mcts.cluster;

/**
 * What a worker has done for a program.
 *
 * @param address where it listens, as {@code host:port}
 * @param threads how many jobs it does at a time
 * @param running how many jobs it has now
 * @param done how many jobs it has done
 * @param seconds how long it has been there, since it joined or the program connected; 1 or more
 */
public record MemberFigures(String address, int threads, int running, long done, double seconds) {

    /** How many jobs it has done a second. */
    public double perSecond() {
        return done / seconds;
    }

    /** Those of a worker that was there before and has come back. */
    MemberFigures plus(MemberFigures later) {
        return new MemberFigures(address, later.threads, later.running, done + later.done, seconds + later.seconds);
    }
}
