package io.mcts.games.gdl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The evaluation of rules state by state, bottom-up, for games that have too many ground instances. Slower than a network; positions of one
 * game are evaluated one at a time.
 */
final class RuleEngine extends Engine {

    /** The most work that the evaluation of a state may take. */
    private static final long MOST_WORK = 100_000_000;

    /** The work of a state apart from the joins. */
    private static final long WORK_OF_A_STATE = 50_000;

    private final Terms terms;
    private final Relations relations;
    private final Phase current;
    private final Phase ended;
    private final Phase following;
    private final int[] initial;
    private final int terminal;
    private final List<Map<Integer, GdlMove>> moveOfTerm = new ArrayList<>();
    private final List<List<GdlMove>> moves = new ArrayList<>();
    private int moveCount;

    /** The strata that some relations need, in order, and what they derive. */
    private record Phase(List<Stratum> strata, Set<Integer> functors) {}

    RuleEngine(Grounder grounder) {
        super(roles(grounder));
        this.terms = grounder.terms();
        this.relations = grounder.relations();
        this.current = phase(grounder, Terms.LEGAL, Terms.TERMINAL);
        this.ended = phase(grounder, Terms.GOAL);
        this.following = phase(grounder, Terms.NEXT);
        this.initial = grounder.arguments(Terms.INIT).stream()
                .mapToInt(arguments -> terms.intern(Terms.TRUE, arguments))
                .toArray();
        this.terminal = terms.intern(Terms.TERMINAL);
        for (int i = 0; i < roles().size(); i++) {
            moveOfTerm.add(new HashMap<>());
            moves.add(new ArrayList<>());
        }
    }

    private static Phase phase(Grounder grounder, Integer... heads) {
        Set<Integer> functors = grounder.dynamicBelow(Set.of(heads));
        return new Phase(grounder.dynamicStrata(functors), functors);
    }

    @Override
    synchronized long turnWork() {
        return WORK_OF_A_STATE + 20 * relations.limit().work();
    }

    @Override
    synchronized Position initial() {
        return new RulePosition(this, evaluated(initial));
    }

    @Override
    synchronized Position position(Collection<String> facts) {
        Map<String, Integer> known = new HashMap<>();
        for (int term = 0; term < terms.size(); term++) {
            if (terms.functorOf(term) == Terms.TRUE) {
                known.put(terms.text(terms.argument(term, 0)), term);
            }
        }
        IntList atoms = new IntList();
        for (String fact : facts) {
            Integer atom = known.get(fact);
            if (atom == null) {
                atom = atom(KifReader.read("(true " + fact + ")").get(0));
            }
            atoms.add(atom);
        }
        return new RulePosition(this, evaluated(atoms.toArray()));
    }

    private int atom(Expression expression) {
        int[] arguments = expression.arguments().stream().mapToInt(this::atom).toArray();
        int functor = terms.knownFunctor(expression.head());
        if (functor < 0) {
            throw expression.error("'" + expression + "' is no fact of the game");
        }
        return terms.intern(functor, arguments);
    }

    @Override
    synchronized List<String> facts(Position position) {
        return Arrays.stream(((RulePosition) position).state().facts())
                .mapToObj(atom -> terms.text(terms.argument(atom, 0)))
                .toList();
    }

    @Override
    synchronized Collection<String> possibleFacts() {
        return Arrays.stream(initial)
                .mapToObj(atom -> terms.text(terms.argument(atom, 0)))
                .toList();
    }

    @Override
    synchronized GdlMove move(int role, int number) {
        return moves.get(role).get(number);
    }

    /** Returns the state after moves of all roles. */
    synchronized RulePosition.State next(RulePosition.State state, int[] joint) {
        clear(following);
        int size = terms.size();
        give(state.facts());
        for (int role = 0; role < joint.length; role++) {
            give(terms.intern(
                    Terms.DOES,
                    terms.constant(roles().get(role)),
                    termOf(moves.get(role).get(joint[role]))));
        }
        run(following);
        int[] facts = Arrays.stream(relations.atoms(Terms.NEXT).toArray())
                .map(atom -> terms.intern(Terms.TRUE, terms.argumentsOf(atom)))
                .toArray();
        return evaluated(forget(following, size, facts));
    }

    private int termOf(GdlMove move) {
        return terms.argument(atom(KifReader.read("(true " + move + ")").get(0)), 0);
    }

    private RulePosition.State evaluated(int[] unsorted) {
        int[] facts = Arrays.stream(unsorted)
                .boxed()
                .sorted(Comparator.comparing(terms::text))
                .mapToInt(Integer::intValue)
                .toArray();
        clear(current);
        int size = terms.size();
        give(facts);
        run(current);
        boolean isTerminal = relations.contains(terminal);
        List<List<Integer>> legal = new ArrayList<>();
        roles().forEach(role -> legal.add(new ArrayList<>()));
        for (int atom : forget(current, size, relations.atoms(Terms.LEGAL).toArray())) {
            int role = roleOf(terms, atom, roles());
            if (role >= 0) {
                legal.get(role).add(numberOf(role, terms.argument(atom, 1)));
            }
        }
        int[][] numbers = new int[legal.size()][];
        for (int role = 0; role < numbers.length; role++) {
            List<GdlMove> known = moves.get(role);
            numbers[role] = legal.get(role).stream()
                    .sorted(Comparator.comparing(number -> known.get(number).toString()))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
        long key = 0;
        for (int fact : facts) {
            key = Position.mixed(key, fact);
        }
        return new RulePosition.State(facts, numbers, isTerminal, isTerminal ? goals(facts) : new int[0], key);
    }

    private int[] goals(int[] facts) {
        clear(ended);
        int size = terms.size();
        give(facts);
        run(ended);
        int[] goals = new int[roles().size()];
        Arrays.fill(goals, Position.NO_GOAL);
        for (int atom : relations.atoms(Terms.GOAL).toArray()) {
            int role = roleOf(terms, atom, roles());
            if (role >= 0) {
                goals[role] = goals[role] == Position.NO_GOAL ? goalOf(terms, atom) : Position.SEVERAL_GOALS;
            }
        }
        forget(ended, size, new int[0]);
        return goals;
    }

    private int numberOf(int role, int term) {
        return moveOfTerm
                .get(role)
                .computeIfAbsent(term, unknown -> {
                    GdlMove move = new GdlMove(role, moves.get(role).size(), moveCount++, terms.text(term));
                    moves.get(role).add(move);
                    return move;
                })
                .number();
    }

    private void clear(Phase phase) {
        relations.clear(Terms.TRUE);
        relations.clear(Terms.DOES);
        phase.functors.forEach(relations::clear);
    }

    private void give(int... atoms) {
        for (int atom : atoms) {
            if (!relations.contains(atom)) {
                relations.add(atom);
            }
        }
    }

    private void run(Phase phase) {
        GroundingLimit limit = relations.limit();
        limit.restart(MOST_WORK);
        try {
            for (Stratum stratum : phase.strata) {
                stratum.run((head, join) -> {
                    limit.check(terms);
                    stratum.add(head);
                });
            }
        } finally {
            phase.strata.forEach(Stratum::clear);
        }
    }

    /** Forgets what was derived, except for some terms, which may get new numbers. */
    private int[] forget(Phase phase, int size, int[] kept) {
        Tree[] trees = Arrays.stream(kept).mapToObj(this::tree).toArray(Tree[]::new);
        clear(phase);
        terms.truncate(size);
        return Arrays.stream(trees).mapToInt(this::term).toArray();
    }

    /** A term apart from the table. */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    private record Tree(int functor, Tree[] arguments) {}

    private Tree tree(int term) {
        return new Tree(
                terms.functorOf(term),
                Arrays.stream(terms.argumentsOf(term)).mapToObj(this::tree).toArray(Tree[]::new));
    }

    private int term(Tree tree) {
        return terms.intern(
                tree.functor, Arrays.stream(tree.arguments).mapToInt(this::term).toArray());
    }

    @Override
    public String toString() {
        return "rules evaluated state by state: "
                + moves.stream().map(List::size).collect(Collectors.toList());
    }
}
