package io.mcts.games.gdl;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A propositional network in arrays, shared by all positions of a game.
 *
 * <p>Nodes are numbered: facts, moves, gates, then <i>sinks</i>, which nothing depends on: a node comes after those that it depends on. Each
 * gate has a counter of eight bits, and is true exactly when that is negative: a conjunction of n inputs starts at 128 - n and counts
 * those that hold, a disjunction at 127. An edge adds 1 to the counter when its source becomes true, or subtracts 1 if it negates the
 * source; so all gates are alike. The sinks say which moves are legal and which facts are true next.
 *
 * <p>Gates that only the payoffs depend on have no counters: they are evaluated at the end of a game.
 */
final class Network {

    /** The most inputs of a gate, as counters have eight bits. */
    static final int MOST_INPUTS = 100;

    final int roles;

    /** The number of facts: node i is fact i. */
    final int factCount;

    /** The words of bits in which changed gates are noted, and the sinks after them. */
    final int firstGateWord;

    final int firstSinkWord;
    final int wordCount;

    /** The words in which the legal moves of each role begin; the last element is where the next facts begin. */
    final int[] legalWord;

    /** Two places for each node and one more: its edges to gates, and to the recursions that it affects. */
    final int[] edgeStart;

    /** Twice the target, plus one if it counts down. */
    final int[] edges;

    /** The recursion to be evaluated at each node; empty if the game has none. */
    final @Nullable Block[] blocks;

    /** The node of each move of each role; -1 for a move that is no input of a gate. */
    final int[][] moveNode;

    /** Whether some move is an input of a gate. */
    final boolean hasMoveNodes;

    /** The facts that each move of each role ends, unless they are set. */
    final Effects[][] ends;

    /** The facts that each move of each role makes true. */
    final Effects[][] sets;

    /** The literal of the end: twice the node, plus one for a negation; or {@link #ALWAYS} or {@link #NEVER}. */
    final int terminal;

    /** The payoffs of each role. */
    final int[][] goalValues;

    final int[][] goalLiterals;

    /** Gates that are evaluated when they are needed, each after those that it depends on: their numbers follow those of the sinks. */
    final int firstLateNode;

    final int[][] lateLiterals;
    final boolean[] isLateConjunction;

    /** The counters and the bits of the initial position. */
    final byte[] initialCounters;

    final long[] initialBits;
    final long[] initialFacts;

    static final int ALWAYS = -2;
    static final int NEVER = -1;

    /** Rules that depend on one another, which are evaluated together. */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record Block(int[] heads, int[] ruleHead, int[] ruleCondition, int[] ruleSize, int[][] rulesOfHead) {}

    /**
     * The facts that a move changes, each followed by the number of literals on which that depends, and by these.
     *
     * @param ofFact by fact, those that are changed only if it is true; empty if they are few
     */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record Effects(int[] always, int[][] ofFact) {}

    Network(NetworkCompiler from) {
        this.roles = from.roles;
        this.factCount = from.factCount;
        this.firstGateWord = from.firstGateWord;
        this.firstSinkWord = from.firstSinkWord;
        this.wordCount = from.wordCount;
        this.legalWord = from.legalWord;
        this.edgeStart = from.edgeStart;
        this.edges = from.edges;
        this.blocks = from.blocks;
        this.moveNode = from.moveNode;
        this.hasMoveNodes = Arrays.stream(moveNode).flatMapToInt(Arrays::stream).anyMatch(node -> node >= 0);
        this.ends = from.ends;
        this.sets = from.sets;
        this.terminal = from.terminal;
        this.goalValues = from.goalValues;
        this.goalLiterals = from.goalLiterals;
        this.firstLateNode = from.firstLateNode;
        this.lateLiterals = from.lateLiterals;
        this.isLateConjunction = from.isLateConjunction;
        this.initialCounters = from.counters;
        this.initialBits = new long[wordCount];
        this.initialFacts = new long[(factCount + 63) >> 6];
        NetworkPosition start = new NetworkPosition(this, from.initialFacts);
        System.arraycopy(start.bits(), 0, initialBits, 0, wordCount);
        System.arraycopy(start.facts(), 0, initialFacts, 0, initialFacts.length);
    }

    @Override
    public String toString() {
        return "a network of " + factCount + " facts, " + (firstSinkWord << 6) + " nodes, " + edges.length + " edges";
    }
}
