package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** Games whose course the author knows; the state under test does not matter, for they begin at the initial one. */
final class KnownGameRules {

    private static final double TOLERANCE = 1e-9;

    private KnownGameRules() {}

    static <S extends GameState<S, M>, M extends Move> void goAsTheyShould(Subject<S, M> subject) {
        for (KnownGame known : subject.facts().knownGames()) {
            Subject<S, M> game = subject.fromTheStart();
            known.turns().forEach(turn -> play(game, turn));
            if (!known.payoffs().isEmpty()) {
                requireEnd(game, known.payoffs());
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void play(Subject<S, M> game, KnownGame.Turn turn) {
        S state = game.state();
        game.require(!state.isTerminal(), player(turn.player()) + " to play " + turn.move(), "the game is over");
        int player = state.currentPlayer();
        game.require(player == turn.player(), player(turn.player()) + " to move", player(player));
        List<M> moves = state.legalMoves();
        List<M> fitting = moves.stream()
                .filter(move -> move.toString().equals(turn.move()))
                .toList();
        game.require(fitting.size() == 1, "a legal move written " + turn.move(), moves);
        game.play(fitting.get(0));
    }

    private static <S extends GameState<S, M>, M extends Move> void requireEnd(
            Subject<S, M> game, List<Double> payoffs) {
        S state = game.state();
        game.require(state.isTerminal(), "the end of the game", "a game that goes on");
        List<Double> actual = Snapshot.payoffs(state);
        boolean areEqual = payoffs.size() == actual.size()
                && IntStream.range(0, payoffs.size())
                        .allMatch(player -> Math.abs(payoffs.get(player) - actual.get(player)) <= TOLERANCE);
        game.require(areEqual, "payoffs " + payoffs, actual);
    }

    private static String player(int player) {
        return player == GameState.CHANCE ? "chance" : "player " + player;
    }
}
