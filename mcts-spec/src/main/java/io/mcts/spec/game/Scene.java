package io.mcts.spec.game;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A player's view of a game, as it is drawn: equal for two states in which the player's information set and the player to move are the
 * same.
 *
 * @param dealt what the player was given, such as cards or a die
 * @param hand what of it they still hold
 * @param held how many things each player holds unseen by the others; empty where nothing is held
 * @param counted what the scores count; blank where there are none
 * @param scores by player; empty where there are none
 * @param seen what the player has seen, in order
 * @param choices all moves that players may ever choose from and what they are called now, in the order in which they are shown; empty where
 *     the legal moves are shown as they are written
 */
public record Scene(
        List<String> dealt,
        List<String> hand,
        List<Integer> held,
        String counted,
        List<Integer> scores,
        List<Sight> seen,
        List<Choice> choices) {

    private static final Scene NOTHING =
            new Scene(List.of(), List.of(), List.of(), "", List.of(), List.of(), List.of());

    public Scene {
        dealt = List.copyOf(dealt);
        hand = List.copyOf(hand);
        held = List.copyOf(held);
        scores = List.copyOf(scores);
        seen = List.copyOf(seen);
        choices = List.copyOf(choices);
    }

    /**
     * Something that was seen.
     *
     * @param round the trick, the round of bids or of bets, from 1
     * @param player whose it is, or {@link GameState#CHANCE} for what lies on the table
     * @param what a card, a bid, a choice; blank where it is not seen
     * @param note more about it, in words; may be blank
     */
    public record Sight(int round, int player, String what, String note) {

        private String text(List<String> players) {
            String who = player == GameState.CHANCE ? "" : players.get(player);
            String seen = what.isEmpty() && note.isEmpty() ? "unseen" : what;
            return Stream.of(who, seen, note).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
        }
    }

    /**
     * A move as it is shown.
     *
     * @param move as it is written
     * @param label what it is called, such as {@code Call 2}
     */
    public record Choice(String move, String label) {}

    /** Draws the scenes of a game. */
    @FunctionalInterface
    public interface Painter<S> {

        /** Draws a state as a player sees it, on any player's turn or after the end. */
        Scene paint(int observer, S state);
    }

    /**
     * The scene in words, a line for what the player holds, for what the others hold, for the scores and for each round; without a
     * line break at the end. Blank if it is {@link #nothing}.
     *
     * @param observer the player whose scene it is
     * @param players what the players are called
     */
    public String text(int observer, List<String> players) {
        List<String> lines = new ArrayList<>();
        if (!dealt.isEmpty()) {
            lines.add(line("you hold", hand.isEmpty() ? "nothing" : String.join(" ", hand)));
        }
        if (held.stream().anyMatch(count -> count > 1)) {
            lines.add(line("others", ofPlayers(players, held, player -> player != observer)));
        }
        if (!scores.isEmpty()) {
            lines.add(line(counted, ofPlayers(players, scores, player -> true)));
        }
        seen.stream()
                .collect(Collectors.groupingBy(Sight::round, TreeMap::new, Collectors.toList()))
                .forEach((round, sights) -> lines.add(line(
                        "round " + round,
                        sights.stream().map(sight -> sight.text(players)).collect(Collectors.joining(", ")))));
        return String.join("\n", lines);
    }

    private static String line(String label, String words) {
        return String.format("%-11s %s", label, words).stripTrailing();
    }

    private static String ofPlayers(List<String> players, List<Integer> numbers, IntPredicate isShown) {
        return IntStream.range(0, numbers.size())
                .filter(isShown)
                .mapToObj(player -> players.get(player) + " " + numbers.get(player))
                .collect(Collectors.joining(", "));
    }

    /** Returns an empty scene, for a game of which only the text of the information set is shown. */
    public static Scene nothing() {
        return NOTHING;
    }
}
