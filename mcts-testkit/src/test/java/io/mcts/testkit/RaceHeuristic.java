package io.mcts.testkit;

import io.mcts.game.Heuristic;

/** Each player's share of the points, and one more for each; at the end the payoffs. Tests derive faulty ones from it. */
class RaceHeuristic implements Heuristic<DiceRace> {

    @Override
    public void estimate(DiceRace race, double[] payoffs) {
        double sum = race.points[0] + race.points[1] + race.points[2] + 3;
        for (int player = 0; player < 3; player++) {
            payoffs[player] = race.isTerminal() ? race.payoff(player) : (race.points[player] + 1) / sum;
        }
    }

    @Override
    public String toString() {
        return getClass().getSimpleName();
    }
}
