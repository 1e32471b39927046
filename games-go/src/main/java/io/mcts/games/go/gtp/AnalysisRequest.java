package io.mcts.games.go.gtp;

import io.mcts.expansion.MoveFilter;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoMove;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The words after {@code lz-analyze} or {@code kata-analyze}: colour, interval in hundredths of a second, and options, all optional.
 *
 * @param leastMoves the moves listed even without visits
 * @param extras the requested {@link #EXTRAS}
 */
record AnalysisRequest(
        int player,
        Duration interval,
        int leastMoves,
        int mostMoves,
        List<Restriction> restrictions,
        Set<String> extras) {

    private static final int USUAL_MOST_MOVES = 20;
    private static final long USUAL_INTERVAL_MILLIS = 500;
    private static final long MILLIS = 10;

    /** Options of KataGo for more figures: those of this engine, and those that it lacks. */
    private static final Set<String> EXTRAS = Set.of("movesOwnership", "ownership", "pvVisits", "rootInfo");

    private static final Set<String> UNKNOWN_EXTRAS =
            Set.of("movesOwnershipStdev", "noResultValue", "ownershipStdev", "pvEdgeVisits");

    /** Moves of a player that are searched alone, or not at all, up to a depth in moves from the position. */
    record Restriction(boolean isAllowed, int player, List<GoMove> moves, int depth) {}

    static AnalysisRequest parse(GoGame game, List<String> words) {
        Deque<String> rest = new ArrayDeque<>(words);
        int player = game.nextPlayer();
        if (!rest.isEmpty() && rest.peek().matches("(?i)b|black|w|white")) {
            player = GtpArguments.player(rest.remove());
        }
        long millis = USUAL_INTERVAL_MILLIS;
        if (!rest.isEmpty() && rest.peek().matches("\\d{1,9}")) {
            millis = MILLIS * Integer.parseInt(rest.remove());
        }
        int least = 0;
        int most = USUAL_MOST_MOVES;
        Set<String> extras = new HashSet<>();
        List<Restriction> restrictions = new ArrayList<>();
        while (!rest.isEmpty()) {
            String option = rest.remove();
            switch (option) {
                case "interval" -> millis = MILLIS * number(option, rest);
                case "minmoves" -> least = number(option, rest);
                case "maxmoves" -> most = number(option, rest);
                case "allow", "avoid" -> restrictions.add(restriction(game, option, rest));
                default -> {
                    if (!EXTRAS.contains(option) && !UNKNOWN_EXTRAS.contains(option)) {
                        throw new IllegalArgumentException("syntax error: '" + option + "' is not an option");
                    }
                    if (isTrue(option, rest)) {
                        extras.add(option);
                    }
                }
            }
        }
        if (!EXTRAS.containsAll(extras)) {
            extras.removeAll(EXTRAS);
            throw new IllegalArgumentException("this engine has no figures for " + String.join(", ", extras));
        }
        return new AnalysisRequest(player, Duration.ofMillis(Math.max(1, millis)), least, most, restrictions, extras);
    }

    boolean has(String extra) {
        return extras.contains(extra);
    }

    private static String next(String option, Deque<String> rest) {
        if (rest.isEmpty()) {
            throw new IllegalArgumentException("syntax error: a word after " + option + " is missing");
        }
        return rest.remove();
    }

    private static int number(String option, Deque<String> rest) {
        String word = next(option, rest);
        if (!word.matches("\\d{1,9}")) {
            throw new IllegalArgumentException("syntax error: after " + option + " comes a number, not '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    private static boolean isTrue(String option, Deque<String> rest) {
        String word = next(option, rest);
        if (!word.equals("true") && !word.equals("false")) {
            throw new IllegalArgumentException(
                    "syntax error: after " + option + " comes true or false, not '" + word + "'");
        }
        return word.equals("true");
    }

    private static Restriction restriction(GoGame game, String option, Deque<String> rest) {
        int player = GtpArguments.player(next(option, rest));
        List<GoMove> moves = Arrays.stream(next(option, rest).split(",", -1))
                .map(vertex -> GoMove.parse(vertex, game.rules().lines()))
                .toList();
        return new Restriction(option.equals("allow"), player, moves, number(option, rest));
    }

    /** Empty without restrictions. */
    Optional<MoveFilter<Go, GoMove>> filter(Go root, MoveFilter<Go, GoMove> others) {
        int before = root.moves().size();
        return restrictions.isEmpty()
                ? Optional.empty()
                : Optional.of((state, legal) -> {
                    List<GoMove> moves = others.filter(state, legal);
                    List<GoMove> left = restricted(
                            moves, state.currentPlayer(), state.moves().size() - before);
                    return left.isEmpty() ? moves : left;
                });
    }

    List<GoMove> restricted(List<GoMove> moves, int toMove, int depth) {
        List<Restriction> those = restrictions.stream()
                .filter(each -> each.player() == toMove && depth < each.depth())
                .toList();
        Set<GoMove> allowed = those.stream()
                .filter(Restriction::isAllowed)
                .flatMap(each -> each.moves().stream())
                .collect(Collectors.toSet());
        return moves.stream()
                .filter(move -> allowed.isEmpty() || allowed.contains(move))
                .filter(move -> those.stream()
                        .noneMatch(each -> !each.isAllowed() && each.moves().contains(move)))
                .toList();
    }
}
