package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.Coverage;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.rules.RandomPlay;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Random games of which it is counted what they come to: {@link Coverage}. */
public final class Survey<S extends GameState<S, M>, M extends Move> {

    private static final int GAMES = 10_000;
    private static final int STATES = 50_000;

    /** So many lists of moves are counted in all. */
    private static final int MOST_LISTS = 20_000;

    private static final int DEEPEST = 6;

    /** With fewer keys it does not matter that they are short. */
    private static final int MANY_KEYS = 8_000;

    private final Map<String, Predicate<? super S>> kinds = new LinkedHashMap<>();
    private final Map<String, Predicate<? super S>> labels;
    private final Map<String, Long> counts = new LinkedHashMap<>();
    private final Set<Long> keys = new HashSet<>();
    private final Pulse pulse = new Pulse();
    private long games;
    private long states;

    /**
     * A survey.
     *
     * @param labels the author's own kinds of states
     */
    public Survey(Map<String, Predicate<? super S>> labels) {
        this.labels = labels;
        kinds.put("ends", GameState::isTerminal);
        kinds.put("draws", Survey::isDraw);
        kinds.put("chance", state -> !state.isTerminal() && !RandomPlay.isTurn(state));
        kinds.put("a single move", state -> !state.isTerminal() && !RandomPlay.isSampled(state) && isSingle(state));
        kinds.keySet().forEach(kind -> counts.put(kind, 0L));
        labels.keySet().forEach(label -> counts.put(label, 0L));
    }

    private static boolean isSingle(GameState<?, ?> state) {
        return RandomPlay.isTurn(state) && state.legalMoves().size() == 1;
    }

    private static boolean isDraw(GameState<?, ?> state) {
        return state.isTerminal()
                && state.playerCount() > 1
                && IntStream.range(0, state.playerCount())
                                .mapToDouble(state::payoff)
                                .distinct()
                                .count()
                        == 1;
    }

    /** What the games come to; as far as it goes where the game is faulty, which the rules then show. */
    public Coverage of(Supplier<List<S>> initialStates, long seed, GameFacts facts) {
        SortedMap<Integer, Long> positions = new TreeMap<>();
        try {
            Watch.over(pulse, facts.timeLimit(), () -> {
                play(initialStates, pulse.of(Xoroshiro128PlusPlus.of(seed)), facts.longestGame());
                positions.putAll(positions(initialStates.get().get(0)));
                return states;
            });
        } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
            // a rule tells
        }
        Map<String, Long> own = new LinkedHashMap<>();
        labels.keySet().forEach(label -> own.put(label, counts.remove(label)));
        return new Coverage(games, states, counts, own, positions, warnings());
    }

    private void play(Supplier<List<S>> initialStates, RandomGenerator random, int longestGame) {
        while (games < GAMES && states < STATES) {
            List<S> begins = initialStates.get();
            S state = begins.get((int) (games % begins.size())).copy();
            games++;
            look(state);
            for (int length = 0; !state.isTerminal() && length < longestGame; length++) {
                state.play(RandomPlay.move(state, random));
                look(state);
            }
        }
    }

    private void look(S state) {
        pulse.beat();
        states++;
        kinds.forEach((kind, isOf) -> counts.merge(kind, isOf.test(state) ? 1L : 0L, Long::sum));
        labels.forEach((label, isOf) -> counts.merge(label, isOf.test(state) ? 1L : 0L, Long::sum));
        if (state instanceof PositionKey position) {
            keys.add(position.key());
        }
    }

    private List<String> warnings() {
        boolean areShort = keys.stream().allMatch(key -> key == key.intValue())
                || keys.stream().allMatch(key -> key >>> Integer.SIZE == 0);
        return keys.size() >= MANY_KEYS && areShort
                ? List.of("all " + keys.size()
                        + " keys fit into an int; if key() is a hash, then of 100,000 positions some two"
                        + " are likely to have the same one: mix 64 bits, as Zobrist hashing does")
                : List.of();
    }

    /** How many lists of moves there are from a state, by their length, as far as they are few and their moves are listed. */
    private SortedMap<Integer, Long> positions(S initialState) {
        SortedMap<Integer, Long> positions = new TreeMap<>();
        List<S> reached = List.of(initialState.copy());
        while (!reached.isEmpty() && positions.size() < DEEPEST) {
            List<S> next = new ArrayList<>();
            for (S state : reached) {
                if (RandomPlay.isSampled(state)) {
                    return positions;
                }
                for (M move : state.isTerminal() ? List.<M>of() : state.legalMoves()) {
                    pulse.beat();
                    S after = state.copy();
                    after.play(move);
                    next.add(after);
                    if (next.size() > MOST_LISTS) {
                        return positions;
                    }
                }
            }
            positions.put(positions.size() + 1, (long) next.size());
            reached = next;
        }
        return positions;
    }
}
