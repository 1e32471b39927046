package io.mcts.games.gdl;

import io.mcts.games.gdl.Rule.Kind;
import io.mcts.games.gdl.Rule.Literal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The checked rules of a game.
 *
 * <p>Source: N. Love, T. Hinrichs, D. Haley, E. Schkufza, M. Genesereth, <i>General Game Playing: Game Description Language
 * Specification</i>, Stanford Logic Group LG-2006-01, 2008.
 */
final class Rulesheet {

    private static final Map<String, Integer> ARITIES = Map.ofEntries(
            Map.entry("role", 1),
            Map.entry("init", 1),
            Map.entry("true", 1),
            Map.entry("does", 2),
            Map.entry("next", 1),
            Map.entry("legal", 2),
            Map.entry("goal", 2),
            Map.entry("terminal", 0),
            Map.entry("distinct", 2),
            Map.entry("base", 1),
            Map.entry("input", 2),
            Map.entry("not", 1));

    private static final Set<String> NEVER_DEFINED = Set.of("true", "does", "distinct", "not", "or", "and");

    /** The most rules into which the disjunctions of one rule may expand. */
    private static final int MOST_ALTERNATIVES = 4096;

    private final Terms terms = new Terms();
    private final List<Rule> rules = new ArrayList<>();

    /** The first head of each relation. */
    private final Map<String, Expression> defined = new LinkedHashMap<>();

    /** The first use of each relation and the number of its arguments. */
    private final Map<String, Expression> used = new HashMap<>();

    private final Stratification<String> dependencies = new Stratification<>();

    private Rulesheet(List<Expression> expressions) {
        expressions.forEach(this::addRule);
        require("role", "a game has at least one role: (role white)");
        require("terminal", "a game has an end: (<= terminal ...)");
        require("legal", "players need moves: (<= (legal ?role ?move) ...)");
        require("goal", "players need payoffs: (<= (goal ?role 100) ...)");
        dependencies.requireStratified();
    }

    /**
     * Reads rules.
     *
     * @throws IllegalArgumentException if the text is not a game in the language; the message names the line, the column and what is
     *     wrong
     */
    static Rulesheet parse(String text) {
        return new Rulesheet(KifReader.read(text));
    }

    Terms terms() {
        return terms;
    }

    List<Rule> rules() {
        return rules;
    }

    private void require(String relation, String advice) {
        if (!defined.containsKey(relation)) {
            throw new IllegalArgumentException("no rule defines '" + relation + "'; " + advice);
        }
    }

    private void addRule(Expression expression) {
        boolean isRule = expression.head().equals("<=");
        if (isRule && expression.arguments().isEmpty()) {
            throw expression.error("'<=' has no head");
        }
        Expression head = isRule ? expression.arguments().get(0) : expression;
        List<Expression> conditions = isRule
                ? expression.arguments().subList(1, expression.arguments().size())
                : List.of();
        checkAtom(head);
        if (NEVER_DEFINED.contains(head.head())) {
            throw head.error("'" + head.head() + "' cannot be the head of a rule");
        }
        defined.putIfAbsent(head.head(), head);
        new RuleReader(head, conditions).read();
    }

    private void checkAtom(Expression atom) {
        String relation = atom.head();
        if (relation.isEmpty()) {
            throw atom.error("'" + atom + "' does not begin with a relation");
        }
        if (atom.isVariable() || relation.startsWith("?")) {
            throw atom.error("the variable '" + relation + "' stands where a relation is expected");
        }
        int given = atom.arguments().size();
        Integer fixed = ARITIES.get(relation);
        if (fixed != null && fixed != given) {
            throw atom.error("'" + relation + "' takes " + arguments(fixed) + ", not " + given);
        }
        Expression first = used.putIfAbsent(relation, atom);
        if (first != null && first.arguments().size() != given) {
            throw atom.error("'" + relation + "' has " + arguments(given) + " here, but "
                    + first.arguments().size() + " in line " + first.line());
        }
    }

    /** Returns the name of a relation among the dependencies: each payoff counts as a relation, as some depend on others. */
    private static String dependency(Expression atom) {
        boolean isPayoff =
                atom.head().equals("goal") && !atom.arguments().get(1).isVariable();
        return isPayoff ? "goal " + atom.arguments().get(1) : atom.head();
    }

    private static String arguments(int count) {
        return count + (count == 1 ? " argument" : " arguments");
    }

    /** Reads one rule, which becomes one for each alternative of its disjunctions. */
    private final class RuleReader {

        private final Expression headExpression;
        private final List<Expression> conditions;
        private final Map<String, Integer> variables = new LinkedHashMap<>();
        private final List<Expression> firstUses = new ArrayList<>();

        RuleReader(Expression head, List<Expression> conditions) {
            this.headExpression = head;
            this.conditions = conditions;
        }

        void read() {
            Pattern head = pattern(headExpression);
            List<List<Literal>> alternatives = List.of(List.of());
            for (Expression condition : conditions) {
                alternatives = product(condition, alternatives, literals(condition, true));
            }
            for (List<Literal> body : alternatives) {
                requireSafe(head, body);
                rules.add(new Rule(head, body, variables.size()));
            }
        }

        /** Returns the alternatives of a condition, each a list of literals that all have to hold. */
        private List<List<Literal>> literals(Expression condition, boolean isWanted) {
            String word = condition.head();
            List<Expression> arguments = condition.arguments();
            if (word.equals("not") && condition.isList()) {
                if (arguments.size() != 1) {
                    throw condition.error("'not' takes 1 argument, not " + arguments.size());
                }
                return literals(arguments.get(0), !isWanted);
            }
            boolean isAnd = word.equals("and");
            if (isAnd || word.equals("or")) {
                if (arguments.isEmpty()) {
                    throw condition.error("'" + word + "' has no arguments");
                }
                return isAnd == isWanted ? conjunction(condition, isWanted) : disjunction(condition, isWanted);
            }
            checkAtom(condition);
            Pattern pattern = pattern(condition);
            if (word.equals("distinct")) {
                return List.of(List.of(new Literal(isWanted ? Kind.DISTINCT : Kind.SAME, pattern)));
            }
            if (word.equals("next") || word.equals("init")) {
                throw condition.error("'" + word + "' cannot be a condition");
            }
            dependencies.add(dependency(headExpression), dependency(condition), isWanted, condition);
            return List.of(List.of(new Literal(isWanted ? Kind.POSITIVE : Kind.NEGATIVE, pattern)));
        }

        private List<List<Literal>> conjunction(Expression condition, boolean isWanted) {
            List<List<Literal>> all = List.of(List.of());
            for (Expression part : condition.arguments()) {
                all = product(condition, all, literals(part, isWanted));
            }
            return all;
        }

        private List<List<Literal>> disjunction(Expression condition, boolean isWanted) {
            List<List<Literal>> all = new ArrayList<>();
            for (Expression part : condition.arguments()) {
                all.addAll(literals(part, isWanted));
            }
            return all;
        }

        private List<List<Literal>> product(Expression place, List<List<Literal>> left, List<List<Literal>> right) {
            if ((long) left.size() * right.size() > MOST_ALTERNATIVES) {
                throw place.error("the disjunctions of this rule have more than " + MOST_ALTERNATIVES
                        + " combinations; name some of them as relations of their own");
            }
            List<List<Literal>> all = new ArrayList<>();
            for (List<Literal> first : left) {
                for (List<Literal> second : right) {
                    List<Literal> both = new ArrayList<>(first);
                    both.addAll(second);
                    all.add(both);
                }
            }
            return all;
        }

        private Pattern pattern(Expression expression) {
            if (expression.isVariable()) {
                return Pattern.variable(variables.computeIfAbsent(expression.symbol(), unknown -> {
                    firstUses.add(expression);
                    return firstUses.size() - 1;
                }));
            }
            String name = expression.head();
            if (name.isEmpty() || name.startsWith("?")) {
                throw expression.error("'" + expression + "' does not begin with the name of a function");
            }
            if (expression.isList() && name.equals("<=")) {
                throw expression.error("'<=' stands within a rule: a parenthesis is missing before it");
            }
            Pattern[] arguments =
                    expression.arguments().stream().map(this::pattern).toArray(Pattern[]::new);
            return Pattern.of(terms, terms.functor(name), arguments);
        }

        private void requireSafe(Pattern head, List<Literal> body) {
            BitSet bound = new BitSet();
            body.stream()
                    .filter(Literal::isPositive)
                    .forEach(literal -> literal.pattern().addVariables(bound));
            BitSet needed = head.variables();
            body.forEach(literal -> literal.pattern().addVariables(needed));
            needed.andNot(bound);
            if (!needed.isEmpty()) {
                Expression use = firstUses.get(needed.nextSetBit(0));
                throw use.error("the variable '" + use.symbol() + "' in a rule of '" + headExpression.head()
                        + "' is unsafe: no positive condition binds it");
            }
        }
    }
}
