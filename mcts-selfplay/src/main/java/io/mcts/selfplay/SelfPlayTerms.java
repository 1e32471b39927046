package io.mcts.selfplay;

import io.mcts.control.Budget;
import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

/**
 * The terms on which games of self-play are played.
 *
 * @param game the game in a word
 * @param spec of the search that plays
 * @param opening the most random plies with which a game begins
 * @param drawn for how many plies after these the move is drawn
 */
public record SelfPlayTerms(String game, String spec, int opening, int drawn) {

    /** The terms as words of the command line; files of other terms have other words. */
    @Override
    public String toString() {
        return game + " --spec " + spec + " --opening " + opening + " --draw " + drawn;
    }

    /**
     * The self-play of these terms.
     *
     * @param rules the game that the word means
     * @param threads of searches on several threads
     * @param games how many are played at the same time, which share the memory
     * @param end ends searches early
     * @throws IllegalArgumentException if there is no network for the game, or the SPEC has no meaning
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
        return new SelfPlay<>(settings.mcts(rules, threads), budget, rules::initial, encodings, opening, drawn);
    }

    private static String shownToNetworks() {
        return Games.catalog().entries().stream()
                .filter(entry -> entry.make(Map.of()) instanceof EncodedGame<?, ?> game
                        && !game.encodings().isEmpty())
                .map(Entry::name)
                .collect(Collectors.joining(", "));
    }
}
