package io.mcts.examples.contest;

import io.mcts.arena.Effort;
import io.mcts.arena.GameRecord;
import io.mcts.arena.Turn;
import io.mcts.examples.plot.Axis;
import io.mcts.examples.plot.Bar;
import io.mcts.examples.plot.Chart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers what pictures show of the games of any contest: how long they are, and how long moves take. */
final class GameFigures {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Sample lengths = new Sample();
    private final Map<String, Sample> millis = new LinkedHashMap<>();

    /** No game yet, between these entrants. */
    GameFigures(List<String> entrants) {
        entrants.forEach(name -> millis.put(name, new Sample()));
    }

    /**
     * Adds a game.
     *
     * @param game the game
     * @param names who played, by player
     */
    void add(GameRecord game, List<String> names) {
        lengths.add(game.plies());
        for (Turn turn : game.turns()) {
            if (turn.player() >= 0) {
                String name = names.get(turn.player());
                millis.computeIfAbsent(name, newcomer -> new Sample()).add(turn.nanos() / NANOS_PER_MILLI);
            }
        }
    }

    Chart lengths() {
        return Chart.histogram(
                "Length of games", "moves of all players", "games", false, Map.of("all", lengths.values()));
    }

    Chart moveTimes() {
        Map<String, double[]> values = new LinkedHashMap<>();
        millis.forEach((name, sample) -> values.put(name, sample.values()));
        return Chart.histogram("Time of moves", "milliseconds", "moves", true, values);
    }

    /** What a move took on average. */
    static Chart meanTimes(Map<String, Effort> efforts) {
        List<Bar> bars = new ArrayList<>();
        efforts.forEach((name, effort) -> bars.add(Bar.of(name, effort.millisPerMove())));
        return Chart.bars("Time of a move", Axis.of("milliseconds, mean"), bars);
    }
}
