package io.mcts.cli.report;

import io.mcts.cli.json.Json;
import io.mcts.selfplay.Generation;
import io.mcts.selfplay.Generation.Gate;
import io.mcts.selfplay.Generation.Opponent;
import io.mcts.selfplay.Generation.Resignations;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

public final class GenerationReport {

    private GenerationReport() {}

    public static Json json(Generation generation) {
        Gate gate = generation.gate();
        Resignations resignations = generation.resignations();
        return new Json()
                .with("generation", generation.generation())
                .with("games", generation.games())
                .with("positions", generation.positions())
                .with("resignations", resignations == null ? null : json(resignations))
                .with("seconds", generation.seconds())
                .with("policyLoss", generation.policyLoss())
                .with("valueLoss", generation.valueLoss())
                .with("gate", gate == null ? null : json(gate))
                .with(
                        "opponents",
                        generation.opponents().stream()
                                .map(GenerationReport::json)
                                .toList());
    }

    private static Json json(Resignations resignations) {
        return new Json()
                .with("games", resignations.games())
                .with("playedOn", resignations.playedOn())
                .with("wrong", resignations.wrong());
    }

    private static Json json(Gate gate) {
        return new Json()
                .with("games", gate.games())
                .with("score", gate.score())
                .with("low", gate.low())
                .with("high", gate.high())
                .with("taken", gate.isTaken());
    }

    private static Json json(Opponent opponent) {
        return new Json()
                .with("spec", opponent.spec())
                .with("games", opponent.games())
                .with("score", opponent.score())
                .with("low", opponent.low())
                .with("high", opponent.high())
                .with("elo", Double.isInfinite(opponent.elo()) ? null : opponent.elo());
    }

    public static String text(Generation generation) {
        StringBuilder text = new StringBuilder(
                String.format(Locale.ROOT, "generation %d: %d games", generation.generation(), generation.games()));
        if (generation.positions() != null) {
            text.append(", " + generation.positions() + " positions");
        }
        @Nullable Resignations resignations = generation.resignations();
        if (resignations != null) {
            text.append(", " + resignations.games() + " resigned, of " + resignations.playedOn() + " played on "
                    + resignations.wrong() + " not lost");
        }
        @Nullable Double policyLoss = generation.policyLoss();
        @Nullable Double valueLoss = generation.valueLoss();
        if (policyLoss != null && valueLoss != null) {
            text.append(String.format(Locale.ROOT, ", loss of policy %.3f, of value %.3f", policyLoss, valueLoss));
        }
        @Nullable Gate gate = generation.gate();
        if (gate != null) {
            text.append(", " + score(gate.score(), gate.low(), gate.high()) + " against the best in " + gate.games()
                    + " games: " + (gate.isTaken() ? "taken" : "weaker, not taken"));
        }
        text.append(String.format(Locale.ROOT, ", %d s%n", generation.seconds()));
        for (Opponent each : generation.opponents()) {
            String elo = Double.isInfinite(each.elo())
                    ? (each.elo() > 0 ? "+" : "-") + "infinity"
                    : String.format(Locale.ROOT, "%+.0f", each.elo());
            text.append("  against " + each.spec() + ": " + score(each.score(), each.low(), each.high()) + " in "
                    + each.games() + " games, Elo " + elo + System.lineSeparator());
        }
        return text.toString();
    }

    private static String score(double score, double low, double high) {
        return String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", score, low, high);
    }
}
