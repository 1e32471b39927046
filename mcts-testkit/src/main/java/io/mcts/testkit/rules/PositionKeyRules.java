package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** The capability {@link PositionKey}. */
public record PositionKeyRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    /** Random games from the state under test, whose positions are compared with one another. */
    private static final int GAMES = 30;

    /** Positions that are compared at a glance, and how many they are where all keys are short. */
    private static final int POSITIONS = 20_000;

    private static final int MORE_POSITIONS = 300_000;

    /** Two positions with the same key answer alike throughout the same random game. */
    void equalKeysMeanEqualPositions() {
        Map<Long, Reached<S, M>> known = new HashMap<>();
        forEachPosition(reached -> {
            long key = key(reached.state);
            Reached<S, M> twin = known.putIfAbsent(key, reached);
            if (twin != null && !twin.way().equals(reached.way())) {
                Trace expected = trace(twin.state);
                Supplier<String> where = () -> "as in " + twin + ", for both have the key " + key;
                subject.requireAlike(expected, trace(reached.state), where, () -> " in " + reached);
            }
        });
        if (subject.isAtTheStart() && subject.seed().attempt() == 0) {
            requireNoCollisions();
        }
    }

    private Trace trace(S state) {
        return subject.trace(state.copy(), subject.random())
                .untilMovesAreDrawn()
                .ofPositions();
    }

    /**
     * Compares the positions of many games at a glance: what a short hash mixes up is rare. Where all keys fit into an int, and there are
     * many of them, more games are played, so that two of them are likely to be mixed up.
     */
    private void requireNoCollisions() {
        Map<Long, Glance<M>> known = new HashMap<>();
        RandomGenerator random = subject.otherRandom();
        boolean areShort = true;
        int positions = 0;
        while (positions < POSITIONS || (areShort && known.size() > positions / 4 && positions < MORE_POSITIONS)) {
            S state = subject.initialState();
            List<M> moves = new ArrayList<>();
            do {
                long key = key(state);
                areShort &= key == (int) key || key >>> Integer.SIZE == 0;
                Snapshot seen = Snapshot.of(state).ofThePosition();
                Glance<M> twin = known.putIfAbsent(key, new Glance<>(seen.hashCode(), moves, moves.size()));
                if (twin != null && twin.hash != seen.hashCode()) {
                    GameSubject<S, M> other = subject.fromTheStart();
                    twin.moves.subList(0, twin.length).forEach(other::play);
                    String where = "as after " + Words.of(moves) + ", for both have the key " + key;
                    other.requireEqual(seen, Snapshot.of(other.state()).ofThePosition(), where);
                }
                positions++;
                if (!state.isTerminal()) {
                    moves.add(RandomPlay.move(state, random));
                    state.play(moves.get(moves.size() - 1));
                }
            } while (!state.isTerminal() && moves.size() < subject.longestGame());
        }
    }

    /** A position at a glance: a hash of what it says, the moves of its game, and how many of them led there. */
    private record Glance<M>(int hash, List<M> moves, int length) {}

    /** For a state that says which others it equals, or that is written in a notation. */
    void equalPositionsHaveEqualKeys() {
        S state = subject.state();
        Notation<S, M> notation = subject.companions().notation();
        if (notation == null && !state.equals(state.copy())) {
            return;
        }
        Map<Object, Long> known = new HashMap<>();
        forEachPosition(reached -> {
            S position = reached.state;
            Long expected = known.putIfAbsent(notation == null ? position : notation.format(position), key(position));
            if (expected != null) {
                String where = " in a position equal to one that came by other moves, ";
                subject.require(
                        key(position) == expected, () -> "the key " + expected + where + reached, key(position));
            }
        });
    }

    /** Hands over the positions of some random games, the state under test and all after it. */
    private void forEachPosition(Consumer<Reached<S, M>> check) {
        subject.requireRandomGameEnds();
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < GAMES; game++) {
            List<M> moves = new ArrayList<>();
            subject.walk(subject.state(), random, (state, move) -> {
                if (move != null) {
                    moves.add(move);
                }
                check.accept(new Reached<>(state.copy(), moves, moves.size()));
            });
        }
    }

    /** A state, the moves of its game, which goes on, and how many of them led there. */
    private record Reached<S, M>(S state, List<M> moves, int length) {

        List<M> way() {
            return moves.subList(0, length);
        }

        @Override
        public String toString() {
            return Words.nameOf(state) + " after " + Words.of(way()) + " more";
        }
    }

    private static long key(GameState<?, ?> state) {
        return ((PositionKey) state).key();
    }
}
