package io.mcts.games.gdl;

import io.mcts.games.gdl.Circuit.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns ground rules into a circuit: a gate for each rule and each atom, after those that it depends on. */
final class CircuitBuilder {

    /** A set of atoms that depend on one another. */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record Recursion(int[] heads, List<RecursiveRule> rules) {}

    /**
     * A rule within a recursion.
     *
     * @param head the place of the head among the heads of the recursion
     * @param condition the literal of what the rule needs from outside
     * @param body the places of the heads that the rule needs
     */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record RecursiveRule(int head, int condition, int[] body) {}

    private static final int UNKNOWN = -1;

    private final Terms terms;
    private final Instances instances;
    private final Circuit circuit;
    private final List<Recursion> recursions = new ArrayList<>();

    /** The place of each atom's first rule. */
    private final int[] ruleStart;

    private final int[][] ruleLiterals;
    private final boolean[] isPossible;
    private final BitSet alwaysTrue = new BitSet();

    /** The literal of each atom. */
    private final int[] literal;

    private @Nullable Components components;

    CircuitBuilder(Terms terms, Instances instances, Set<Integer> roles, BitSet initiallyTrue, GroundingLimit limit) {
        this.terms = terms;
        this.instances = instances;
        this.circuit = new Circuit(limit);
        int size = terms.size();
        this.ruleStart = new int[size + 1];
        this.isPossible = new boolean[size];
        this.literal = new int[size];
        Arrays.fill(literal, UNKNOWN);
        for (int atom : instances.atoms()) {
            isPossible[atom] = true;
        }
        this.ruleLiterals = sortRules();
        findAlwaysTrue(initiallyTrue);
        declareInputs(roles);
    }

    Circuit circuit() {
        return circuit;
    }

    List<Recursion> recursions() {
        return recursions;
    }

    private int[][] sortRules() {
        instances.forEach((head, literals, from, to) -> ruleStart[head + 1]++);
        for (int atom = 0; atom + 1 < ruleStart.length; atom++) {
            ruleStart[atom + 1] += ruleStart[atom];
        }
        int[] next = ruleStart.clone();
        int[][] sorted = new int[ruleStart[ruleStart.length - 1]][];
        instances.forEach((head, literals, from, to) -> sorted[next[head]++] = Arrays.copyOfRange(literals, from, to));
        return sorted;
    }

    /** Finds facts that are true at first and stay true unconditionally. */
    private void findAlwaysTrue(BitSet initiallyTrue) {
        instances.forEach((head, literals, from, to) -> {
            if (terms.functorOf(head) == Terms.NEXT) {
                int fact = terms.find(Terms.TRUE, terms.argumentsOf(head));
                boolean isKept = to == from || (to == from + 1 && literals[from] == 2 * fact);
                if (isKept && initiallyTrue.get(fact)) {
                    alwaysTrue.set(fact);
                }
            }
        });
    }

    /** Declares facts and moves. A move of a role that never has another one is always played; what is no role never moves. */
    private void declareInputs(Set<Integer> roles) {
        Map<Integer, Integer> moves = new LinkedHashMap<>();
        for (int atom : instances.atoms()) {
            if (terms.functorOf(atom) == Terms.DOES) {
                moves.merge(terms.argument(atom, 0), 1, Integer::sum);
            }
        }
        for (int atom : instances.atoms()) {
            int functor = terms.functorOf(atom);
            if (functor == Terms.TRUE) {
                literal[atom] = alwaysTrue.get(atom) ? Circuit.TRUE : circuit.add(Kind.BASE);
            } else if (functor == Terms.DOES) {
                int role = terms.argument(atom, 0);
                literal[atom] = !roles.contains(role)
                        ? Circuit.FALSE
                        : moves.getOrDefault(role, 0) == 1 ? Circuit.TRUE : circuit.add(Kind.INPUT);
            }
        }
    }

    /** Returns the literal of an atom, with all gates that it needs; false for an atom that cannot be true. */
    int literal(int atom) {
        if (atom < 0 || atom >= isPossible.length || !isPossible[atom]) {
            return Circuit.FALSE;
        }
        if (literal[atom] == UNKNOWN) {
            if (components == null) {
                components = new Components();
            }
            components.visit(atom);
        }
        return literal[atom];
    }

    private int literalOf(int signed) {
        int atom = signed >> 1;
        return (isPossible[atom] ? literal[atom] : Circuit.FALSE) ^ (signed & 1);
    }

    /** Builds atoms in the order of their dependencies: Tarjan's algorithm with a stack of its own, as chains may be long. */
    private final class Components {

        /** The number of each atom in the order of visits, from 1; 0 if it was not visited. */
        private final int[] order = new int[literal.length];

        /** The least number within reach of each atom. */
        private final int[] low = new int[literal.length];

        /** The rule and the literal of each atom that are next. */
        private final int[] rule = new int[literal.length];

        private final int[] place = new int[literal.length];
        private final IntList path = new IntList();
        private final IntList open = new IntList();
        private int visits;

        void visit(int root) {
            enter(root);
            while (!path.isEmpty()) {
                int atom = path.get(path.size() - 1);
                int next = nextCondition(atom);
                if (next < 0) {
                    path.removeLast();
                    leave(atom);
                } else if (order[next] == 0) {
                    enter(next);
                } else {
                    low[atom] = Math.min(low[atom], order[next]);
                }
            }
        }

        private void enter(int atom) {
            order[atom] = ++visits;
            low[atom] = visits;
            rule[atom] = ruleStart[atom];
            path.add(atom);
            open.add(atom);
        }

        private int nextCondition(int atom) {
            for (; rule[atom] < ruleStart[atom + 1]; rule[atom]++) {
                int[] body = ruleLiterals[rule[atom]];
                while (place[atom] < body.length) {
                    int condition = body[place[atom]++] >> 1;
                    if (isPossible[condition] && literal[condition] == UNKNOWN) {
                        return condition;
                    }
                }
                place[atom] = 0;
            }
            return -1;
        }

        private void leave(int atom) {
            if (order[atom] == low[atom]) {
                IntList component = new IntList();
                int last;
                do {
                    last = open.removeLast();
                    component.add(last);
                } while (last != atom);
                if (component.size() == 1) {
                    build(atom);
                } else {
                    buildRecursion(component.toArray());
                }
            }
            if (!path.isEmpty()) {
                int parent = path.get(path.size() - 1);
                low[parent] = Math.min(low[parent], low[atom]);
            }
        }
    }

    private void build(int atom) {
        List<int[]> cubes = new ArrayList<>();
        for (int rule = ruleStart[atom]; rule < ruleStart[atom + 1]; rule++) {
            boolean isTautology = false;
            for (int signed : ruleLiterals[rule]) {
                isTautology |= signed == 2 * atom;
            }
            if (!isTautology) {
                addCube(cubes, ruleLiterals[rule]);
            }
        }
        literal[atom] = circuit.sum(cubes);
        Arrays.fill(ruleLiterals, ruleStart[atom], ruleStart[atom + 1], null);
    }

    private void addCube(List<int[]> cubes, int[] body) {
        int[] sorted = new int[body.length];
        for (int i = 0; i < body.length; i++) {
            sorted[i] = literalOf(body[i]);
        }
        Arrays.sort(sorted);
        int size = 0;
        for (int next : sorted) {
            if (next == Circuit.FALSE || (size > 0 && sorted[size - 1] == (next ^ 1))) {
                return;
            }
            if (next != Circuit.TRUE && (size == 0 || sorted[size - 1] != next)) {
                sorted[size++] = next;
            }
        }
        cubes.add(Arrays.copyOf(sorted, size));
    }

    private void buildRecursion(int[] atoms) {
        Map<Integer, Integer> places = new LinkedHashMap<>();
        int[] heads = new int[atoms.length];
        for (int i = 0; i < atoms.length; i++) {
            places.put(atoms[i], i);
            literal[atoms[i]] = circuit.add(Kind.RECURSIVE);
            heads[i] = literal[atoms[i]] >> 1;
        }
        List<RecursiveRule> rules = new ArrayList<>();
        for (int head = 0; head < atoms.length; head++) {
            int place = head;
            int atom = atoms[head];
            Map<List<Integer>, List<int[]>> conditions = new LinkedHashMap<>();
            for (int rule = ruleStart[atom]; rule < ruleStart[atom + 1]; rule++) {
                List<Integer> body = new ArrayList<>();
                IntList outside = new IntList();
                for (int signed : ruleLiterals[rule]) {
                    Integer other = places.get(signed >> 1);
                    if (other == null) {
                        outside.add(signed);
                    } else if ((signed & 1) == 1) {
                        throw new IllegalArgumentException("recursion through negation: " + terms.text(signed >> 1));
                    } else {
                        body.add(other);
                    }
                }
                addCube(
                        conditions.computeIfAbsent(
                                body.stream().distinct().sorted().toList(), any -> new ArrayList<>()),
                        outside.toArray());
            }
            conditions.forEach((body, cubes) -> {
                int condition = circuit.sum(cubes);
                if (condition != Circuit.FALSE && !body.contains(place)) {
                    rules.add(new RecursiveRule(
                            place,
                            condition,
                            body.stream().mapToInt(Integer::intValue).toArray()));
                }
            });
        }
        recursions.add(new Recursion(heads, rules));
    }
}
