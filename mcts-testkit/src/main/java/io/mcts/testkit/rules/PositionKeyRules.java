package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.play.Trace;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

public record PositionKeyRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final int GAMES = 30;

    private static final int DRAWS = 3;

    private static final int POSITIONS = 20_000;

    private static final int MORE_POSITIONS = 300_000;

    /** The moves of a game that returns to its positions, and those between a position and the way back. */
    private static final int MOST_MOVES_BACK = 60;

    private static final int MOST_MOVES_AWAY = 8;

    private static final int MOST_TRIED = 40;

    private static final int MOST_DETOURS = 2;

    private static final int MOST_TARGETS = 3;

    private static final int CYCLES = 5;

    private static final int MOST_PLAYED_ON = 200;

    void equalKeysMeanEqualPositions() {
        Map<Long, VisitedState<S, M>> known = new HashMap<>();
        AtomicInteger detours = new AtomicInteger();
        Consumer<VisitedState<S, M>> compare = reached -> {
            long key = key(reached.state);
            VisitedState<S, M> twin = known.putIfAbsent(key, reached);
            if (twin != null && !twin.way().equals(reached.way())) {
                Supplier<String> where = () -> "as in " + twin + ", for both have the key " + key;
                Supplier<String> actually = () -> " in " + reached;
                subject.requireAlike(trace(twin.state), trace(reached.state), where, actually);
                if (twin.moves == reached.moves) { // the game has come back to the position: it may again
                    List<M> cycle = reached.moves.subList(twin.length, reached.length);
                    subject.requireAlike(again(twin.state, cycle), again(reached.state, cycle), where, actually);
                } else if (detours.getAndIncrement() < MOST_DETOURS && subject.isWritten()) {
                    requireAlikeOnReturn(twin, reached, where, actually);
                }
            }
        };
        requireKeysOfDraws();
        if (subject.isWritten()) {
            comeBack(compare);
        }
        forEachPosition(compare);
        if (subject.isAtTheStart() && subject.seed().attempt() == 0) {
            requireNoCollisions();
        }
    }

    /** Compares states that differ in hidden information: random games from one deal never reach another one. */
    private void requireKeysOfDraws() {
        S state = subject.state();
        RandomGenerator random = subject.otherRandom();
        for (int observer = 0; state instanceof HiddenInformation && observer < state.playerCount(); observer++) {
            for (int draw = 0; draw < DRAWS; draw++) {
                S drawn = InformationRules.drawn(state, observer, random);
                if (key(drawn) == key(state)) {
                    String words =
                            "as in what was drawn for player " + observer + ", for both have the key " + key(state);
                    subject.requireAlike(trace(drawn), trace(state), () -> words, () -> "");
                }
            }
        }
    }

    private Trace trace(S state) {
        return subject.trace(state.copy(), subject.random())
                .untilMovesAreDrawn()
                .ofPositions();
    }

    private Trace again(S from, List<M> cycle) {
        S state = from.copy();
        List<Snapshot> said = new ArrayList<>(List.of(Snapshot.of(state)));
        List<Move> moves = new ArrayList<>();
        for (int i = 0;
                i < CYCLES * cycle.size() && RandomPlay.moves(state).contains(cycle.get(i % cycle.size()));
                i++) {
            moves.add(cycle.get(i % cycle.size()));
            state.play(cycle.get(i % cycle.size()));
            said.add(Snapshot.of(state, true));
        }
        return new Trace(said, moves).ofPositions();
    }

    /**
     * Visits positions of a game that plays some random moves, then returns to the most similar text: random games seldom repeat positions.
     */
    private void comeBack(Consumer<VisitedState<S, M>> check) {
        RandomGenerator random = subject.otherRandom();
        S state = subject.state();
        List<M> moves = new ArrayList<>();
        while (moves.size() < MOST_MOVES_BACK && !state.isTerminal()) {
            int away = random.nextBoolean() ? state.playerCount() : 1 + random.nextInt(MOST_MOVES_AWAY);
            goAndComeBack(state.copy(), new ArrayList<>(moves), away, random, check);
            goAndComeBack(state, moves, away, random, check); // by another way, so that histories differ
        }
    }

    private void goAndComeBack(
            S state, List<M> moves, int away, RandomGenerator random, Consumer<VisitedState<S, M>> check) {
        String target = subject.written(state);
        for (int i = 0; i < 2 * away && !state.isTerminal(); i++) {
            M move = i < away ? RandomPlay.move(state, random) : nearest(state, target, random);
            moves.add(move);
            state.play(move);
            check.accept(new VisitedState<>(state.copy(), moves, moves.size()));
            subject.pulse().beat();
        }
    }

    /** Plays the same moves from two positions, back to ancestors of the second one, and away and back again. */
    private void requireAlikeOnReturn(
            VisitedState<S, M> twin, VisitedState<S, M> reached, Supplier<String> where, Supplier<String> actually) {
        List<String> targets = new ArrayList<>();
        S seen = subject.state();
        for (M move : reached.way()) {
            seen.play(move);
            targets.add(subject.written(seen));
        }
        RandomGenerator random = subject.random();
        for (String target : targets.subList(Math.max(0, targets.size() - MOST_TARGETS), targets.size())) {
            S one = twin.state.copy();
            S other = reached.state.copy();
            List<Snapshot> expected = new ArrayList<>(List.of(Snapshot.of(one)));
            List<Snapshot> actual = new ArrayList<>(List.of(Snapshot.of(other)));
            List<Move> moves = new ArrayList<>();
            int turns = 2 * one.playerCount();
            while (moves.size() < CYCLES * turns && !one.isTerminal() && !other.isTerminal()) {
                boolean isBack = moves.size() < turns || moves.size() % turns >= turns / 2;
                M move = isBack ? nearest(one, target, random) : RandomPlay.move(one, random);
                if (!RandomPlay.moves(other).contains(move)) {
                    break;
                }
                moves.add(move);
                one.play(move);
                other.play(move);
                expected.add(Snapshot.of(one, true));
                actual.add(Snapshot.of(other, true));
            }
            subject.requireAlike(
                    new Trace(expected, moves).ofPositions(), new Trace(actual, moves).ofPositions(), where, actually);
        }
    }

    private M nearest(S state, String target, RandomGenerator random) {
        List<M> some = new ArrayList<>(RandomPlay.moves(state));
        Collections.shuffle(some, new Random(random.nextLong()));
        return some.stream()
                .limit(MOST_TRIED)
                .min(Comparator.comparingDouble(
                        move -> difference(target, subject.written(RandomPlay.after(state, move)))))
                .orElseThrow(() -> new IllegalStateException(RandomPlay.NO_LEGAL_MOVE));
    }

    /** The share of characters that differ, summed over the words. */
    private static double difference(String one, String other) {
        String[] words = one.split(" ", -1);
        String[] others = other.split(" ", -1);
        double sum = Math.abs(words.length - others.length);
        for (int i = 0; i < Math.min(words.length, others.length); i++) {
            String word = words[i];
            String twin = others[i];
            int longer = Math.max(1, Math.max(word.length(), twin.length()));
            long same = IntStream.range(0, Math.min(word.length(), twin.length()))
                    .filter(place -> word.charAt(place) == twin.charAt(place))
                    .count();
            sum += 1 - (double) same / longer;
        }
        return sum;
    }

    /** Compares hashes of the positions of many games; more of them if all keys fit into an int, so that collisions become likely. */
    private void requireNoCollisions() {
        Map<Long, Glance<M>> known = new HashMap<>();
        RandomGenerator random = subject.otherRandom();
        boolean areShort = true;
        boolean isWritten = subject.isWritten();
        int positions = 0;
        int playedOn = 0;
        while (positions < POSITIONS || (areShort && known.size() > positions / 4 && positions < MORE_POSITIONS)) {
            S state = subject.initialState();
            List<M> moves = new ArrayList<>();
            do {
                long key = key(state);
                areShort &= key == (int) key || key >>> Integer.SIZE == 0;
                Snapshot seen = Snapshot.of(state).ofThePosition();
                int written = isWritten ? subject.written(state).hashCode() : 0;
                Glance<M> twin = known.putIfAbsent(key, new Glance<>(seen.hashCode(), written, moves, moves.size()));
                boolean isWrittenOtherwise = twin != null && twin.written != written && playedOn++ < MOST_PLAYED_ON;
                if (twin != null && (twin.hash != seen.hashCode() || isWrittenOtherwise)) {
                    GameSubject<S, M> other = subject.fromTheStart();
                    twin.moves.subList(0, twin.length).forEach(other::play);
                    List<M> way = List.copyOf(moves);
                    String where = "as after " + Words.of(way) + ", for both have the key " + key;
                    other.requireEqual(seen, Snapshot.of(other.state()).ofThePosition(), where);
                    other.requireAlike(trace(state), trace(other.state()), () -> where, () -> "");
                }
                positions++;
                if (!state.isTerminal()) {
                    moves.add(RandomPlay.move(state, random));
                    state.play(moves.get(moves.size() - 1));
                }
            } while (!state.isTerminal() && moves.size() < subject.longestGame());
        }
    }

    private record Glance<M>(int hash, int written, List<M> moves, int length) {}

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

    void positionsRecurOnlyWhereTheyMay() {
        Map<Long, VisitedState<S, M>> before = new HashMap<>();
        forEachPosition(reached -> {
            if (reached.length == 0) {
                before.clear(); // another game
            }
            VisitedState<S, M> twin = before.putIfAbsent(key(reached.state), reached);
            subject.require(
                    twin == null || ((PositionKey) reached.state).mayRecur(),
                    () -> "true from mayRecur(), for the key " + key(reached.state) + " of " + twin + " comes back in "
                            + reached,
                    false);
        });
    }

    private void forEachPosition(Consumer<VisitedState<S, M>> check) {
        subject.requireRandomGameEnds();
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < GAMES; game++) {
            List<M> moves = new ArrayList<>();
            subject.walk(subject.state(), random, (state, move) -> {
                if (move != null) {
                    moves.add(move);
                }
                check.accept(new VisitedState<>(state.copy(), moves, moves.size()));
            });
        }
    }

    private record VisitedState<S, M>(S state, List<M> moves, int length) {

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
