package io.mcts.loop;

/** The numbers of nodes that a tree has freed: left behind by moves played, or forgotten to make room, in a number of recyclings. */
public record Freed(long leftBehind, long forgotten, int recyclings) {

    public static final Freed NOTHING = new Freed(0, 0);

    public Freed(long leftBehind, long forgotten) {
        this(leftBehind, forgotten, forgotten > 0 ? 1 : 0);
    }

    public boolean isNothing() {
        return leftBehind + forgotten == 0;
    }

    public Freed plus(Freed more) {
        return new Freed(leftBehind + more.leftBehind, forgotten + more.forgotten, recyclings + more.recyclings);
    }
}
