package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A growing acyclic graph of gates, in which equal gates are one and trivial ones disappear.
 *
 * <p>A <i>literal</i> is twice the number of a node, plus one for its negation.
 */
final class Circuit {

    /** The literal that is always true. Node 0 is no gate. */
    static final int TRUE = 0;

    static final int FALSE = 1;

    /** The most terms of a disjunction that is factored: the effort is quadratic. */
    private static final int MOST_FACTORED = 5_000;

    /** The kinds of nodes. */
    enum Kind {
        CONSTANT,
        /** A fact of the position. */
        BASE,
        /** A move of a player. */
        INPUT,
        AND,
        OR,
        /** The head of rules that depend on one another. */
        RECURSIVE
    }

    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    private record Gate(Kind kind, int[] literals) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Gate that && kind == that.kind && Arrays.equals(literals, that.literals);
        }

        @Override
        public int hashCode() {
            return 31 * kind.hashCode() + Arrays.hashCode(literals);
        }
    }

    private final List<Gate> nodes = new ArrayList<>();
    private final Map<Gate, Integer> numbers = new HashMap<>();
    private final GroundingLimit limit;

    Circuit(GroundingLimit limit) {
        this.limit = limit;
        add(Kind.CONSTANT);
    }

    /** Adds a node without inputs of its own, and returns its literal. */
    int add(Kind kind) {
        nodes.add(new Gate(kind, new int[0]));
        return 2 * (nodes.size() - 1);
    }

    int size() {
        return nodes.size();
    }

    Kind kind(int node) {
        return nodes.get(node).kind;
    }

    /** Returns the inputs of a gate, as literals in ascending order. */
    int[] literals(int node) {
        return nodes.get(node).literals;
    }

    int and(int... literals) {
        return gate(Kind.AND, literals);
    }

    int or(int... literals) {
        return gate(Kind.OR, literals);
    }

    private int gate(Kind kind, int[] literals) {
        int neutral = kind == Kind.AND ? TRUE : FALSE;
        int[] sorted = literals.clone();
        Arrays.sort(sorted);
        int size = 0;
        for (int literal : sorted) {
            if (literal == (neutral ^ 1) || (size > 0 && sorted[size - 1] == (literal ^ 1))) {
                return neutral ^ 1;
            }
            if (literal != neutral && (size == 0 || sorted[size - 1] != literal)) {
                sorted[size++] = literal;
            }
        }
        if (size < 2) {
            return size == 0 ? neutral : sorted[0];
        }
        Gate gate = new Gate(kind, Arrays.copyOf(sorted, size));
        Integer known = numbers.get(gate);
        if (known == null) {
            known = nodes.size();
            nodes.add(gate);
            numbers.put(gate, known);
        }
        return 2 * known;
    }

    /**
     * Returns the disjunction of conjunctions, with common literals taken out of them: {@code ab + ac} becomes {@code a(b + c)}.
     *
     * @param cubes each sorted and without repetitions
     */
    int sum(List<int[]> cubes) {
        limit.count(1 + cubes.size());
        List<int[]> rest = cubes;
        IntList terms = new IntList();
        while (rest.size() > 1 && rest.size() <= MOST_FACTORED) {
            int common = mostFrequent(rest);
            if (common < 0) {
                break;
            }
            List<int[]> with = new ArrayList<>();
            List<int[]> without = new ArrayList<>();
            for (int[] cube : rest) {
                int place = Arrays.binarySearch(cube, common);
                if (place < 0) {
                    without.add(cube);
                } else {
                    with.add(removed(cube, place));
                }
            }
            terms.add(and(common, sum(with)));
            rest = without;
        }
        for (int[] cube : rest) {
            terms.add(and(cube));
        }
        return or(terms.toArray());
    }

    private static int[] removed(int[] cube, int place) {
        int[] less = new int[cube.length - 1];
        System.arraycopy(cube, 0, less, 0, place);
        System.arraycopy(cube, place + 1, less, place, less.length - place);
        return less;
    }

    /** Returns the literal in most of the cubes; -1 if none is in two. */
    private int mostFrequent(List<int[]> cubes) {
        Map<Integer, Integer> counts = new HashMap<>();
        int best = -1;
        int most = 1;
        for (int[] cube : cubes) {
            limit.count(cube.length);
            for (int literal : cube) {
                int count = counts.merge(literal, 1, Integer::sum);
                if (count > most) {
                    most = count;
                    best = literal;
                }
            }
        }
        return best;
    }
}
