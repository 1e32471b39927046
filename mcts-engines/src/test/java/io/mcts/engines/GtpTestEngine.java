package io.mcts.engines;

import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/** An engine that plays the first free cell of tic-tac-toe by the Go Text Protocol, with the manners that an argument says. */
final class GtpTestEngine {

    private final FileClock clock;
    private final String manners;
    private TicTacToe state = TicTacToe.initial();
    private int asked;

    private GtpTestEngine(FileClock clock, String manners) {
        this.clock = clock;
        this.manners = manners;
    }

    public static void main(String[] args) throws Exception {
        GtpTestEngine engine = new GtpTestEngine(new FileClock(Path.of(args[0])), args[1]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            String answer = engine.answer(words);
            System.out.print(
                    (answer.startsWith("?") ? "?" + words[0] + answer.substring(1) : "=" + words[0] + " " + answer)
                            + "\n\n");
            System.out.flush();
        }
    }

    private String answer(String[] words) throws Exception {
        switch (words[1]) {
            case "name" -> {
                switch (manners) {
                    case "good" -> clock.pass(1); // so the test sees how many were started
                    case "hangs" -> clock.pass(20_001);
                    default -> {
                        // it answers
                    }
                }
                return "test";
            }
            case "clear_board" -> {
                state = TicTacToe.initial();
                return manners.equals("refuses") ? "? no such board" : "";
            }
            case "play" -> {
                play(words[3]);
                return "";
            }
            case "genmove" -> {
                return move();
            }
            default -> {
                System.exit(0);
                return "";
            }
        }
    }

    private String move() throws Exception {
        asked++;
        if (asked == 2) {
            switch (manners) {
                case "resigns" -> {
                    return "resign";
                }
                case "illegal" -> {
                    return "Z9";
                }
                case "dies" -> System.exit(3);
                case "late" -> clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
                default -> {
                    // plays on
                }
            }
        }
        String move = state.legalMoves().get(0).toString();
        play(move);
        return move.toUpperCase(Locale.ROOT);
    }

    private void play(String text) {
        for (Cell cell : state.legalMoves()) {
            if (cell.toString().equalsIgnoreCase(text)) {
                state.play(cell);
                return;
            }
        }
        throw new IllegalArgumentException(text);
    }
}
