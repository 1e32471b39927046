package io.mcts.games.go.gtp;

import static io.mcts.games.go.gtp.GtpArguments.argument;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.Territory;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The commands that judge the board by rollouts, and the list by which GoGui shows what they find. */
final class GtpScoring {

    static final List<String> COMMANDS =
            List.of("final_score", "final_status", "final_status_list", "gogui-analyze_commands", "mcts-ownership");

    private static final int ROLLOUTS = 200;

    private static final String ANALYZE_COMMANDS = """
            string/Final Score/final_score
            move/Best Move/reg_genmove %c
            dboard/Ownership/mcts-ownership
            plist/Black Territory/final_status_list black_territory
            plist/White Territory/final_status_list white_territory
            plist/Dame/final_status_list dame
            plist/Dead Stones/final_status_list dead
            plist/Stones in Seki/final_status_list seki
            string/Rules/kata-get-rules""";

    private GtpScoring() {}

    static Territory territory(GoGame game) {
        return Territory.of(game.position(game.nextPlayer()), ROLLOUTS, Xoroshiro128PlusPlus.of(1));
    }

    static String score(GoGame game) {
        return GoGame.result(territory(game).read().score());
    }

    /** Runs one of the {@link #COMMANDS} and returns the answer. */
    static String answer(GoGame game, String command, List<String> words) {
        return switch (command) {
            case "final_score" -> score(game);
            case "final_status" -> status(game, GoMove.parse(argument(words, 0), lines(game)));
            case "final_status_list" ->
                points(game, territory(game).read(), argument(words, 0))
                        .map(GoMove::toString)
                        .collect(Collectors.joining("\n"));
            case "gogui-analyze_commands" -> ANALYZE_COMMANDS;
            default -> ownership(territory(game), lines(game));
        };
    }

    private static int lines(GoGame game) {
        return game.rules().lines();
    }

    private static String status(GoGame game, GoMove point) {
        Territory territory = territory(game).read();
        return Stream.of("alive", "dead", "seki", "black_territory", "white_territory", "dame")
                .filter(status -> points(game, territory, status).anyMatch(point::equals))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("invalid coordinate"));
    }

    private static Stream<GoMove> points(GoGame game, Territory territory, String status) {
        return switch (status) {
            case "dead" -> territory.dead().stream();
            case "seki" -> territory.seki().stream();
            case "alive" -> territory.alive().stream();
            case "black_territory" -> empty(game, territory, 1);
            case "white_territory" -> empty(game, territory, -1);
            case "dame" -> empty(game, territory, 0);
            default -> throw new IllegalArgumentException("invalid status " + status);
        };
    }

    private static Stream<GoMove> empty(GoGame game, Territory territory, int owner) {
        List<Integer> owners = territory.owners();
        int lines = lines(game);
        Go position = game.position(game.nextPlayer());
        return IntStream.range(0, owners.size())
                .filter(point -> owners.get(point) == owner)
                .mapToObj(point -> GoMove.at(point % lines, point / lines))
                .filter(point -> position.stone(point.column(), point.row()) == null);
    }

    /** Rows from the top. */
    private static String ownership(Territory territory, int lines) {
        return IntStream.range(0, lines)
                .mapToObj(down -> IntStream.range(0, lines)
                        .mapToObj(column ->
                                String.format(Locale.ROOT, "%.2f", territory.ofBlack(column, lines - 1 - down)))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n", "\n", ""));
    }
}
