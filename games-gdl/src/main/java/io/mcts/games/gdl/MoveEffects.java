package io.mcts.games.gdl;

import io.mcts.games.gdl.Circuit.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The effects of moves on facts, taken out of the circuit: in most rules a fact is true next if it is kept and no move ends it, or if a move makes
 * it true. The conditions of such a move are evaluated only when it is played, and the move is no input of any gate.
 */
final class MoveEffects {

    /**
     * An effect of a move on a fact.
     *
     * @param move the literal of the move
     * @param conditions the literals that must be true, none of which depends on moves
     * @param isSet whether the fact becomes true; otherwise it is not kept
     */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record Effect(int move, int[] conditions, boolean isSet) {}

    /** The most effects on one fact: others share gates. */
    private static final int MOST_EFFECTS = 1_000;

    private static final int NONE = -1;

    private final Circuit circuit;
    private final BitSet dependsOnMoves = new BitSet();
    private final int[] kept;
    private final List<List<Effect>> effects = new ArrayList<>();

    /**
     * Finds the effects of moves.
     *
     * @param next by fact, the literal of its being true next
     */
    MoveEffects(CircuitBuilder builder, int[] next) {
        this.circuit = builder.circuit();
        this.kept = next.clone();
        findDependentNodes(builder.recursions());
        for (int fact = 0; fact < next.length; fact++) {
            List<Effect> found = new ArrayList<>();
            int rest = divide(next[fact], found);
            if (rest == NONE) {
                found.clear();
            } else {
                kept[fact] = rest;
            }
            effects.add(found);
        }
    }

    /** Returns the literal of a fact's being true next, effects aside. */
    int kept(int fact) {
        return kept[fact];
    }

    List<Effect> effectsOn(int fact) {
        return effects.get(fact);
    }

    private void findDependentNodes(List<CircuitBuilder.Recursion> recursions) {
        int known;
        do {
            known = dependsOnMoves.cardinality();
            for (int node = 0; node < circuit.size(); node++) {
                if (circuit.kind(node) == Kind.INPUT
                        || Arrays.stream(circuit.literals(node)).anyMatch(this::isDependent)) {
                    dependsOnMoves.set(node);
                }
            }
            for (CircuitBuilder.Recursion recursion : recursions) {
                if (recursion.rules().stream().anyMatch(rule -> isDependent(rule.condition()))) {
                    Arrays.stream(recursion.heads()).forEach(dependsOnMoves::set);
                }
            }
        } while (known < dependsOnMoves.cardinality());
    }

    private boolean isDependent(int literal) {
        return dependsOnMoves.get(literal >> 1);
    }

    private boolean is(Kind kind, int literal) {
        return (literal & 1) == 0 && circuit.kind(literal >> 1) == kind;
    }

    private int[] inputs(Kind kind, int literal) {
        return is(kind, literal) ? circuit.literals(literal >> 1) : new int[] {literal};
    }

    /** Adds the effects on a fact, and returns the literal that remains; {@link #NONE} if the fact has another form. */
    private int divide(int next, List<Effect> found) {
        IntList independent = new IntList();
        int keptTerm = NONE;
        for (int term : inputs(Kind.OR, next)) {
            int size = found.size();
            if (!isDependent(term)) {
                independent.add(term);
            } else if (!addEffects(term, new IntList(), true, found)) {
                found.subList(size, found.size()).clear();
                if (keptTerm != NONE) {
                    return NONE;
                }
                keptTerm = divideKept(term, found);
                if (keptTerm == NONE) {
                    return NONE;
                }
            }
        }
        if (keptTerm == NONE) {
            return circuit.or(independent.toArray());
        }
        return independent.isEmpty() ? keptTerm : NONE;
    }

    private int divideKept(int term, List<Effect> found) {
        IntList independent = new IntList();
        for (int factor : inputs(Kind.AND, term)) {
            if (!isDependent(factor)) {
                independent.add(factor);
            } else if ((factor & 1) == 0 || !addEffects(factor ^ 1, new IntList(), false, found)) {
                return NONE;
            }
        }
        return circuit.and(independent.toArray());
    }

    /** Adds the effects of a literal that is true exactly if one of some moves is played under its conditions; returns false for others. */
    private boolean addEffects(int literal, IntList conditions, boolean isSet, List<Effect> found) {
        if (!isDependent(literal) || found.size() == MOST_EFFECTS) {
            return false;
        }
        if (is(Kind.INPUT, literal)) {
            found.add(new Effect(literal, conditions.toArray(), isSet));
            return true;
        }
        if (is(Kind.OR, literal)) {
            return Arrays.stream(inputs(Kind.OR, literal)).allMatch(term -> addEffects(term, conditions, isSet, found));
        }
        IntList more = new IntList();
        for (int condition : conditions.toArray()) {
            more.add(condition);
        }
        int dependent = NONE;
        for (int factor : inputs(Kind.AND, literal)) {
            if (!isDependent(factor)) {
                more.add(factor);
            } else if (dependent != NONE) {
                return false;
            } else {
                dependent = factor;
            }
        }
        return dependent != literal && dependent != NONE && addEffects(dependent, more, isSet, found);
    }
}
