package io.mcts.arena;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.internal.Returns;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Replays recorded games, so that none is counted that cannot have been played. Moves that cannot be listed are taken on trust. */
final class RecordCheck<S extends GameState<S, M>, M extends Move> {

    private static final double ROUNDING = 1e-6;

    private final Opening<S, M> opening;

    RecordCheck(Opening<S, M> opening) {
        this.opening = opening;
    }

    /**
     * Rejects a game that does not begin with the opening, has an illegal move, or rewards that do not follow from it.
     *
     * @throws IllegalArgumentException if it cannot have been played
     */
    void check(GameRecord game, GameTask task) {
        S state = opening.open(Xoroshiro128PlusPlus.of(task.sharedSeed())).copy();
        String start = opening.write(state);
        if (!start.equals(game.start())) {
            throw new IllegalArgumentException("it begins with '" + game.start() + "', not with '" + start + "'");
        }
        int teams = game.seats().size();
        Returns returns = new Returns(state);
        for (int i = 0; i < game.turns().size(); i++) {
            if (areMovesUnknown(state)) {
                return;
            }
            Turn turn = game.turns().get(i);
            M move = move(state, turn, teams)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "player " + turn.player() + " cannot play '" + turn.move() + "' in '" + state + "'"));
            state.play(move);
            returns.addStep();
        }
        if (game.fault().isEmpty() && !state.isTerminal()) {
            throw new IllegalArgumentException(
                    "it has a result, but its last position is not the end: '" + state + "'");
        }
        List<Double> rewards = game.fault().map(fault -> rewards(fault, teams)).orElseGet(() -> returns.rewards(teams));
        if (IntStream.range(0, teams)
                .anyMatch(team -> Math.abs(rewards.get(team) - game.rewards().get(team)) > ROUNDING)) {
            throw new IllegalArgumentException("its rewards are " + game.rewards() + ", and by its moves " + rewards);
        }
    }

    /** Whether the moves of a state, or its chance outcomes, are drawn and not listed. */
    static boolean areMovesUnknown(GameState<?, ?> state) {
        return (state instanceof SampledChance chance && chance.isSampled())
                || (state instanceof SampledMoves moves && moves.areMovesSampled());
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<M> move(S state, Turn turn, int teams) {
        if (state.isTerminal()) {
            return Optional.empty();
        }
        int player = state.currentPlayer();
        int expected = player == GameState.CHANCE ? player : player % teams;
        return state.legalMoves().stream()
                .filter(move -> turn.player() == expected && move.toString().equals(turn.move()))
                .findFirst();
    }

    /** Returns the rewards of a game that ended with a fault or an agreement. */
    static List<Double> rewards(Fault fault, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> fault.kind() == Fault.Kind.AGREED_DRAW ? 0.5 : seat == fault.player() ? 0.0 : 1.0)
                .toList();
    }
}
