package io.mcts.spec.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogTest {

    private static final Catalog<String> BOARDS = new Catalog<>(
            "board",
            List.of(
                    Entry.of("plain", "nothing to set", () -> "plain"),
                    new Entry<>(
                            "grid",
                            "rows and columns",
                            List.of(Parameter.number("rows", 6, "1 or more"), new Parameter("blocked", "-", "cells")),
                            arguments -> grid(arguments.number("rows"), arguments.text("blocked"))),
                    new Entry<>(
                            "framed",
                            "another board with a frame",
                            List.of(Parameter.number("width", 1, "0 or more"), Parameter.inner("plain", "the board")),
                            arguments -> arguments.number("width") + " round " + arguments.text(Parameter.INNER))));

    private static String grid(double rows, String blocked) {
        if (rows < 1) {
            throw new IllegalArgumentException("rows are 1 or more, not " + rows);
        }
        return rows + " " + blocked;
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            plain                     -> plain
            grid                      -> 6.0 -
            grid:rows=12              -> 12.0 -
            grid:rows=12,blocked=5-6  -> 12.0 5-6
            grid:blocked=5-6:rows=12  -> 12.0 5-6
            grid:blocked=             -> '6.0 '
            grid:blocked=a=b          -> 6.0 a=b
            framed                    -> 1.0 round plain
            framed:width=2            -> 2.0 round plain
            framed:inner=grid         -> 1.0 round grid
            framed:width=2:inner=grid:rows=3,blocked=5-6:inner=1 -> 2.0 round grid:rows=3,blocked=5-6:inner=1
            """)
    void makesWhatIsNamed(String word, String thing) {
        assertThat(BOARDS.make(word)).isEqualTo(thing);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '~', textBlock = """
            grid:blocked="C:\\a b,c.txt",rows=2      -> 2.0 C:\\a b,c.txt
            grid:blocked="say ""no"" now":rows=2    -> 2.0 say "no" now
            framed:inner=grid:blocked="5:6":rows=3  -> ~1.0 round grid:blocked="5:6":rows=3~
            """)
    void whatIsBetweenQuotesIsOneValue(String word, String thing) {
        assertThat(BOARDS.make(word)).isEqualTo(thing);
        assertThat(Quotes.removed(Quotes.added(word))).isEqualTo(word);
    }

    private static final Catalog<String> FILES = new Catalog<>(
            "source",
            List.of(
                    new Entry<>(
                            "mine",
                            "a source",
                            List.of(
                                    Parameter.file("path", "none", "a file"),
                                    Parameter.number("profile", 1, "a number")),
                            arguments -> "mine"),
                    new Entry<>(
                            "other", "another", List.of(Parameter.inner("mine", "what else")), arguments -> "other")));

    /** A file is one by the kind of its parameter, whatever its name. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            mine                                 -> none
            mine:profile=3                       -> none
            mine:path=/etc/passwd                -> /etc/passwd
            mine:profile=3,path="/a,b"           -> /a,b
            other:inner=mine:path=/etc/passwd    -> /etc/passwd
            unknown:file=/etc/passwd             -> none
            """)
    void filesAreFoundByTheirKind(String word, String file) {
        assertThat(FILES.given(word, Parameter.Kind.FILE).orElse("none")).isEqualTo(file);
    }

    @Test
    void aRefusalKeepsItsCause() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> BOARDS.make("grid:rows=0"))
                .withCauseExactlyInstanceOf(IllegalArgumentException.class);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> BOARDS.make("grid:rows=many"))
                .havingRootCause()
                .isInstanceOf(NumberFormatException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            hexagon             -> 'hexagon' is not a board; allowed: plain, grid, framed
            grit                -> 'grit' is not a board (did you mean grid?); allowed: plain, grid, framed
            hexagon:rows=3      -> 'hexagon' is not a board; allowed: plain, grid, framed
            plain:rows=3        -> 'plain:rows=3': plain has no parameter 'rows'; allowed: none
            grid:columns=3      -> 'grid:columns=3': grid has no parameter 'columns'; allowed: rows, blocked
            grid:rows=many      -> 'grid:rows=many': rows is a number such as 0.7, not 'many'
            grid:rows=0         -> 'grid:rows=0': rows are 1 or more, not 0.0
            grid:rows=1,rows=2  -> 'grid:rows=1,rows=2': 'rows' is given twice
            grid:rows           -> 'grid:rows': 'rows' is not a parameter; allowed: key=value
            grid:               -> 'grid:': '' is not a parameter; allowed: key=value
            grid:=3             -> 'grid:=3': '=3' is not a parameter; allowed: key=value
            """)
    void refusesWhatItCannotMake(String word, String message) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> BOARDS.make(word))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "PLAIN"})
    void refusesWhatIsNoName(String word) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> BOARDS.make(word))
                .withMessageEndingWith("is not a board; allowed: plain, grid, framed");
    }

    @Test
    void readsWholeNumbers() {
        Arguments arguments = new Arguments(Map.of("rows", "6", "columns", "7.5"));
        assertThat(arguments.wholeNumber("rows")).isEqualTo(6);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> arguments.wholeNumber("columns"))
                .withMessage("columns is a whole number such as 10, not '7.5'");
    }

    @Test
    void anEntryReadsOnlyTheParametersItDeclares() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new Arguments(Map.of("rows", "6")).text("columns"))
                .withMessage("no parameter 'columns' was declared; there are [rows]");
    }

    /** A colon between quotes is no divider. */
    @Test
    void parametersOfTheFirstWordAreSettings() {
        SpecText text = SpecText.parse("kind:a=\"x:y,z\":b=2,seed=1").withParametersOfHead();
        assertThat(text.head()).isEqualTo("kind");
        assertThat(text.settings())
                .containsExactly(
                        Map.entry("a", Optional.of("\"x:y,z\"")),
                        Map.entry("b", Optional.of("2")),
                        Map.entry("seed", Optional.of("1")));
    }
}
