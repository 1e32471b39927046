package io.mcts.games.gdl;

import io.mcts.games.gdl.Rule.Literal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * The rules of some relations that depend on one another, evaluated bottom-up and semi-naively: each new atom triggers the rules that it
 * may satisfy.
 */
final class Stratum {

    private final Terms terms;
    private final Relations relations;

    /** The joins without trigger: of rules that depend on no relation of this stratum. */
    private final List<Join> initial = new ArrayList<>();

    private final Map<Integer, List<Join>> triggered = new HashMap<>();
    private final IntList queue = new IntList();
    private boolean[] isQueued = new boolean[1024];

    /**
     * Plans the evaluation.
     *
     * @param rules those with heads in the stratum
     * @param isWithin whether a relation is in the stratum; the others are complete
     */
    Stratum(Terms terms, Relations relations, List<Rule> rules, IntPredicate isWithin) {
        this.terms = terms;
        this.relations = relations;
        for (Rule rule : rules) {
            boolean isInitial = true;
            for (int place = 0; place < rule.body().size(); place++) {
                Literal literal = rule.body().get(place);
                if (literal.isPositive() && isWithin.test(literal.pattern().functor())) {
                    isInitial = false;
                    triggered
                            .computeIfAbsent(literal.pattern().functor(), unknown -> new ArrayList<>())
                            .add(new Join(terms, relations, rule, place, isWithin.negate()));
                }
            }
            if (isInitial) {
                initial.add(new Join(terms, relations, rule, -1, isWithin.negate()));
            }
        }
    }

    /** Adds an atom of this stratum that is given, unless it was added before. */
    void add(int atom) {
        if (atom >= isQueued.length) {
            isQueued = java.util.Arrays.copyOf(isQueued, Math.max(2 * isQueued.length, atom + 1));
        }
        if (!isQueued[atom]) {
            isQueued[atom] = true;
            queue.add(atom);
        }
    }

    /** Adds all atoms that follow; the receiver is told of each instance of a rule, and {@link #add adds} the heads. */
    void run(Join.Receiver receiver) {
        for (Join join : initial) {
            join.run(-1, receiver);
        }
        for (int next = 0; next < queue.size(); next++) {
            int atom = queue.get(next);
            relations.add(atom);
            for (Join join : triggered.getOrDefault(terms.functorOf(atom), List.of())) {
                join.run(atom, receiver);
            }
        }
    }

    /** Returns the atoms added, in the order in which they were found. */
    IntList atoms() {
        return queue;
    }

    /** Forgets the atoms added; the relations keep them. */
    void clear() {
        for (int i = 0; i < queue.size(); i++) {
            isQueued[queue.get(i)] = false;
        }
        queue.clear();
    }
}
