package io.mcts.games.gdl;

import io.mcts.games.gdl.Rule.Kind;
import io.mcts.games.gdl.Rule.Literal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ground instances of a game's rules.
 *
 * <p>Relations that depend neither on {@code true} nor on {@code does} are <i>static</i>: they are evaluated first, and conditions on them
 * disappear. The others are instantiated for all atoms that may ever be true, regardless of negative conditions: {@code true} of what
 * {@code init} and {@code next} derive, {@code does} of what {@code legal} derives.
 */
final class Grounder {

    private static final Set<Integer> ROOTS =
            Set.of(Terms.ROLE, Terms.INIT, Terms.NEXT, Terms.LEGAL, Terms.GOAL, Terms.TERMINAL);

    private final Terms terms;
    private final GroundingLimit limit;
    private final Relations relations;
    private final List<Rule> rules;
    private final Set<Integer> dynamic;
    private final Instances instances = new Instances();

    Grounder(Terms terms, List<Rule> all, GroundingLimit limit) {
        this.terms = terms;
        this.limit = limit;
        this.relations = new Relations(terms, limit);
        this.rules = relevant(Projection.apply(terms, all));
        this.dynamic = dynamic();
        evaluateStatic();
    }

    /** Returns the rules on which the play depends. */
    private static List<Rule> relevant(List<Rule> all) {
        Set<Integer> needed = new HashSet<>(ROOTS);
        for (boolean isGrowing = true; isGrowing; ) {
            isGrowing = false;
            for (Rule rule : all) {
                if (needed.contains(rule.head().functor())) {
                    for (Literal literal : rule.body()) {
                        isGrowing |= literal.isRelation()
                                && needed.add(literal.pattern().functor());
                    }
                }
            }
        }
        return all.stream()
                .filter(rule -> needed.contains(rule.head().functor()))
                .toList();
    }

    private Set<Integer> dynamic() {
        Set<Integer> found =
                new HashSet<>(Set.of(Terms.TRUE, Terms.DOES, Terms.NEXT, Terms.LEGAL, Terms.GOAL, Terms.TERMINAL));
        for (boolean isGrowing = true; isGrowing; ) {
            isGrowing = false;
            for (Rule rule : rules) {
                if (rule.body().stream()
                        .anyMatch(literal -> literal.isRelation()
                                && found.contains(literal.pattern().functor()))) {
                    isGrowing |= found.add(rule.head().functor());
                }
            }
        }
        if (found.contains(Terms.INIT) || found.contains(Terms.ROLE)) {
            throw new IllegalArgumentException("'" + (found.contains(Terms.INIT) ? "init" : "role")
                    + "' depends on 'true', 'does' or what follows from them");
        }
        return found;
    }

    private void evaluateStatic() {
        List<Rule> fixed = rules.stream()
                .filter(rule -> !dynamic.contains(rule.head().functor()))
                .toList();
        for (Stratum stratum : strata(fixed)) {
            stratum.run((head, join) -> {
                limit.check(terms, instances);
                stratum.add(head);
            });
        }
    }

    /** Returns the strata of rules in the order of their dependencies. They are planned when they are reached, as sizes are known then. */
    private Iterable<Stratum> strata(List<Rule> some) {
        Stratification<Integer> order = new Stratification<>();
        for (Rule rule : some) {
            order.add(rule.head().functor(), rule.head().functor());
            for (Literal literal : rule.body()) {
                if (literal.isRelation()) {
                    order.add(rule.head().functor(), literal.pattern().functor());
                }
            }
        }
        List<List<Integer>> components = order.components();
        return () -> components.stream()
                .map(component -> {
                    Set<Integer> within = new HashSet<>(component);
                    List<Rule> own = some.stream()
                            .filter(rule -> within.contains(rule.head().functor()))
                            .toList();
                    return new Stratum(terms, relations, own, within::contains);
                })
                .iterator();
    }

    /** Returns the strata of the dynamic relations, for an evaluation state by state. */
    List<Stratum> dynamicStrata(Collection<Integer> heads) {
        List<Stratum> all = new ArrayList<>();
        strata(rules.stream()
                        .filter(rule -> dynamic.contains(rule.head().functor()))
                        .filter(rule -> heads.contains(rule.head().functor()))
                        .toList())
                .forEach(all::add);
        return all;
    }

    /** Returns the dynamic relations on which some others depend, these included. */
    Set<Integer> dynamicBelow(Set<Integer> heads) {
        Set<Integer> below = new HashSet<>(heads);
        for (boolean isGrowing = true; isGrowing; ) {
            isGrowing = false;
            for (Rule rule : rules) {
                if (below.contains(rule.head().functor())) {
                    for (Literal literal : rule.body()) {
                        isGrowing |= literal.isRelation()
                                && dynamic.contains(literal.pattern().functor())
                                && below.add(literal.pattern().functor());
                    }
                }
            }
        }
        return below;
    }

    Terms terms() {
        return terms;
    }

    Relations relations() {
        return relations;
    }

    /** Returns the arguments of the atoms of a static relation. */
    List<int[]> arguments(int functor) {
        return Arrays.stream(relations.atoms(functor).toArray())
                .mapToObj(terms::argumentsOf)
                .collect(Collectors.toList());
    }

    /**
     * Grounds the dynamic rules.
     *
     * @throws GroundingLimit.Exceeded if that takes too much time or memory
     */
    Instances ground() {
        List<Rule> some = rules.stream()
                .filter(rule -> dynamic.contains(rule.head().functor()))
                .toList();
        Stratum stratum = new Stratum(terms, relations, some, dynamic::contains);
        for (int[] arguments : arguments(Terms.INIT)) {
            stratum.add(terms.intern(Terms.TRUE, arguments));
        }
        stratum.run((head, join) -> {
            limit.check(terms, instances);
            record(head, join);
            stratum.add(head);
            int functor = terms.functorOf(head);
            if (functor == Terms.NEXT) {
                stratum.add(terms.intern(Terms.TRUE, terms.argumentsOf(head)));
            } else if (functor == Terms.LEGAL) {
                stratum.add(terms.intern(Terms.DOES, terms.argumentsOf(head)));
            }
        });
        instances.setAtoms(stratum.atoms().toArray());
        return instances;
    }

    private void record(int head, Join join) {
        List<Literal> body = join.rule().body();
        instances.begin(head);
        for (int place = 0; place < body.size(); place++) {
            Literal literal = body.get(place);
            if (literal.isPositive() && dynamic.contains(literal.pattern().functor())) {
                instances.add(join.matched(place), true);
            } else if (literal.kind() == Kind.NEGATIVE
                    && dynamic.contains(literal.pattern().functor())) {
                instances.add(join.instance(place), false);
            }
        }
        instances.end();
    }
}
