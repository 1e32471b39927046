package io.mcts.games.einstein.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.EinSteinOpening;
import io.mcts.games.einstein.SetUp;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EinSteinRecordTest {

    private static final String EXAMPLE = """
            #[WTN][TeamA R][TeamB B][先手胜][2019.08.04 14:00 北京][2019 CCGC];
            R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3
            B:E3-3;D2-5;E2-1;C1-4;D1-2;E1-6
            1:4;(R4,D4)
            2:1;(B1,D3)
            """;

    @Test
    void theExampleIsReadAsItStands() {
        EinSteinRecord record = EinSteinRecord.parse(EXAMPLE);

        assertThat(record.header()).isEqualTo(new RecordHeader("TeamA", "TeamB", "2019.08.04 14:00 北京", "2019 CCGC"));
        assertThat(record.opening())
                .isEqualTo(new EinSteinOpening(SetUp.of("624153"), SetUp.of("351426"), EinStein.RED));
        assertThat(record.moves()).hasToString("[4, c5-d4, 1, e2-d3]");
        assertThat(record.winner()).hasValue(EinStein.RED);
        assertThat(record.states())
                .extracting(EinStein::toString)
                .containsExactly(
                        "FBD2/AE3/C3c/3ea/2dbf r -",
                        "FBD2/AE3/C3c/3ea/2dbf r 4",
                        "FB3/AE1D1/C3c/3ea/2dbf b -",
                        "FB3/AE1D1/C3c/3ea/2dbf b 1",
                        "FB3/AE1D1/C2ac/3e1/2dbf r -");
    }

    @Test
    void theExampleIsWrittenAsItWasRead() {
        assertThat(EinSteinRecord.parse(EXAMPLE).format()).isEqualTo(EXAMPLE);
        assertThat(EinSteinRecord.parse(EXAMPLE)).hasToString(EXAMPLE);
    }

    @Test
    void otherWritersHabitsAreUnderstood() {
        String text = """
                \uFEFF#[ TeamA r ][TeamB  b][ 先手胜 ][2019.08.04 14:00 北京][2019 CCGC]

                B: E1-6; D1-2; C1-4; E2-1; D2-5; E3-3;
                R:A4-1;B5-2;A3-3;C5-4;B4-5;A5-6

                1:4;(r4,d4)
                2:1;(B1,D3);""";
        EinSteinRecord record = EinSteinRecord.parse(text.replace("\n", "\r\n"));

        assertThat(record).isEqualTo(EinSteinRecord.parse(EXAMPLE));
    }

    @Test
    void blueMayBegin() {
        EinSteinRecord record = EinSteinRecord.parse(EXAMPLE.replace("TeamA R", "TeamA B")
                .replace("TeamB B", "TeamB R")
                .replace("1:4;(R4,D4)\n2:1;(B1,D3)\n", "1:1;(B1,D3)\n"));

        assertThat(record.opening().firstPlayer()).isEqualTo(EinStein.BLUE);
        assertThat(record.winner()).hasValue(EinStein.BLUE);
        assertThat(EinSteinRecord.parse(record.format())).isEqualTo(record);
    }

    @ParameterizedTest
    @CsvSource({"先手胜, 0", "后手胜, 1", "'', -1"})
    void theResultIsThatOfTheFirstOrTheSecond(String result, int winner) {
        EinSteinRecord record = EinSteinRecord.parse(EXAMPLE.replace("先手胜", result));

        assertThat(record.winner().orElse(-1)).isEqualTo(winner);
        assertThat(record.format()).contains("[" + result + "]");
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "GB2312", "GB18030"})
    void bytesAreReadInBothCharsets(String charset) {
        assertThat(EinSteinRecord.parse(EXAMPLE.getBytes(Charset.forName(charset))))
                .isEqualTo(EinSteinRecord.parse(EXAMPLE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2:1;(B1,D3)|2:1;(B2,D2)|line 5 of the game record: stone B2 may not move with a roll of 1",
                "2:1;(B1,D3)|2:1;(B1,C2)|line 5 of the game record: stone B1 cannot reach C2",
                "2:1;(B1,D3)|2:1;(B1,E1)|line 5 of the game record: stone B1 cannot reach E1",
                "2:1;(B1,D3)|2:1;(R1,B4)|line 5 of the game record: it is the turn of B, not of R",
                "2:1;(B1,D3)|3:1;(B1,D3)|line 5 of the game record: the number of the move is 3; it should be 2",
                "2:1;(B1,D3)|2:7;(B1,D3)|line 5 of the game record: '2:7;(B1,D3)' is not a move; it should read",
                "2:1;(B1,D3)|2:1;(B1,F3)|line 5 of the game record: '2:1;(B1,F3)' is not a move; it should read",
                "R:A5-6|G:A5-6|line 2 of the game record: 'G:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3' is not a set-up",
                "R:A5-6|R:A6-6|line 2 of the game record: 'A6-6' is not a stone of a set-up",
                "R:A5-6|R:D5-6|line 2 of the game record: D5 is no start cell of red",
                "R:A5-6;B5|R:A5-6;A5|line 2 of the game record: two stones stand on A5",
                "R:A5-6|R:A5-2|line 2 of the game record: the set-up has not each of the stones 1 to 6 on a cell of its own",
                "R:A5-6;|R:|line 2 of the game record: the set-up has not each of the stones 1 to 6 on a cell of its own",
                "B:E3|R:A3|line 3 of the game record: this is a second set-up of R",
                "#[|[|line 1 of the game record: the header is",
                "[2019 CCGC]||line 1 of the game record: the header is '#[WTN][TeamA R][TeamB B][先手胜][2019.08.04 14:00",
                "TeamA R|TeamA|line 1 of the game record: the header is '#[WTN][TeamA]",
                "TeamA R|TeamA B|line 1 of the game record: both teams have the same colour",
                "先手胜|和棋|line 1 of the game record: the header is '#[WTN][TeamA R][TeamB B][和棋]"
            })
    void anErrorNamesItsLine(String part, String wrong, String message) {
        String text = EXAMPLE.replace(part, wrong == null ? "" : wrong);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinRecord.parse(text))
                .withMessageStartingWith(message);
    }

    @Test
    void aStoneThatIsGoneCannotMove() {
        String text = EXAMPLE.replace("1:4;(R4,D4)\n2:1;(B1,D3)\n", "1:2;(R2,C5)\n2:1;(B1,D3)\n3:4;(R4,D5)\n");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinRecord.parse(text))
                .withMessageStartingWith("line 6 of the game record: stone R4 has been taken; the position is ");
    }

    @Test
    void aRecordThatEndsTooEarlyIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> EinSteinRecord.parse(EXAMPLE.lines().findFirst().orElseThrow() + "\n\n"))
                .withMessage("the game record ends after line 2, where a set-up should follow");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinRecord.parse(""))
                .withMessage("the game record ends after line 0, where the header should follow");
    }

    @Test
    void everyRandomGameIsReadBack() {
        Random random = new Random(1);
        for (int game = 0; game < 200; game++) {
            EinSteinRecord record = randomGame(random);
            assertThat(EinSteinRecord.parse(record.format())).isEqualTo(record);
            assertThat(EinSteinRecord.parse(record.format().getBytes(UTF_8))).isEqualTo(record);
            assertThat(record.states()).hasSize(record.moves().size() + 1);
        }
    }

    @Test
    void nothingFollowsTheEndOfTheGame() {
        EinSteinRecord record = randomGame(new Random(1));
        String text = record.format() + (record.moves().size() / 2 + 1) + ":1;(R1,A1)\n";

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinRecord.parse(text))
                .withMessageContaining("of the game record: the game is over in ");
    }

    @Test
    void theWinnerOnTheBoardIsTheWinner() {
        EinSteinRecord record = randomGame(new Random(1));
        int winner = record.winner().orElseThrow();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EinSteinRecord(
                        record.header(), record.opening(), record.moves(), OptionalInt.of(1 - winner)))
                .withMessageStartingWith("the winner is said to be ");
        String said = record.format().contains("先手胜") ? "先手胜" : "后手胜";
        String text = record.format().replace(said, said.equals("先手胜") ? "后手胜" : "先手胜");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinRecord.parse(text))
                .withMessageStartingWith("line 1 of the game record: the winner is said to be ");
    }

    @Test
    void movesThatCannotBePlayedAreRefused() {
        EinSteinRecord record = EinSteinRecord.parse(EXAMPLE);
        List<EinSteinMove> moves = record.moves();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EinSteinRecord(
                        record.header(), record.opening(), List.of(moves.get(0), moves.get(3)), record.winner()))
                .withMessageStartingWith("move 2, e2-d3, is illegal in FBD2/AE3/C3c/3ea/2dbf r 4; legal are ");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new EinSteinRecord(record.header(), record.opening(), moves.subList(0, 1), record.winner()))
                .withMessage("the record ends with a roll, 4; a step must follow");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EinSteinRecord(record.header(), record.opening(), moves, OptionalInt.of(2)))
                .withMessage("the winner is 0 (red) or 1 (blue), not 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EinSteinOpening(SetUp.of("123456"), SetUp.of("123456"), -1))
                .withMessage("the first player is 0 (red) or 1 (blue), not -1");
    }

    @Test
    void aTextThatWouldBreakTheRecordIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RecordHeader("A", "B [old]", "", ""))
                .withMessage(
                        "'B [old]' cannot be written in a game record: brackets and line breaks separate its parts");
    }

    private static EinSteinRecord randomGame(Random random) {
        EinSteinOpening opening = new EinSteinOpening(SetUp.random(random), SetUp.random(random), random.nextInt(2));
        List<EinSteinMove> moves = new ArrayList<>();
        EinStein state = opening.state();
        while (!state.isTerminal()) {
            EinSteinMove move = state.randomMove(random);
            moves.add(move);
            state.play(move);
        }
        return new EinSteinRecord(
                new RecordHeader("first team", "second", "here and now", "none"),
                opening,
                moves,
                OptionalInt.of(1 - state.nextPlayer()));
    }
}
