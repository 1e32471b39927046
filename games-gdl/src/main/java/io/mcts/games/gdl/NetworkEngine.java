package io.mcts.games.gdl;

import io.mcts.encoding.StateEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The evaluation of rules by a propositional network. */
final class NetworkEngine extends Engine {

    private final Network network;
    private final GdlMove[][] moves;
    private final String[] facts;
    private final Map<String, Integer> factOfText = new HashMap<>();

    /** The facts in the order of their texts. */
    private final int[] sorted;

    private NetworkEngine(List<String> roles, Network network, GdlMove[][] moves, String[] facts) {
        super(roles);
        this.network = network;
        this.moves = moves;
        this.facts = facts;
        for (int i = 0; i < facts.length; i++) {
            factOfText.put(facts[i], i);
        }
        this.sorted = IntStream.range(0, facts.length)
                .boxed()
                .sorted(Comparator.comparing(i -> facts[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Grounds the rules of a game.
     *
     * @throws GroundingLimit.Exceeded if that takes too much time or memory
     */
    static NetworkEngine of(Grounder grounder, GroundingLimit limit) {
        return new Assembly(grounder, limit).engine();
    }

    @Override
    long turnWork() {
        return network.edges.length / 2;
    }

    @Override
    Position initial() {
        return new NetworkPosition(network);
    }

    @Override
    Position position(Collection<String> texts) {
        long[] bits = new long[(facts.length + 63) >> 6];
        for (String text : texts) {
            Integer fact = factOfText.get(text);
            if (fact == null) {
                throw new IllegalArgumentException("'" + text + "' is no fact on which the play depends");
            }
            bits[fact >> 6] |= 1L << fact;
        }
        NetworkPosition position = new NetworkPosition(network);
        position.setFacts(bits);
        return position;
    }

    @Override
    List<String> facts(Position position) {
        long[] bits = ((NetworkPosition) position).facts();
        List<String> texts = new ArrayList<>();
        for (int fact : sorted) {
            if ((bits[fact >> 6] >>> fact & 1) != 0) {
                texts.add(facts[fact]);
            }
        }
        return texts;
    }

    @Override
    Collection<String> possibleFacts() {
        return Arrays.asList(facts);
    }

    @Override
    GdlMove move(int role, int number) {
        return moves[role][number];
    }

    @Override
    Optional<StateEncoding<GdlState, GdlMove>> encoding() {
        return Optional.of(new FactEncoding(
                facts.length, Arrays.stream(moves).mapToInt(own -> own.length).sum()));
    }

    @Override
    public String toString() {
        return network.toString();
    }

    /** The steps from ground rules to a network. */
    private static final class Assembly {

        private final Terms terms;
        private final List<String> roles;
        private final List<Integer> facts = new ArrayList<>();
        private final List<List<Integer>> legal = new ArrayList<>();
        private final List<List<Integer>> goals = new ArrayList<>();
        private final BitSet initial = new BitSet();
        private final CircuitBuilder builder;

        Assembly(Grounder grounder, GroundingLimit limit) {
            this.terms = grounder.terms();
            this.roles = roles(grounder);
            Instances instances = grounder.ground();
            for (int[] arguments : grounder.arguments(Terms.INIT)) {
                initial.set(terms.intern(Terms.TRUE, arguments));
            }
            roles.forEach(role -> {
                legal.add(new ArrayList<>());
                goals.add(new ArrayList<>());
            });
            for (int atom : instances.atoms()) {
                sort(atom);
            }
            legal.forEach(atoms -> atoms.sort(Comparator.comparing(atom -> terms.text(terms.argument(atom, 1)))));
            Set<Integer> roleTerms = roles.stream().map(terms::constant).collect(Collectors.toSet());
            this.builder = new CircuitBuilder(terms, instances, roleTerms, initial, limit);
        }

        private void sort(int atom) {
            int functor = terms.functorOf(atom);
            if (functor == Terms.TRUE) {
                facts.add(atom);
            } else if (functor == Terms.LEGAL || functor == Terms.GOAL) {
                int role = roleOf(terms, atom, roles);
                if (role >= 0) {
                    (functor == Terms.LEGAL ? legal : goals).get(role).add(atom);
                }
            }
        }

        NetworkEngine engine() {
            NetworkCompiler compiler = new NetworkCompiler(builder, roots());
            String[] texts = new String[compiler.facts.size()];
            for (int i = 0; i < texts.length; i++) {
                texts[i] = terms.text(terms.argument(facts.get(compiler.facts.get(i)), 0));
            }
            return new NetworkEngine(roles, new Network(compiler), moves(), texts);
        }

        private NetworkCompiler.Roots roots() {
            BitSet initialFacts = new BitSet();
            for (int i = 0; i < facts.size(); i++) {
                initialFacts.set(i, initial.get(facts.get(i)));
            }
            return new NetworkCompiler.Roots(
                    literals(facts),
                    next(),
                    legal.stream().map(this::played).toArray(int[][]::new),
                    legal.stream().map(this::literals).toArray(int[][]::new),
                    builder.literal(terms.find(Terms.TERMINAL)),
                    goals.stream()
                            .map(atoms -> atoms.stream()
                                    .mapToInt(atom -> goalOf(terms, atom))
                                    .toArray())
                            .toArray(int[][]::new),
                    goals.stream().map(this::literals).toArray(int[][]::new),
                    initialFacts);
        }

        private int[] literals(List<Integer> atoms) {
            return atoms.stream().mapToInt(builder::literal).toArray();
        }

        private int[] next() {
            return facts.stream()
                    .mapToInt(fact -> builder.literal(terms.find(Terms.NEXT, terms.argumentsOf(fact))))
                    .toArray();
        }

        private int[] played(List<Integer> atoms) {
            return atoms.stream()
                    .mapToInt(atom -> builder.literal(terms.find(Terms.DOES, terms.argumentsOf(atom))))
                    .toArray();
        }

        private GdlMove[][] moves() {
            GdlMove[][] moves = new GdlMove[roles.size()][];
            int index = 0;
            for (int role = 0; role < moves.length; role++) {
                List<Integer> atoms = legal.get(role);
                moves[role] = new GdlMove[atoms.size()];
                for (int i = 0; i < moves[role].length; i++) {
                    moves[role][i] = new GdlMove(role, i, index++, terms.text(terms.argument(atoms.get(i), 1)));
                }
            }
            return moves;
        }
    }
}
