package io.mcts.games.imperfect;

import io.mcts.game.GameState;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.spec.game.Scene;
import io.mcts.spec.game.Scene.Sight;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The scenes of the games, painted from their positions as they are written. */
final class Scenes {

    private static final int CHANCE = GameState.CHANCE;
    private static final int TWO = 2;
    private static final int CARD_LETTERS = 2;
    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "CDSH";
    private static final char HEARTS = 'H';
    private static final String NO_DEAL = "-";
    private static final Map<Character, String> CHOICES = Map.of('f', "fold", 'c', "call", 'r', "raise");

    private Scenes() {}

    /** A die each, then bids and perhaps the call. */
    static Scene liarsDice(int observer, LiarsDice state) {
        String[] words = state.toString().split(" ", -1);
        boolean isRolled = words[0].length() == TWO;
        List<Sight> seen = IntStream.range(1, words.length)
                .mapToObj(i -> new Sight(1, (i - 1) % TWO, words[i], ""))
                .toList();
        List<String> die = isRolled ? List.of(words[0].substring(observer, observer + 1)) : List.of();
        return new Scene(die, die, isRolled ? List.of(1, 1) : List.of(), "", List.of(), seen);
    }

    /** The player's card, the choices and the open card. */
    static Scene leduc(int observer, Leduc state) {
        String text = state.toString();
        if (text.length() < TWO) {
            return Scene.nothing();
        }
        List<Sight> seen = new ArrayList<>();
        int round = 1;
        int player = 0;
        for (char letter : text.substring(TWO).toCharArray()) {
            @Nullable String choice = CHOICES.get(letter);
            if (choice != null) {
                seen.add(new Sight(round, player, choice, ""));
                player = 1 - player;
            } else {
                round++;
                player = 0;
                seen.add(new Sight(round, CHANCE, String.valueOf(letter), "is laid open"));
            }
        }
        List<String> card = List.of(text.substring(observer, observer + 1));
        return new Scene(card, card, List.of(1, 1), "in the pot", List.of(state.paid(0), state.paid(1)), seen);
    }

    /** The player's card and the choices. */
    static Scene kuhn(int observer, KuhnPoker state) {
        String text = state.toString();
        if (text.length() < TWO) {
            return Scene.nothing();
        }
        List<Sight> seen = new ArrayList<>();
        int[] paid = {1, 1};
        for (int i = TWO; i < text.length(); i++) {
            boolean isBet = text.charAt(i) == 'b';
            paid[i % TWO] += isBet ? 1 : 0;
            seen.add(new Sight(1, i % TWO, isBet ? "bet" : "pass", ""));
        }
        List<String> card = List.of(text.substring(observer, observer + 1));
        return new Scene(card, card, List.of(1, 1), "in the pot", List.of(paid[0], paid[1]), seen);
    }

    /** The cells that the player has tried. */
    static Scene phantom(int observer, PhantomTicTacToe state) {
        List<Set<String>> marks = List.of(new HashSet<>(), new HashSet<>());
        List<Sight> seen = new ArrayList<>();
        int player = 0;
        for (String cell :
                state.toString().equals("-") ? new String[0] : state.toString().split(" ", 0)) {
            boolean isTaken = marks.get(1 - player).contains(cell);
            if (player == observer) {
                seen.add(new Sight(marks.get(player).size() + 1, player, cell, isTaken ? "taken" : "marked"));
            }
            if (!isTaken) {
                marks.get(player).add(cell);
                player = 1 - player;
            }
        }
        return new Scene(List.of(), List.of(), List.of(), "", List.of(), seen);
    }

    /** The prizes, the player's bids, and those of the other player or how they compared. */
    static Scene goofspiel(int observer, Goofspiel state) {
        int cards = state.rules().cards();
        List<String> dealt =
                IntStream.rangeClosed(1, cards).mapToObj(Integer::toString).toList();
        List<String> hand = new ArrayList<>(dealt);
        List<Sight> seen = new ArrayList<>();
        int played = 0;
        String text = state.toString();
        String[] rounds = text.equals(NO_DEAL) ? new String[0] : text.split(" ", 0);
        for (int round = 0; round < rounds.length; round++) {
            String[] parts = rounds[round].split("[:-]", 0);
            seen.add(new Sight(round + 1, CHANCE, parts[0], "is the prize"));
            if (parts.length > 1 + observer) {
                hand.remove(parts[1 + observer]);
                seen.add(new Sight(round + 1, observer, parts[1 + observer], ""));
            }
            if (parts.length > TWO) {
                played++;
                showBids(seen, round + 1, observer, parts, state.rules().isHidden());
            }
        }
        if (rounds.length == 0 && !state.rules().isShuffled()) {
            seen.add(new Sight(1, CHANCE, Integer.toString(cards), "is the prize"));
        }
        List<Integer> held = new ArrayList<>(List.of(cards - played, cards - played));
        held.set(observer, hand.size());
        return new Scene(dealt, hand, held, "points", List.of(state.points(0), state.points(1)), seen);
    }

    private static void showBids(List<Sight> seen, int round, int observer, String[] parts, boolean isHidden) {
        int other = 1 - observer;
        int difference = Integer.signum(Integer.compare(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
        seen.add(new Sight(round, other, isHidden ? "" : parts[1 + other], ""));
        int winner = difference == 0 ? CHANCE : difference > 0 ? 0 : 1;
        seen.add(new Sight(round, winner, "", difference == 0 ? "nobody gets the prize" : "gets the prize"));
    }

    /** The player's cards, and all tricks. */
    static Scene hearts(int observer, Hearts state) {
        String[] words = state.toString().split(" ", -1);
        List<List<String>> dealt = Stream.of(words[0].equals(NO_DEAL) ? new String[] {""} : words[0].split("/", -1))
                .map(Scenes::cards)
                .toList();
        List<String> played = List.of(words).subList(1, words.length);
        if (played.isEmpty()) {
            return Scene.nothing();
        }
        int leader = 0;
        while (!dealt.get(leader).contains(played.get(0))) {
            leader++;
        }
        List<Sight> seen = new ArrayList<>();
        int[] held = dealt.stream().mapToInt(List::size).toArray();
        int players = dealt.size();
        for (int i = 0; i < played.size(); i++) {
            int player = (leader + i) % players;
            held[player]--;
            seen.add(new Sight(1 + i / players, player, played.get(i), ""));
            if (i % players == players - 1) {
                List<String> trick = played.subList(i - players + 1, i + 1);
                int winner = (leader + highest(trick)) % players;
                seen.add(new Sight(
                        1 + i / players, winner, "", taken(trick, dealt.get(0).size())));
                leader = winner;
            }
        }
        List<String> hand = dealt.get(observer).stream()
                .filter(card -> !played.contains(card))
                .toList();
        List<Integer> scores =
                IntStream.range(0, players).map(state::points).boxed().toList();
        return new Scene(dealt.get(observer), hand, IntStream.of(held).boxed().toList(), "points", scores, seen);
    }

    /** The cards of a hand by suit, red and black in turn, the lowest first. */
    private static List<String> cards(String hand) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < hand.length(); i += CARD_LETTERS) {
            cards.add(hand.substring(i, i + CARD_LETTERS));
        }
        cards.sort((a, b) -> a.charAt(1) == b.charAt(1) ? rank(a) - rank(b) : suit(a) - suit(b));
        return cards;
    }

    private static int rank(String card) {
        return RANKS.indexOf(card.charAt(0));
    }

    private static int suit(String card) {
        return SUITS.indexOf(card.charAt(1));
    }

    private static int highest(List<String> trick) {
        int highest = 0;
        for (int i = 1; i < trick.size(); i++) {
            boolean isOfSuit = trick.get(i).charAt(1) == trick.get(0).charAt(1);
            highest = isOfSuit && rank(trick.get(i)) > rank(trick.get(highest)) ? i : highest;
        }
        return highest;
    }

    private static String taken(List<String> trick, int queen) {
        int points = trick.stream()
                .mapToInt(card -> card.charAt(1) == HEARTS ? 1 : card.equals("QS") ? queen : 0)
                .sum();
        return "takes the trick" + (points == 0 ? "" : " with " + points + (points == 1 ? " point" : " points"));
    }
}
