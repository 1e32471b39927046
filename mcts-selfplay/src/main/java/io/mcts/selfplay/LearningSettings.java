package io.mcts.selfplay;

import io.mcts.spec.search.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The mutable settings of a {@link LearningRun}, each set by a method that returns this. A run copies them. Not thread-safe. */
public final class LearningSettings {

    /** The default opponent. */
    public static final String OPPONENT = "uct,iterations=400";

    private static final int DRAWN_AT_FIRST = 8;
    private static final double WINDOW_EXPONENT = 0.75;

    int generations = 10;
    int games = 400;
    String search = "gumbel,root-selection=gumbel:noise=1:rescale=1,selection=improved-policy:rescale=1,iterations=32";
    String firstSearch = "uct,iterations=400";
    String player = "puct,iterations=32";
    SelfPlayOptions selfPlay = SelfPlayOptions.of(4, 0);
    int batch = 16;
    int window = 6;
    double windowGrowth;
    Optional<String> network = Optional.empty();
    double epochs = 2;
    Schedule rate = Schedule.of(0.002);
    int gateGames = 200;
    List<String> opponents = List.of(OPPONENT);
    int opponentGames = 100;
    int earlier;
    long seed = 1;
    int threads;

    /** Makes the settings of {@code mcts learn} without options. */
    public LearningSettings() {}

    LearningSettings(LearningSettings other) {
        generations = other.generations;
        games = other.games;
        search = other.search;
        firstSearch = other.firstSearch;
        player = other.player;
        selfPlay = other.selfPlay;
        batch = other.batch;
        window = other.window;
        windowGrowth = other.windowGrowth;
        network = other.network;
        epochs = other.epochs;
        rate = other.rate;
        gateGames = other.gateGames;
        opponents = other.opponents;
        opponentGames = other.opponentGames;
        earlier = other.earlier;
        seed = other.seed;
        threads = other.threads;
    }

    /** Sets the number of generations in all, 1 or more; 10 by default. */
    public LearningSettings generations(int count) {
        generations = atLeast("generations", 1, count);
        return this;
    }

    /** Sets the games of self-play in each generation, 2 or more; 400 by default. */
    public LearningSettings games(int count) {
        games = atLeast("games", 2, count);
        return this;
    }

    /** Sets the search of self-play; a Gumbel search of 32 iterations by default. */
    public LearningSettings search(String spec) {
        Spec.parse(spec);
        search = spec;
        return this;
    }

    /** Sets the search of the first games, without a network; {@code uct,iterations=400} by default. */
    public LearningSettings firstSearch(String spec) {
        Spec.parse(spec);
        firstSearch = spec;
        return this;
    }

    /** Sets the search of all matches; {@code puct,iterations=32} by default. */
    public LearningSettings player(String spec) {
        Spec.parse(spec);
        player = spec;
        return this;
    }

    /** Sets the random moves before a pair of a match, and the most before a game of self-play; 4 by default. */
    public LearningSettings openingPlies(int plies) {
        selfPlay = selfPlay.withOpening(plies);
        return this;
    }

    /** Sets the number of moves after the opening drawn by visits; 0 by default, and always 8 in the first games. */
    public LearningSettings drawnPlies(int plies) {
        selfPlay = selfPlay.withTemperature(SelfPlayOptions.of(0, plies).temperature());
        return this;
    }

    /** Sets opening, temperature, quick moves and resignation; the last three not for the first games. */
    public LearningSettings selfPlay(SelfPlayOptions options) {
        selfPlay = options;
        return this;
    }

    /** Sets the number of games that share a batch of the network, 1 or more; 16 by default. */
    public LearningSettings batch(int count) {
        batch = atLeast("games of a batch", 1, count);
        return this;
    }

    /** Sets the number of generations whose games train a network, 1 or more; 6 by default. */
    public LearningSettings window(int count) {
        window = atLeast("generations of the window", 1, count);
        return this;
    }

    /**
     * Sets the growth of the window, 0 or more; 0 by default. Once {@code n} generations exceed the window {@code c}, it has {@code c (1 +
     * growth ((n/c)^0.75 - 1) / 0.75)}; source: D. Wu, <i>Accelerating Self-Play Learning in Go</i>, 2019, appendix C, where the growth is
     * 0.4.
     */
    public LearningSettings windowGrowth(double growth) {
        if (!(growth >= 0) || Double.isInfinite(growth)) {
            throw new IllegalArgumentException("the growth of the window is 0 or more, not " + growth);
        }
        windowGrowth = growth;
        return this;
    }

    /** Returns the number of generations, the given one the last, whose games train its network. */
    int windowOf(int generation) {
        double share = Math.max(1, (generation + 1.0) / window);
        double size = window * (1 + windowGrowth * (StrictMath.pow(share, WINDOW_EXPONENT) - 1) / WINDOW_EXPONENT);
        return (int) Math.min(generation + 1.0, size);
    }

    /** Sets the kind of network, a word of the trainer, which has a default. */
    public LearningSettings network(String kind) {
        network = Optional.of(kind);
        return this;
    }

    /** Sets the number of epochs, greater than 0; 2 by default. */
    public LearningSettings epochs(double count) {
        epochs = positive("number of epochs", count);
        return this;
    }

    /** Sets the greatest learning rate, greater than 0; 0.002 by default. */
    public LearningSettings rate(double greatest) {
        return rate(Schedule.of(greatest));
    }

    /** Sets the greatest learning rate by generation, each greater than 0; 0.002 by default. */
    public LearningSettings rate(Schedule byGeneration) {
        byGeneration.changes().forEach(change -> positive("learning rate", change.value()));
        rate = byGeneration;
        return this;
    }

    /**
     * Sets the most games of a new network against the best, which it replaces unless it is weaker; 200 by default. With 0 it always does.
     */
    public LearningSettings gateGames(int count) {
        gateGames = atLeast("games of the gate", 0, count);
        return this;
    }

    /** Sets the opponents of the best network of each generation, and the games; {@value #OPPONENT} and 100 by default. */
    public LearningSettings opponents(List<String> specs, int gamesEach) {
        opponents = List.copyOf(specs);
        opponentGames = atLeast("games against an opponent", 0, gamesEach);
        return this;
    }

    /** Sets how many generations before a network's own another opponent, the best then, is from; 0, none, by default. */
    public LearningSettings earlierOpponent(int generationsBefore) {
        earlier = atLeast("generations before", 0, generationsBefore);
        return this;
    }

    /** Sets the seed of everything random; 1 by default. */
    public LearningSettings seed(long value) {
        seed = value;
        return this;
    }

    /** Sets the number of concurrent games, 1 or more; by default twice those that share a batch. */
    public LearningSettings threads(int count) {
        threads = atLeast("threads", 1, count);
        return this;
    }

    /** Returns the options of self-play in a generation. */
    SelfPlayOptions selfPlayOf(int generation) {
        return generation == 0 ? SelfPlayOptions.of(selfPlay.opening(), DRAWN_AT_FIRST) : selfPlay;
    }

    int threadsOrDefault() {
        return threads == 0 ? 2 * batch : threads;
    }

    /** Returns all settings that determine what is learned, by name: those but the number of generations and threads. */
    Map<String, String> description() {
        Map<String, String> description = new LinkedHashMap<>();
        description.put("games", Integer.toString(games));
        description.put("search", search);
        description.put("first search", firstSearch);
        description.put("player", player);
        description.put("opening", Integer.toString(selfPlay.opening()));
        description.put("drawn moves", selfPlay.drawn());
        if (selfPlay.quickIterations() > 0) {
            description.put("quick moves", selfPlay.quickIterations() + ", full " + selfPlay.fullShare());
        }
        if (selfPlay.resignBelow() > 0) {
            description.put("resignation", selfPlay.resignBelow() + ", played on " + selfPlay.playedOnShare());
        }
        description.put("batch", Integer.toString(batch));
        description.put("window", Integer.toString(window));
        if (windowGrowth > 0) {
            description.put("growth of window", Double.toString(windowGrowth));
        }
        description.put("network", network.orElse(""));
        description.put("epochs", Double.toString(epochs));
        description.put("rate", rate.toString());
        description.put("gate", Integer.toString(gateGames));
        description.put("opponents", String.join("; ", opponents));
        description.put("games against opponents", Integer.toString(opponentGames));
        if (earlier > 0) {
            description.put("earlier opponent", Integer.toString(earlier));
        }
        description.put("seed", Long.toString(seed));
        return description;
    }

    private static double positive(String what, double number) {
        if (!(number > 0) || Double.isInfinite(number)) {
            throw new IllegalArgumentException("the " + what + " is greater than 0, not " + number);
        }
        return number;
    }

    private static int atLeast(String what, int least, int count) {
        if (count < least) {
            throw new IllegalArgumentException("the " + what + " are " + least + " or more, not " + count);
        }
        return count;
    }
}
