package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** One game of a match. */
final class OneGame<S extends GameState<S, M>, M extends Move> {

    private static final int PLAYERS = 2;

    private final Match<S, M> match;
    private final int number;
    private final Xoroshiro128PlusPlus dice;
    private final S state;
    private final Effort[] efforts = {Effort.NONE, Effort.NONE};

    OneGame(Match<S, M> match, int number) {
        this.match = match;
        this.number = number;
        Xoroshiro128PlusPlus shared = match.sharedRandom(number);
        state = match.opening().open(shared).copy();
        if (state.playerCount() != PLAYERS) {
            throw new IllegalArgumentException("a match is for games of two players, not of " + state.playerCount());
        }
        dice = shared;
    }

    /** Plays to the end; null if it was cancelled before. */
    @Nullable
    MatchResult play(BooleanSupplier isCancelled) {
        List<Agent<S, M>> agents = List.of(
                match.a().agents().apply(match.agentSeed(number, 0)),
                match.b().agents().apply(match.agentSeed(number, 1)));
        while (!state.isTerminal()) {
            if (state.currentPlayer() == GameState.CHANCE) {
                state.play(state.randomMove(dice));
                continue;
            }
            int entrant = entrant(state.currentPlayer());
            @Nullable String fault = takeTurn(entrant, agents.get(entrant));
            if (isCancelled.getAsBoolean()) {
                return null;
            }
            if (fault != null) {
                return result(entrant == 0 ? new Score(0, 0, 1) : new Score(1, 0, 0), List.of(fault));
            }
        }
        double difference = state.payoff(player(0)) - state.payoff(player(1));
        return result(new Score(difference > 0 ? 1 : 0, difference == 0 ? 1 : 0, difference < 0 ? 1 : 0), List.of());
    }

    /** Entrant a is player 0 in even games. */
    private int entrant(int player) {
        return (player + number) % PLAYERS;
    }

    private int player(int entrant) {
        return (entrant + number) % PLAYERS;
    }

    /** Makes a move; or says what is wrong with it. */
    private @Nullable String takeTurn(int entrant, Agent<S, M> agent) {
        S shown = state.copy();
        long start = System.nanoTime();
        long iterations = 0;
        @Nullable String fault = null;
        try {
            Choice<M> choice = agent.choose(shown);
            iterations = choice.iterations();
            if (state.legalMoves().contains(choice.move())) {
                state.play(choice.move());
            } else {
                fault = "the move " + choice.move() + " is not legal; legal are " + state.legalMoves();
            }
        } catch (RuntimeException failure) {
            fault = failure.toString();
        }
        long nanos = System.nanoTime() - start;
        efforts[entrant] = efforts[entrant].plus(new Effort(1, nanos, iterations, fault == null ? 0 : 1));
        return fault == null
                ? null
                : "game " + number + ", " + (entrant == 0 ? match.a() : match.b()) + ": "
                        + fault.replaceAll("\\s*\\R\\s*", "; ") + ", in " + state;
    }

    private MatchResult result(Score score, List<String> faults) {
        return new MatchResult(score, efforts[0], efforts[1], efforts[0].moves() + efforts[1].moves(), faults);
    }
}
