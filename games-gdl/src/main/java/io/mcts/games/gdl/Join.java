package io.mcts.games.gdl;

import io.mcts.games.gdl.Rule.Kind;
import io.mcts.games.gdl.Rule.Literal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The evaluation of a rule as nested loops over indexes.
 *
 * <p>A join begins with a <i>trigger</i>, a literal that matches a new atom, or without one. Of literals that may match the same new
 * atom, those before the trigger in the body must not, so that each instance of the rule is found once.
 */
final class Join {

    /** The assumed size of relations that are not complete yet. */
    private static final double UNKNOWN_SIZE = 1000;

    /** Receives instances of rules. */
    interface Receiver {

        /**
         * Called for an instance of a rule.
         *
         * @param head the number of the head
         * @param join holds the atoms of the body until this method returns
         */
        void instance(int head, Join join);
    }

    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    private record Step(
            Literal literal, int place, Relations.@Nullable Index index, int[] binds, boolean isNotTrigger) {}

    private final Terms terms;
    private final Relations relations;
    private final GroundingLimit limit;
    private final Rule rule;
    private final int trigger;
    private final List<Step> plan = new ArrayList<>();
    private final Step[] steps;
    private final int[] binding;
    private final int[] matched;
    private final int[] unchecked;
    private int triggered = -1;

    /**
     * Plans a join.
     *
     * @param trigger the place of the trigger in the body, or -1
     * @param isComplete whether a relation is complete already, so that its negation can be checked
     */
    Join(Terms terms, Relations relations, Rule rule, int trigger, IntPredicate isComplete) {
        this.terms = terms;
        this.relations = relations;
        this.limit = relations.limit();
        this.rule = rule;
        this.trigger = trigger;
        this.binding = new int[rule.variables()];
        this.matched = new int[rule.body().size()];
        this.unchecked = plan(isComplete);
        this.steps = plan.toArray(Step[]::new);
        Arrays.fill(binding, -1);
    }

    /** Returns the places of the negative literals that cannot be checked yet. */
    private int[] plan(IntPredicate isComplete) {
        List<Literal> body = rule.body();
        boolean[] isBound = new boolean[rule.variables()];
        List<Integer> rest = new ArrayList<>();
        IntList left = new IntList();
        for (int place = 0; place < body.size(); place++) {
            Literal literal = body.get(place);
            if (literal.kind() == Kind.NEGATIVE
                    && !isComplete.test(literal.pattern().functor())) {
                left.add(place);
            } else if (place != trigger) {
                rest.add(place);
            }
        }
        if (trigger >= 0) {
            body.get(trigger).variables().stream().forEach(variable -> isBound[variable] = true);
        }
        while (!rest.isEmpty()) {
            int best = -1;
            double least = Double.POSITIVE_INFINITY;
            for (int place : rest) {
                double cost = cost(body.get(place), isBound, isComplete);
                if (cost < least) {
                    least = cost;
                    best = place;
                }
            }
            rest.remove((Integer) best);
            addStep(best, isBound);
        }
        return left.toArray();
    }

    private double cost(Literal literal, boolean[] isBound, IntPredicate isComplete) {
        BitSet variables = literal.variables();
        int all = variables.cardinality();
        int bound = (int) variables.stream().filter(v -> isBound[v]).count();
        if (bound == all) {
            return literal.isRelation() ? 0 : -1;
        }
        if (!literal.isPositive()) {
            return Double.MAX_VALUE;
        }
        int functor = literal.pattern().functor();
        double size = isComplete.test(functor) ? relations.atoms(functor).size() : UNKNOWN_SIZE;
        return StrictMath.pow(size + 1, 1 - (double) bound / (all + 0.5));
    }

    private void addStep(int place, boolean[] isBound) {
        Literal literal = rule.body().get(place);
        BitSet variables = literal.variables();
        int[] binds = variables.stream().filter(v -> !isBound[v]).toArray();
        boolean mayBeTrigger = trigger >= 0
                && place < trigger
                && literal.pattern().functor()
                        == rule.body().get(trigger).pattern().functor();
        Relations.Index index =
                literal.isPositive() && binds.length > 0 ? relations.index(literal.pattern(), isBound) : null;
        plan.add(new Step(literal, place, index, binds, literal.isPositive() && mayBeTrigger));
        for (int variable : binds) {
            isBound[variable] = true;
        }
    }

    /** Finds the instances in which the trigger, if there is one, matches an atom. */
    void run(int atom, Receiver receiver) {
        if (trigger >= 0) {
            triggered = atom;
            matched[trigger] = atom;
            limit.count(1);
            if (!rule.body().get(trigger).pattern().unify(terms, atom, binding)) {
                Arrays.fill(binding, -1);
                return;
            }
        }
        step(0, receiver);
        Arrays.fill(binding, -1);
    }

    private void step(int number, Receiver receiver) {
        if (number == steps.length) {
            receiver.instance(rule.head().instance(terms, binding), this);
            return;
        }
        Step step = steps[number];
        Pattern pattern = step.literal.pattern();
        if (step.index == null) {
            limit.count(1);
            if (holds(step)) {
                step(number + 1, receiver);
            }
            return;
        }
        for (int entry = step.index.first(pattern, binding); entry >= 0; entry = step.index.next(entry)) {
            limit.count(1);
            int atom = step.index.atom(entry);
            if (!(step.isNotTrigger && atom == triggered) && pattern.unify(terms, atom, binding)) {
                matched[step.place] = atom;
                step(number + 1, receiver);
            }
            for (int variable : step.binds) {
                binding[variable] = -1;
            }
        }
    }

    private boolean holds(Step step) {
        Pattern pattern = step.literal.pattern();
        switch (step.literal.kind()) {
            case POSITIVE -> {
                int atom = pattern.find(terms, binding);
                matched[step.place] = atom;
                return relations.contains(atom) && !(step.isNotTrigger && atom == triggered);
            }
            case NEGATIVE -> {
                return !relations.contains(pattern.find(terms, binding));
            }
            default -> {
                int left = pattern.arguments()[0].instance(terms, binding);
                int right = pattern.arguments()[1].instance(terms, binding);
                return (left == right) == (step.literal.kind() == Kind.SAME);
            }
        }
    }

    /** Returns the atom that a positive literal matches in the instance found. */
    int matched(int place) {
        return matched[place];
    }

    /** Returns the places of the negative literals that were not checked. */
    int[] unchecked() {
        return unchecked;
    }

    /** Returns the atom of a literal in the instance found. */
    int instance(int place) {
        return rule.body().get(place).pattern().instance(terms, binding);
    }

    Rule rule() {
        return rule;
    }
}
