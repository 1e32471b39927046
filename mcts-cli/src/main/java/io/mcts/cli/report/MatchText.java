package io.mcts.cli.report;

import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.Effort;
import io.mcts.arena.result.GameLengths;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.Elo;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Locale;
import java.util.Optional;

public final class MatchText {

    private MatchText() {}

    public static String of(String game, Match<?, ?> match, Optional<Points> points, MatchResult result) {
        Score score = result.score();
        StringBuilder text = new StringBuilder();
        line(text, "game", "%s, %s, seed %d", game, games(score.games()), match.seed());
        if (score.games() == 0) {
            line(text, "", "no game was finished");
            return text.toString();
        }
        line(text, "score", "%s of the points to a", score(score.mean(), result.scoreInterval()));
        line(text, "", "%,d won, %,d drawn, %,d lost", score.wins(), score.draws(), score.losses());
        if (result.rewards().sets() > 0) {
            String pairs = counted(result.rewards().sets(), "pair");
            points.ifPresent(won -> line(text, "points", "%s for a, in %s", won.text(result.rewards()), pairs));
        }
        if (result.pairs().pairs() > 0) {
            appendPairs(text, result, score.games() % 2 != 0 ? "; a game without its pair is left out" : "");
        }
        match.test().ifPresent(sprt -> line(text, "test", "%s", verdict(sprt, result)));
        Interval first = result.tournament().seatInterval(0);
        line(
                text,
                "first",
                "%s of the points to the first player",
                score(result.firstPlayer().mean(), first));
        line(text, "length", "%s", plies(result.plies()));
        line(text, "openings", "%s", openings(result.openings(), isDealt(match.opening())));
        line(text, "games", "%s", different(result.tournament()));
        append(text, "a", match.entrants().get(0), result.a());
        append(text, "b", match.entrants().get(1), result.b());
        if (result.a().nanos() > 0 && result.b().nanos() > 0) {
            double ratio = result.a().millisPerMove() / result.b().millisPerMove();
            line(text, "time", "a took %.3f times as long a move as b", ratio);
        }
        return text.toString();
    }

    private static void appendPairs(StringBuilder text, MatchResult result, String note) {
        PairedScore pairs = result.pairs();
        line(text, "", "%s in %s%s", score(pairs.mean(), pairs.interval()), counted(pairs.pairs(), "pair"), note);
        Interval bounds = Elo.difference(result.interval());
        String elo = elo(Elo.difference(result.mean())) + " [" + elo(bounds.low()) + ", " + elo(bounds.high()) + "]";
        String by = result.isByPoints() ? "points" : "pairs";
        double likelihood = result.likelihoodOfSuperiority();
        line(text, "Elo", "%s, by the %s; a is stronger with a likelihood of %.3f", elo, by, likelihood);
    }

    static String plies(GameLengths plies) {
        return String.format(
                Locale.ROOT, "%.1f moves a game, from %d to %d", plies.mean(), plies.least(), plies.most());
    }

    /** Whether games begin with cards to deal or dice to roll. */
    public static <S extends GameState<S, M>, M extends Move> boolean isDealt(Opening<S, M> opening) {
        return opening.open(Xoroshiro128PlusPlus.of(1)).currentPlayer() == GameState.CHANCE;
    }

    /** Returns the number of openings in words; {@code isDealt} if cards are dealt or dice rolled after them. */
    static String openings(int count, boolean isDealt) {
        if (count == 1 && isDealt) {
            return "one, before the cards or dice, which differ";
        }
        return count == 1 ? "one, the same in all games" : String.format(Locale.ROOT, "%,d different ones", count);
    }

    /** Returns the number of games that differ from all others, in words; few do between deterministic engines. */
    static String different(TournamentResult result) {
        int games = result.plies().games();
        int different = result.different();
        boolean isRepetitive = result.standings().stream().anyMatch(standing -> standing.trials() < standing.games());
        return different == games
                ? "all different"
                : String.format(Locale.ROOT, "%,d different of %,d", different, games)
                        + (isRepetitive ? ", repeated move by move; intervals count no repetition" : "");
    }

    /** Returns one line to quote in a report: the score, its interval, the games, the entrants, the version and the machine. */
    public static String quotation(String game, Match<?, ?> match, MatchResult result, String version) {
        return String.format(
                Locale.ROOT,
                "%s: a %s in %s (%,d different), seed %d; a = %s; b = %s; %s%n",
                game,
                score(result.mean(), result.interval()),
                games(result.score().games()),
                result.different(),
                match.seed(),
                match.entrants().get(0),
                match.entrants().get(1),
                origin(version));
    }

    /** Returns the version of the program, and the machine on which it runs. */
    static String origin(String version) {
        return version + ", " + machine();
    }

    /** Returns the Java version, the operating system, the architecture and the number of cores. */
    public static String machine() {
        return "Java " + Runtime.version().feature() + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " cores";
    }

    private static String verdict(Sprt sprt, MatchResult result) {
        double elo0 = sprt.elo0();
        double elo1 = sprt.elo1();
        String what = switch (result.verdict(sprt)) {
            case ACCEPTED -> String.format(Locale.ROOT, "%+.1f Elo rather than %+.1f", elo1, elo0);
            case REJECTED -> String.format(Locale.ROOT, "%+.1f Elo rather than %+.1f", elo0, elo1);
            case UNDECIDED -> "undecided";
        };
        double ratio = result.logLikelihoodRatio(sprt);
        double low = sprt.lowerBound();
        double high = sprt.upperBound();
        return String.format(
                Locale.ROOT, "%s (log likelihood ratio %.2f, to end at %.2f or %.2f)", what, ratio, low, high);
    }

    private static String elo(double difference) {
        return Double.isInfinite(difference)
                ? (difference > 0 ? "+∞" : "-∞")
                : String.format(Locale.ROOT, "%+d", Math.round(difference)); // never -0
    }

    public static String games(int count) {
        return counted(count, "game");
    }

    static String counted(long count, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
    }

    public static String known(Optional<Points> points, MatchResult sofar) {
        return points.map(won -> won.text(sofar.rewards()))
                .orElseGet(() -> score(sofar.score().mean(), sofar.scoreInterval()));
    }

    static String score(double mean, Interval interval) {
        return String.format(Locale.ROOT, "%.3f %s", mean, interval("%.3f", interval));
    }

    static String interval(String format, Interval interval) {
        return String.format(Locale.ROOT, "[" + format + ", " + format + "]", interval.low(), interval.high());
    }

    private static void append(StringBuilder text, String letter, Entrant<?, ?> entrant, Effort effort) {
        line(text, letter, "%s", entrant.name());
        line(text, "", "%s", effort(effort));
    }

    static String effort(Effort effort) {
        return String.format(
                Locale.ROOT,
                "%.3f ms and %,.0f iterations a move, %,.0f iterations a second%s",
                effort.millisPerMove(),
                effort.iterationsPerMove(),
                effort.iterationsPerSecond(),
                effort.faults() == 0 ? "" : ", " + games(effort.faults()) + " lost by a fault");
    }

    private static void line(StringBuilder text, String head, String format, Object... values) {
        text.append(String.format(Locale.ROOT, "  %-11s", head))
                .append(String.format(Locale.ROOT, format + "%n", values));
    }
}
