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
 * A player's view of a game, as it is drawn: it depends only on the information set and the player to move. Lists are empty, and texts
 * blank, where they do not apply.
 *
 * @param dealt the player's initial cards, die or the like
 * @param hand those still held
 * @param held the number of hidden items of each player
 * @param counted the unit of the scores
 * @param seen the player's observations, in order
 * @param choices all moves ever available, with their current labels, in order of display; empty to show the legal moves as written
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
     * An observation in a trick or betting round, from 1: a card, a bid, a choice, or blank if hidden.
     *
     * @param player the owner, or {@link GameState#CHANCE} for the table
     */
    public record Sight(int round, int player, String what, String note) {

        private String text(List<String> players) {
            String who = player == GameState.CHANCE ? "" : players.get(player);
            String seen = what.isEmpty() && note.isEmpty() ? "unseen" : what;
            return Stream.of(who, seen, note).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
        }
    }

    /** A move and its label, such as {@code Call 2}. */
    public record Choice(String move, String label) {}

    /** Draws the scenes of a game. */
    @FunctionalInterface
    public interface Painter<S> {

        /** Draws a player's view of a state, at any time of the game. */
        Scene paint(int observer, S state);
    }

    /**
     * Returns the scene of a player in words, without a final line break: a line for the hand, for other hands, for the scores and for each
     * round. Blank if it is {@link #nothing}.
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

    /** Returns the empty scene of a game that shows only the text of information sets. */
    public static Scene nothing() {
        return NOTHING;
    }
}
