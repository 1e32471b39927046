package io.mcts.games.gdl;

import io.mcts.encoding.StateEncoding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A way of evaluating the rules of a game. Thread-safe; its positions are not. */
abstract class Engine {

    private final List<String> roles;

    Engine(List<String> roles) {
        this.roles = List.copyOf(roles);
    }

    final List<String> roles() {
        return roles;
    }

    abstract Position initial();

    /**
     * Returns the position in which some facts are true.
     *
     * @throws IllegalArgumentException if a text is no fact of the game
     */
    abstract Position position(Collection<String> facts);

    /** Returns the facts that are true, sorted. */
    abstract List<String> facts(Position position);

    abstract GdlMove move(int role, int number);

    /** Estimates the work of a turn from the last one, in the units of a {@link GroundingLimit}. */
    abstract long turnWork();

    /** Returns the facts that may ever be true, as far as they are known. */
    abstract Collection<String> possibleFacts();

    /** Returns the encoding of the game for networks, if its facts are numbered. */
    Optional<StateEncoding<GdlState, GdlMove>> encoding() {
        return Optional.empty();
    }

    /** Returns the role of an atom whose first argument is a role; -1 if it is none. */
    static int roleOf(Terms terms, int atom, List<String> roles) {
        return roles.indexOf(terms.text(terms.argument(atom, 0)));
    }

    /** Returns the payoff that an atom gives. */
    static int goalOf(Terms terms, int atom) {
        String text = terms.text(terms.argument(atom, 1));
        if (!text.matches("\\d{1,2}|100")) {
            throw new IllegalArgumentException("'" + terms.text(atom) + "': a payoff is a whole number from 0 to 100");
        }
        return Integer.parseInt(text);
    }

    /** Returns the names of the roles in the order of the rulesheet. */
    static List<String> roles(Grounder grounder) {
        List<String> roles = new ArrayList<>();
        for (int[] arguments : grounder.arguments(Terms.ROLE)) {
            roles.add(grounder.terms().text(arguments[0]));
        }
        if (roles.isEmpty()) {
            throw new IllegalArgumentException("no rule of 'role' gives a role");
        }
        return roles;
    }
}
