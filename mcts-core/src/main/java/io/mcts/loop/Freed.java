package io.mcts.loop;

/**
 * The nodes that a tree has freed.
 *
 * @param leftBehind those that moves played had left behind
 * @param forgotten those forgotten to make room for others
 * @param recyclings how often some were forgotten
 */
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
