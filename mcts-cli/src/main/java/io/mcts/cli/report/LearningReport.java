package io.mcts.cli.report;

import io.mcts.arena.statistics.Elo;
import io.mcts.cli.plot.Axis;
import io.mcts.cli.plot.Bar;
import io.mcts.cli.plot.Chart;
import io.mcts.cli.plot.Picture;
import io.mcts.selfplay.Generation;
import io.mcts.selfplay.Generation.Gate;
import io.mcts.selfplay.Generation.Resignations;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A page on a learning run that needs no other file: charts, the generations in words, and the settings. */
public final class LearningReport {

    private static final String STYLE = "body{font-family:sans-serif;max-width:640px;margin:1em auto;color:#222}"
            + "pre{white-space:pre-wrap;font-size:13px}";

    private LearningReport() {}

    /**
     * Returns the page as HTML.
     *
     * @param settings the settings of the run, in any form
     */
    public static String html(String game, List<Generation> generations, String settings) {
        String lines = generations.stream().map(GenerationReport::text).collect(Collectors.joining());
        return "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><title>" + Picture.escaped(game)
                + ": learning</title>\n<style>" + STYLE + "</style></head><body>\n<h1>" + Picture.escaped(game)
                + ": " + generations.size() + (generations.size() == 1 ? " generation" : " generations") + "</h1>\n"
                + new Picture(charts(game, generations)).svg() + text("Generations", lines)
                + text("Settings", settings) + "</body></html>\n";
    }

    private static String text(String title, String lines) {
        return "<h2>" + title + "</h2>\n<pre>"
                + lines.lines().map(Picture::escaped).collect(Collectors.joining("\n")) + "</pre>\n";
    }

    private static List<Chart> charts(String game, List<Generation> generations) {
        List<Chart> charts =
                new ArrayList<>(LearningCurve.picture(game, generations).charts());
        add(
                charts,
                "Elo of the best network above the first (added up from tests that may end early)",
                elo(generations));
        add(charts, "loss of the policy in games held back", points(generations, Generation::policyLoss));
        add(charts, "loss of the value in games held back", points(generations, Generation::valueLoss));
        add(charts, "positions a game", points(generations, LearningReport::length));
        add(charts, "share of games with a resignation", points(generations, LearningReport::resigned));
        add(charts, "share of wrong resignations, in games played on", points(generations, LearningReport::wrong));
        return charts;
    }

    private static void add(List<Chart> charts, String title, NavigableMap<Integer, Bar> points) {
        if (!points.isEmpty()) {
            charts.add(Chart.course(title, "generation", new Axis("", false), points));
        }
    }

    private static NavigableMap<Integer, Bar> points(
            List<Generation> generations, Function<Generation, @Nullable Double> value) {
        NavigableMap<Integer, Bar> points = new TreeMap<>();
        for (Generation each : generations) {
            Double known = value.apply(each);
            if (known != null) {
                points.put(each.generation(), Bar.of("", known));
            }
        }
        return points;
    }

    private static @Nullable Double length(Generation generation) {
        Integer positions = generation.positions();
        return positions == null ? null : (double) positions / generation.games();
    }

    private static @Nullable Double resigned(Generation generation) {
        Resignations resignations = generation.resignations();
        return resignations == null ? null : (double) resignations.games() / generation.games();
    }

    private static @Nullable Double wrong(Generation generation) {
        Resignations resignations = generation.resignations();
        return resignations == null || resignations.playedOn() == 0
                ? null
                : (double) resignations.wrong() / resignations.playedOn();
    }

    /** Adds up the gates of networks that were taken; one that won all games is taken to have lost half a point. */
    private static NavigableMap<Integer, Bar> elo(List<Generation> generations) {
        NavigableMap<Integer, Bar> points = new TreeMap<>();
        double sum = 0;
        for (Generation each : generations) {
            Gate gate = each.gate();
            if (gate != null) {
                double half = 0.5 / gate.games();
                sum += gate.isTaken() ? Elo.difference(Math.max(half, Math.min(1 - half, gate.score()))) : 0;
                points.put(each.generation(), Bar.of("", sum));
            }
        }
        return points;
    }
}
