package io.mcts.engines.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.TestGames;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.SetUp;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Names;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UgiEngineTest {

    private static final String ERROR = "info string error: ";

    @Test
    void introducesItself() throws Exception {
        try (Conversation engine = new Conversation()) {
            List<String> answers = engine.answers("ugi");
            assertThat(answers.get(0)).matches("id name mcts( \\S+)?"); // with the version, if it is loaded from a jar
            assertThat(answers.subList(1, answers.size()))
                    .containsExactly(
                            "id author the authors of mcts",
                            "option name Game type string default tictactoe",
                            "option name Ponder type check default false",
                            "option name Spec type string default <empty>",
                            "option name Iterations type string default <empty>",
                            "option name Time type string default <empty>",
                            "option name Memory type string default <empty>",
                            "option name Memory-ceiling type string default <empty>",
                            "option name Threads type string default <empty>",
                            "option name Parallel type string default <empty>",
                            "option name Stop type string default <empty>",
                            "option name Seed type string default <empty>",
                            "option name Selection type string default <empty>",
                            "option name Root-selection type string default <empty>",
                            "option name Expansion type string default <empty>",
                            "option name Expansion-threshold type string default <empty>",
                            "option name Rollout type string default <empty>",
                            "option name Evaluator type string default <empty>",
                            "option name Batch type string default <empty>",
                            "option name Virtual-loss type string default <empty>",
                            "option name Heuristic type string default <empty>",
                            "option name Prior type string default <empty>",
                            "option name Root-noise type string default <empty>",
                            "option name Backup type string default <empty>",
                            "option name Tablebase type string default <empty>",
                            "option name Solver type string default <empty>",
                            "option name Transpositions type string default <empty>",
                            "option name Decision type string default <empty>",
                            "ugiok");
        }
    }

    @Test
    void everyOptionTakesItsDefault() throws Exception {
        try (Conversation engine = new Conversation("connectfour", "--seed", "1")) {
            String[] settings = engine.answers("ugi").stream()
                    .filter(line -> line.startsWith("option "))
                    .map(line -> line.replaceFirst(" type (string|check) default ", " value ")
                            .replaceFirst("option", "setoption"))
                    .toArray(String[]::new);
            assertThat(settings).contains("setoption name Seed value 1", "setoption name Selection value <empty>");
            assertThat(engine.answers(settings)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            go movetime 30                           -> 30
            go nodes 50                              -> 0
            go p1time 1000 p2time 5                  -> 20
            go p1time 100 p2time 0 p1inc 60 p2inc 0  -> 32
            go p1time 10                             -> 0
            go p1time 200 p2time 200 movestogo 4     -> 20
            go movestogo 1 p1time 80                 -> 50
            go movetime 0                            -> 0
            """)
    void searchesAsLongAsItIsTold(String go, long millis) throws Exception {
        try (Conversation engine = new Conversation("connectfour:rows=7")) {
            engine.answers("ugi", "position startpos moves 4 4");
            long start = System.nanoTime();
            engine.say(go);
            List<String> heard = engine.hearUntil("bestmove ");
            assertThat((System.nanoTime() - start) / 1_000_000).isGreaterThanOrEqualTo(millis);
            assertThat(heard.get(heard.size() - 2))
                    .matches("info depth \\d+ time \\d+ nodes \\d+ nps \\d+ score cp -?\\d+ pv( \\d)+");
            assertThat(heard.get(heard.size() - 1)).matches("bestmove [1-7]");
        }
    }

    @Test
    void searchesTheNodesAskedFor() throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.say("position fen xx.oo....", "go nodes 500");
            List<String> heard = engine.hearUntil("bestmove ");
            assertThat(heard.get(0)).contains(" nodes 500 ", " score cp 100 pv c3");
            assertThat(heard.get(1)).isEqualTo("bestmove c3");
        }
    }

    @Test
    void goAloneKeepsToTheLimitsOfItsSettings() throws Exception {
        try (Conversation engine = new Conversation("connectfour:rows=7", "--iterations", "300")) {
            engine.say("position startpos", "go");
            assertThat(engine.hearUntil("bestmove ").get(0)).contains(" nodes 300 ");
        }
    }

    @Test
    void eachMoveIsTriedOnceWhereNoTimeIsLeft() throws Exception {
        try (Conversation engine = new Conversation("connectfour")) {
            engine.say("position startpos moves 4 4 4 4 4 4 3 5", "go movetime 0");
            assertThat(engine.hearUntil("bestmove ").get(0)).contains(" nodes 6 ");
        }
    }

    @Test
    void stopsWhenTheMoveIsDecided() throws Exception {
        try (Conversation engine = new Conversation("tictactoe", "--stop", "decided", "--seed", "1")) {
            engine.say("position fen xx.oo....", "go nodes 5000");
            List<String> heard = engine.hearUntil("bestmove ");
            assertThat(heard.get(0)).containsPattern(" nodes [23]\\d{3} ");
            assertThat(heard.get(1)).isEqualTo("bestmove c3");
        }
    }

    @Test
    void scoresAreThoseOfThePlayerToMove() throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.say("position fen xx.oo.x..", "go nodes 500");
            assertThat(engine.hearUntil("bestmove ").get(1)).isEqualTo("bestmove c2");
            engine.say("position fen xo.ox....", "go nodes 2000");
            assertThat(engine.hearUntil("bestmove ").get(0))
                    .contains(" score cp ")
                    .doesNotContain("cp -");
        }
        assertThat(Session.centipoints(0)).isEqualTo(-100);
        assertThat(Session.centipoints(0.5)).isZero();
        assertThat(Session.centipoints(0.757)).isEqualTo(51);
    }

    @Test
    void informsWhileItSearches() throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.say("position startpos", "go infinite");
            assertThat(engine.hear()).startsWith("info depth ");
            assertThat(engine.hear()).startsWith("info depth ");
            engine.say("stop");
            assertThat(engine.hearUntil("bestmove ")).last().asString().matches("bestmove [abc][123]");
        }
    }

    /** The depth to which a search of ten iterations knows its line that goes on from one of ten, after a pause. */
    private static int depthAfterPause(boolean ponders, int millis) throws Exception {
        try (Conversation engine = new Conversation("connectfour", "--spec", "uct", "--seed", "1")) {
            engine.answers("setoption name Ponder value " + ponders, "position startpos");
            engine.say("go nodes 10");
            String best = engine.hearUntil("bestmove ").get(1).substring("bestmove ".length());
            Thread.sleep(millis);
            engine.say("position startpos moves " + best + " 4", "go nodes 10");
            String info = engine.hearUntil("bestmove ").get(0);
            assertThat(engine.answers("stop", "query gameover")).containsExactly("response false");
            engine.say("go nodes 10");
            assertThat(engine.hearUntil("bestmove ")).hasSize(2);
            return info.substring(info.indexOf(" pv ")).split(" ", -1).length - 2;
        }
    }

    /** Only with pondering a pause makes the tree greater; if it is not long enough on this machine, a longer one is. */
    @Test
    void pondersBetweenItsAnswers() throws Exception {
        assertThat(depthAfterPause(false, 100)).isLessThanOrEqualTo(3);
        int millis = 100;
        while (depthAfterPause(true, millis) <= 3) {
            millis *= 2;
        }
    }

    private static Stream<Thread> searches() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("ugi-search"));
    }

    @Test
    void anInfiniteSearchWaitsForTheStopEvenIfItIsDone() throws Exception {
        try (Conversation engine = new Conversation("tictactoe", "--iterations", "10")) {
            engine.say("position startpos", "go infinite");
            assertThat(engine.answers()).isEmpty();
            while (searches().noneMatch(thread -> thread.getState() == Thread.State.WAITING)) {
                Thread.onSpinWait();
            }
            assertThat(engine.unheard()).isEmpty();
            engine.say("stop");
            assertThat(engine.hear()).contains(" nodes 10 ");
            assertThat(engine.hear()).startsWith("bestmove ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ugi",
                "uginewgame",
                "position startpos",
                "go infinite",
                "go movetime 1",
                "query result",
                "setoption name Seed value 1"
            })
    void duringASearchOnlyStopAndSignsOfLifeAreAnswered(String line) throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.answers("position startpos moves b2", "stop");
            engine.say("go infinite");
            assertThat(engine.answers(line))
                    .filteredOn(answer -> !answer.startsWith("info depth"))
                    .containsExactly(
                            ERROR + "'" + line + "' comes during a search; allowed there: isready, stop, quit");
            engine.say("stop");
            engine.hearUntil("bestmove ");
            assertThat(engine.answers("query p1turn")).containsExactly("response false");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            tictactoe -> position startpos                                -> true  -> none  -> false
            tictactoe -> position startpos moves a1                       -> false -> none  -> false
            tictactoe -> position fen x...o.... moves                     -> true  -> none  -> false
            tictactoe -> position fen xxxoo....                           -> false -> p1win -> true
            tictactoe -> position startpos moves a1 a3 b1 b3 c2 c3        -> false -> p2win -> true
            tictactoe -> position fen xoxxoxoxo                           -> false -> draw  -> true
            connectfour -> position fen 4453                              -> true  -> none  -> false
            connectfour -> position fen 445 moves 3                       -> true  -> none  -> false
            connectfour:rows=4,columns=4 -> position fen ..../..../..../x... o -> false -> none -> false
            connectfour:rows=4,columns=4 -> position  fen  ..../..../..../x...  o  moves  4 -> true -> none -> false
            dicerace  -> position startpos                                -> false -> none  -> false
            dicerace  -> position startpos moves 3                        -> true  -> none  -> false
            dicerace  -> position startpos moves 3 run 1 walk 3 run       -> false -> p1win -> true
            einstein  -> position fen A1C2/1E3/2Bd1/F1a1c/2e1f r 4        -> true  -> none  -> false
            einstein  -> position fen A1C2/1E3/2Bd1/F1a1c/2e1f r 4 moves c5-d4 -> false -> none -> false
            einstein  -> position fen A1C2/1E3/2Bd1/F1a1c/2e1f r - moves 4 c5-d4 1 -> false -> none -> false
            einstein  -> position fen 5/5/2e2/3A1/5 r 1 moves d2-e1       -> false -> p1win -> true
            einstein:red=123456:first=blue -> position startpos           -> false -> none  -> false
            einstein:red=412356 -> position startpos moves 4 a5-b5 3      -> false -> none  -> false
            einstein:red=412356,blue=123456 -> position startpos moves 4 a5-b5 3 e2-d3 1 -> true -> none -> false
            solo      -> position startpos moves pay1                     -> false -> p1win -> true
            """)
    void answersQuestionsAboutThePosition(String game, String position, String turn, String result, String isOver)
            throws Exception {
        try (Conversation engine = new Conversation(game)) {
            assertThat(engine.answers(position, "query p1turn", "query result", "query gameover"))
                    .containsExactly("response " + turn, "response " + result, "response " + isOver);
        }
    }

    /** What comes after the arrow is the whole error; the position is the beginning of tic-tac-toe. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            hello                          -> 'hello' is not a command; allowed: ugi, isready, uginewgame, setoption, position, go, stop, query, quit
            UGI                            -> 'UGI' is not a command; allowed: ugi, isready, uginewgame, setoption, position, go, stop, query, quit
            ugi now                        -> 'ugi now': nothing comes after 'ugi'
            quit now                       -> 'quit now': nothing comes after 'quit'
            setoption                      -> 'setoption ' is incomplete; write setoption name <name> value <value>
            setoption name Seed            -> 'setoption name Seed' is incomplete; write setoption name <name> value <value>
            setoption name Hash value 64   -> 'Hash' is not an option; allowed: Game, Ponder, Spec, Iterations, Time, Memory, Memory-ceiling, Threads, Parallel, Stop, Seed, Selection, Root-selection, Expansion, Expansion-threshold, Rollout, Evaluator, Batch, Virtual-loss, Heuristic, Prior, Root-noise, Backup, Tablebase, Solver, Transpositions, Decision
            setoption name Game value chess -> 'chess' is not a game; allowed: {games}
            setoption name Seed value one  -> seed: 'one' is not a whole number such as 10000
            setoption name Rollout value smart -> rollout: 'smart' is not a rollout policy; allowed: {rollouts}
            position                       -> 'position ' names no position; write position startpos|fen <position> [moves <move> ...]
            position fen                   -> 'position fen' names no position; write position startpos|fen <position> [moves <move> ...]
            position fen moves a1          -> 'position fen moves a1' names no position; write position startpos|fen <position> [moves <move> ...]
            position startpos a1           -> 'position startpos a1' names no position; write position startpos|fen <position> [moves <move> ...]
            position startpos moves a1 d1  -> 'd1' is not a legal move in ......x..; legal are [a3, b3, c3, a2, b2, c2, b1, c1]
            position fen x                 -> 'x' is not a position of tic-tac-toe: it has 1 characters; a position is nine characters, row by row from the top: 'x', 'o' or '.'
            go depth 3                     -> 'go depth 3' is not a limit of the search; allowed is nothing, or one of movetime <milliseconds>, nodes <number>, infinite, p1time <milliseconds> p2time <milliseconds> [p1inc ...]
            go movetime                    -> 'go movetime' is not a limit of the search; allowed is nothing, or one of movetime <milliseconds>, nodes <number>, infinite, p1time <milliseconds> p2time <milliseconds> [p1inc ...]
            go movetime soon               -> 'soon' is not a whole number of 0 or more
            go nodes -1                    -> '-1' is not a whole number of 0 or more
            go p1time                      -> 'p1time' is not a clock with its time; give p1time, p1inc, p2time or p2inc with milliseconds, or movestogo with a number
            go p1time 100 movetime 5       -> 'movetime' is not a clock with its time; give p1time, p1inc, p2time or p2inc with milliseconds, or movestogo with a number
            go p1time 100 movestogo        -> 'movestogo' is not a clock with its time; give p1time, p1inc, p2time or p2inc with milliseconds, or movestogo with a number
            go p1time 100 movestogo 0      -> '0' is not a number of moves to go, which is 1 or more
            setoption name Stop value soon -> stop: 'soon' is not a reason to stop; allowed: none, decided, standard-error
            go p2time 100                  -> go lacks the time of the player to move; give p1time <milliseconds>
            setoption name Ponder value maybe -> Ponder is true or false, not 'maybe'
            query                          -> 'query' is not a question; allowed: query p1turn, result, gameover
            query p2turn                   -> 'query p2turn' is not a question; allowed: query p1turn, result, gameover
            """)
    void whatHasNoMeaningIsRefusedAndChangesNothing(String line, String message) throws Exception {
        try (Conversation engine = new Conversation()) {
            engine.answers("position startpos moves b2 a1");
            assertThat(engine.answers(line))
                    .containsExactly(ERROR
                            + Names.expand(message)
                                    .replace(
                                            "{games}",
                                            Games.visible(TestGames.CATALOG).names()));
            assertThat(engine.answers("query gameover", "query p1turn"))
                    .containsExactly("response false", "response true");
            engine.say("position startpos", "go nodes 10");
            assertThat(engine.hearUntil("bestmove ")).noneMatch(answer -> answer.startsWith(ERROR));
        }
    }

    @Test
    void withoutAPositionThereIsNothingToSearch() throws Exception {
        String error = ERROR + "there is no position yet; send position startpos|fen <position> first";
        try (Conversation engine = new Conversation()) {
            assertThat(engine.answers("go nodes 1", "query result")).containsExactly(error, error);
            assertThat(engine.answers("position startpos", "uginewgame", "go nodes 1"))
                    .containsExactly(error);
            assertThat(engine.answers("position startpos", "setoption name Game value solo", "go nodes 1"))
                    .containsExactly(error);
        }
    }

    @Test
    void withoutAMoveToChooseThereIsNothingToSearch() throws Exception {
        try (Conversation engine = new Conversation()) {
            assertThat(engine.answers("position fen xxxoo....", "go movetime 10"))
                    .containsExactly(
                            ERROR + "the game is over in 'xxxoo....'; give a position in which a move is left");
            assertThat(engine.answers("setoption name Game value dicerace", "position startpos", "go movetime 10"))
                    .containsExactly(
                            ERROR
                                    + "chance is to move in '00x-'; give a position with a player to move: the roll is one of the moves before it");
            engine.say("position startpos moves 3", "go nodes 100");
            assertThat(engine.hearUntil("bestmove ")).last().asString().isIn("bestmove run", "bestmove walk");
        }
    }

    @Test
    void searchesAfterAThrow() throws Exception {
        try (Conversation engine = new Conversation("einstein")) {
            engine.say("position fen A1C2/1E3/2Bd1/F1a1c/2e1f r 4", "go nodes 500");
            List<String> heard = engine.hearUntil("bestmove ");
            String best = heard.get(1).substring("bestmove ".length());
            assertThat(best).isIn("c5-d5", "c5-c4", "c5-d4", "b4-c4", "b4-b3", "b4-c3");
            assertThat(heard.get(0)).contains(" nodes 500 ").endsWith(" pv " + best);
            assertThat(engine.answers("position fen A1C2/1E3/2Bd1/F1a1c/2e1f r -", "go nodes 500"))
                    .containsExactly(
                            ERROR
                                    + "chance is to move in 'A1C2/1E3/2Bd1/F1a1c/2e1f r -'; give a position with a player to move: the roll is one of the moves before it");
        }
    }

    @Test
    void playsAGameWithDiceToItsEnd() throws Exception {
        RandomGenerator dice = Xoroshiro128PlusPlus.of(1);
        EinStein state = EinStein.of(SetUp.of("412356"), SetUp.of("123456"), EinStein.BLUE);
        StringBuilder line = new StringBuilder("position startpos moves");
        try (Conversation engine = new Conversation("einstein:red=412356,blue=123456,first=blue")) {
            while (!state.isTerminal()) {
                EinSteinMove thrown = state.randomMove(dice);
                state.play(thrown);
                engine.say(line.append(' ').append(thrown).toString(), "go nodes 50");
                List<String> heard = engine.hearUntil("bestmove ");
                assertThat(heard).hasSize(2);
                String move = heard.get(1).substring("bestmove ".length());
                state.play(EinStein.NOTATION.parseMove(state, move));
                line.append(' ').append(move);
            }
            assertThat(engine.answers(line.toString(), "query result"))
                    .containsExactly("response " + (state.payoff(EinStein.RED) > 0 ? "p1win" : "p2win"));
        }
    }

    @Test
    void aGameThatFailsIsToldAndTheConversationGoesOn() throws Exception {
        try (Conversation engine = new Conversation("broken")) {
            assertThat(engine.answers("ugi")).last().isEqualTo("ugiok");
            engine.say("position startpos", "go nodes 10");
            assertThat(engine.hear())
                    .isEqualTo(ERROR + "it does not move. Played from the root, Stuck[]: [Push[index=0]]");
            assertThat(engine.answers()).isEmpty();
        }
    }

    @Test
    void changesTheGameAndTheSearch() throws Exception {
        try (Conversation engine = new Conversation()) {
            assertThat(engine.answers(
                            "setoption name Game value connectfour:rows=4,columns=5,blocked=3-0",
                            "setoption name rollout value decisive",
                            "setoption name Expansion value decisive",
                            "position startpos moves 1",
                            "setoption name Seed value 1",
                            "query p1turn"))
                    .containsExactly("response false");
            engine.say("go nodes 300");
            List<String> first = engine.hearUntil("bestmove ");
            engine.say("uginewgame", "position startpos moves 1", "go nodes 300");
            assertThat(withoutTime(engine.hearUntil("bestmove "))).isEqualTo(withoutTime(first));
        }
    }

    private static String withoutTime(List<String> answer) {
        return answer.stream()
                .map(line -> line.replaceAll("time \\d+|nps \\d+", ""))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void quitEndsASearchAtOnce() throws Exception {
        Conversation engine = new Conversation();
        engine.answers("position startpos", "go movetime 600000");
        engine.say("quit");
        engine.awaitEnd();
        assertThat(engine.unheard()).noneMatch(line -> line.startsWith("bestmove"));
        for (Thread thread : searches().toList()) {
            thread.join(); // for ever if it goes on
        }
    }

    @Test
    void theEndOfTheInputIsAQuit() throws Exception {
        Conversation engine = new Conversation();
        engine.say("", "position startpos", "go infinite");
        engine.close();
        assertThat(engine.unheard()).noneMatch(line -> line.startsWith("bestmove"));
    }
}
