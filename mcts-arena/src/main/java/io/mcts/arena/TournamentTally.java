package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts the games of a tournament. */
final class TournamentTally implements Tally<TournamentResult> {

    private final Tournament<?, ?> tournament;
    private final Faults faults = new Faults();
    private final Score[][] scores;
    private final PairedScore[][] pairs;
    private final List<Effort> efforts;
    private final double[] rewards;
    private final int[] games;
    private final List<Score> bySeat = new ArrayList<>();
    private Plies plies = Plies.NONE;

    /** The last game between each two that is the first of a pair. */
    private final Map<List<Integer>, GameRecord> singles = new HashMap<>();

    TournamentTally(Tournament<?, ?> tournament) {
        this.tournament = tournament;
        int entrants = tournament.entrants().size();
        scores = new Score[entrants][entrants];
        pairs = new PairedScore[entrants][entrants];
        Arrays.stream(scores).forEach(row -> Arrays.fill(row, Score.NONE));
        Arrays.stream(pairs).forEach(row -> Arrays.fill(row, PairedScore.NONE));
        efforts = new ArrayList<>(Collections.nCopies(entrants, Effort.NONE));
        rewards = new double[entrants];
        games = new int[entrants];
    }

    @Override
    public void add(GameRecord game) {
        List<Integer> seats = tournament.seats(game.number());
        for (int player = 0; player < seats.size(); player++) {
            if (bySeat.size() == player) {
                bySeat.add(Score.NONE);
            }
            int entrant = seats.get(player);
            efforts.set(entrant, efforts.get(entrant).plus(Effort.of(game, player)));
            rewards[entrant] += game.rewards().get(player);
            games[entrant]++;
            for (int other = 0; other < seats.size(); other++) {
                if (other != player) {
                    Score result = result(game, player, other);
                    int opponent = seats.get(other);
                    scores[entrant][opponent] = scores[entrant][opponent].plus(result);
                    bySeat.set(player, bySeat.get(player).plus(result));
                }
            }
        }
        if (seats.size() == 2) {
            addToPairs(game, seats);
        }
        plies = plies.plus(game.plies());
        faults.add(game);
    }

    /** Of the two games of a pair the first one waits for the second, in which the entrants have changed sides. */
    private void addToPairs(GameRecord game, List<Integer> seats) {
        if (game.number() % 2 == 0) {
            singles.put(seats, game);
            return;
        }
        GameRecord single = singles.remove(List.of(seats.get(1), seats.get(0)));
        if (single != null && single.number() == game.number() - 1) {
            int a = seats.get(1);
            int b = seats.get(0);
            double first = result(single, 0, 1).mean();
            double second = result(game, 1, 0).mean();
            pairs[a][b] = pairs[a][b].plus(PairedScore.ofPair(first, second));
            pairs[b][a] = pairs[b][a].plus(PairedScore.ofPair(1 - first, 1 - second));
        }
    }

    private static Score result(GameRecord game, int player, int other) {
        return Score.of(game.rewards().get(player), game.rewards().get(other));
    }

    @Override
    public TournamentResult result() {
        List<Standing> standings = new ArrayList<>();
        for (int entrant = 0; entrant < games.length; entrant++) {
            standings.add(new Standing(
                    tournament.entrants().get(entrant).name(),
                    Arrays.asList(scores[entrant]),
                    Arrays.asList(pairs[entrant]),
                    games[entrant] == 0 ? 0.5 : rewards[entrant] / games[entrant],
                    efforts.get(entrant)));
        }
        return new TournamentResult(standings, bySeat, plies, faults.descriptions());
    }
}
