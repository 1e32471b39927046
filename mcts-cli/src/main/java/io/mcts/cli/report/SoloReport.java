package io.mcts.cli.report;

import io.mcts.arena.GameListener;
import io.mcts.arena.SoloMatch;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.Effort;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The result of a {@link SoloMatch}: the mean payoffs, and the difference of pairs with the same beginning and random numbers. */
public final class SoloReport implements GameListener<TournamentResult> {

    private final String game;
    private final SoloMatch<?, ?> match;
    private final Points points;
    private final Set<List<String>> seen = new HashSet<>();
    private @Nullable GameRecord first;

    /** The rewards of a less those of b, from 0 to 1; 0.5 if they are equal. */
    private MeanReward differences = MeanReward.NONE;

    public SoloReport(String game, SoloMatch<?, ?> match, Points points) {
        this.game = game;
        this.match = match;
        this.points = points;
    }

    @Override
    public void finished(GameRecord record, TournamentResult sofar) {
        if (record.number() % 2 == 0) {
            first = record;
            return;
        }
        GameRecord other = first;
        if (other == null || other.number() != record.number() - 1) {
            return; // its pair was not finished
        }
        double difference = other.rewards().get(0) - record.rewards().get(0);
        MeanReward pair = MeanReward.of(0.5 + difference / 2);
        List<Turn> turns = new ArrayList<>(other.turns());
        turns.addAll(record.turns());
        List<String> moves = new ArrayList<>(turns.stream().map(Turn::move).toList());
        moves.add(record.start());
        boolean isRepeated = turns.stream().noneMatch(turn -> turn.player() == GameState.CHANCE) && !seen.add(moves);
        differences = differences.plus(isRepeated ? pair.repeated() : pair);
    }

    /** Returns the difference so far, in a few words. */
    public String known() {
        return differences.sets() == 0 ? "" : difference();
    }

    private double payoffs(double reward) {
        return (2 * reward - 1) * (points.most() - points.least());
    }

    private String difference() {
        Interval interval = differences.interval();
        return String.format(
                Locale.ROOT,
                "%+.3f [%+.3f, %+.3f]",
                payoffs(differences.mean()),
                payoffs(interval.low()),
                payoffs(interval.high()));
    }

    public String text(TournamentResult result, String version) {
        StringBuilder text = new StringBuilder();
        int games = result.plies().games();
        line(text, "game", game + ", " + MatchText.games(games) + ", seed " + match.seed());
        if (games == 0) {
            line(text, "", "no game was finished");
            return text.toString();
        }
        if (differences.sets() > 0) {
            line(
                    text,
                    "difference",
                    String.format(
                            Locale.ROOT,
                            "%s of the payoffs of a and b, in %,d pairs; a is better with a likelihood of %.3f",
                            difference(),
                            differences.sets(),
                            differences.likelihoodOfSuperiority()));
        }
        line(text, "length", MatchText.plies(result.plies()));
        line(text, "openings", MatchText.openings(result.openings(), MatchText.isDealt(match.opening())));
        line(text, "games", MatchText.different(result));
        for (int entrant = 0; entrant < 2; entrant++) {
            line(text, entrant == 0 ? "a" : "b", match.entrants().get(entrant).name());
            if (result.standings().get(entrant).games() > 0) {
                line(text, "", String.format(Locale.ROOT, "%+.3f a game", payoff(result, entrant)));
                line(text, "", MatchText.effort(result.standings().get(entrant).effort()));
            }
        }
        line(text, "", MatchText.origin(version));
        return text.toString();
    }

    private double payoff(TournamentResult result, int entrant) {
        return points.of(result.standings().get(entrant).reward());
    }

    private static void line(StringBuilder text, String head, String value) {
        text.append(String.format(Locale.ROOT, "  %-11s%s%n", head, value));
    }

    public Json json(TournamentResult result) {
        Interval interval = differences.interval();
        return new Json()
                .with("game", game)
                .with("games", result.plies().games())
                .with("difference", payoffs(differences.mean()))
                .with("differenceLow", payoffs(interval.low()))
                .with("differenceHigh", payoffs(interval.high()))
                .with("a", side(result, 0))
                .with("b", side(result, 1))
                .with(
                        "pairs",
                        new Json()
                                .with("pairs", differences.sets())
                                .with("likelihoodOfSuperiority", differences.likelihoodOfSuperiority()))
                .with("pliesPerGame", result.plies().mean())
                .with("openings", result.openings())
                .with("differentGames", result.different())
                .with("seed", match.seed());
    }

    private Json side(TournamentResult result, int entrant) {
        Effort effort = result.standings().get(entrant).effort();
        return MatchJson.side(match.entrants().get(entrant).name(), effort).with("payoff", payoff(result, entrant));
    }
}
