package io.mcts.imperfect.exact;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.imperfect.internal.Recall;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.strategy.MixedPolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All states of a small game in the order of play, with their information sets. */
final class EnumeratedGame<S extends GameState<?, M>, M extends Move> {

    /** Some hundred bytes each. */
    private static final int MOST_STATES = 2_000_000;

    /** Limits the recursion; no smaller game worth solving lasts longer. */
    private static final int MOST_MOVES = 500;

    static final class Position<S extends GameState<?, M>, M extends Move> {

        final int number;

        /** Null where chance is to move or the game is over. */
        @Nullable
        Choice<S, M> choice;

        double[] probabilities = {};

        final List<Position<S, M>> next = new ArrayList<>();

        double[] payoffs = {};

        private Position(int number) {
            this.number = number;
        }

        double[] probabilities(double[][] table) {
            return choice == null ? probabilities : table[choice.number];
        }
    }

    static final class Choice<S extends GameState<?, M>, M extends Move> {

        final int number;
        final int player;
        final List<M> moves;

        final S state;

        final List<Position<S, M>> positions = new ArrayList<>();

        private Choice(int number, int player, List<M> moves, S state) {
            this.number = number;
            this.player = player;
            this.moves = moves;
            this.state = state;
        }
    }

    private final List<Map<Object, Choice<S, M>>> choices = new ArrayList<>();
    private final List<Map<Object, Optional<Recall>>> origins = new ArrayList<>();

    /** The last choice of each player on the way to the state that is being listed. */
    private final List<Optional<Recall>> last;

    private int choiceCount;
    private int count;

    final Position<S, M> start;

    final int playerCount;

    EnumeratedGame(S start) {
        playerCount = start.playerCount();
        last = new ArrayList<>(Collections.nCopies(playerCount, Optional.empty()));
        for (int player = 0; player < playerCount; player++) {
            choices.add(new LinkedHashMap<>());
            origins.add(new HashMap<>());
        }
        this.start = position(start, new ArrayList<>());
    }

    Map<Object, Choice<S, M>> choices(int player) {
        return choices.get(player);
    }

    Collection<Choice<S, M>> choices() {
        return choices.stream().flatMap(of -> of.values().stream()).toList();
    }

    private Position<S, M> position(S state, List<M> played) {
        if (count == MOST_STATES) {
            throw new IllegalArgumentException(
                    "the game has more than " + MOST_STATES + " states, too many to list; one is " + state);
        }
        if (played.size() > MOST_MOVES) {
            throw new IllegalArgumentException("the game has more than " + MOST_MOVES
                    + " moves in a row, too many to list; one state is " + state);
        }
        Requirements.requirePaidAtTheEnd(state);
        Position<S, M> position = new Position<>(count++);
        if (state.isTerminal()) {
            position.payoffs = new double[playerCount];
            for (int player = 0; player < playerCount; player++) {
                position.payoffs[player] = state.payoff(player);
            }
            return position;
        }
        if (state instanceof SampledChance chance && chance.isSampled()) {
            throw new IllegalArgumentException(
                    "the outcomes of chance are not listed, so not all states can be, in " + state);
        }
        List<M> moves = state.legalMoves();
        if (state.currentPlayer() == GameState.CHANCE) {
            position.probabilities =
                    moves.stream().mapToDouble(state::probability).toArray();
        } else {
            Choice<S, M> choice = choice(state, moves, played);
            choice.positions.add(position);
            position.choice = choice;
        }
        int player = state.currentPlayer();
        Optional<Recall> before = player == GameState.CHANCE ? Optional.empty() : last.get(player);
        @Nullable Object known = player == GameState.CHANCE ? null : known(state, played);
        for (M move : moves) {
            S after = GameState.copyOf(state);
            after.play(move);
            played.add(move);
            if (known != null) {
                last.set(player, Optional.of(new Recall(known, move)));
            }
            position.next.add(position(after, played));
            played.remove(played.size() - 1);
        }
        if (known != null) {
            last.set(player, before);
        }
        return position;
    }

    private static Object known(GameState<?, ?> state, List<?> played) {
        return state instanceof HiddenInformation hidden
                ? hidden.informationSet(state.currentPlayer())
                : List.copyOf(played);
    }

    private Choice<S, M> choice(S state, List<M> moves, List<M> played) {
        int player = state.currentPlayer();
        Object known = known(state, played);
        if (state instanceof HiddenInformation) {
            Recall.require(origins.get(player), player, known, last.get(player), state);
        }
        Choice<S, M> choice = choices.get(player)
                .computeIfAbsent(known, unseen -> new Choice<>(choiceCount++, player, List.copyOf(moves), state));
        if (!choice.moves.equals(moves)) {
            throw new IllegalStateException(
                    "player " + player + " has other moves in two states that they cannot tell apart, " + choice.moves
                            + " in " + choice.state + " and " + moves + " in " + state);
        }
        return choice;
    }

    int size() {
        return count;
    }

    /** Indexed by the number of the information set, in the order of its moves. */
    double[][] table(MixedPolicy<S, M> policy) {
        double[][] table = new double[choiceCount][];
        for (Choice<S, M> choice : choices()) {
            Map<M, Double> probabilities = policy.probabilities(choice.state);
            probabilities.forEach((move, probability) -> {
                if (!(probability >= 0) || !choice.moves.contains(move)) {
                    throw new IllegalArgumentException("probabilities are 0 or more and of legal moves, not "
                            + probability + " of " + move + "; legal are " + choice.moves + ", in " + choice.state);
                }
            });
            double[] row = choice.moves.stream()
                    .mapToDouble(move -> probabilities.getOrDefault(move, 0.0))
                    .toArray();
            double sum = 0;
            for (double probability : row) {
                sum += probability;
            }
            if (!(Math.abs(sum - 1) < 1e-6)) {
                throw new IllegalArgumentException(
                        "the probabilities sum to " + sum + ", not to 1: " + probabilities + " in " + choice.state);
            }
            table[choice.number] = row;
        }
        return table;
    }
}
