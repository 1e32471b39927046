package io.mcts.testkit.facts;

import io.mcts.game.Heuristic;

/** Estimates a {@link GameTree} by what random play pays from there on, exactly. */
record RandomPlayHeuristic() implements Heuristic<GameTree> {

    @Override
    public void estimate(GameTree state, double[] payoffs) {
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = payoff(state.position(), player);
        }
    }

    static double payoff(TreePosition position, int player) {
        if (position.isEnd()) {
            return position.payoff(player);
        }
        double sum = 0;
        for (int move = 0; move < position.children().size(); move++) {
            sum += position.share(move) * payoff(position.children().get(move), player);
        }
        return sum;
    }

    @Override
    public String toString() {
        return "random-play";
    }
}
