package io.mcts.cli.command.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import io.mcts.cli.terminal.TestScreen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {

    private static final String EVERY_CELL = "a1\nb1\nc1\na2\nb2\nc2\na3\nb3\nc3\n";

    private static CommandRun play(String input, String... more) {
        List<String> args = new ArrayList<>(List.of("play", "tictactoe", "--seed", "1", "--iterations", "2000"));
        Collections.addAll(args, more);
        CommandRun run = CommandRun.withInput(input, args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    @Test
    void aGameLooksLikeThis() {
        CommandRun run = play("c2\nb3\nhelp\nquit\n", "--first", "--position", "xo.ox....");
        assertThat(run.out().replaceAll("(?m)value .*$", "value ...")).isEqualTo("""
                You are x. Type a move, or help, hint, undo, quit.

                  3 x o .
                  2 o x .
                  1 . . .
                    a b c

                Your move (x): c2
                Engine (o): c1
                  value ...

                  3 x o .
                  2 o x x
                  1 . .(o)
                    a b c

                Your move (x): b3
                'b3' is not a legal move in xo.oxx..o; legal are [c3, a1, b1].
                Your move (x): help
                Legal moves: c3 a1 b1
                help   prints this, as does ?
                hint   tells what the engine would play in your place
                undo   takes your last move back, and what followed it
                quit   leaves the game
                Your move (x): quit
                The game is left unfinished.
                """);
    }

    @Test
    void aQuestionMarkIsACallForHelp() {
        String help = play("help\nquit\n", "--first").out();
        assertThat(play("?\nquit\n", "--first").out()).isEqualTo(help.replace("(x): help", "(x): ?"));
    }

    /** x wins at c3; the game goes on as it would have without the hint. */
    @Test
    void aHintIsTheMoveThatTheEngineWouldPlay() {
        CommandRun run = play("hint\nb1\nquit\n", "--first", "--position", "xx.oo....");
        assertThat(run.out())
                .contains("Your move (x): hint\nHint: c3\n  value ")
                .contains(" for x after ");
        String withoutHint =
                play("b1\nquit\n", "--first", "--position", "xx.oo....").out();
        assertThat(run.out().replaceFirst("hint\nHint.*\n.*\nYour move \\(x\\): ", ""))
                .isEqualTo(withoutHint);
    }

    @Test
    void thereIsNoHintForAThrow() {
        assertThat(race("hint\nquit\n", "--first").out()).contains("Roll for x: hint\nYou cannot choose the roll");
    }

    /** Types a line at each prompt, as a person does: what is typed before it is lost. */
    private static void type(OutputStream keys, ByteArrayOutputStream shown, String... lines) {
        try {
            for (int typed = 0; typed < lines.length; typed++) {
                while (shown.toString(UTF_8).split("Your move", -1).length < typed + 2) {
                    Thread.sleep(20);
                }
                keys.write(lines[typed].getBytes(UTF_8));
                keys.flush();
            }
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** With the keys Tab, Return and arrow up. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aLineIsEditedWhereAPersonSits() throws IOException {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        PipedOutputStream fingers = new PipedOutputStream();
        PipedInputStream keys = new PipedInputStream(fingers); // an end of the input would end the game
        Thread typist = new Thread(() -> type(fingers, shown, "hi\t\r", "\u001bOA\r", "qu\t\r"));
        typist.start();
        try (org.jline.terminal.Terminal keyboard = TerminalBuilder.builder()
                .system(false)
                .streams(keys, shown)
                .type("xterm")
                .size(Size.of(80, 24))
                .encoding(UTF_8)
                .build()) {
            CommandRun run = CommandRun.on(
                    new TestScreen(false, false, 80, keyboard),
                    "",
                    "play",
                    "tictactoe",
                    "--first",
                    "--iterations",
                    "100",
                    "--position",
                    "xx.oo....");
            assertThat(run.out())
                    .containsPattern("(?s)Hint: c3.*Hint: c3.*The game is left unfinished")
                    .doesNotContain("is not a legal move");
            assertThat(shown.toString(UTF_8)).contains("Your move (x): ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--first", "--second"})
    void playsAWholeGameAndNeverLosesIt(String side) {
        CommandRun run = play(EVERY_CELL.repeat(5), side);
        assertThat(run.out()).contains("You are " + (side.equals("--first") ? "x" : "o"));
        assertThat(run.outLines().get(run.outLines().size() - 1))
                .isIn("A draw.", (side.equals("--first") ? "o" : "x") + " wins.");
    }

    @Test
    void theUserWins() {
        assertThat(play("c3\n", "--first", "--position", "xx.oo....").out()).endsWith("""
                Your move (x): c3

                  3 x x(x)
                  2 o o .
                  1 . . .
                    a b c

                You win.
                """);
    }

    @Test
    void theEngineWins() {
        CommandRun run = play("", "--second", "--position", "xx.oo....");
        assertThat(run.out())
                .contains("You are o.", "Engine (x): c3\n  value 1.000 for x")
                .endsWith("\nx wins.\n");
    }

    @Test
    void nobodyWins() {
        assertThat(play("b1\n", "--first", "--position", "xoxxoxo.o").out()).endsWith("\nA draw.\n");
    }

    @Test
    void asksWhoBegins() {
        CommandRun yes = play("what?\nyes\n");
        assertThat(yes.out()).startsWith("""
                Do you want to begin? (yes, no, quit) what?
                Do you want to begin? (yes, no, quit) yes
                You are x.""");
        assertThat(play("n\n").out()).contains("You are o.", "Engine (x): ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit\n", ""})
    void theUserMayDecideNotToBegin(String input) {
        assertThat(play(input).out())
                .startsWith("Do you want to begin? (yes, no, quit) ")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit\n", "b2\nquit\n", "", "b2\n", "b2"})
    void theGameEndsWithTheInput(String input) {
        assertThat(play(input, "--first").out()).endsWith("\nThe game is left unfinished.\n");
    }

    @Test
    void takesMovesBack() {
        String out = play("undo\nb2\nundo\na1\nquit\n", "--first").out();
        assertThat(out).contains("Your move (x): undo\nThere is no move of yours to take back.\nYour move (x): b2\n");
        assertThat(out.split("Your move \\(x\\): b2\n", -1)[1]).contains("""
                Your move (x): undo

                  3 . . .
                  2 . . .
                  1 . . .
                    a b c

                Your move (x): a1
                """);
    }

    @Test
    void asksAgainAfterAnEmptyLine() {
        assertThat(play("\n\nquit\n", "--first").out())
                .contains("Your move (x): \nYour move (x): \nYour move (x): quit\n");
    }

    @Test
    void chanceMovesForItself() {
        String[] args = {"play", "dicerace", "--first", "--seed", "5", "--iterations", "200"};
        CommandRun run = CommandRun.withInput("run\n".repeat(6), args);
        assertThat(run.status()).isZero();
        assertThat(run.out()).matches("(?s)You are x\\. .*\nChance draws [123] for x\\..*\nEngine \\(o\\): run\n.*");
        assertThat(run.outLines().get(run.outLines().size() - 1)).isIn("You win.", "o wins.");
        assertThat(CommandRun.withInput("run\n".repeat(6), args)).isEqualTo(run);
    }

    private static CommandRun race(String input, String... more) {
        List<String> args =
                new ArrayList<>(List.of("play", "dicerace", "--dice", "ask", "--seed", "1", "--iterations", "2000"));
        Collections.addAll(args, more);
        return CommandRun.withInput(input, args.toArray(String[]::new));
    }

    @Test
    void theUserRollsForBothSides() {
        CommandRun run = race("4\nhelp\n3\nrun\n\n2\n3\nrun\n", "--first");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out().replaceAll("(?m)value .*$", "value ...")).isEqualTo("""
                You are x. Type a move or a roll, or help, hint, undo, quit.

                  race 00x-

                Roll for x: 4
                '4' is not a roll; allowed: 1, 2, 3.
                Roll for x: help
                Rolls: 1 2 3
                help   prints this, as does ?
                hint   tells what the engine would play in your place
                undo   takes your last roll or move back, and what followed it
                quit   leaves the game
                Roll for x: 3

                  race 00x3

                Your move (x): run
                Roll for o:\s
                Roll for o: 2
                Engine (o): run
                  value ...
                Roll for x: 3

                  race 32x3

                Your move (x): run

                  race 62o-

                You win.
                """);
    }

    @Test
    void throwsAreTakenBackOneByOne() {
        String out = race("3\nrun\n2\nundo\n3\nundo\nundo\nundo\nundo\n1\nquit\n", "--first")
                .out();
        assertThat(out.lines().filter(line -> line.matches("(Roll|Your|There|The|Engine).*")))
                .containsExactly(
                        "Roll for x: 3",
                        "Your move (x): run",
                        "Roll for o: 2",
                        "Engine (o): run",
                        "Roll for x: undo",
                        "Roll for o: 3",
                        "Engine (o): run",
                        "Roll for x: undo",
                        "Roll for o: undo",
                        "Your move (x): undo",
                        "Roll for x: undo",
                        "There is no roll or move of yours to take back.",
                        "Roll for x: 1",
                        "Your move (x): quit",
                        "The game is left unfinished.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit\n", ""})
    void theGameMayEndAtAThrow(String input) {
        CommandRun run = race(input, "--second");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("You are o.", "Roll for x: ").endsWith("\nThe game is left unfinished.\n");
    }

    @Test
    void playsEinStein() {
        CommandRun run = CommandRun.withInput(
                "1\nd2-e1\n", "play", "einstein", "--dice", "ask", "--first", "--position", "5/1e3/5/3A1/5 r -");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("""
                Your move (red): d2-e1

                  5 .  .  .  .  .
                  4 .  B5 .  .  .
                  3 .  .  .  .  .
                  2 .  .  .  .  .
                  1 .  .  .  .  R1
                    a  b  c  d  e
                  red has won

                You win.
                """);
    }

    @Test
    void playsConnectFour() {
        CommandRun run = CommandRun.withInput(
                "12\n", "play", "connectfour:rows=4,columns=12", "--first", "--position", "9,1,10,1,11,1");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("""
                Your move (x): 12

                   .  .  .  .  .  .  .  .  .  .  .  .
                   o  .  .  .  .  .  .  .  .  .  .  .
                   o  .  .  .  .  .  .  .  .  .  .  .
                   o  .  .  .  .  .  .  .  x  x  x (x)
                   1  2  3  4  5  6  7  8  9 10 11 12

                You win.
                """);
    }

    @Test
    void aGameForOneEndsWithItsPayoff() {
        CommandRun run = CommandRun.withInput("pay1\n", "play", "solo", "--first");
        assertThat(run.out()).endsWith("paid1\n\nThe game is over: 1.0.\n");
    }

    @Test
    void theLastMoveIsMarkedInColoursOrBrackets() {
        String[] play = "play tictactoe --first --iterations 200 --seed 1".split(" ");
        String colours = CommandRun.on(new TestScreen(false, true, 0, null, true), "b2\nquit\n", play)
                .out();
        assertThat(colours.split("\u001b\\[7mo\u001b\\[27m", -1))
                .as("the engine's one stone, in the diagram after it")
                .hasSize(2);
        assertThat(colours).doesNotContain("\u001b[7mx");
        String plain = CommandRun.withInput("b2\nquit\n", play).out();
        assertThat(plain).isEqualTo(colours.replaceAll(" \u001b\\[7mo\u001b\\[27m ?", "(o)"));
    }
}
