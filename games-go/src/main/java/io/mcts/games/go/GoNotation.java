package io.mcts.games.go;

import io.mcts.game.Notation;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

record GoNotation(GoRules rules) implements Notation<Go, GoMove> {

    private static final String BLACK = "black=";
    private static final String WHITE = "white=";
    private static final String NEXT = "next=";

    @Override
    public Go parse(String position) {
        List<String> words = position.equals("-") ? List.of() : List.of(position.split(" ", -1));
        int setUpWords =
                (int) words.stream().takeWhile(word -> word.contains("=")).count();
        Go state = within(position, "", () -> Go.of(rules, setUp(words.subList(0, setUpWords))));
        for (int i = setUpWords; i < words.size(); i++) {
            String word = words.get(i);
            within(position, "move " + (i - setUpWords + 1) + ": ", () -> {
                state.play(parseMove(state, word));
                return state;
            });
        }
        return state;
    }

    private static Go within(String position, String where, Supplier<Go> action) {
        try {
            return action.get();
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(
                    "'" + position + "' is not a position of Go: " + where + refusal.getMessage(), refusal);
        }
    }

    private GoSetUp setUp(List<String> words) {
        List<GoMove> black = List.of();
        List<GoMove> white = List.of();
        int player = 0;
        for (String word : words) {
            if (word.startsWith(BLACK)) {
                black = points(word.substring(BLACK.length()));
            } else if (word.startsWith(WHITE)) {
                white = points(word.substring(WHITE.length()));
            } else if (word.equals(NEXT + "white")) {
                player = 1;
            } else if (!word.equals(NEXT + "black")) {
                throw new IllegalArgumentException(
                        "'" + word + "' is not a set-up; write it as black=C3,G7 white=E5 next=white");
            }
        }
        return new GoSetUp(black, white, player);
    }

    private List<GoMove> points(String text) {
        return Arrays.stream(text.split(",", -1))
                .map(point -> GoMove.parse(point, rules.lines()))
                .toList();
    }

    @Override
    public String format(Go state) {
        String moves = state.moves().stream().map(GoMove::toString).collect(Collectors.joining(" "));
        String position = (state.setUp() + " " + moves).strip();
        return position.isEmpty() ? "-" : position;
    }
}
