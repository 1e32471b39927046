package io.mcts.games.gdl;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A position as the facts that are true, with the values of all gates that follow from them.
 *
 * <p>A turn has two steps: the moves of the last one are replaced, where they are inputs of gates, and what is true next is found; then the
 * facts that differ are changed. Only what changes is propagated, each gate once: gates are visited in the order of their numbers,
 * which is that of their dependencies.
 */
final class NetworkPosition extends Position {

    private static final int[] NO_NUMBERS = {};

    private final Network network;
    private final int[] edgeStart;
    private final int[] edgeTargets;
    private final int[] legalWord;
    private final boolean hasBlocks;
    private final byte[] counters;

    /** Gates whose value has changed since it was last propagated, then the sinks. */
    private final long[] bits;

    private final long[] facts;
    private final long[] nextFacts;

    /** The node of the move last played by each role, or -1. */
    private final int[] lastMove;

    /** The values of gates that are evaluated at the end. */
    private boolean[] late = {};

    private boolean isLateKnown;

    /** The number of heads that each rule of a recursion still needs. */
    private int[] missing = NO_NUMBERS;

    private int[] found = NO_NUMBERS;

    private NetworkPosition(Network network, byte[] counters, long[] bits, long[] facts, int[] lastMove) {
        this.network = network;
        this.edgeStart = network.edgeStart;
        this.edgeTargets = network.edges;
        this.legalWord = network.legalWord;
        this.hasBlocks = network.blocks.length > 0;
        this.counters = counters;
        this.bits = bits;
        this.facts = facts;
        this.nextFacts = new long[facts.length];
        this.lastMove = lastMove;
    }

    /** The first position of a network in the making: no fact is true but those given. */
    NetworkPosition(Network network, long[] initialFacts) {
        this(
                network,
                network.initialCounters,
                new long[network.wordCount],
                new long[initialFacts.length],
                noMoves(network.roles));
        initialize();
        setFacts(initialFacts);
    }

    /** The initial position. */
    NetworkPosition(Network network) {
        this(
                network,
                network.initialCounters.clone(),
                network.initialBits.clone(),
                network.initialFacts.clone(),
                noMoves(network.roles));
    }

    private static int[] noMoves(int roles) {
        int[] moves = new int[roles];
        Arrays.fill(moves, -1);
        return moves;
    }

    /** Settles gates that are true while no fact is. */
    private void initialize() {
        int end = network.wordCount << 6;
        for (int node = network.factCount; node < end; node++) {
            if (node >= network.firstSinkWord << 6) {
                if (counters[node] < 0) {
                    bits[node >> 6] |= 1L << node;
                }
                continue;
            }
            bits[node >> 6] &= ~(1L << node);
            if (network.blocks.length > 0 && network.blocks[node] != null) {
                evaluate(network.blocks[node]);
            } else if (counters[node] < 0) {
                settle(node);
            }
        }
    }

    /** Propagates a gate that is true at first, before bits have a meaning. */
    private void settle(int node) {
        for (int edge = edgeStart[2 * node]; edge < edgeStart[2 * node + 1]; edge++) {
            counters[edgeTargets[edge] >> 1] += (byte) (1 - 2 * (edgeTargets[edge] & 1));
        }
    }

    long[] bits() {
        return bits;
    }

    long[] facts() {
        return facts;
    }

    @Override
    NetworkPosition copy() {
        return new NetworkPosition(network, counters.clone(), bits.clone(), facts.clone(), lastMove.clone());
    }

    @Override
    void set(Position other) {
        NetworkPosition that = (NetworkPosition) other;
        System.arraycopy(that.counters, 0, counters, 0, counters.length);
        int sinks = network.firstSinkWord;
        System.arraycopy(that.bits, sinks, bits, sinks, bits.length - sinks);
        System.arraycopy(that.facts, 0, facts, 0, facts.length);
        System.arraycopy(that.lastMove, 0, lastMove, 0, lastMove.length);
        isLateKnown = false;
    }

    @Override
    boolean isTerminal() {
        return value(network.terminal);
    }

    @Override
    int legalCount(int role) {
        int count = 0;
        for (int word = legalWord[role]; word < legalWord[role + 1]; word++) {
            count += Long.bitCount(bits[word]);
        }
        return count;
    }

    @Override
    int legalMove(int role, int place) {
        int rest = place;
        int first = legalWord[role];
        for (int word = first; ; word++) {
            int count = Long.bitCount(bits[word]);
            if (rest < count) {
                long set = bits[word];
                for (; rest > 0; rest--) {
                    set &= set - 1;
                }
                return ((word - first) << 6) + Long.numberOfTrailingZeros(set);
            }
            rest -= count;
        }
    }

    @Override
    int[] legalMoves(int role) {
        int[] moves = new int[legalCount(role)];
        int count = 0;
        int first = legalWord[role];
        for (int word = first; count < moves.length; word++) {
            for (long set = bits[word]; set != 0; set &= set - 1) {
                moves[count++] = ((word - first) << 6) + Long.numberOfTrailingZeros(set);
            }
        }
        return moves;
    }

    @Override
    int randomMove(int role, RandomGenerator random) {
        int first = legalWord[role];
        if (legalWord[role + 1] != first + 1) {
            return super.randomMove(role, random);
        }
        long set = bits[first];
        if ((set & (set - 1)) == 0) {
            return set == 0 ? -1 : Long.numberOfTrailingZeros(set);
        }
        for (int rest = random.nextInt(Long.bitCount(set)); rest > 0; rest--) {
            set &= set - 1;
        }
        return Long.numberOfTrailingZeros(set);
    }

    @Override
    void step(int[] moves) {
        if (network.hasMoveNodes) {
            replaceMoves(moves);
        }
        // A fact may itself be a fact of the next turn, so all are known before any is changed.
        System.arraycopy(bits, legalWord[network.roles], nextFacts, 0, nextFacts.length);
        for (int role = 0; role < moves.length; role++) {
            apply(network.ends[role][moves[role]], 0);
        }
        for (int role = 0; role < moves.length; role++) {
            apply(network.sets[role][moves[role]], -1);
        }
        setFacts(nextFacts);
    }

    /** Changes the facts that a move affects: to true if the value is -1, or to false if it is 0. */
    private void apply(Network.Effects effects, long value) {
        apply(effects.always(), value);
        if (effects.ofFact().length > 0) {
            for (int word = 0; word < facts.length; word++) {
                for (long rest = facts[word]; rest != 0; rest &= rest - 1) {
                    apply(effects.ofFact()[(word << 6) + Long.numberOfTrailingZeros(rest)], value);
                }
            }
        }
    }

    private void apply(int[] effects, long value) {
        for (int i = 0; i < effects.length; ) {
            int fact = effects[i];
            int end = i + 2 + effects[i + 1];
            i += 2;
            while (i < end && value(effects[i])) {
                i++;
            }
            if (i == end) {
                long bit = 1L << fact;
                nextFacts[fact >> 6] = (nextFacts[fact >> 6] & ~bit) | (bit & value);
            }
            i = end;
        }
    }

    private void replaceMoves(int[] moves) {
        for (int role = 0; role < moves.length; role++) {
            int node = network.moveNode[role][moves[role]];
            int last = lastMove[role];
            if (node != last) {
                if (last >= 0) {
                    counters[last] = 0;
                    propagate(last, -1);
                }
                if (node >= 0) {
                    counters[node] = -1;
                    propagate(node, 1);
                }
                lastMove[role] = node;
            }
        }
        propagateAll();
    }

    /** Makes exactly some facts true; the moves last played, which matter no more, stay as they are. */
    void setFacts(long[] newFacts) {
        for (int word = 0; word < facts.length; word++) {
            change(word, newFacts[word] ^ facts[word]);
        }
        propagateAll();
        isLateKnown = false;
    }

    private void change(int word, long changed) {
        facts[word] ^= changed;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            int node = (word << 6) + Long.numberOfTrailingZeros(rest);
            int value = (int) (facts[word] >>> node) & 1;
            counters[node] = (byte) -value;
            propagate(node, 2 * value - 1);
        }
    }

    private void propagateAll() {
        long[] changed = bits;
        for (int word = network.firstGateWord; word < network.firstSinkWord; word++) {
            for (long set = changed[word]; set != 0; set = changed[word]) {
                int node = (word << 6) + Long.numberOfTrailingZeros(set);
                changed[word] = set & (set - 1);
                if (hasBlocks && network.blocks[node] != null) {
                    evaluate(network.blocks[node]);
                } else {
                    propagate(node, counters[node] < 0 ? 1 : -1);
                }
            }
        }
    }

    /** Updates the gates that depend on a node after its value has changed: 1 for true, -1 for false. */
    private void propagate(int node, int change) {
        int[] edges = edgeTargets;
        int[] start = edgeStart;
        byte[] counts = counters;
        long[] changed = bits;
        int edge = start[2 * node];
        for (int end = start[2 * node + 1]; edge < end; edge++) {
            int target = edges[edge] >> 1;
            int isNegated = edges[edge] & 1;
            int old = counts[target];
            int now = (byte) (old + (change ^ -isNegated) + isNegated);
            counts[target] = (byte) now;
            // Without a branch, which would be mispredicted too often.
            changed[target >> 6] ^= (long) ((old ^ now) >>> 31) << target;
        }
        if (hasBlocks) {
            for (int end = start[2 * node + 2]; edge < end; edge++) {
                int target = edges[edge] >> 1;
                changed[target >> 6] |= 1L << target;
            }
        }
    }

    /** Evaluates rules that depend on one another from the beginning, and notes the heads that change. */
    private void evaluate(Network.Block block) {
        int[] heads = block.heads();
        int[] sizes = block.ruleSize();
        if (missing.length < sizes.length) {
            missing = new int[sizes.length];
        }
        if (found.length < heads.length) {
            found = new int[heads.length];
        }
        int count = 0;
        // A head is 2 while it is found true again, 0 or 1 otherwise; its counter keeps the old value in bit 0.
        for (int head : heads) {
            counters[head] = (byte) (counters[head] < 0 ? 1 : 0);
        }
        for (int rule = 0; rule < sizes.length; rule++) {
            missing[rule] = sizes[rule];
            if (!value(block.ruleCondition()[rule])) {
                missing[rule] = Integer.MAX_VALUE;
            } else if (sizes[rule] == 0) {
                count = find(block.ruleHead()[rule], heads, count);
            }
        }
        for (int i = 0; i < count; i++) {
            for (int rule : block.rulesOfHead()[found[i]]) {
                if (--missing[rule] == 0) {
                    count = find(block.ruleHead()[rule], heads, count);
                }
            }
        }
        for (int head : heads) {
            int state = counters[head];
            boolean isTrue = (state & 2) != 0;
            counters[head] = (byte) (isTrue ? -1 : 0);
            if (isTrue != ((state & 1) != 0)) {
                bits[head >> 6] ^= 1L << head;
            }
        }
    }

    private int find(int place, int[] heads, int count) {
        int head = heads[place];
        if ((counters[head] & 2) != 0) {
            return count;
        }
        counters[head] |= 2;
        found[count] = place;
        return count + 1;
    }

    private boolean value(int literal) {
        if (literal < 0) {
            return literal == Network.ALWAYS;
        }
        int node = literal >> 1;
        boolean isTrue = node < network.firstLateNode ? counters[node] < 0 : late[node - network.firstLateNode];
        return isTrue == ((literal & 1) == 0);
    }

    @Override
    int goal(int role) {
        if (!isLateKnown) {
            evaluateLate();
            isLateKnown = true;
        }
        int goal = NO_GOAL;
        for (int i = 0; i < network.goalLiterals[role].length; i++) {
            if (value(network.goalLiterals[role][i])) {
                goal = goal == NO_GOAL ? network.goalValues[role][i] : SEVERAL_GOALS;
            }
        }
        return goal;
    }

    private void evaluateLate() {
        int[][] literals = network.lateLiterals;
        if (late.length < literals.length) {
            late = new boolean[literals.length];
        }
        for (int i = 0; i < literals.length; i++) {
            boolean isConjunction = network.isLateConjunction[i];
            boolean value = isConjunction;
            for (int literal : literals[i]) {
                if (value(literal) != isConjunction) {
                    value = !isConjunction;
                    break;
                }
            }
            late[i] = value;
        }
    }

    @Override
    long key() {
        if (facts.length == 1) {
            return facts[0];
        }
        long key = 0;
        for (long word : facts) {
            key = mixed(key, word);
        }
        return key;
    }

    @Override
    boolean hasSameFacts(Position other) {
        return other instanceof NetworkPosition that && Arrays.equals(facts, that.facts);
    }
}
