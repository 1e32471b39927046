package io.mcts.games.gdl;

import java.util.Arrays;

/** A growing list of numbers. */
final class IntList {

    private int[] items;
    private int size;

    IntList() {
        this(8);
    }

    IntList(int capacity) {
        items = new int[capacity];
    }

    void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size + (size >> 1) + 8);
        }
        items[size++] = item;
    }

    int get(int place) {
        return items[place];
    }

    void set(int place, int item) {
        items[place] = item;
    }

    int removeLast() {
        return items[--size];
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void clear() {
        size = 0;
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
