package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.PositionCount;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.watch.Words;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

public record MoveRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    void areEmptyExactlyWhenTerminal() {
        S state = subject.state();
        if (RandomPlay.isSampled(state)) {
            return;
        }
        @Nullable List<M> moves = state.legalMoves();
        if (moves == null || moves.stream().anyMatch(Objects::isNull)) {
            throw subject.violation("a list of moves, none of them null", moves);
        }
        boolean isOver = state.isTerminal();
        String expected = isOver ? "no legal move in a terminal state" : "a legal move in a state that is not terminal";
        subject.require(moves.isEmpty() == isOver, expected, moves);
    }

    void areNotListedWhereTheyAreDrawn() {
        S state = subject.state();
        boolean isChance = state instanceof SampledChance chance && chance.isSampled();
        boolean isChoice = state instanceof SampledMoves moves && moves.areMovesSampled();
        if (isChance || isChoice) {
            subject.require(!state.isTerminal(), "a game that goes on where moves are drawn", "the game is over");
            int player = state.currentPlayer();
            boolean isRight = isChance != isChoice && isChance == (player == GameState.CHANCE);
            String expected = "chance to move where isSampled(), a player where areMovesSampled()";
            subject.require(isRight, expected, "player " + player);
            requireRefused("legalMoves()", state::legalMoves);
        }
    }

    void areUnmodifiable() {
        requireUnmodifiable("legalMoves()", subject.legalMoves());
    }

    void requireUnmodifiable(String list, List<M> moves) {
        if (!moves.isEmpty()) {
            M first = moves.get(0);
            requireRefused(list + ".set(0, " + first + ")", () -> moves.set(0, first));
            requireRefused(list + ".add(" + first + ")", () -> moves.add(first));
            requireRefused(list + ".remove(0)", () -> moves.remove(0));
        }
    }

    private void requireRefused(String call, Runnable forbidden) {
        boolean isRefused = false;
        try {
            forbidden.run();
        } catch (UnsupportedOperationException refused) {
            isRefused = true;
        }
        subject.require(isRefused, "UnsupportedOperationException from " + call, "none");
    }

    void keepTheirOrder() {
        S state = subject.state();
        List<M> moves = List.copyOf(RandomPlay.moves(state));
        subject.requireEqual(moves, RandomPlay.moves(state), "when asked again");
        subject.requireEqual(moves, RandomPlay.moves(state.copy()), "in a copy");
        subject.requireEqual(moves, subject.legalMoves(), "in another state reached by the same moves");
    }

    void stayWhenTheStateMovesOn() {
        S state = subject.state();
        List<M> moves = RandomPlay.moves(state);
        List<M> before = List.copyOf(moves);
        subject.walk(state, subject.random(), (after, move) -> {
            RandomPlay.moves(after);
            subject.requireEqual(before, moves, "still, after " + move + " is played");
        });
    }

    void areAsManyAsStated() {
        new MoveRules<>(subject.fromTheStart()).areAsMany(subject.facts().positions());
    }

    void areAsMany(Map<Integer, PositionCount> stated) {
        stated.forEach((depth, expected) -> {
            S state = subject.state();
            Map<M, Long> counts = new LinkedHashMap<>();
            for (M move : state.isTerminal() ? List.<M>of() : subject.legalMoves()) {
                counts.put(move, count(subject, RandomPlay.after(state, move), depth - 1));
            }
            requireStated(subject, depth, expected.byFirstMove(), counts);
            long count = counts.values().stream().mapToLong(Long::longValue).sum();
            String actual = count + ", of which by the first move " + counts;
            subject.require(expected.total() == count, expected.total() + " lists of " + depth + " moves", actual);
        });
    }

    private void requireStated(GameSubject<S, M> start, int depth, Map<String, Long> stated, Map<M, Long> counts) {
        if (stated.isEmpty()) {
            return;
        }
        List<String> written = counts.keySet().stream().map(Object::toString).toList();
        stated.keySet()
                .forEach(move -> start.require(written.contains(move), () -> "a first move written " + move, written));
        counts.forEach((move, count) -> {
            long expected = stated.getOrDefault(move.toString(), 0L);
            if (expected != count) {
                start.play(move);
                throw start.violation(
                        expected + " lists of " + depth + " moves that begin with " + move, String.valueOf(count));
            }
        });
    }

    private long count(GameSubject<S, M> start, S state, int depth) {
        if (depth == 0 || state.isTerminal()) {
            return depth == 0 ? 1 : 0;
        }
        start.pulse().beat();
        long count = 0;
        for (M move : state.legalMoves()) {
            count += count(start, RandomPlay.after(state, move), depth - 1);
        }
        return count;
    }

    void haveDistinctIndices() {
        for (M move : subject.isSampled() ? List.<M>of() : subject.legalMoves()) {
            subject.require(move.index() >= 0, () -> "an index of at least 0 for " + move, move.index());
        }
        requireDistinct("index", Move::index);
    }

    void areWrittenDistinctly() {
        requireDistinct("written form", Move::toString);
    }

    private void requireDistinct(String what, Function<Move, Object> property) {
        List<M> moves = subject.isSampled() ? List.of() : subject.legalMoves();
        Map<Object, M> seen = new HashMap<>();
        for (M move : moves) {
            M twin = seen.put(property.apply(move), move);
            subject.exercise();
            if (twin != null) {
                String actual = twin + " and " + move + " have the same: " + property.apply(move);
                throw subject.violation("a different " + what + " for each of " + moves, actual);
            }
        }
    }

    void equalMovesHaveEqualIndices() {
        List<M> moves = subject.legalMoves();
        List<M> same = subject.legalMoves();
        subject.requireEqual(moves, same, "in another state reached by the same moves");
        for (int i = 0; i < moves.size(); i++) {
            requireTwins(moves.get(i), same.get(i));
        }
    }

    private void requireTwins(Move move, Move twin) {
        int hash = move.hashCode();
        subject.require(
                move.index() == twin.index(), () -> "index " + move.index() + " of each equal " + move, twin.index());
        subject.require(hash == twin.hashCode(), () -> "hash code " + hash + " of each equal " + move, twin.hashCode());
        boolean areAlike = move.toString().equals(twin.toString());
        subject.require(areAlike, () -> "each equal " + move + " written alike", twin.toString());
    }

    void movesOfACopyFitTheOriginal() {
        int count = subject.legalMoves().size();
        for (int i = 0; i < count; i++) {
            S state = subject.state();
            state.play(RandomPlay.moves(state).get(i));
            S original = subject.state();
            M found = RandomPlay.moves(original.copy()).get(i);
            original.play(found);
            subject.requireEqual(Snapshot.of(state), Snapshot.of(original), "after " + found);
        }
    }

    void stayAsTheyAreWhenPlayed() {
        int count = subject.legalMoves().size();
        for (int i = 0; i < count; i++) {
            S state = subject.state();
            M move = RandomPlay.moves(state).get(i);
            M twin = subject.legalMoves().get(i);
            String before = Words.ofMove(move);
            state.play(move);
            String after = Words.ofMove(move);
            subject.requireEqual(before, after, "after it was played, too");
            Supplier<String> expected = () -> "a move equal to " + Words.ofMove(twin) + ", as before it was played";
            subject.require(move.equals(twin), expected, after);
        }
    }
}
