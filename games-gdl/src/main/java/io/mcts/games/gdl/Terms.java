package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The table of ground terms. Equal terms have the same number; an atom is a term whose functor is the relation. A constant is a term
 * without arguments.
 */
final class Terms {

    /** The functors of the keywords, in the order of their names. */
    static final int TRUE = 0;

    static final int DOES = 1;
    static final int INIT = 2;
    static final int NEXT = 3;
    static final int LEGAL = 4;
    static final int GOAL = 5;
    static final int TERMINAL = 6;
    static final int ROLE = 7;
    static final int BASE = 8;
    static final int INPUT = 9;

    private static final int[] NONE = {};

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> functors = new HashMap<>();
    private int[] functor = new int[1024];
    private int[][] arguments = new int[1024][];
    private int[] hashes = new int[1024];
    private int size;
    private int[] slots = new int[4096];

    Terms() {
        for (String keyword :
                List.of("true", "does", "init", "next", "legal", "goal", "terminal", "role", "base", "input")) {
            functor(keyword);
        }
        Arrays.fill(slots, -1);
    }

    /** Returns the number of a name, of functions and relations alike. */
    int functor(String name) {
        return functors.computeIfAbsent(name, unknown -> {
            names.add(unknown);
            return names.size() - 1;
        });
    }

    /** Returns the number of a name; -1 if it is unknown. */
    int knownFunctor(String name) {
        return functors.getOrDefault(name, -1);
    }

    /** Returns a name that no symbol of a rulesheet has. */
    int newFunctor() {
        return functor("(" + names.size() + ")");
    }

    String name(int functorNumber) {
        return names.get(functorNumber);
    }

    int size() {
        return size;
    }

    int functorOf(int term) {
        return functor[term];
    }

    int[] argumentsOf(int term) {
        return arguments[term];
    }

    int argument(int term, int place) {
        return arguments[term][place];
    }

    int constant(String name) {
        return intern(functor(name), NONE);
    }

    /** Returns the number of a term, a new one if it is unknown. */
    int intern(int functorNumber, int... args) {
        int hash = hash(functorNumber, args);
        int slot = slot(hash, functorNumber, args);
        if (slots[slot] >= 0) {
            return slots[slot];
        }
        if (size == functor.length) {
            functor = Arrays.copyOf(functor, 2 * size);
            arguments = Arrays.copyOf(arguments, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        functor[size] = functorNumber;
        arguments[size] = args;
        hashes[size] = hash;
        slots[slot] = size++;
        if (2 * size > slots.length) {
            rehash();
        }
        return size - 1;
    }

    /** Returns the number of a term; -1 if it is unknown. */
    int find(int functorNumber, int... args) {
        return slots[slot(hash(functorNumber, args), functorNumber, args)];
    }

    /** Forgets the newest terms, so that a number of them is left. */
    void truncate(int count) {
        while (size > count) {
            size--;
            // The newest term ends the chain that it is in, so that no other one is lost.
            slots[slot(hashes[size], functor[size], arguments[size])] = -1;
        }
    }

    private int slot(int hash, int functorNumber, int[] args) {
        int mask = slots.length - 1;
        int slot = hash & mask;
        while (slots[slot] >= 0) {
            int term = slots[slot];
            if (hashes[term] == hash && functor[term] == functorNumber && Arrays.equals(arguments[term], args)) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        Arrays.fill(slots, -1);
        int mask = slots.length - 1;
        for (int term = 0; term < size; term++) {
            int slot = hashes[term] & mask;
            while (slots[slot] >= 0) {
                slot = (slot + 1) & mask;
            }
            slots[slot] = term;
        }
    }

    private static int hash(int functorNumber, int[] args) {
        int hash = functorNumber * 0x9E3779B1 + args.length;
        for (int argument : args) {
            hash = (Integer.rotateLeft(hash, 5) ^ argument) * 0x85EBCA6B;
        }
        return hash ^ hash >>> 15;
    }

    /** Returns a term as it is written, with one blank between symbols. */
    String text(int term) {
        int[] args = arguments[term];
        String name = name(functor[term]);
        if (args.length == 0) {
            return name;
        }
        StringBuilder text = new StringBuilder("(").append(name);
        for (int argument : args) {
            text.append(' ').append(text(argument));
        }
        return text.append(')').toString();
    }
}
