package io.mcts.spec.search;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Compositions of a search by name, with which a SPEC begins. */
public final class Presets {

    /** The name of the best search for a game and board, {@link Game#strongest}. */
    public static final String BEST = "best";

    private static final Pattern LEVEL = Pattern.compile("level\\d+");

    static final String UCT = "uct";

    static final List<Entry<String>> OF_ALL_GAMES = List.of(
            preset(UCT, UctKind.INSTANCE.description(), ""),
            preset(
                    "flat",
                    "flat Monte Carlo: no tree, rollouts shared equally among the moves, the greatest mean",
                    "selection=least-visited,expansion-threshold=" + Integer.MAX_VALUE + ",decision=max"),
            preset(
                    "rave",
                    "UCT with RAVE: a move is also judged by the games in which it came later",
                    "selection=rave:c=0.7:k=100"),
            preset(
                    "solver",
                    "proofs in a graph of positions, decisive rollouts; stops when the position is proven",
                    "solver,transpositions,selection=ucb1:c=0.3,rollout=decisive"),
            preset(
                    "puct",
                    "PUCT, which begins with a prior; without a network, rollouts and equal priors",
                    "selection=puct,prior=uniform"),
            preset(
                    "alphazero",
                    "PUCT as AlphaZero has it, for a network; without one, rollouts and equal priors",
                    "selection=puct:c=1.25:growth=1,prior=uniform"),
            preset(
                    "gumbel",
                    "Gumbel search, strong with few iterations, for a network; without one, rollouts and equal priors",
                    "selection=improved-policy,root-selection=gumbel,decision=gumbel,prior=uniform"),
            preset(
                    "decisive",
                    "for games of rows: a move that wins or keeps another from winning is the only one, in the tree"
                            + " and in rollouts",
                    "selection=ucb1:c=0.5,expansion=decisive,rollout=decisive"));

    private Presets() {}

    /**
     * Returns the settings of a user for a game: without a SPEC the best search of the game, or plain UCT if there are changes that compose
     * a search.
     */
    public static Spec settings(Game<?, ?> game, Optional<String> spec, Spec changes) {
        String begin = spec.orElseGet(() -> isComposed(game, changes) ? UCT : BEST);
        return Spec.parse(begin, game).with(changes);
    }

    private static boolean isComposed(Game<?, ?> game, Spec changes) {
        return changes.values().keySet().stream().anyMatch(Setting::isPart) && !Games.hasHiddenInformation(game);
    }

    /**
     * Resolves {@value #BEST} or one of the {@link Game#levels}, such as {@code level3}, in a SPEC; its settings override those of the
     * game.
     *
     * @throws IllegalArgumentException if the game has no such level, or a setting is given twice
     */
    public static String inGame(Game<?, ?> game, String spec) {
        if (!isOfGame(spec)) {
            return spec;
        }
        String word = SpecText.head(spec);
        SpecText own = SpecText.parse(word.equals(BEST) ? game.strongest() : level(game, word));
        return own.with(SpecText.parse(spec)).text();
    }

    /** Whether a SPEC begins with a level of strength. */
    public static boolean isLevel(String spec) {
        return LEVEL.matcher(SpecText.head(spec)).matches();
    }

    /** Whether a SPEC begins with {@value #BEST} or a level, whose meaning depends on the game. */
    static boolean isOfGame(String spec) {
        return SpecText.head(spec).equals(BEST) || isLevel(spec);
    }

    private static String level(Game<?, ?> game, String word) {
        List<Game.Level> levels = game.levels();
        for (int i = 0; i < levels.size(); i++) {
            if (word.equals("level" + (i + 1))) {
                return levels.get(i).spec();
            }
        }
        throw new IllegalArgumentException(
                "'" + word + "' is not a level of this game; allowed: level1 to level" + levels.size());
    }

    /** Returns all presets that {@link Parts#found} finds. */
    public static Catalog<Spec> catalog() {
        return Parts.found().presets();
    }

    /** Returns the presets for a game. */
    public static Catalog<Spec> of(Game<?, ?> game) {
        return Games.hasHiddenInformation(game) ? ofHiddenInformation() : catalog();
    }

    /** Returns the presets for a game whose strategy can be measured, if it hides something; all others otherwise. */
    static Catalog<Spec> ofStrategies(Game<?, ?> game) {
        return Games.hasHiddenInformation(game)
                ? new Catalog<>(
                        "preset for hidden information",
                        ofHiddenInformation().entries().stream()
                                .filter(entry -> entry.make(Map.of()).kind().hasStrategy())
                                .toList())
                : catalog();
    }

    /** Returns the presets for games with hidden information. */
    public static Catalog<Spec> ofHiddenInformation() {
        return new Catalog<>(
                "preset for hidden information",
                catalog().entries().stream()
                        .filter(entry -> entry.make(Map.of()).kind().isForHiddenInformation())
                        .toList());
    }

    /** Returns the presets that are changes of plain UCT. */
    public static Catalog<Spec> changesOfUct() {
        return Parts.found().changesOfUct();
    }

    private static Entry<String> preset(String name, String description, String changes) {
        return Entry.of(name, description, () -> changes);
    }
}
