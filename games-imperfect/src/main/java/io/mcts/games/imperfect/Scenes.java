package io.mcts.games.imperfect;

import io.mcts.game.GameState;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.hearts.Hearts.Trick;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.games.phantom.PhantomTicTacToe.Attempt;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.spec.game.Scene;
import io.mcts.spec.game.Scene.Choice;
import io.mcts.spec.game.Scene.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The scenes of the games. No rules are repeated here: winners come from the state. */
final class Scenes {

    private static final int CHANCE = GameState.CHANCE;

    private Scenes() {}

    static Scene liarsDice(int observer, LiarsDice state) {
        List<String> die = state.die(1) == 0 ? List.of() : List.of(String.valueOf(state.die(observer)));
        List<Choice> all = state.allChoices().stream()
                .map(choice -> new Choice(choice.toString(), choice.toString()))
                .toList();
        List<Integer> held = die.isEmpty() ? List.of() : List.of(1, 1);
        return new Scene(die, die, held, "", List.of(), inTurn(1, state.choices()), all);
    }

    static Scene leduc(int observer, Leduc state) {
        if (state.card(1) == null) {
            return Scene.nothing();
        }
        List<Sight> seen = new ArrayList<>(inTurn(1, state.choices(1)));
        @Nullable LeducMove open = state.openCard();
        if (open != null) {
            seen.add(new Sight(2, CHANCE, open.toString(), "is laid open"));
            seen.addAll(inTurn(2, state.choices(2)));
        }
        int missing = state.isTerminal() ? 0 : Math.abs(state.paid(0) - state.paid(1));
        List<Choice> choices = List.of(
                new Choice("fold", "Fold"),
                new Choice("call", missing == 0 ? "Check" : "Call " + missing),
                new Choice("raise", "Raise " + state.raise()));
        return poker(state.card(observer), state.paid(0), state.paid(1), seen, choices);
    }

    static Scene kuhn(int observer, KuhnPoker state) {
        @Nullable KuhnMove card = state.card(observer);
        return state.card(1) == null
                ? Scene.nothing()
                : poker(card, state.paid(0), state.paid(1), inTurn(1, state.choices()), List.of());
    }

    private static Scene poker(
            @Nullable Object card, int paid, int paidByOther, List<Sight> seen, List<Choice> choices) {
        List<String> hand = List.of(String.valueOf(card));
        return new Scene(hand, hand, List.of(1, 1), "in the pot", List.of(paid, paidByOther), seen, choices);
    }

    private static List<Sight> inTurn(int round, List<?> choices) {
        return IntStream.range(0, choices.size())
                .mapToObj(i -> new Sight(round, i % 2, choices.get(i).toString(), ""))
                .toList();
    }

    static Scene rockPaperScissors(int observer, RockPaperScissors state) {
        return new Scene(List.of(), List.of(), List.of(), "", List.of(), inTurn(1, state.shown()), List.of());
    }

    static Scene phantom(int observer, PhantomTicTacToe state) {
        List<Sight> seen = new ArrayList<>();
        int round = 1;
        for (Attempt attempt : state.attempts(observer)) {
            seen.add(new Sight(round, observer, attempt.cell().toString(), attempt.isMarked() ? "marked" : "taken"));
            round += attempt.isMarked() ? 1 : 0;
        }
        return new Scene(List.of(), List.of(), List.of(), "", List.of(), seen, List.of());
    }

    static Scene goofspiel(int observer, Goofspiel state) {
        int cards = state.rules().cards();
        List<String> dealt = texts(IntStream.rangeClosed(1, cards).boxed());
        List<Integer> own = state.bids(observer);
        int played = state.bids(1).size();
        List<String> hand = new ArrayList<>(dealt);
        hand.removeAll(texts(own.stream()));
        List<Sight> seen = new ArrayList<>();
        for (int i = 0; i < state.prizes().size(); i++) {
            int round = i + 1;
            seen.add(new Sight(round, CHANCE, String.valueOf(state.prizes().get(i)), "is the prize"));
            if (i < own.size()) {
                seen.add(new Sight(round, observer, String.valueOf(own.get(i)), ""));
            }
            if (i < played) {
                int other = 1 - observer;
                boolean isHidden = state.rules().isHidden();
                seen.add(new Sight(
                        round,
                        other,
                        isHidden ? "" : String.valueOf(state.bids(other).get(i)),
                        ""));
                int winner = state.winner(i);
                seen.add(new Sight(round, winner, "", winner == CHANCE ? "nobody gets the prize" : "gets the prize"));
            }
        }
        List<Integer> held = new ArrayList<>(List.of(cards - played, cards - played));
        held.set(observer, hand.size());
        List<Integer> points = List.of(state.points(0), state.points(1));
        return new Scene(dealt, hand, held, "points", points, seen, List.of());
    }

    static Scene hearts(int observer, Hearts state) {
        List<Trick> tricks = state.tricks();
        if (tricks.isEmpty()) {
            return Scene.nothing();
        }
        int players = state.playerCount();
        List<Sight> seen = new ArrayList<>();
        for (int i = 0; i < tricks.size(); i++) {
            Trick trick = tricks.get(i);
            int round = i + 1;
            for (int place = 0; place < trick.cards().size(); place++) {
                int player = (trick.leader() + place) % players;
                seen.add(new Sight(round, player, trick.cards().get(place).toString(), ""));
            }
            trick.winner().ifPresent(winner -> seen.add(new Sight(round, winner, "", taken(trick.points()))));
        }
        if (state.isTerminal()) {
            state.moonShooter()
                    .ifPresent(player -> seen.add(new Sight(tricks.size(), player, "", moon(state, player))));
        }
        List<Integer> all = IntStream.range(0, players).boxed().toList();
        return new Scene(
                texts(state.begunWith(observer).stream()),
                texts(state.hand(observer).stream()),
                all.stream().map(player -> state.hand(player).size()).toList(),
                "points",
                all.stream().map(state::points).toList(),
                seen,
                List.of());
    }

    private static String moon(Hearts state, int player) {
        return "shoots the moon: all " + state.points(player) + " points, which the others score";
    }

    private static String taken(int points) {
        return "takes the trick" + (points == 0 ? "" : " with " + points + (points == 1 ? " point" : " points"));
    }

    private static List<String> texts(Stream<?> things) {
        return things.map(Object::toString).toList();
    }
}
