package io.mcts.engines;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** An engine for EinStein würfelt nicht with the manners that an argument says. It shares no code with the one of the examples. */
final class TestEngine {

    private final FileClock clock;
    private final String manners;
    private EinStein state = EinStein.NOTATION.parse("ABC2/DE3/F3f/3ed/2cba r -");
    private boolean isPositionKnown;
    private int asked;

    private TestEngine(FileClock clock, String manners) {
        this.clock = clock;
        this.manners = manners;
    }

    public static void main(String[] args) throws Exception {
        new TestEngine(new FileClock(Path.of(args[0])), args[1]).run();
    }

    private void run() throws Exception {
        switch (manners) {
            case "blind" -> Thread.sleep(Long.MAX_VALUE); // with its input open
            case "parent" -> say("child " + startChild());
            default -> {
                // no need to
            }
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            answer(line);
        }
    }

    /** Starts a process that does not end by itself, and returns its number. */
    private long startChild() throws IOException {
        List<String> command = EngineFixture.command(TestEngine.class, clock, "blind");
        return new ProcessBuilder(command).start().pid();
    }

    private void answer(String line) throws Exception {
        List<String> words = List.of(line.split(" "));
        switch (words.get(0)) {
            case "ugi" -> say("id name test", "option name Mood type string default good", "ugiok");
            case "isready" -> {
                if (asked == 2) {
                    switch (manners) {
                        case "dawdles" -> clock.pass(EngineFixture.TIMEOUT_MILLIS * 2 / 3);
                        case "unready" -> clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
                        case "silent" -> say("info string thinking");
                        default -> {
                            // it is ready
                        }
                    }
                }
                if (manners.equals("peeks") && isPositionKnown) {
                    System.exit(4);
                }
                say("readyok");
            }
            case "position" -> setPosition(words);
            case "go" -> go(words);
            default -> {
                // uginewgame, setoption
            }
        }
    }

    private void setPosition(List<String> words) {
        isPositionKnown = true;
        int moves = words.contains("moves") ? words.indexOf("moves") : words.size();
        state = EinStein.NOTATION.parse(String.join(" ", words.subList(2, moves)));
        for (String move : words.subList(Math.min(moves + 1, words.size()), words.size())) {
            state.play(EinStein.NOTATION.parseMove(state, move));
        }
    }

    private void go(List<String> words) throws Exception {
        asked++;
        isPositionKnown = false;
        boolean misbehaves = asked == 3;
        switch (misbehaves ? manners : "good") {
            case "late" -> {
                clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
                say("bestmove " + best(state));
            }
            case "dawdles" -> {
                clock.pass(EngineFixture.TIMEOUT_MILLIS * 2 / 3);
                say("bestmove " + best(state));
            }
            case "silent" -> clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
            case "dies" -> {
                System.err.println("out of cheese");
                System.exit(3);
            }
            case "illegal" -> say("bestmove a1-a9");
            case "garbage" -> {
                say("\u0007\u0000?!", "bestmov " + best(state), "best move: " + best(state));
                clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
            }
            case "flood" -> {
                byte[] flood = "x".repeat(100_000).getBytes(StandardCharsets.UTF_8);
                System.out.write(flood);
                clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
                while (true) {
                    System.out.write(flood);
                }
            }
            case "chatter" -> {
                for (int line = 0; line < 100_000; line++) {
                    say("info string " + line);
                }
                clock.pass(EngineFixture.TIMEOUT_MILLIS + 1);
            }
            case "ponders" -> say("bestmove " + best(state) + " ponder a1-b2");
            case "tabs" -> say("bestmove\t" + best(state));
            case "twice" -> {
                EinSteinMove best = best(state);
                say("bestmove " + best, "bestmove " + best);
            }
            case "empty" -> say("bestmove");
            default -> say("info depth 3 nodes " + words.get(2) + " score cp 12", "bestmove " + best(state));
        }
    }

    private EinSteinMove best(EinStein position) {
        return Mcts.<EinStein, EinSteinMove>builder()
                .seed(asked)
                .build()
                .search(position, Budget.iterations(200))
                .bestMove();
    }

    private static void say(String... lines) {
        for (String line : lines) {
            System.out.println(line);
        }
        System.out.flush();
    }
}
