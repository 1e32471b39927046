package io.mcts.games.gdl;

import io.mcts.games.gdl.Circuit.Kind;
import io.mcts.games.gdl.CircuitBuilder.Recursion;
import io.mcts.games.gdl.CircuitBuilder.RecursiveRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Numbers the nodes that the play depends on, and lays them out as a {@link Network}. */
final class NetworkCompiler {

    /**
     * The literals that the play depends on.
     *
     * @param facts by fact, its literal; of a fact that is always true a constant
     * @param next by fact, the literal of its being true next
     * @param moves by role and move, the literal of its being played
     * @param legal by role and move, the literal of its being legal
     */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record Roots(
            int[] facts,
            int[] next,
            int[][] moves,
            int[][] legal,
            int terminal,
            int[][] goalValues,
            int[][] goals,
            BitSet initial) {}

    private static final int NONE = -1;
    private static final int MANY_EFFECTS = 2_000;
    private static final IntList NO_EFFECTS = new IntList(0);
    private static final int[][] NO_FACTS = {};

    private final Circuit circuit;
    private final Roots roots;
    private final MoveEffects effects;
    private final Map<Integer, Integer> factOf = new HashMap<>();
    private final Map<Integer, Recursion> recursionOf = new HashMap<>();

    /** The gates of the circuit in the order in which they are evaluated; a recursion is noted as -1 minus its place. */
    private final IntList order = new IntList();

    private final List<Recursion> orderedRecursions = new ArrayList<>();

    /** The node at which each recursion is evaluated. */
    private final IntList blockNodes = new IntList();

    private final BitSet isVisited = new BitSet();
    private final BitSet isEager = new BitSet();
    private final BitSet isAbsorbed = new BitSet();

    /** The number in the network of each node of the circuit. */
    private final int[] number;

    final int roles;
    int factCount;
    int firstGateWord;
    int firstSinkWord;
    int wordCount;
    final int[] legalWord;
    int[] edgeStart = {};
    int[] edges = {};

    @Nullable
    Network.Block[] blocks = {};

    final int[][] moveNode;
    final Network.Effects[][] ends;
    final Network.Effects[][] sets;
    int terminal;
    final int[][] goalValues;
    final int[][] goalLiterals;
    int firstLateNode;
    int[][] lateLiterals = {};
    boolean[] isLateConjunction = {};
    byte[] counters = {};
    long[] initialFacts = {};

    /** The facts that the play depends on, as places among those of the roots. */
    final IntList facts = new IntList();

    NetworkCompiler(CircuitBuilder builder, Roots roots) {
        this.circuit = builder.circuit();
        this.roots = roots;
        this.effects = new MoveEffects(builder, roots.next);
        this.roles = roots.legal.length;
        this.legalWord = new int[roles + 1];
        this.moveNode = new int[roles][];
        this.ends = new Network.Effects[roles][];
        this.sets = new Network.Effects[roles][];
        this.goalValues = roots.goalValues;
        this.goalLiterals = new int[roles][];
        for (Recursion recursion : builder.recursions()) {
            for (int head : recursion.heads()) {
                recursionOf.put(head, recursion);
            }
        }
        for (int i = 0; i < roots.facts.length; i++) {
            factOf.put(roots.facts[i] >> 1, i);
        }
        splitWideGates();
        this.number = new int[circuit.size()];
        Arrays.fill(number, NONE);
        orderNodes();
        layOut();
    }

    /** The gates with more inputs than counters can count, by their new inputs. */
    private final Map<Integer, int[]> narrowed = new HashMap<>();

    private void splitWideGates() {
        int size = circuit.size();
        for (int node = 0; node < size; node++) {
            int[] inputs = circuit.literals(node);
            while (inputs.length > Network.MOST_INPUTS) {
                int groups = (inputs.length + Network.MOST_INPUTS - 1) / Network.MOST_INPUTS;
                int[] fewer = new int[groups];
                for (int i = 0; i < groups; i++) {
                    int from = (int) ((long) inputs.length * i / groups);
                    int to = (int) ((long) inputs.length * (i + 1) / groups);
                    int[] some = Arrays.copyOfRange(inputs, from, to);
                    fewer[i] = circuit.kind(node) == Kind.AND ? circuit.and(some) : circuit.or(some);
                }
                inputs = fewer;
            }
            if (inputs != circuit.literals(node)) {
                narrowed.put(node, inputs);
            }
        }
    }

    private int[] inputs(int node) {
        return narrowed.getOrDefault(node, circuit.literals(node));
    }

    private void orderNodes() {
        visit(roots.terminal);
        for (int[] literals : roots.legal) {
            visit(literals);
        }
        visitNextFacts(0);
        isEager.or(isVisited);
        int first = facts.size();
        for (int[] literals : roots.goals) {
            visit(literals);
        }
        // What payoffs alone depend on may be new facts; recursions are evaluated at once, with all that they need.
        visitNextFacts(first);
        for (int i = first; i < facts.size(); i++) {
            for (int literal : nextLiterals(i)) {
                markEager(literal);
            }
        }
        for (Recursion recursion : orderedRecursions) {
            for (int head : recursion.heads()) {
                markEager(2 * head);
            }
        }
    }

    private void visitNextFacts(int first) {
        for (int i = first; i < facts.size(); i++) {
            visit(nextLiterals(i));
        }
    }

    /** Returns the literals that are evaluated to know whether a fact is true next. */
    private int[] nextLiterals(int fact) {
        int place = facts.get(fact);
        return IntStream.concat(
                        IntStream.of(effects.kept(place)),
                        effects.effectsOn(place).stream().flatMapToInt(effect -> Arrays.stream(effect.conditions())))
                .toArray();
    }

    private void visit(int... literals) {
        for (int literal : literals) {
            visitNode(literal >> 1);
        }
    }

    private void visitNode(int root) {
        IntList path = new IntList();
        List<int[]> inputsOfPath = new ArrayList<>();
        IntList places = new IntList();
        int pending = root;
        while (true) {
            if (pending >= 0 && !isVisited.get(pending)) {
                isVisited.set(pending);
                Recursion recursion = recursionOf.get(pending);
                if (recursion != null) {
                    for (int head : recursion.heads()) {
                        isVisited.set(head);
                    }
                    inputsOfPath.add(recursion.rules().stream()
                            .mapToInt(RecursiveRule::condition)
                            .toArray());
                } else {
                    inputsOfPath.add(inputs(pending));
                }
                path.add(pending);
                places.add(0);
            }
            if (path.isEmpty()) {
                return;
            }
            int top = path.size() - 1;
            int[] inputs = inputsOfPath.get(top);
            int place = places.get(top);
            if (place < inputs.length) {
                places.set(top, place + 1);
                pending = inputs[place] >> 1;
            } else {
                pending = -1;
                finish(path.removeLast());
                places.removeLast();
                inputsOfPath.remove(top);
            }
        }
    }

    private void finish(int node) {
        switch (circuit.kind(node)) {
            case BASE -> facts.add(factOf.getOrDefault(node, NONE));
            case AND, OR -> order.add(node);
            case RECURSIVE -> {
                Recursion recursion = Objects.requireNonNull(recursionOf.get(node));
                order.add(-1 - orderedRecursions.size());
                orderedRecursions.add(recursion);
                for (int head : recursion.heads()) {
                    order.add(head);
                }
            }
            default -> {}
        }
    }

    private void markEager(int literal) {
        IntList open = new IntList();
        open.add(literal >> 1);
        while (!open.isEmpty()) {
            int node = open.removeLast();
            if (isEager.get(node)) {
                continue;
            }
            isEager.set(node);
            for (int input : inputs(node)) {
                open.add(input >> 1);
            }
            Recursion recursion = recursionOf.get(node);
            if (recursion != null) {
                recursion.rules().forEach(rule -> open.add(rule.condition() >> 1));
                for (int head : recursion.heads()) {
                    open.add(head);
                }
            }
        }
    }

    /** Returns the number of gates, recursions and roots that have each node as an input. */
    private int[] countUses() {
        int[] uses = new int[circuit.size()];
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i) >= 0) {
                count(uses, inputs(order.get(i)));
            }
        }
        orderedRecursions.forEach(recursion -> recursion.rules().forEach(rule -> count(uses, rule.condition())));
        count(uses, roots.terminal);
        for (int role = 0; role < roles; role++) {
            count(uses, roots.legal[role]);
            count(uses, roots.goals[role]);
        }
        for (int i = 0; i < facts.size(); i++) {
            count(uses, nextLiterals(i));
        }
        return uses;
    }

    private static void count(int[] uses, int... literals) {
        for (int literal : literals) {
            uses[literal >> 1]++;
        }
    }

    /** Finds the gates on which nothing depends but one sink: the sink takes their place. */
    private void absorbGates() {
        int[] uses = countUses();
        for (int[] literals : roots.legal) {
            absorb(uses, literals);
        }
        for (int i = 0; i < facts.size(); i++) {
            absorb(uses, effects.kept(facts.get(i)));
        }
    }

    private void absorb(int[] uses, int... literals) {
        for (int literal : literals) {
            Kind kind = circuit.kind(literal >> 1);
            if ((literal & 1) == 0 && uses[literal >> 1] == 1 && (kind == Kind.AND || kind == Kind.OR)) {
                isAbsorbed.set(literal >> 1);
            }
        }
    }

    private void connectSink(int sink, int literal) {
        int node = literal >> 1;
        if (isAbsorbed.get(node)) {
            connectGate(sink, circuit.kind(node) == Kind.AND, inputs(node));
        } else {
            connectGate(sink, false, literal);
        }
    }

    private void layOut() {
        absorbGates();
        factCount = facts.size();
        for (int i = 0; i < factCount; i++) {
            number[roots.facts[facts.get(i)] >> 1] = i;
        }
        int next = factCount;
        for (int role = 0; role < roles; role++) {
            moveNode[role] = new int[roots.moves[role].length];
            Arrays.fill(moveNode[role], NONE);
            for (int move = 0; move < moveNode[role].length; move++) {
                int node = roots.moves[role][move] >> 1;
                if (node != 0 && isVisited.get(node)) {
                    moveNode[role][move] = next;
                    number[node] = next++;
                }
            }
        }
        firstGateWord = next >> 6;
        IntList late = new IntList();
        for (int i = 0; i < order.size(); i++) {
            int node = order.get(i);
            if (node < 0) {
                blockNodes.add(next++);
            } else if (isEager.get(node)) {
                number[node] = isAbsorbed.get(node) ? NONE : next++;
            } else {
                late.add(node);
            }
        }
        firstSinkWord = (next + 63) >> 6;
        int word = firstSinkWord;
        for (int role = 0; role < roles; role++) {
            legalWord[role] = word;
            word += (roots.legal[role].length + 63) >> 6;
        }
        legalWord[roles] = word;
        wordCount = word + ((factCount + 63) >> 6);
        firstLateNode = wordCount << 6;
        for (int i = 0; i < late.size(); i++) {
            number[late.get(i)] = firstLateNode + i;
        }
        connect();
        setEffects();
        setLate(late);
        terminal = numbered(roots.terminal);
        for (int role = 0; role < roles; role++) {
            goalLiterals[role] =
                    Arrays.stream(roots.goals[role]).map(this::numbered).toArray();
        }
        initialFacts = new long[(factCount + 63) >> 6];
        for (int i = 0; i < factCount; i++) {
            if (roots.initial.get(facts.get(i))) {
                initialFacts[i >> 6] |= 1L << i;
            }
        }
    }

    private void setEffects() {
        Map<Integer, IntList> setsOf = new HashMap<>();
        Map<Integer, IntList> endsOf = new HashMap<>();
        for (int i = 0; i < factCount; i++) {
            for (MoveEffects.Effect effect : effects.effectsOn(facts.get(i))) {
                IntList list = (effect.isSet() ? setsOf : endsOf).computeIfAbsent(effect.move(), any -> new IntList());
                list.add(i);
                list.add(effect.conditions().length);
                for (int condition : effect.conditions()) {
                    list.add(numbered(condition));
                }
            }
        }
        for (int role = 0; role < roles; role++) {
            sets[role] = effectsOf(role, setsOf);
            ends[role] = effectsOf(role, endsOf);
        }
    }

    private Network.Effects[] effectsOf(int role, Map<Integer, IntList> effectsOfMove) {
        return Arrays.stream(roots.moves[role])
                .mapToObj(move ->
                        divided(effectsOfMove.getOrDefault(move, NO_EFFECTS).toArray()))
                .toArray(Network.Effects[]::new);
    }

    /** Sorts many effects by a fact that each needs, so that only those of true facts are tried. */
    private Network.Effects divided(int[] effects) {
        if (effects.length < MANY_EFFECTS) {
            return new Network.Effects(effects, NO_FACTS);
        }
        IntList rest = new IntList();
        IntList[] byFact = new IntList[factCount];
        for (int i = 0; i < effects.length; ) {
            int end = i + 2 + effects[i + 1];
            int fact = Arrays.stream(effects, i + 2, end)
                    .filter(literal -> literal >= 0 && literal < 2 * factCount && (literal & 1) == 0)
                    .map(literal -> literal >> 1)
                    .findFirst()
                    .orElse(NONE);
            if (fact != NONE && byFact[fact] == null) {
                byFact[fact] = new IntList();
            }
            IntList list = fact == NONE ? rest : byFact[fact];
            for (; i < end; i++) {
                list.add(effects[i]);
            }
        }
        return new Network.Effects(
                rest.toArray(),
                Arrays.stream(byFact)
                        .map(list -> list == null ? NO_EFFECTS.toArray() : list.toArray())
                        .toArray(int[][]::new));
    }

    private int numbered(int literal) {
        return literal == Circuit.TRUE
                ? Network.ALWAYS
                : literal == Circuit.FALSE ? Network.NEVER : 2 * number[literal >> 1] + (literal & 1);
    }

    private void setLate(IntList late) {
        lateLiterals = new int[late.size()][];
        isLateConjunction = new boolean[late.size()];
        for (int i = 0; i < lateLiterals.length; i++) {
            int node = late.get(i);
            lateLiterals[i] = Arrays.stream(inputs(node)).map(this::numbered).toArray();
            isLateConjunction[i] = circuit.kind(node) == Kind.AND;
        }
    }

    /** The edges: twice the source, plus one if it affects a recursion; twice the target, plus one if it counts down. */
    private final IntList links = new IntList();

    private void link(int literal, boolean isOfRecursion, int target) {
        links.add(2 * number[literal >> 1] + (isOfRecursion ? 1 : 0));
        links.add(isOfRecursion ? 2 * target : 2 * target + (literal & 1));
    }

    private void connect() {
        int size = wordCount << 6;
        counters = new byte[size];
        for (int i = 0; i < order.size(); i++) {
            int node = order.get(i);
            if (node >= 0 && number[node] >= 0 && isEager.get(node) && circuit.kind(node) != Kind.RECURSIVE) {
                int[] inputs = inputs(node);
                connectGate(number[node], circuit.kind(node) == Kind.AND, inputs);
            }
        }
        for (int role = 0; role < roles; role++) {
            for (int move = 0; move < roots.legal[role].length; move++) {
                connectSink((legalWord[role] << 6) + move, roots.legal[role][move]);
            }
        }
        for (int i = 0; i < factCount; i++) {
            connectSink((legalWord[roles] << 6) + i, effects.kept(facts.get(i)));
        }
        if (!orderedRecursions.isEmpty()) {
            blocks = new Network.Block[firstSinkWord << 6];
            for (int i = 0; i < orderedRecursions.size(); i++) {
                connectBlock(orderedRecursions.get(i), blockNodes.get(i));
            }
        }
        sortLinks(size);
    }

    private void connectGate(int target, boolean isConjunction, int... inputs) {
        int counter = isConjunction ? 128 - inputs.length : 127;
        for (int input : inputs) {
            if (input == Circuit.TRUE) {
                counter++;
            } else if (input != Circuit.FALSE) {
                link(input, false, target);
                counter += input & 1;
            }
        }
        counters[target] = (byte) counter;
    }

    private void connectBlock(Recursion recursion, int node) {
        List<RecursiveRule> rules = recursion.rules();
        int[] heads = Arrays.stream(recursion.heads()).map(head -> number[head]).toArray();
        List<IntList> rulesOfHead = new ArrayList<>();
        for (int i = 0; i < heads.length; i++) {
            rulesOfHead.add(new IntList());
        }
        for (int i = 0; i < rules.size(); i++) {
            RecursiveRule rule = rules.get(i);
            if (rule.condition() > Circuit.FALSE) {
                link(rule.condition(), true, node);
            }
            for (int place : rule.body()) {
                rulesOfHead.get(place).add(i);
            }
        }
        blocks[node] = new Network.Block(
                heads,
                rules.stream().mapToInt(RecursiveRule::head).toArray(),
                rules.stream().mapToInt(rule -> numbered(rule.condition())).toArray(),
                rules.stream().mapToInt(rule -> rule.body().length).toArray(),
                rulesOfHead.stream().map(IntList::toArray).toArray(int[][]::new));
    }

    private void sortLinks(int size) {
        edgeStart = new int[2 * size + 1];
        for (int i = 0; i < links.size(); i += 2) {
            edgeStart[links.get(i) + 1]++;
        }
        for (int i = 1; i < edgeStart.length; i++) {
            edgeStart[i] += edgeStart[i - 1];
        }
        int[] next = edgeStart.clone();
        edges = new int[links.size() / 2];
        for (int i = 0; i < links.size(); i += 2) {
            edges[next[links.get(i)]++] = links.get(i + 1);
        }
    }
}
