package io.mcts.games.gdl;

import io.mcts.games.gdl.Rule.Kind;
import io.mcts.games.gdl.Rule.Literal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Splits rules so that they have fewer ground instances: the literals with a variable that nothing else in the rule mentions become a
 * rule of their own, from which the variable is projected away. For {@code (<= (next (cell ?m ?n b)) (does ?w (mark ?j ?k)) (true (cell
 * ?m ?n b)) (distinct ?m ?j))} a new relation of {@code ?j} alone takes the place of the second literal.
 */
final class Projection {

    private final Terms terms;
    private final List<Rule> done = new ArrayList<>();

    /** The relations made so far by the rule that defines them. */
    private final Map<List<Object>, Integer> relations = new HashMap<>();

    private Projection(Terms terms) {
        this.terms = terms;
    }

    static List<Rule> apply(Terms terms, List<Rule> rules) {
        Projection projection = new Projection(terms);
        rules.forEach(projection::split);
        return projection.done;
    }

    private void split(Rule rule) {
        Rule rest = rule;
        while (true) {
            Group best = bestGroup(rest);
            if (best == null) {
                done.add(rest);
                return;
            }
            rest = best.applied(rest);
        }
    }

    private @org.jspecify.annotations.Nullable Group bestGroup(Rule rule) {
        BitSet inHead = rule.head().variables();
        Group best = null;
        for (int variable = 0; variable < rule.variables(); variable++) {
            if (!inHead.get(variable)) {
                Group group = group(rule, variable, inHead);
                if (group != null && (best == null || group.kept.cardinality() < best.kept.cardinality())) {
                    best = group;
                }
            }
        }
        return best;
    }

    private @org.jspecify.annotations.Nullable Group group(Rule rule, int variable, BitSet inHead) {
        List<Literal> members = new ArrayList<>();
        List<Literal> others = new ArrayList<>();
        for (Literal literal : rule.body()) {
            (literal.variables().get(variable) ? members : others).add(literal);
        }
        if (members.isEmpty() || others.stream().noneMatch(Literal::isRelation)) {
            return null;
        }
        BitSet bound = new BitSet();
        BitSet all = new BitSet();
        for (Literal literal : members) {
            literal.pattern().addVariables(all);
            if (literal.isPositive()) {
                literal.pattern().addVariables(bound);
            }
        }
        BitSet kept = (BitSet) inHead.clone();
        others.forEach(literal -> literal.pattern().addVariables(kept));
        kept.and(all);
        boolean isSafe = bound.equals(all);
        boolean isSmall = members.stream().anyMatch(literal -> {
            BitSet own = literal.variables();
            own.and(kept);
            return literal.isPositive() && own.equals(kept);
        });
        return isSafe && isSmall ? new Group(members, others, kept) : null;
    }

    /** Literals of a rule with a variable that the others do not mention. */
    private final class Group {

        private final List<Literal> members;
        private final List<Literal> others;
        private final BitSet kept;

        Group(List<Literal> members, List<Literal> others, BitSet kept) {
            this.members = members;
            this.others = others;
            this.kept = kept;
        }

        /** Returns the rule with one literal in place of this group, and keeps the rule that defines that literal. */
        Rule applied(Rule rule) {
            int[] renumbered = new int[rule.variables()];
            java.util.Arrays.fill(renumbered, -1);
            int[] next = {0};
            kept.stream().forEach(variable -> renumbered[variable] = next[0]++);
            int arity = next[0];
            List<Literal> body = members.stream()
                    .map(literal -> new Literal(literal.kind(), renamed(literal.pattern(), renumbered, next)))
                    .toList();
            List<Object> key = List.of(arity, body);
            Integer known = relations.get(key);
            int relation = known == null ? terms.newFunctor() : known;
            if (known == null) {
                relations.put(key, relation);
                Pattern[] arguments =
                        IntStream.range(0, arity).mapToObj(Pattern::variable).toArray(Pattern[]::new);
                split(new Rule(Pattern.of(terms, relation, arguments), body, next[0]));
            }
            Pattern[] arguments = kept.stream().mapToObj(Pattern::variable).toArray(Pattern[]::new);
            List<Literal> rest = new ArrayList<>(others);
            rest.add(new Literal(Kind.POSITIVE, Pattern.of(terms, relation, arguments)));
            return new Rule(rule.head(), rest, rule.variables());
        }

        private Pattern renamed(Pattern pattern, int[] renumbered, int[] next) {
            if (pattern.isVariable()) {
                if (renumbered[pattern.variable()] < 0) {
                    renumbered[pattern.variable()] = next[0]++;
                }
                return Pattern.variable(renumbered[pattern.variable()]);
            }
            if (pattern.ground() >= 0) {
                return pattern;
            }
            Pattern[] arguments = new Pattern[pattern.arguments().length];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = renamed(pattern.arguments()[i], renumbered, next);
            }
            return Pattern.of(terms, pattern.functor(), arguments);
        }
    }
}
