package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A set of atoms with hash indexes by the parts of their terms that a join has bound. */
final class Relations {

    private final Terms terms;
    private final GroundingLimit limit;
    private final Map<Integer, Relation> relations = new HashMap<>();
    private boolean[] isPresent = new boolean[1024];

    /** Makes an empty set; the limit is that of the joins over it. */
    Relations(Terms terms, GroundingLimit limit) {
        this.terms = terms;
        this.limit = limit;
    }

    GroundingLimit limit() {
        return limit;
    }

    boolean contains(int atom) {
        return atom >= 0 && atom < isPresent.length && isPresent[atom];
    }

    /** Adds an atom that is not contained. */
    void add(int atom) {
        if (atom >= isPresent.length) {
            isPresent = Arrays.copyOf(isPresent, Math.max(2 * isPresent.length, atom + 1));
        }
        isPresent[atom] = true;
        Relation relation = relation(terms.functorOf(atom));
        relation.atoms.add(atom);
        limit.count(1 + relation.indexes.size());
        for (Index index : relation.indexes) {
            index.add(atom);
        }
    }

    void clear(int functor) {
        Relation relation = relation(functor);
        for (int i = 0; i < relation.atoms.size(); i++) {
            isPresent[relation.atoms.get(i)] = false;
        }
        relation.atoms.clear();
        relation.indexes.forEach(Index::clear);
    }

    IntList atoms(int functor) {
        return relation(functor).atoms;
    }

    private Relation relation(int functor) {
        return relations.computeIfAbsent(functor, unknown -> new Relation());
    }

    /**
     * Returns the index for atoms like a pattern.
     *
     * @param isBound by variable, whether it has a value when the index is asked
     */
    Index index(Pattern pattern, boolean[] isBound) {
        List<int[]> paths = new ArrayList<>();
        List<Integer> functors = new ArrayList<>();
        for (int i = 0; i < pattern.arguments().length; i++) {
            addPaths(pattern.arguments()[i], isBound, new int[] {i}, paths, functors);
        }
        Relation relation = relation(pattern.functor());
        for (Index index : relation.indexes) {
            if (index.isFor(paths, functors)) {
                return index;
            }
        }
        Index index = new Index(
                paths.toArray(int[][]::new),
                functors.stream().mapToInt(Integer::intValue).toArray());
        for (int i = 0; i < relation.atoms.size(); i++) {
            index.add(relation.atoms.get(i));
        }
        relation.indexes.add(index);
        return index;
    }

    private static void addPaths(
            Pattern part, boolean[] isBound, int[] path, List<int[]> paths, List<Integer> functors) {
        if (part.ground() >= 0 || part.isVariable()) {
            if (part.ground() >= 0 || isBound[part.variable()]) {
                paths.add(path);
                functors.add(-1);
            }
            return;
        }
        paths.add(path);
        functors.add(part.functor());
        for (int i = 0; i < part.arguments().length; i++) {
            int[] longer = Arrays.copyOf(path, path.length + 1);
            longer[path.length] = i;
            addPaths(part.arguments()[i], isBound, longer, paths, functors);
        }
    }

    private static final class Relation {
        private final IntList atoms = new IntList();
        private final List<Index> indexes = new ArrayList<>();
    }

    /** The atoms of a relation by a hash of some of their parts. Different parts may have the same hash: the caller compares. */
    final class Index {

        private static final int END = -1;

        private final int[][] paths;

        /** The functor required at each path; -1 if the whole part counts. */
        private final int[] functors;

        private long[] keys = new long[16];
        private int[] first = new int[16];
        private int keyCount;
        private final IntList atoms = new IntList();
        private final IntList next = new IntList();

        private Index(int[][] paths, int[] functors) {
            this.paths = paths;
            this.functors = functors;
            Arrays.fill(first, END);
        }

        private boolean isFor(List<int[]> otherPaths, List<Integer> otherFunctors) {
            if (otherPaths.size() != paths.length) {
                return false;
            }
            for (int i = 0; i < paths.length; i++) {
                if (!Arrays.equals(paths[i], otherPaths.get(i)) || functors[i] != otherFunctors.get(i)) {
                    return false;
                }
            }
            return true;
        }

        private void clear() {
            Arrays.fill(first, END);
            keyCount = 0;
            atoms.clear();
            next.clear();
        }

        private void add(int atom) {
            long key = 0;
            for (int i = 0; i < paths.length; i++) {
                int part = atom;
                for (int place : paths[i]) {
                    int[] arguments = terms.argumentsOf(part);
                    if (place >= arguments.length) {
                        return;
                    }
                    part = arguments[place];
                }
                if (functors[i] < 0) {
                    key = mixed(key, part);
                } else if (terms.functorOf(part) != functors[i]) {
                    return;
                }
            }
            int slot = slot(key);
            if (first[slot] == END) {
                keys[slot] = key;
                keyCount++;
            }
            next.add(first[slot]);
            first[slot] = atoms.size();
            atoms.add(atom);
            if (2 * keyCount > keys.length) {
                grow();
            }
        }

        /** Returns the last entry for a pattern, some variables of which are bound; -1 if there is none. */
        int first(Pattern pattern, int[] binding) {
            long key = 0;
            for (int i = 0; i < paths.length; i++) {
                if (functors[i] < 0) {
                    Pattern part = pattern;
                    for (int place : paths[i]) {
                        part = part.arguments()[place];
                    }
                    key = mixed(key, part.ground() >= 0 ? part.ground() : binding[part.variable()]);
                }
            }
            return first[slot(key)];
        }

        int atom(int entry) {
            return atoms.get(entry);
        }

        /** Returns the entry before one; -1 if there is none. */
        int next(int entry) {
            return next.get(entry);
        }

        private int slot(long key) {
            int mask = keys.length - 1;
            int slot = (int) (key ^ key >>> 32) & mask;
            while (first[slot] != END && keys[slot] != key) {
                slot = (slot + 1) & mask;
            }
            return slot;
        }

        private void grow() {
            long[] oldKeys = keys;
            int[] oldFirst = first;
            keys = new long[2 * oldKeys.length];
            first = new int[2 * oldKeys.length];
            Arrays.fill(first, END);
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldFirst[i] != END) {
                    int slot = slot(oldKeys[i]);
                    keys[slot] = oldKeys[i];
                    first[slot] = oldFirst[i];
                }
            }
        }

        private static long mixed(long key, int part) {
            long mixed = (key ^ part) * 0x9E3779B97F4A7C15L;
            return mixed ^ mixed >>> 29;
        }
    }
}
