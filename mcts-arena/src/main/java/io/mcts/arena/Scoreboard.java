package io.mcts.arena;

import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.Effort;
import io.mcts.arena.result.GameLengths;
import io.mcts.arena.result.HeadToHead;
import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts the games of a contest. Used by one thread at a time. */
final class Scoreboard {

    static final int FAULTS = 10;

    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final Contest<?, ?, ?> contest;
    private final HeadToHead[][] results;
    private final MeanReward[] sets;
    private final List<Effort> efforts;
    private final double[] rewards;
    private final int[] games;
    private final List<Score> bySeat = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Set<String> starts = new HashSet<>();
    private GameLengths plies = GameLengths.NONE;
    private boolean isByPoints;

    private @Nullable GameRecord first;

    private int lastSet = -1;

    private int gamesOfSet;
    private final double[] rewardsOfSet;

    /** The fingerprints of all games, and of all complete sets. */
    private final Set<Long> differentGames = new HashSet<>();

    private final Set<Long> differentSets = new HashSet<>();
    private final int[] trials;

    /** The fingerprint of the first set of each start and order of entrants. */
    private final Map<String, Long> firstSets = new HashMap<>();

    /** Whether some start was played again in another way, so that somebody plays at random, and equal games are chance. */
    private boolean isRandom;

    /** The fingerprint of the set in progress; chance outcomes make it unlike any other. */
    private long fingerprintOfSet;

    private boolean hasChance;

    Scoreboard(Contest<?, ?, ?> contest) {
        this.contest = contest;
        int entrants = contest.entrants().size();
        results = new HeadToHead[entrants][entrants];
        sets = new MeanReward[entrants];
        rewardsOfSet = new double[entrants];
        Arrays.fill(sets, MeanReward.NONE);
        Arrays.stream(results).forEach(row -> Arrays.fill(row, HeadToHead.NONE));
        efforts = new ArrayList<>(Collections.nCopies(entrants, Effort.NONE));
        rewards = new double[entrants];
        games = new int[entrants];
        trials = new int[entrants];
    }

    /** Counts a game: the next by number, or a later one after a cancellation. */
    void add(GameRecord game) {
        List<Integer> seats = contest.seats(game.number());
        boolean isNew = differentGames.add(fingerprint(game)) || hasChance(game);
        for (int player = 0; player < seats.size(); player++) {
            if (bySeat.size() == player) {
                bySeat.add(Score.NONE);
            }
            int entrant = seats.get(player);
            efforts.set(entrant, efforts.get(entrant).plus(Effort.of(game, player)));
            rewards[entrant] += game.seats().get(player).reward();
            games[entrant]++;
            trials[entrant] += isNew ? 1 : 0;
            for (int other = 0; other < seats.size(); other++) {
                if (other != player) {
                    Score score = game.score(player, other);
                    int opponent = seats.get(other);
                    add(entrant, opponent, score, PairedScore.NONE, MeanReward.NONE);
                    bySeat.set(player, bySeat.get(player).plus(score));
                }
            }
        }
        addToSets(game, seats);
        isByPoints |= game.rewards().stream().anyMatch(reward -> reward != 0 && reward != 0.5 && reward != 1);
        plies = plies.plus(game.plies());
        starts.add(game.start());
        if (faults.size() < FAULTS) {
            game.fault()
                    .filter(fault -> fault.kind().isFailure())
                    .ifPresent(fault -> faults.add("game "
                            + game.number() + ", "
                            + game.seats().get(fault.player()).entrant() + ", "
                            + fault.kind().words() + ": "
                            + fault.description()));
        }
    }

    private void addToSets(GameRecord game, List<Integer> seats) {
        int players = seats.size();
        if (game.number() / players != lastSet) {
            lastSet = game.number() / players;
            gamesOfSet = 0;
            fingerprintOfSet = 0;
            hasChance = false;
            Arrays.fill(rewardsOfSet, 0);
        }
        for (int player = 0; player < players; player++) {
            rewardsOfSet[seats.get(player)] += game.seats().get(player).reward();
        }
        fingerprintOfSet = 31 * fingerprintOfSet + fingerprint(game);
        hasChance |= hasChance(game);
        if (game.number() % players == 0) {
            first = game;
        }
        if (++gamesOfSet < players) {
            return;
        }
        for (int entrant : seats) {
            fingerprintOfSet = 31 * fingerprintOfSet + entrant;
        }
        boolean isNew = differentSets.add(fingerprintOfSet) || hasChance;
        if (!hasChance) {
            Long before = firstSets.putIfAbsent(seats + " " + game.start(), fingerprintOfSet);
            isRandom |= before != null && before != fingerprintOfSet;
        }
        if (players == 2 && first != null) {
            PairedScore pair = PairedScore.ofPair(
                    first.score(0, 1).mean(), game.score(1, 0).mean());
            PairedScore counted = isNew ? pair : pair.repeated();
            add(seats.get(1), seats.get(0), Score.NONE, counted, MeanReward.NONE);
            add(seats.get(0), seats.get(1), Score.NONE, counted.turned(), MeanReward.NONE);
        }
        for (int entrant : seats) {
            MeanReward mean = MeanReward.of(rewardsOfSet[entrant] / players);
            MeanReward set = isNew ? mean : mean.repeated();
            sets[entrant] = sets[entrant].plus(set);
            for (int other : seats) {
                if (other != entrant) {
                    add(entrant, other, Score.NONE, PairedScore.NONE, set);
                }
            }
        }
    }

    private static boolean hasChance(GameRecord game) {
        return game.turns().stream().anyMatch(turn -> turn.player() == GameState.CHANCE);
    }

    /** Returns a hash of the start and the moves, FNV-1a of 64 bits. */
    private static long fingerprint(GameRecord game) {
        long hash = fingerprint(FNV_OFFSET, game.start());
        for (Turn turn : game.turns()) {
            hash = fingerprint(hash, turn.move());
        }
        return hash;
    }

    private static long fingerprint(long seed, String text) {
        long hash = seed;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return (hash ^ '\n') * FNV_PRIME;
    }

    private void add(int entrant, int other, Score score, PairedScore pairs, MeanReward rewards) {
        results[entrant][other] = results[entrant][other].plus(new HeadToHead(score, pairs, rewards));
    }

    TournamentResult result() {
        List<Standing> standings = new ArrayList<>();
        for (int entrant = 0; entrant < games.length; entrant++) {
            String name = contest.entrants().get(entrant).name();
            int played = games[entrant];
            double reward = played == 0 ? 0.5 : rewards[entrant] / played;
            Effort effort = efforts.get(entrant);
            List<HeadToHead> against = Arrays.stream(results[entrant])
                    .map(result -> isRandom ? result.independent() : result)
                    .toList();
            standings.add(new Standing(
                    name,
                    played,
                    isRandom ? played : trials[entrant],
                    against,
                    reward,
                    isRandom ? sets[entrant].independent() : sets[entrant],
                    effort));
        }
        return new TournamentResult(standings, bySeat, isByPoints, plies, starts.size(), differentGames.size(), faults);
    }
}
