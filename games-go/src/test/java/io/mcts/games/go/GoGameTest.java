package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class GoGameTest {

    @Test
    void theMainLineOfAFileIsRead() {
        GoGame game = GoGame.ofSgf("""
                (;FF[4] GM[1]SZ[9]KM[6.5] PB[A \\] B] AB[cc][gg]
                ;W[ee]C[first \\\\ and
                last](;B[];W[tt];B[ia](;W[ai]))(;B[dd]))
                """);
        assertThat(game.rules()).isEqualTo(new GoRules(9, 6.5));
        assertThat(game.turns())
                .extracting(turn -> turn.player() + " " + turn.move())
                .containsExactly("1 E5", "0 pass", "1 pass", "0 J9", "1 A1");
        assertThat(game.setUp()).isEqualTo(GoSetUp.handicap(List.of(GoMove.at(2, 6), GoMove.at(6, 2))));
        assertThat(game.turns().get(0).comment()).isEqualTo("first \\ and\nlast");
        assertThat(game.header().black()).isEqualTo("A ] B");
        assertThat(game.position(0).stone(4, 4)).isEqualTo(1);
    }

    /** What these rules cannot show as moves is a beginning; what is left out is said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[9];B[ee] | E5 | The file is cut off",
                "(;SZ[9];B[ee];W[c | E5 | The file is cut off",
                "(;SZ[9]AB[]AW[];B[ee]) | E5 | A property AB without a point",
                "(;SZ[9]KO;B[ee]) | E5 | The property KO, which has no value",
                "(;SZ[9]KM[6,5];B[ee]) | E5 | The komi '6,5' was read as 6.5.",
                "(;SZ[9]KM[none];B[ee]) | E5 | The komi 'none' was read as 0.0.",
                "(;SZ[9]KM[6.5 points];B[ee]) | E5 | The komi '6.5 points' was read as 6.5.",
                "(;SZ[9]KM[3.75];B[ee]) | E5 | The komi '3.75' was read as 7.5.",
                "(;SZ[9];B[ee];W[cc];AE[ee]AB[dd]PL[W];W[ef]) | black=D6 white=C7 next=white E4 | from move 3 on, before which stones are",
                "(;SZ[9];B[ee];AW[cc];W[ef]) | black=E5 white=C7 next=white E4 | from move 2 on, before which stones are",
                "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc]PL[B];B[cb];W[bb];B[cb];W[ee]) | black=A4,B5,B3 white=B4,D4,C3,C5 C4 E1 | from move 3 on, which repeats a position",
                "(;SZ[5]AW[ba][bb][ac]AB[ab]PL[B];B[aa];W[ee]) | white=B5,B4,A3 next=white E1 | after move 1, which is suicide",
                "(;SZ[5];B[aa](;W[bb])(;W[cc | A5 B4 | Variations of the file that do not end were left out",
                "(;SZ[5];B[aa](;W[bb])) (;SZ[9]) | A5 B4 | The other games of the file were left out"
            })
    void whatIsNotShownIsSaid(String text, String position, String note) {
        GoGame game = GoGame.ofSgf(text);
        assertThat(sorted(game.position(game.nextPlayer()).toString())).isEqualTo(sorted(position));
        assertThat(game.header().comment()).contains(note);
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
    }

    /** Variations, marks and what only another program knows are as they were in a file that is written again. */
    @Test
    void whatIsNotShownIsWrittenAgain() {
        String text =
                "(;GM[1]FF[3]RU[Japanese]SZ[9]DT[2020]TM[600]C[start](;C[a\\]]B[ee]BL[9](;W[cc]LB[ee:a]\n[cc:b\\]];B[dd])\n"
                        + "(;W[gg]C[(\\]](;B[aa])(;B[bb])))(;B[cc](;W[aa])(;W[bb])))";
        GoGame game = GoGame.ofSgf(text);
        assertThat(game.toSgf()).isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[mcts]RU[Japanese]SZ[9]KM[7.5]C[start]DT[2020]TM[600]
                (
                ;B[ee]C[a\\]]BL[9]
                (
                ;W[cc]LB[ee:a]
                [cc:b\\]]
                ;B[dd])
                (;W[gg]C[(\\]](;B[aa])(;B[bb])))
                (;B[cc](;W[aa])(;W[bb])))
                """);
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
        GoGame.Turn other = new GoGame.Turn(1, GoMove.at(0, 0), "");
        assertThat(game.first(1).toSgf())
                .as("nothing follows")
                .doesNotContain("gg")
                .endsWith(")\n(;B[cc](;W[aa])(;W[bb])))\n");
        assertThat(game.first(1).with(other).toSgf())
                .contains("(\n;W[ai])\n(;W[gg]")
                .doesNotContain("LB");
    }

    /** Whole files in the manner of twelve programs, with the board that GNU Go 3.8 shows at their ends. */
    @ParameterizedTest
    @CsvFileSource(resources = "sgf/boards.txt", delimiter = '|')
    void theBoardIsThatOfGnuGo(String file, int lines, String black, String white, String next) throws IOException {
        GoGame game;
        try (InputStream in = GoGameTest.class.getResourceAsStream("sgf/" + file)) {
            game = GoGame.ofSgf(in.readAllBytes());
        }
        assertThat(game.rules().lines()).isEqualTo(lines);
        assertThat(stones(game, 0)).isEqualTo(black);
        assertThat(stones(game, 1)).isEqualTo(white);
        assertThat(game.nextPlayer()).isEqualTo(next.equals("black") ? 0 : 1);
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
    }

    private static String stones(GoGame game, int player) {
        Go state = game.position(game.nextPlayer());
        return game.rules()
                .points()
                .filter(point -> Objects.equals(state.stone(point.column(), point.row()), player))
                .map(GoMove::toString)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /** The stones of a position in order. */
    private static String sorted(String position) {
        return Arrays.stream(position.split(" ", -1))
                .map(word -> word.contains("=")
                        ? word.replaceAll("=.*", "=")
                                + Arrays.stream(word.replaceAll(".*=", "").split(",", -1))
                                        .sorted()
                                        .toList()
                        : word)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({"Japanese, true", "japanese, true", "Korean, true", "Chinese, false", "AGA, false"})
    void theRulesOfAFileCount(String rules, boolean countsTerritory) {
        GoGame game = GoGame.ofSgf("(;SZ[9]RU[" + rules + "];B[ee];W[])");
        assertThat(game.rules().countsTerritory()).isEqualTo(countsTerritory);
        assertThat(game.position(0).score()).isEqualTo((countsTerritory ? 80 : 81) - 7.5);
        assertThat(game.toSgf()).contains("RU[" + rules + "]");
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
    }

    /** Older files end a variation before the main line does. */
    @Test
    void nodesAfterAVariationAreKept() {
        GoGame game = GoGame.ofSgf("(;GM[1]SZ[9];B[ee](;W[cc];B[gg](;W[aa]));W[gc]C[a)];B[cg](;W[bb]))");
        assertThat(game.position(0)).hasToString("E5 C7 G3 A9");
        assertThat(game.toSgf()).contains("(;W[gc]C[a)];B[cg](;W[bb]))");
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
    }

    @Test
    void handicapsAndResignationsAreKept() {
        GoGame game = GoGame.ofSgf("(;GM[1]SZ[9]KM[0.5]HA[2];B[cc]C[one];B[gg]BL[9];W[ee];B[resign])");
        assertThat(game.position(0).score()).isEqualTo(2 - 1 - 2 - 0.5);
        assertThat(game.header().result()).isEqualTo("W+R");
        assertThat(game.toSgf()).contains("HA[2]AB[cc][gg]C[one]BL[9]");
        assertThat(GoGame.ofSgf("(;SZ[9]HA[4];B[ee];W[cc])").toSgf()).contains("HA[4]");
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        GoGame game = GoGame.of(new GoRules(13, 0.5))
                .with(new GoGame.Turn(0, GoMove.at(3, 3), ""))
                .with(new GoGame.Turn(1, GoMove.at(12, 0), "a [mark] \\ and more"))
                .with(new GoGame.Turn(0, GoMove.PASS, "0.5"));
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
        GoGame handicap = GoGame.of(GoRules.of(9), GoSetUp.handicap(List.of(GoMove.at(2, 2), GoMove.at(6, 6))))
                .with(new GoGame.Header("J\u00fcrgen", "[a\\b]", "W+R", "a\n\nb", GoGame.Rest.NONE))
                .with(new GoGame.Turn(1, GoMove.at(4, 4), ""));
        assertThat(handicap.toSgf()).contains("HA[2]AB[cg][gc]C[a\n\nb]\n;W[ee]");
        assertThat(GoGame.ofSgf(handicap.toSgf())).isEqualTo(handicap);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello               | letter 1: a game begins with '(;'",
                "(;GM[2])            | letter 8: GM[2]: game 1 is Go",
                "(;SZ[9];B[jj])      | letter 14: B[jj]: 'jj' is not a point of a board of 9 lines",
                "(;SZ[9];B[aa];W[aa])| letter 20: W[aa]: illegal move A9",
                "(;SZ[nine])         | letter 11: SZ[nine]",
                "(;B)                | letter 4: B has no value",
                "(;SZ[19:9];B[aa])   | letter 11: SZ[19:9]: the board must be a square of 2 to 19 lines",
                "(;SZ[9]AB[aa]AW[ab][ba])| the stone set up on A9 has no liberty",
                "(;B[aa]!)           | letter 8: '!' is not expected",
            })
    void whatIsNoGameIsRefused(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GoGame.ofSgf(text.getBytes(StandardCharsets.UTF_8)))
                .withMessageContaining(reason);
    }

    @Test
    void passesBetweenStonesOfOnePlayerAreSupplied() {
        GoGame game = GoGame.of(GoRules.of(5))
                .with(new GoGame.Turn(0, GoMove.at(0, 0), ""))
                .with(new GoGame.Turn(1, GoMove.PASS, ""));
        assertThat(game.position(0)).hasToString("A1 pass");
        assertThat(game.position(1)).hasToString("A1");
        assertThat(game.with(new GoGame.Turn(0, GoMove.PASS, "")).position(1).isTerminal())
                .isFalse();
        assertThat(game.nextPlayer()).isZero();
        assertThat(game.first(1).turns()).hasSize(1);
        assertThat(GoMove.parse("a1", 5)).isSameAs(GoMove.at(0, 0));
        assertThat(List.of(GoMove.parse("T19", 19), GoMove.parse("Pass", 19)))
                .containsExactly(GoMove.at(18, 18), GoMove.PASS);
    }

    /** As programs write: CGoban, handwritten FF[1], MultiGo, Fox, Sabaki, GoGui, KaTrain, Pachi and others. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]RU[Japanese]SZ[9]KM[6.50]PW[a]PB[b];B[ee];W[cc]) | E5 C7 | 6.5",
                "(;FileFormat[1]GaMe[1]SiZe[9]KoMi[-1.5]Black[ff];White[gd];Black[fd]) | F4 G6 F6 | -1.5",
                "(;GaMe[1]SiZe[9]Komi[6.5];B[ee];W[ed]) | E5 E6 | 6.5",
                "(;size[9];b[ee];w[cc]) | E5 C7 | 7.5",
                "(;GM[1]FF[4]SZ[9]KM[375]HA[0]RU[Chinese];B[ee];W[cc]) | E5 C7 | 7.5",
                "(;GM[1]FF[4]SZ[9]KM[650]RU[Japanese];B[ee]) | E5 | 6.5",
                "(;GM[1]FF[4]SZ[9]KM[3.75]RU[Chinese];B[ee]) | E5 | 7.5",
                "(;GM[1]FF[4]SZ[9]KM[];B[ee]) | E5 | 7.5",
                "(;GM[1]SZ[9]KM[6.25];B[ee]) | E5 | 6.25",
                "(;GM[]SZ[9]XY2[a];B[ee]) | E5 | 7.5",
                "(;GM[1]SZ[9]KM[7];B[ee];W[cc];AB[gg];W[gc];B[cg]) | black=E5,G3 white=C7 next=white G7 C3 | 7.0",
                "(;GM[1]SZ[9]HA[2];B[cc];B[gg];W[ee];B[]) | black=C7,G3 next=white E5 pass | 7.5",
                "(;GM[1]SZ[9]HA[2];B[cc];W[gg];B[ee]) | C7 G3 E5 | 7.5",
                "(;B[ee];W[cc]SZ[9]) | E5 C7 | 7.5",
                "(;GM[1]FF[4]AB[cc]SZ[9]PL[W];W[ee]) | black=C7 next=white E5 | 7.5",
                "(;SZ[9:9];B[ee]) | E5 | 7.5",
                "(;GM[1]FF[4]SZ[9]AB[cc:dd]AW[gg:gh]) | black=C6,D6,C7,D7 white=G2,G3 | 7.5",
                "(;GM[1]FF[4]SZ[9]KM[6.5]HA[2]AB[gc][cg];W[ee];B[ec];W[cc]) | black=G7,C3 next=white E5 E7 C7 | 6.5",
                "(;GM[1]FF[4]SZ[9]HA[2]AB[gc][cg]) | black=G7,C3 next=white | 7.5",
                "(;GM[1]FF[4]SZ[9]AB[gc][cg][ee]AW[cc]PL[W]) | black=G7,C3,E5 white=C7 next=white | 7.5",
                "(;GM[1]FF[4]SZ[9]AB[gc][ee]AE[ee]PL[B];B[aa]) | black=G7 A9 | 7.5",
                "(;SZ[9]AB[aa][ab];B[cc]) | black=A9,A8 C7 | 7.5",
                "(;SZ[9]PL[2];W[ee]) | next=white E5 | 7.5",
                "a mail with a game: ( ;SZ[9];B[ee];W[tt]) bye | E5 pass | 7.5",
                "(;GM[1]SZ[9];B[ee];W[];B[cc]) | E5 pass C7 | 7.5",
                "(;SZ[9]LB[ee:a]TR[cc]VW[aa:ii]TM[600]OT[5x30 byo-yomi];B[ee]BL[595.2]OB[5];W[cc]WL[590]) | E5 C7 | 7.5",
            })
    void filesOfOtherPrograms(String text, String position, double komi) {
        GoGame game = GoGame.ofSgf("\ufeff" + text);
        assertThat(game.position(game.nextPlayer())).hasToString(position);
        assertThat(game.rules().komi()).isEqualTo(komi);
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
        Go state = game.position(game.nextPlayer());
        assertThat(Go.notation(game.rules()).parse(state.toString())).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({
        "GB18030,\u7530\u4e2d",
        "Big5,\u7530\u4e2d",
        "Shift_JIS,\u7530\u4e2d",
        "GB,\u7530\u4e2d",
        "ISO-8859-1,J\u00fcrgen",
        "UTF-8,J\u00fcrgen"
    })
    void namesAreInTheCharsetOfTheFile(String charset, String name) {
        byte[] file = ("(;CA[" + charset + "]SZ[9]PB[" + name + "];B[ee])")
                .getBytes(Charset.forName(charset.equals("GB") ? "GB18030" : charset));
        assertThat(GoGame.ofSgf(file).header().black()).isEqualTo(name);
    }

    /** The default of the format; nearly nothing in Latin-1 is well-formed UTF-8. */
    @Test
    void aFileWithoutACharsetIsInUtf8OrLatin1() {
        String file = "(;SZ[9]PB[J\u00fcrgen];B[ee])";
        GoGame latin = GoGame.ofSgf(file.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(latin.header().black()).isEqualTo("J\u00fcrgen");
        assertThat(latin.header().comment()).isEqualTo("The file names no charset and was read as ISO-8859-1.");
        assertThat(GoGame.ofSgf(file.getBytes(StandardCharsets.UTF_8))).isEqualTo(GoGame.ofSgf(file));
        GoGame unknown = GoGame.ofSgf("(;CA[klingon]SZ[9];B[ee])".getBytes(StandardCharsets.UTF_8));
        assertThat(unknown.turns()).hasSize(1);
        assertThat(unknown.header().comment()).isEqualTo("The charset klingon is unknown; the file was read as UTF-8.");
    }

    @Test
    void stonesThatAreSetUpAreNoMoves() {
        GoRules rules = new GoRules(5, 0.5);
        Go state = Go.of(rules, new GoSetUp(List.of(GoMove.at(0, 0)), List.of(GoMove.at(1, 0)), 0));
        assertThat(state.moves()).isEmpty();
        state.play(GoMove.PASS);
        assertThat(state.isTerminal()).isFalse();
        state.play(GoMove.at(0, 1));
        assertThat(state.stone(0, 0)).as("captured").isNull();
        assertThat(state.copy()).isEqualTo(state);
        assertThat(state).isNotEqualTo(Go.notation(rules).parse("A1 B1 pass A2"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Go.notation(rules).parse("black=A1,A1"))
                .withMessage("'black=A1,A1' is not a position of Go: a stone cannot be set up on A1, which is taken");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Go.notation(rules).parse("red=A1"))
                .withMessageContaining("'red=A1' is not a set-up; write it as black=");
    }
}
