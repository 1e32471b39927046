package io.mcts.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a game or a search may have: the one list of what goes with what. Every pair is either searched by the engine and the reference
 * alike, or refused in words, or is two settings of one thing.
 */
enum Feature {
    LISTED_CHANCE("chance whose outcomes are listed", true),
    SAMPLED_CHANCE("`SampledChance`", true),
    SAMPLED_MOVES("`SampledMoves`", true),
    STEP_REWARDS("`StepRewards`", true),
    MANY_PLAYERS("three players or more", true),
    GENERAL_SUM("payoffs of two players that have no constant sum", true),
    KEPT_TREE("a `SearchTree` that is advanced", false),
    BATCHES("`batches`", false),
    PRIORS("`batches` that give priors", false),
    ROOT_PARALLEL("`Parallel.root`", false),
    SHARES("`Mcts.share` and `merged`", false),
    SHARED_TREE("`Parallel.tree`", false),
    CEILING("`memoryCeiling`", false),
    TRANSPOSITIONS("`transpositions`", false),
    TABLEBASE("`tablebase`", false),
    SOLVER("`solver`", false),
    RAVE("`Rave`", false),
    EXPECTATION("`ExpectationBackup`", false),
    MAX("`MaxBackup`", false),
    GRAPH("`GraphBackup`", false),
    IMPLICIT_MINIMAX("`ImplicitMinimaxBackup`", false);

    /** Features that are settings of one thing, so that a search has one of them. */
    private static final List<List<Feature>> ALTERNATIVES = List.of(
            List.of(BATCHES, PRIORS),
            List.of(ROOT_PARALLEL, SHARES, SHARED_TREE),
            List.of(KEPT_TREE, SHARES),
            List.of(MANY_PLAYERS, GENERAL_SUM),
            List.of(EXPECTATION, MAX, GRAPH));

    private static final String DRAWN = "drawn";
    private static final String ON_THE_WAY = "rewards on the way";
    private static final String TWO = "one player or two";
    private static final String OPPOSED = "one player gets what the other does not";
    private static final String THREADS = "several threads in one tree";

    /** For each feature what it does not go with, and a word for each of the two that the refusal has. */
    private static final Map<Feature, Map<Feature, List<String>>> REFUSALS = Map.of(
            SOLVER,
            Map.of(
                    SAMPLED_CHANCE, List.of("the solver", DRAWN),
                    SAMPLED_MOVES, List.of("the solver", DRAWN),
                    STEP_REWARDS, List.of("the solver", ON_THE_WAY),
                    MANY_PLAYERS, List.of("the solver", "one or two players"),
                    GENERAL_SUM, List.of("the solver", OPPOSED),
                    MAX, List.of("solver", "backup"),
                    GRAPH, List.of("solver", "backup graph"),
                    IMPLICIT_MINIMAX, List.of("solver", "backup implicit-minimax")),
            TRANSPOSITIONS,
            Map.of(
                    SAMPLED_CHANCE, List.of("transpositions", DRAWN),
                    SAMPLED_MOVES, List.of("transpositions", DRAWN),
                    EXPECTATION, List.of("transpositions", "backup expectation")),
            BATCHES,
            Map.of(SAMPLED_CHANCE, List.of("batches", DRAWN), SAMPLED_MOVES, List.of("batches", DRAWN)),
            PRIORS,
            Map.of(SAMPLED_CHANCE, List.of("batches", DRAWN), SAMPLED_MOVES, List.of("batches", DRAWN)),
            SHARED_TREE,
            Map.of(
                    SAMPLED_CHANCE, List.of(THREADS, DRAWN),
                    SAMPLED_MOVES, List.of(THREADS, DRAWN),
                    EXPECTATION, List.of(THREADS, "backup expectation"),
                    MAX, List.of(THREADS, "backup"),
                    GRAPH, List.of(THREADS, "backup graph"),
                    IMPLICIT_MINIMAX, List.of(THREADS, "backup implicit-minimax")),
            STEP_REWARDS,
            Map.of(RAVE, List.of("RAVE", ON_THE_WAY), TABLEBASE, List.of("tablebase", ON_THE_WAY)),
            EXPECTATION,
            Map.of(SAMPLED_CHANCE, List.of("backup expectation", DRAWN)),
            MAX,
            Map.of(MANY_PLAYERS, List.of("backup", TWO), GENERAL_SUM, List.of("backup", OPPOSED)),
            GRAPH,
            Map.of(MANY_PLAYERS, List.of("backup graph", TWO), GENERAL_SUM, List.of("backup graph", OPPOSED)),
            IMPLICIT_MINIMAX,
            Map.of(
                    MANY_PLAYERS, List.of("backup implicit-minimax", TWO),
                    GENERAL_SUM, List.of("backup implicit-minimax", OPPOSED)));

    private final String inWords;
    private final boolean isOfGame;

    Feature(String inWords, boolean isOfGame) {
        this.inWords = inWords;
        this.isOfGame = isOfGame;
    }

    /** Whether this and another are two settings of one thing. */
    boolean isAlternativeTo(Feature other) {
        return ALTERNATIVES.stream().anyMatch(group -> group.contains(this) && group.contains(other));
    }

    /** Words for both that the refusal of this and another contains; none if they go together. */
    List<String> refusal(Feature other) {
        List<String> words = REFUSALS.getOrDefault(this, Map.of()).getOrDefault(other, List.of());
        return words.isEmpty() ? REFUSALS.getOrDefault(other, Map.of()).getOrDefault(this, List.of()) : words;
    }

    /** Whether a search may have both. */
    boolean goesWith(Feature other) {
        return this != other && !isAlternativeTo(other) && refusal(other).isEmpty();
    }

    /** The table of the guide: for each feature of a search what it does not go with. */
    static String table() {
        return Arrays.stream(values())
                .filter(feature -> !feature.isOfGame && feature.refused().length() > 0)
                .map(feature -> "| " + feature.inWords + " | " + feature.refused() + " |\n")
                .collect(Collectors.joining("", "| a search with | does not go with |\n|---|---|\n", ""));
    }

    private String refused() {
        return Arrays.stream(values())
                .filter(other -> !refusal(other).isEmpty())
                .map(other -> other.inWords)
                .collect(Collectors.joining(", "));
    }
}
