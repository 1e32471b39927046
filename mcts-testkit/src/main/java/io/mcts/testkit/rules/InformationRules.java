package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

public record InformationRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final int GAMES = 100;

    private static final int CHANCE = GameState.CHANCE;

    void setsAreValues() {
        forEachPlayer(player -> {
            S state = subject.state();
            Object known = known(state, player);
            Object ofCopy = known(state.copy(), player);
            int hash = ofCopy.hashCode();
            String words = "as the information set of player " + player;
            subject.requireEqual(known, ofCopy, words + " in a copy");
            subject.require(known.hashCode() == hash, hash + " as its hash code in a copy", known.hashCode());
            subject.requireEqual(known, known(state, player), words + " if it is asked again");
            subject.playToTheEnd(state, subject.random());
            boolean isAsBefore = ofCopy.equals(known) && known.hashCode() == hash;
            subject.require(isAsBefore, ofCopy + " " + words + " asked for before the state moved on", known);
        });
    }

    void keepsWhatTheObserverKnows() {
        forEachPlayer(observer -> {
            S state = subject.state();
            S drawn = drawn(state, observer, subject.random());
            String player = "player " + observer;
            subject.requireEqual(known(state, observer), known(drawn, observer), "as what " + player + " knows");
            subject.requireEqual(turn(state), turn(drawn), "as whose turn it is, for " + player);
            if (turn(state).equals(observer)) {
                subject.requireEqual(RandomPlay.moves(state), RandomPlay.moves(drawn), "as the moves of " + player);
            }
            subject.requireUnchanged(state, "after a copy was determinized");
        });
    }

    /** Changes the hidden part, then draws with the same random numbers. Compared all through a random game, as hidden faults show late. */
    void doesNotPeek() {
        forEachPlayer(observer -> {
            S state = subject.state();
            requireSameDraw(observer, state, subject.state());
            forEachPlayer(other -> {
                S drawn = drawn(state, other, subject.random());
                boolean areOne = known(state, observer).equals(known(drawn, observer));
                if (other == observer || (areOne && turn(state).equals(turn(drawn)))) {
                    requireSameDraw(observer, state, drawn);
                }
            });
        });
        if (subject.isAtTheStart() && subject.seed().attempt() == 0) {
            requireSameDrawFromTwins();
        }
    }

    private void requireSameDrawFromTwins() {
        Map<List<Object>, S> first = new HashMap<>();
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < GAMES; game++) {
            subject.walk(subject.state(), random, (state, move) -> {
                for (int observer = 0; observer < state.playerCount(); observer++) {
                    S twin = first.putIfAbsent(List.of(observer, known(state, observer), turn(state)), state.copy());
                    if (twin != null) {
                        requireSameDraw(observer, twin, state);
                    }
                }
            });
        }
    }

    /**
     * Compares the last own choice before equal information sets at a player's turn, in random games from the start, unless the game says
     * that players forget.
     */
    void playersRememberWhatTheyDid() {
        boolean isClaimed = subject.state() instanceof HiddenInformation hidden && hidden.hasPerfectRecall();
        if (!isClaimed || !subject.isAtTheStart() || subject.seed().attempt() != 0) {
            return;
        }
        Map<List<Object>, Object> before = new HashMap<>();
        RandomGenerator random = subject.otherRandom();
        for (int game = 0; game < GAMES; game++) {
            Map<Integer, Object> last = new HashMap<>();
            Object[] turn = {CHANCE, ""};
            subject.walk(subject.state(), random, (state, move) -> {
                int mover = (Integer) turn[0];
                if (move != null && mover != CHANCE) {
                    last.put(mover, List.of(turn[1], move));
                }
                turn[0] = state.isTerminal() ? CHANCE : state.currentPlayer();
                int player = (Integer) turn[0];
                if (player != CHANCE) {
                    turn[1] = known(state, player);
                    Object now = last.getOrDefault(player, "no move");
                    Object then = before.putIfAbsent(List.of(player, turn[1]), now);
                    subject.requireEqual(
                            then == null ? now : then,
                            now,
                            "as the last choice of player " + player + ", before their turn with the information set "
                                    + turn[1] + " in " + Words.nameOf(state));
                }
            });
        }
    }

    void requireSameDraw(int observer, S state, S other) {
        S expected = drawn(state, observer, subject.otherRandom());
        S actual = drawn(other, observer, subject.otherRandom());
        String words = "drawn for player " + observer + " from " + Words.nameOf(state)
                + " and, with the same numbers, from " + Words.nameOf(other) + ", which they cannot tell from it";
        subject.requireEqual(appearance(expected), appearance(actual), words);
        subject.requireAlike(expected, actual, words);
    }

    void goesOnByTheRules() {
        forEachPlayer(observer -> {
            S drawn = drawn(subject.state(), observer, subject.random());
            int length = subject.playToTheEnd(drawn, subject.random());
            subject.requireEnd(length, " in a state drawn for player " + observer);
            new StateRules<>(subject).requirePayoffsInRange(drawn);
        });
    }

    private void forEachPlayer(IntConsumer check) {
        IntStream.range(0, subject.state().playerCount()).forEach(check);
    }

    static <S extends GameState<S, ?>> S drawn(S state, int observer, RandomGenerator random) {
        S drawn = state.copy();
        ((HiddenInformation) drawn).determinize(observer, random);
        return drawn;
    }

    List<Object> appearance(S state) {
        List<Object> appearance = new ArrayList<>();
        for (int player = 0; player < state.playerCount(); player++) {
            appearance.add(known(state, player));
        }
        appearance.add(turn(state));
        if (RandomPlay.isTurn(state)) {
            appearance.add(RandomPlay.moves(state));
        }
        return appearance;
    }

    /** A hash of the random game seen from a state, which also covers what nobody sees yet. */
    int future(S state) {
        return subject.trace(state.copy(), Xoroshiro128PlusPlus.of(1)).hashCode();
    }

    static Object known(GameState<?, ?> state, int player) {
        return ((HiddenInformation) state).informationSet(player);
    }

    static Object turn(GameState<?, ?> state) {
        return state.isTerminal() ? "over" : state.currentPlayer();
    }
}
