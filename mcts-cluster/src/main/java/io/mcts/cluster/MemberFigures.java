package io.mcts.cluster;

/** Figures of a worker's jobs for a program; seconds since it joined or the program connected, 1 or more. */
public record MemberFigures(String address, int threads, int running, long done, double seconds) {

    /** Returns the number of finished jobs per second. */
    public double perSecond() {
        return done / seconds;
    }

    /** Returns these figures plus later ones of the same worker, after its return. */
    MemberFigures plus(MemberFigures later) {
        return new MemberFigures(address, later.threads, later.running, done + later.done, seconds + later.seconds);
    }
}
