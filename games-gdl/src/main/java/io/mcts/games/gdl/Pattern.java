package io.mcts.games.gdl;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A term with variables.
 *
 * @param variable the number of the variable within its rule; -1 for a function or a constant
 * @param functor the functor; -1 for a variable
 * @param ground the number of the term if it has no variables, otherwise -1
 */
@SuppressWarnings("ArrayRecordComponent") // internal, never compared
record Pattern(int variable, int functor, Pattern[] arguments, int ground) {

    private static final Pattern[] NONE = {};

    static Pattern variable(int number) {
        return new Pattern(number, -1, NONE, -1);
    }

    static Pattern of(Terms terms, int functor, Pattern... arguments) {
        int[] numbers = new int[arguments.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = arguments[i].ground;
            if (numbers[i] < 0) {
                return new Pattern(-1, functor, arguments, -1);
            }
        }
        return new Pattern(-1, functor, arguments, terms.intern(functor, numbers));
    }

    boolean isVariable() {
        return variable >= 0;
    }

    /** Adds the variables of this pattern to a set. */
    void addVariables(BitSet variables) {
        if (isVariable()) {
            variables.set(variable);
        } else if (ground < 0) {
            for (Pattern argument : arguments) {
                argument.addVariables(variables);
            }
        }
    }

    BitSet variables() {
        BitSet variables = new BitSet();
        addVariables(variables);
        return variables;
    }

    /** Binds the variables of this pattern so that it equals a term; returns false if that is impossible, leaving some bound. */
    boolean unify(Terms terms, int term, int[] binding) {
        if (ground >= 0) {
            return ground == term;
        }
        if (isVariable()) {
            if (binding[variable] < 0) {
                binding[variable] = term;
                return true;
            }
            return binding[variable] == term;
        }
        if (terms.functorOf(term) != functor) {
            return false;
        }
        int[] parts = terms.argumentsOf(term);
        if (parts.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < parts.length; i++) {
            if (!arguments[i].unify(terms, parts[i], binding)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the term of this pattern, all of whose variables are bound; a new one if it is unknown. */
    int instance(Terms terms, int[] binding) {
        if (ground >= 0) {
            return ground;
        }
        if (isVariable()) {
            return binding[variable];
        }
        int[] parts = new int[arguments.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = arguments[i].instance(terms, binding);
        }
        return terms.intern(functor, parts);
    }

    /** Returns the term of this pattern, all of whose variables are bound; -1 if it is unknown. */
    int find(Terms terms, int[] binding) {
        if (ground >= 0) {
            return ground;
        }
        if (isVariable()) {
            return binding[variable];
        }
        int[] parts = new int[arguments.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = arguments[i].find(terms, binding);
            if (parts[i] < 0) {
                return -1;
            }
        }
        return terms.find(functor, parts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pattern that
                && variable == that.variable
                && functor == that.functor
                && Arrays.equals(arguments, that.arguments);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * variable + functor) + Arrays.hashCode(arguments);
    }
}
