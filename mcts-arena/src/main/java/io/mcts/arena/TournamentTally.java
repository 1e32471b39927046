package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Counts the games of a tournament. */
final class TournamentTally extends Tally<TournamentResult> {

    private final Tournament<?, ?> tournament;
    private final Score[][] scores;
    private final PairedScore[][] pairs;
    private final List<Effort> efforts;
    private final double[] rewards;
    private final int[] games;
    private final List<Score> bySeat = new ArrayList<>();

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
    void add(GameRecord game) {
        super.add(game);
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
                    Score result = game.score(player, other);
                    int opponent = seats.get(other);
                    scores[entrant][opponent] = scores[entrant][opponent].plus(result);
                    bySeat.set(player, bySeat.get(player).plus(result));
                }
            }
        }
        if (seats.size() == 2) {
            addToPairs(pair(game), seats);
        }
    }

    /** A pair counts for both with its second game, in which the entrants have changed sides. */
    private void addToPairs(PairedScore pair, List<Integer> seats) {
        int a = seats.get(1);
        int b = seats.get(0);
        pairs[a][b] = pairs[a][b].plus(pair);
        pairs[b][a] = pairs[b][a].plus(pair.turned());
    }

    @Override
    TournamentResult result() {
        List<Standing> standings = new ArrayList<>();
        for (int entrant = 0; entrant < games.length; entrant++) {
            standings.add(new Standing(
                    tournament.entrants().get(entrant).name(),
                    Arrays.asList(scores[entrant]),
                    Arrays.asList(pairs[entrant]),
                    games[entrant] == 0 ? 0.5 : rewards[entrant] / games[entrant],
                    efforts.get(entrant)));
        }
        return new TournamentResult(standings, bySeat, plies(), faults());
    }
}
