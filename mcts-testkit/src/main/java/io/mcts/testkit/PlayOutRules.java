package io.mcts.testkit;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** {@code playOut}, the default one or a game's own, and {@code playOutDecisively}. */
final class PlayOutRules {

    private static final int GAMES = 1_000;

    private PlayOutRules() {}

    static <S extends GameState<S, M>, M extends Move> void endsTheGame(Subject<S, M> subject) {
        TurnRules.everyRandomGameEnds(subject); // or playOut() may never return
        S state = subject.state();
        boolean wasTerminal = state.isTerminal();
        List<Double> before = wasTerminal ? Snapshot.payoffs(state) : List.of();
        state.playOut(subject.random());
        subject.require(state.isTerminal(), "a terminal state after playOut()", Snapshot.of(state));
        if (wasTerminal) {
            List<Double> after = Snapshot.payoffs(state);
            subject.require(before.equals(after), "payoffs " + before + " after playOut(), too", after);
        }
    }

    /** Compares the payoffs of play-outs with those of games played move by move. */
    static <S extends GameState<S, M>, M extends Move> void paysAsRandomPlayDoes(Subject<S, M> subject) {
        paysAlike(subject, (s, random) -> RandomPlay.toTheEnd(s, random, subject.longestGame()), GameState::playOut);
    }

    /** Compares the payoffs of decisive play-outs with those of decisive games played move by move. */
    static <S extends GameState<S, M>, M extends Move> void paysAsDecisivePlayDoes(Subject<S, M> subject) {
        if (subject.state() instanceof DecisivePlayOut) {
            DecisivePolicy<S, M> policy = new DecisivePolicy<>();
            paysAlike(
                    subject,
                    (s, random) -> RandomPlay.toTheEnd(s, policy, random, subject.longestGame()),
                    (s, random) -> ((DecisivePlayOut) s).playOutDecisively(random));
        }
    }

    /** Compares, player by player, the payoffs of a thousand games played in one way with those played in another. */
    private static <S extends GameState<S, M>, M extends Move> void paysAlike(
            Subject<S, M> subject, BiConsumer<S, RandomGenerator> moveByMove, BiConsumer<S, RandomGenerator> playOut) {
        S state = subject.state();
        if (state.isTerminal()) {
            return;
        }
        TurnRules.everyRandomGameEnds(subject); // or the play-out may never return
        double[][] expected = sample(state, subject.random(), moveByMove);
        double[][] actual = sample(state, subject.otherRandom(), playOut);
        for (int player = 0; player < expected.length; player++) {
            double p = Significance.ofDifference(expected[player], actual[player]);
            subject.require(
                    p >= Significance.LEVEL,
                    "payoffs of player " + player + " about " + Significance.mean(expected[player]) + " on average",
                    Significance.mean(actual[player])
                            + "; the Kolmogorov-Smirnov test gives such a difference the probability " + p);
        }
    }

    /** The payoffs of many games, by player and game. */
    private static <S extends GameState<S, M>, M extends Move> double[][] sample(
            S start, RandomGenerator random, BiConsumer<S, RandomGenerator> play) {
        double[][] payoffs = new double[start.playerCount()][GAMES];
        for (int game = 0; game < GAMES; game++) {
            S state = start.copy();
            play.accept(state, random);
            for (int player = 0; player < payoffs.length; player++) {
                payoffs[player][game] = state.payoff(player);
            }
        }
        return payoffs;
    }
}
