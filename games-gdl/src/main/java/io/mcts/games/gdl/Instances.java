package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.List;

/** Ground rules: a head and literals, each an atom with a sign. */
final class Instances {

    private static final int CHUNK = 1 << 18;

    /** All rules one after the other: head, number of literals, literals. A literal is twice the atom, plus one for a negation. */
    private final List<int[]> chunks = new ArrayList<>();

    private final IntList current = new IntList();
    private int[] chunk = new int[CHUNK];
    private int used;
    private long size;
    private int[] atoms = {};

    void begin(int head) {
        current.clear();
        current.add(head);
        current.add(0);
    }

    void add(int atom, boolean isPositive) {
        current.add(2 * atom + (isPositive ? 0 : 1));
    }

    void end() {
        int length = current.size();
        current.set(1, length - 2);
        if (used + length > CHUNK) {
            flush();
            if (length > CHUNK) {
                throw new IllegalArgumentException("a rule has more than " + CHUNK + " conditions");
            }
        }
        for (int i = 0; i < length; i++) {
            chunk[used++] = current.get(i);
        }
        size += length;
    }

    private void flush() {
        chunks.add(java.util.Arrays.copyOf(chunk, used));
        used = 0;
    }

    /** Returns the memory used, in numbers. */
    long size() {
        return size;
    }

    void setAtoms(int[] all) {
        flush();
        chunk = new int[0];
        atoms = all;
    }

    /** Returns the atoms that may be true, in the order in which they were found. */
    int[] atoms() {
        return atoms;
    }

    /** Receives ground rules. */
    interface Visitor {

        /** Called for a rule whose literals are those of an array from a place on. */
        void rule(int head, int[] literals, int from, int to);
    }

    void forEach(Visitor visitor) {
        for (int[] rules : chunks) {
            for (int i = 0; i < rules.length; ) {
                int from = i + 2;
                int to = from + rules[i + 1];
                visitor.rule(rules[i], rules, from, to);
                i = to;
            }
        }
    }
}
