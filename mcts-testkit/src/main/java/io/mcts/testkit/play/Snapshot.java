package io.mcts.testkit.play;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.SimultaneousMoves;
import io.mcts.game.StepRewards;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * All answers of a state and its capabilities at one moment: the basis of rules on unchanged and equal states.
 *
 * @param player the player to move; -2 in a terminal state, where the answer has no meaning
 * @param legalMoves in order; none where they are not listed
 * @param probabilities of the legal moves; empty where a player is to move
 * @param payoffs by player; empty where the game is not over
 * @param capabilities the answers of capabilities, by question
 */
public record Snapshot(
        int playerCount,
        int player,
        List<Move> legalMoves,
        List<Double> probabilities,
        List<Double> payoffs,
        double minPayoff,
        double maxPayoff,
        Map<String, Object> capabilities) {

    private static final int NOBODY = -2;
    private static final String KNOWLEDGE = "informationSets";

    public static <S extends GameState<S, M>, M extends Move> Snapshot of(S state) {
        return of(state, false);
    }

    public static <S extends GameState<S, M>, M extends Move> Snapshot of(S state, boolean isAfterAMove) {
        boolean terminal = state.isTerminal();
        int player = terminal ? NOBODY : state.currentPlayer();
        List<M> moves = RandomPlay.listedMoves(state);
        Map<String, Object> answers = capabilities(state, player >= 0 && !moves.isEmpty());
        if (isAfterAMove && state instanceof StepRewards) {
            answers.put("broughtByTheLastMove", brought(state));
        }
        List<M> outcomes = player == GameState.CHANCE ? moves : List.of();
        List<Double> chances = outcomes.stream().map(state::probability).toList();
        return of(state, player, moves, chances, terminal ? payoffs(state) : List.of(), answers);
    }

    private static Snapshot of(
            GameState<?, ?> state,
            int player,
            List<? extends Move> moves,
            List<Double> chances,
            List<Double> paid,
            Map<String, Object> answers) {
        List<Move> all = List.copyOf(moves);
        return new Snapshot(
                state.playerCount(), player, all, chances, paid, state.minPayoff(), state.maxPayoff(), answers);
    }

    private static <M extends Move> Map<String, Object> capabilities(GameState<?, M> state, boolean isListedTurn) {
        Map<String, Object> answers = new LinkedHashMap<>();
        int players = state.playerCount();
        if (state instanceof PositionKey position) {
            answers.put("key", answer(position::key));
        }
        if (state instanceof ImmediateWins<?> wins && isListedTurn) {
            answers.put("immediateWins", byPlayer(players, player -> List.copyOf(wins.immediateWins(player))));
        }
        if (state instanceof HiddenInformation information) {
            answers.put(KNOWLEDGE, byPlayer(players, information::informationSet));
        }
        if (state instanceof SimultaneousMoves<?> joint) {
            answers.put("jointMoves", byPlayer(players, player -> List.copyOf(joint.legalMoves(player))));
            answers.put("isPending", answer(joint::isPending));
        }
        return answers;
    }

    private static List<Object> byPlayer(int players, IntFunction<Object> question) {
        return IntStream.range(0, players)
                .mapToObj(player -> answer(() -> question.apply(player)))
                .toList();
    }

    /** An answer, or the exception in its place, which the rules of the capability report. */
    private static Object answer(Supplier<Object> question) {
        try {
            return question.get();
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return Words.of(thrown);
        }
    }

    /** The answers of another state that must be equal, asked in reverse order, since questions must not depend on earlier ones. */
    @SuppressWarnings("unchecked") // the moves of the same game
    public <S extends GameState<S, M>, M extends Move> Snapshot askedInReverse(S state) {
        List<Double> paid = payoffs.isEmpty() ? List.of() : payoffs(state);
        List<Double> chances = probabilities.isEmpty()
                ? List.of()
                : legalMoves.stream().map(move -> state.probability((M) move)).toList();
        List<M> moves = RandomPlay.isSampled(state) ? List.of() : state.legalMoves();
        int toMove = payoffs.isEmpty() ? state.currentPlayer() : NOBODY;
        boolean isOver = state.isTerminal();
        Map<String, Object> answers = capabilities(state, player >= 0 && !legalMoves.isEmpty());
        return of(state, isOver ? NOBODY : toMove, moves, chances, isOver ? paid : List.of(), answers);
    }

    /** This without private knowledge, which may differ in equal positions reached by other moves. */
    public Snapshot ofThePosition() {
        Map<String, Object> others = new LinkedHashMap<>(capabilities);
        others.remove(KNOWLEDGE);
        return new Snapshot(playerCount, player, legalMoves, probabilities, payoffs, minPayoff, maxPayoff, others);
    }

    public static boolean isReordered(Object one, @Nullable Object other) {
        if (one instanceof Snapshot here && other instanceof Snapshot there) {
            return here.player == there.player
                    && here.payoffs.equals(there.payoffs)
                    && isReordered(here.legalMoves, there.legalMoves);
        }
        return one instanceof List<?> here
                && other instanceof List<?> there
                && here.size() == there.size()
                && !here.equals(there)
                && here.containsAll(there) // not by hash codes, which may be the fault
                && there.containsAll(here);
    }

    public static List<Double> brought(GameState<?, ?> state) {
        List<Double> brought = new ArrayList<>();
        if (state instanceof StepRewards steps) {
            IntStream.range(0, state.playerCount()).forEach(player -> brought.add(steps.reward(player)));
            brought.add(steps.discount());
        }
        return brought;
    }

    public static double[] rewards(GameState<?, ?> state, List<Double> payoffs) {
        return payoffs.stream().mapToDouble(payoff -> reward(state, payoff)).toArray();
    }

    public static double reward(GameState<?, ?> state, double payoff) {
        return (payoff - state.minPayoff()) / (state.maxPayoff() - state.minPayoff());
    }

    public static List<Double> payoffs(GameState<?, ?> state) {
        return IntStream.range(0, state.playerCount()).mapToObj(state::payoff).toList();
    }

    public static boolean isWritten(String text) {
        return text.startsWith("Snapshot[");
    }

    @Override
    public String toString() {
        return "Snapshot[playerCount=" + playerCount + ", player=" + player + ", legalMoves=" + legalMoves
                + ", probabilities=" + probabilities + ", payoffs=" + payoffs + ", minPayoff=" + minPayoff
                + ", maxPayoff=" + maxPayoff
                + capabilities.entrySet().stream()
                        .map(answer -> ", " + answer.getKey() + "=" + answer.getValue())
                        .collect(Collectors.joining())
                + "]";
    }
}
