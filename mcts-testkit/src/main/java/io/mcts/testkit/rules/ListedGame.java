package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Significance;
import io.mcts.testkit.play.RandomPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** All states of a small game by information set, and the rules of hidden information that need them. */
public final class ListedGame<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_STATES = 200_000;

    private static final int DRAWS_A_STATE = 50;

    private static final int MOST_DRAWS = 2_000;

    /** The number of information sets beyond which only some are checked. */
    private static final int MOST_SETS = 200;

    private final boolean isInProportion;
    private int count;

    private final List<Map<Object, List<Listed<S, M>>>> sets = new ArrayList<>();

    /**
     * A state of the game.
     *
     * @param weight its probability if all but the player who knows it move uniformly at random
     * @param past the observations of that player at their turns, and their moves
     */
    private record Listed<S, M>(S state, double weight, List<Object> past, List<M> moves) {}

    @FunctionalInterface
    private interface Demand<S extends GameState<S, M>, M extends Move> {
        void check(GameSubject<S, M> subject, int player, List<Listed<S, M>> set);
    }

    public ListedGame(boolean isInProportion) {
        this.isInProportion = isInProportion;
    }

    public List<Check<GameSubject<S, M>>> rules() {
        return List.of(
                rule("MOVES_ARE_KNOWN", MOST_STATES, this::haveTheSameMoves)
                        .stating("states that a player cannot tell apart have the same moves for them"),
                rule("DETERMINIZE_NEVER_LOOKS_AT_WHAT_IS_HIDDEN", MOST_STATES, this::drawTheSame)
                        .stating("a determinization does not look at what is hidden, in any state"),
                rule("DETERMINIZE_DRAWS_WHAT_IS_POSSIBLE", MOST_SETS, this::drawWhatIsPossible)
                        .stating("a determinization draws all states that are possible, and no others"),
                rule("NOTHING_IS_FORGOTTEN", MOST_STATES, this::haveSeenAndDoneTheSame)
                        .stating("players forget nothing"));
    }

    private Check<GameSubject<S, M>> rule(String name, int most, Demand<S, M> demand) {
        return Check.rule(1, name, subject -> {
            list(subject);
            for (int player = 0; player < sets.size(); player++) {
                List<List<Listed<S, M>>> all = List.copyOf(sets.get(player).values());
                for (int i = 0; i < all.size(); i += Math.max(1, all.size() / most)) {
                    demand.check(subject, player, all.get(i));
                }
            }
        });
    }

    private void list(GameSubject<S, M> subject) {
        if (sets.isEmpty()) {
            List<Map<Object, List<Listed<S, M>>>> listed = new ArrayList<>();
            for (int player = 0; player < subject.state().playerCount(); player++) {
                count = 0;
                listed.add(new LinkedHashMap<>());
                list(subject, listed.get(player), player, new Listed<>(subject.state(), 1, List.of(), List.of()));
            }
            sets.addAll(listed);
        }
    }

    private void list(
            GameSubject<S, M> subject, Map<Object, List<Listed<S, M>>> listed, int player, Listed<S, M> reached) {
        S state = reached.state;
        subject.pulse().beat();
        subject.requireEnd(reached.moves.size(), "");
        if (++count > MOST_STATES || RandomPlay.isSampled(state)) {
            throw new AssertionError("the game has more than " + MOST_STATES + " states, too many to list, from "
                    + subject.game().description()
                    + "\nMaybe the contract has to override smallStates(), with a small variant or with none.");
        }
        Object known = InformationRules.known(state, player);
        listed.computeIfAbsent(known, unseen -> new ArrayList<>()).add(reached);
        List<M> moves = state.isTerminal() ? List.of() : state.legalMoves();
        for (M move : moves) {
            S after = RandomPlay.after(state, move);
            boolean isOwn = state.currentPlayer() == player;
            boolean isChance = state.currentPlayer() == GameState.CHANCE;
            double share = isOwn ? 1 : isChance ? state.probability(move) : 1.0 / moves.size();
            List<Object> past = isOwn ? RandomPlay.with(RandomPlay.with(reached.past, known), move) : reached.past;
            List<M> way = RandomPlay.with(reached.moves, move);
            list(subject, listed, player, new Listed<>(after, reached.weight * share, past, way));
        }
    }

    private GameSubject<S, M> at(GameSubject<S, M> start, Listed<S, M> listed) {
        return new GameSubject<>(start.game(), start.rule(), listed.moves, listed.state);
    }

    private void haveTheSameMoves(GameSubject<S, M> start, int player, List<Listed<S, M>> set) {
        List<Listed<S, M>> turns = set.stream()
                .filter(each -> InformationRules.turn(each.state).equals(player))
                .toList();
        for (Listed<S, M> each : turns) {
            Listed<S, M> first = turns.get(0);
            String words = "as the moves of player " + player + ", as after " + first.moves;
            at(start, each).requireEqual(first.state.legalMoves(), each.state.legalMoves(), words);
        }
    }

    private void drawTheSame(GameSubject<S, M> start, int player, List<Listed<S, M>> set) {
        Map<Object, S> firstOfTurn = new HashMap<>();
        for (Listed<S, M> each : set) {
            S first = firstOfTurn.computeIfAbsent(InformationRules.turn(each.state), turn -> each.state);
            new InformationRules<>(at(start, each)).requireSameDraw(player, first, each.state);
        }
    }

    private void haveSeenAndDoneTheSame(GameSubject<S, M> start, int player, List<Listed<S, M>> set) {
        if (!(start.state() instanceof HiddenInformation hidden) || !hidden.hasPerfectRecall()) {
            return;
        }
        Listed<S, M> first = set.get(0);
        for (Listed<S, M> each : set) {
            String words = "as what player " + player + " has seen and done, who cannot tell it from the state after "
                    + first.moves;
            at(start, each).requireEqual(first.past, each.past, words);
        }
    }

    private void drawWhatIsPossible(GameSubject<S, M> start, int observer, List<Listed<S, M>> set) {
        GameSubject<S, M> subject = at(start, set.get(0));
        S first = set.get(0).state;
        Map<Object, Double> possible = new LinkedHashMap<>();
        for (Listed<S, M> each : set) {
            if (InformationRules.turn(each.state).equals(InformationRules.turn(first))) {
                possible.merge(kind(subject, each.state), each.weight, Double::sum);
            }
        }
        Map<Object, Long> drawn = new HashMap<>();
        int draws = Math.min(MOST_DRAWS, DRAWS_A_STATE * possible.size());
        RandomGenerator random = subject.random();
        for (int i = 0; i < draws; i++) {
            S state = InformationRules.drawn(first, observer, random);
            Object kind = kind(subject, state);
            String words = "for player " + observer + ", who knows " + InformationRules.known(first, observer)
                    + ", a state that play can come to";
            subject.require(possible.containsKey(kind), words, state);
            drawn.merge(kind, 1L, Long::sum);
        }
        double sum = possible.values().stream().mapToDouble(weight -> weight).sum();
        double[] probabilities =
                possible.values().stream().mapToDouble(weight -> weight / sum).toArray();
        long[] counts = possible.keySet().stream()
                .mapToLong(kind -> drawn.getOrDefault(kind, 0L))
                .toArray();
        String words = "for player " + observer + " in " + draws + " draws each ";
        String expected = words + "state as often as it comes about if the others move at random, ";
        boolean isRight = !isInProportion || Significance.ofMisfit(probabilities, counts) >= Significance.LEVEL;
        String actual = Arrays.toString(counts) + " of " + possible.keySet();
        subject.require(isRight, expected + Arrays.toString(probabilities), actual);
        for (int i = 0; i < counts.length && draws == DRAWS_A_STATE * counts.length; i++) {
            boolean isMissing = counts[i] == 0 && probabilities[i] * counts.length > 0.9;
            Object kind = List.copyOf(possible.keySet()).get(i);
            subject.require(!isMissing, words + "of " + counts.length + " states", "never " + kind);
        }
    }

    /** Returns the outside appearance of a state and its future: hidden parts belong to the state, too. */
    private static <S extends GameState<S, M>, M extends Move> Object kind(GameSubject<S, M> subject, S state) {
        InformationRules<S, M> rules = new InformationRules<>(subject);
        return List.of(rules.appearance(state), rules.future(state));
    }
}
