package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.Reproduction;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Significance;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** All states of a small game, by what a player knows in them; and the rules of hidden information that need them all. */
final class ListedGame<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_STATES = 200_000;

    /** As many draws for each state that is possible, and no more for all of them. */
    private static final int DRAWS_A_STATE = 50;

    private static final int MOST_DRAWS = 2_000;

    /** Information sets beyond that are looked at in part. */
    private static final int MOST_SETS = 200;

    private final S start;
    private final long seed;
    private int count;

    /** By player, then by what they know. */
    private final List<Map<Object, List<Listed<S>>>> sets = new ArrayList<>();

    /**
     * A state of the game.
     *
     * @param weight how likely it comes about if all move uniformly at random, except for the moves of the player who knows it
     * @param past what that player has seen when it was their turn, and what they did
     */
    private record Listed<S>(S state, double weight, List<Object> past) {}

    /**
     * A game whose states are not listed yet.
     *
     * @param seed of all draws
     */
    ListedGame(S start, long seed) {
        this.start = start;
        this.seed = seed;
    }

    private void list() {
        if (sets.isEmpty()) {
            for (int player = 0; player < start.playerCount(); player++) {
                sets.add(new LinkedHashMap<>());
                count = 0;
                list(start.copy(), player, 1, List.of());
            }
        }
    }

    private void list(S state, int player, double weight, List<Object> past) {
        if (++count > MOST_STATES) {
            throw new AssertionError("the game has more than " + MOST_STATES + " states, too many to list, from "
                    + start + "\nMaybe the contract has to override smallStates(), with a small variant or with none.");
        }
        Object known = InformationRules.known(state, player);
        sets.get(player).computeIfAbsent(known, unseen -> new ArrayList<>()).add(new Listed<>(state, weight, past));
        if (state.isTerminal()) {
            return;
        }
        boolean isOwn = state.currentPlayer() == player;
        boolean isChance = state.currentPlayer() == GameState.CHANCE;
        List<M> moves = state.legalMoves();
        for (M move : moves) {
            S after = state.copy();
            after.play(move);
            double share = isOwn ? 1 : isChance ? state.probability(move) : 1.0 / moves.size();
            list(after, player, weight * share, isOwn ? with(past, known, move) : past);
        }
    }

    private static List<Object> with(List<Object> past, Object known, Object move) {
        List<Object> longer = new ArrayList<>(past);
        longer.add(known);
        longer.add(move);
        return longer;
    }

    void haveTheSameMoves() {
        list();
        for (int player = 0; player < sets.size(); player++) {
            for (List<Listed<S>> set : sets.get(player).values()) {
                List<S> ownTurns = ownTurns(set, player);
                for (S state : ownTurns) {
                    if (!ownTurns.get(0).legalMoves().equals(state.legalMoves())) {
                        throw broken(
                                "states that a player cannot tell apart have the same moves for them",
                                ownTurns.get(0).legalMoves() + " for player " + player + ", as in " + ownTurns.get(0),
                                state.legalMoves(),
                                "in " + state);
                    }
                }
            }
        }
    }

    private List<S> ownTurns(List<Listed<S>> set, int player) {
        return set.stream()
                .map(Listed::state)
                .filter(state -> !state.isTerminal() && state.currentPlayer() == player)
                .toList();
    }

    void doesNotPeek() {
        list();
        for (int player = 0; player < sets.size(); player++) {
            for (List<Listed<S>> set : sets.get(player).values()) {
                Map<Object, S> firstOfTurn = new HashMap<>();
                for (Listed<S> each : set) {
                    S first = firstOfTurn.computeIfAbsent(turn(each.state), turn -> each.state);
                    S expected = drawn(first, player, Xoroshiro128PlusPlus.of(seed));
                    S drawn = drawn(each.state, player, Xoroshiro128PlusPlus.of(seed));
                    if (!InformationRules.appearance(expected).equals(InformationRules.appearance(drawn))) {
                        throw broken(
                                "a determinization does not look at what is hidden",
                                "the same draw for player " + player + " from two states that they cannot tell apart, "
                                        + expected + " as from " + first,
                                drawn,
                                "drawn from " + each.state + " with the same random numbers");
                    }
                }
            }
        }
    }

    private static <S extends GameState<S, ?>> S drawn(S state, int observer, RandomGenerator random) {
        S drawn = state.copy();
        ((HiddenInformation) drawn).determinize(observer, random);
        return drawn;
    }

    void haveSeenAndDoneTheSame() {
        list();
        for (int player = 0; player < sets.size(); player++) {
            for (List<Listed<S>> set : sets.get(player).values()) {
                for (Listed<S> each : set) {
                    if (!set.get(0).past.equals(each.past)) {
                        throw broken(
                                "players forget nothing",
                                "that player " + player + " has seen and done " + set.get(0).past + ", as in "
                                        + set.get(0).state,
                                each.past,
                                "in " + each.state + ", which they cannot tell from it");
                    }
                }
            }
        }
    }

    void drawsWhatIsPossible(boolean isInProportion) {
        list();
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        for (int player = 0; player < sets.size(); player++) {
            List<List<Listed<S>>> all = List.copyOf(sets.get(player).values());
            int step = Math.max(1, all.size() / MOST_SETS);
            for (int i = 0; i < all.size(); i += step) {
                draws(all.get(i), player, random, isInProportion);
            }
        }
    }

    /** Draws states from one information set, and compares them with those that there are. */
    private void draws(List<Listed<S>> set, int observer, RandomGenerator random, boolean isInProportion) {
        S first = set.get(0).state;
        Map<List<Object>, Double> possible = new LinkedHashMap<>();
        double sum = 0;
        for (Listed<S> each : set) {
            if (turn(each.state).equals(turn(first))) {
                possible.merge(InformationRules.appearance(each.state), each.weight, Double::sum);
                sum += each.weight;
            }
        }
        Map<List<Object>, Long> drawn = new HashMap<>();
        int draws = Math.min(MOST_DRAWS, DRAWS_A_STATE * possible.size());
        for (int i = 0; i < draws; i++) {
            S state = drawn(first, observer, random);
            List<Object> appearance = InformationRules.appearance(state);
            if (!possible.containsKey(appearance)) {
                throw broken(
                        "a determinization draws all states that are possible, and no others",
                        "for player " + observer + ", who knows " + InformationRules.known(first, observer)
                                + ", a state that" + " play can come to",
                        state,
                        "drawn from " + first);
            }
            drawn.merge(appearance, 1L, Long::sum);
        }
        double all = sum;
        double[] probabilities =
                possible.values().stream().mapToDouble(weight -> weight / all).toArray();
        long[] counts = possible.keySet().stream()
                .mapToLong(appearance -> drawn.getOrDefault(appearance, 0L))
                .toArray();
        if (isInProportion && Significance.ofMisfit(probabilities, counts) < Significance.LEVEL) {
            throw broken(
                    "a determinization draws each state as often as it comes about if the others move at random",
                    "for player " + observer + ", in " + draws + " draws, the shares " + Arrays.toString(probabilities),
                    Arrays.toString(counts),
                    "of " + possible.keySet() + ", drawn from " + first);
        }
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] == 0 && draws == DRAWS_A_STATE * counts.length && probabilities[i] * counts.length > 0.9) {
                throw broken(
                        "a determinization draws all states that are possible, and no others",
                        "for player " + observer + " one of " + counts.length + " states in " + draws + " draws",
                        "never",
                        List.copyOf(possible.keySet()).get(i) + ", drawn from " + first);
            }
        }
    }

    private Violation broken(String rule, String expected, Object actual, String where) {
        Reproduction reproduction = new Reproduction(Words.of(start), List.of(), null, seed, 0);
        return new Violation(rule, expected, Words.of(actual) + ", " + where, "", reproduction);
    }

    private static Object turn(GameState<?, ?> state) {
        return state.isTerminal() ? "over" : state.currentPlayer();
    }
}
