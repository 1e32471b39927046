package io.mcts.cli.report;

import io.mcts.arena.result.Effort;
import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.spec.TournamentPlan;
import io.mcts.arena.statistics.BradleyTerry;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public final class TournamentText {

    private TournamentText() {}

    public static String of(
            TournamentPlan plan,
            List<String> players,
            boolean isDealt,
            Optional<Points> points,
            TournamentResult result) {
        StringBuilder text = new StringBuilder();
        if (!plan.heading().isEmpty()) {
            line(text, "%s", plan.heading());
        }
        String games = MatchText.games(result.plies().games());
        line(text, "%s, %s, seed %d; %s", plan.game(), games, plan.seed(), MatchText.plies(result.plies()));
        line(text, "openings: %s", MatchText.openings(result.openings(), isDealt));
        line(text, "games: %s", MatchText.different(result));
        for (int seat = 0; seat < result.bySeat().size(); seat++) {
            String score = MatchText.score(result.bySeat().get(seat).mean(), result.seatInterval(seat));
            line(text, "as %s: %s of the points", players.get(seat), score);
        }
        appendStandings(text, points, result);
        appendMeetings(text, plan, points, result);
        return text.toString();
    }

    private static void appendStandings(StringBuilder text, Optional<Points> points, TournamentResult result) {
        Optional<BradleyTerry> ratings = result.ratings();
        List<Standing> standings = result.standings();
        List<Integer> order = IntStream.range(0, standings.size())
                .boxed()
                .sorted(Comparator.comparingDouble(entrant -> -strength(result, ratings, entrant)))
                .toList();
        String columns = "%-" + width(result) + "s  %8s  %-22s  %-14s  %8s  %12s";
        String figures = "%-" + width(result) + "s  %,8d  %-22s  %-14s  %8.3f  %,12.0f";
        line(text, "");
        line(text, columns, "entrant", "games", "score", ratings.isEmpty() ? "" : "Elo", "ms/move", "iterations/s");
        for (int entrant : order) {
            Standing standing = standings.get(entrant);
            String score = MatchText.score(standing.score().mean(), standing.interval());
            String elo = ratings.map(model -> elo(model, entrant)).orElse("");
            Effort effort = standing.effort();
            double speed = effort.iterationsPerSecond();
            line(text, figures, standing.name(), standing.games(), score, elo, effort.millisPerMove(), speed);
            points.ifPresent(won -> line(text, "  points %s", won.text(standing.sets())));
            int faults = effort.faults();
            if (faults > 0) {
                line(text, "  %s lost by a fault", MatchText.games(faults));
            }
        }
    }

    private static double strength(TournamentResult result, Optional<BradleyTerry> ratings, int entrant) {
        return ratings.map(model -> model.rating(entrant)).orElseGet(() -> result.mean(entrant));
    }

    private static String elo(BradleyTerry ratings, int entrant) {
        double rating = ratings.rating(entrant);
        double error = ratings.interval(entrant).high() - rating;
        return String.format(Locale.ROOT, "%+.0f ± %.0f", rating, error);
    }

    private static void appendMeetings(
            StringBuilder text, TournamentPlan plan, Optional<Points> points, TournamentResult result) {
        String name = "%-" + width(result) + "s";
        line(text, "");
        for (Meeting meeting : Meeting.all(plan, result)) {
            String score = MatchText.score(
                    meeting.results().score().mean(), meeting.results().interval());
            String interval =
                    MatchText.interval("%.3f", meeting.results().pairs().interval());
            String byPairs = meeting.results().pairs().pairs() == 0 ? "" : ", by pairs " + interval;
            String won = points.filter(all -> result.bySeat().size() == 2) // else they are not against anybody
                    .map(all -> ", points " + all.text(meeting.results().rewards()))
                    .orElse("");
            line(text, name + "  against  " + name + "  %s%s%s", meeting.a(), meeting.b(), score, byPairs, won);
        }
    }

    /** Returns one line to quote in a report: every score with its interval, the games, the version and the machine. */
    public static String quotation(TournamentPlan plan, TournamentResult result, String version) {
        String scores = result.standings().stream()
                .map(standing ->
                        standing.name() + " " + MatchText.score(standing.score().mean(), standing.interval()))
                .collect(Collectors.joining(", "));
        String specs = plan.entrants().stream()
                .map(entrant -> entrant.name() + " = " + entrant.spec())
                .collect(Collectors.joining("; "));
        return String.format(
                Locale.ROOT,
                "%s: %s in %s (%,d different), seed %d; %s; %s%n",
                plan.game(),
                scores,
                MatchText.games(result.plies().games()),
                result.different(),
                plan.seed(),
                specs,
                MatchText.origin(version));
    }

    private static int width(TournamentResult result) {
        return result.standings().stream()
                .mapToInt(standing -> standing.name().length())
                .max()
                .orElse(0);
    }

    public static String known(Optional<Points> points, TournamentResult sofar) {
        Standing leader = IntStream.range(0, sofar.standings().size())
                .boxed()
                .max(Comparator.comparing(sofar::mean))
                .map(sofar.standings()::get)
                .orElseThrow();
        return leader.name() + " "
                + points.map(won -> won.text(leader.sets()))
                        .orElseGet(() -> MatchText.score(leader.score().mean(), leader.interval()));
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(("  " + String.format(Locale.ROOT, format, values)).stripTrailing())
                .append(System.lineSeparator());
    }
}
