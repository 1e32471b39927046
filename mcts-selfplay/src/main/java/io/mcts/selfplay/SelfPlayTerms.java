package io.mcts.selfplay;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

/** The terms of games of self-play, as words: game, SPEC and options. */
public record SelfPlayTerms(String game, String spec, SelfPlayOptions options) {

    /** Terms without other options: the most random moves at the start, and the drawn moves after these. */
    public SelfPlayTerms(String game, String spec, int opening, int drawn) {
        this(game, spec, SelfPlayOptions.of(opening, drawn));
    }

    /** Returns the terms as words of the command line, which identify files. */
    @Override
    public String toString() {
        return game + " --spec " + spec + " " + options;
    }

    /**
     * Makes self-play on these terms, for concurrent games, which share the memory; {@code end} stops searches early.
     *
     * @throws IllegalArgumentException if there is no network for the game, or the SPEC is invalid
     */
    public <S extends GameState<S, M>, M extends Move> SelfPlay<S, M> selfPlay(
            Game<S, M> rules, Executor threads, int games, Budget end) {
        List<? extends StateEncoding<S, M>> encodings =
                rules instanceof EncodedGame<S, M> encoded ? encoded.encodings() : List.of();
        if (encodings.isEmpty()) {
            throw new IllegalArgumentException("'" + game + "' is not a game that a network can be shown; allowed: "
                    + shownToNetworks() + ", on fixed boards, and your own games that implement EncodedGame");
        }
        Spec settings = Spec.parse(spec, rules).sharingMemory(games);
        Budget budget = settings.budget().or(end);
        Mcts<S, M> mcts = settings.mcts(rules, threads);
        Mcts<S, M> quick = options.quickIterations() == 0
                ? mcts
                : settings.with(Setting.ITERATIONS, Integer.toString(options.quickIterations()))
                        .mcts(rules, threads);
        return new SelfPlay<>(mcts, quick, budget, rules::initial, encodings, options);
    }

    private static String shownToNetworks() {
        return Games.catalog().entries().stream()
                .filter(entry -> entry.make(Map.of()) instanceof EncodedGame<?, ?> game
                        && !game.encodings().isEmpty())
                .map(Entry::name)
                .collect(Collectors.joining(", "));
    }
}
