package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Trace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public record NotationRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final String NONSENSE = "no such thing?";
    private static final int MOST_SLIPS = 200;
    private static final Pattern DECIMALS = Pattern.compile("(?<=\\d)\\.0*(?!\\d)|(?<=\\.\\d{0,20}[1-9])0+(?!\\d)");

    void readsThePositionsItWrites() {
        Notation<S, M> notation = subject.notation();
        S state = subject.state();
        String written = notation.format(state);
        subject.require(written.lines().count() <= 1, "a position written in one line", written);
        subject.requireUnchanged(state, "after it was written");
        S read = notation.parse(written);
        String again = notation.format(read);
        subject.require(again.equals(written), "'" + written + "' written again", again);
        Trace expected = subject.trace(subject.state(), subject.random()).ofPositions();
        Trace actual = subject.trace(read, subject.random()).ofPositions();
        subject.requireAlike(expected, actual, () -> "when read from '" + written + "'", () -> "");
    }

    void readsTheMoves() {
        Notation<S, M> notation = subject.notation();
        S state = subject.state();
        for (M move : RandomPlay.listedMoves(state)) {
            M read = notation.parseMove(state, move.toString());
            subject.require(move.equals(read), move + " read from '" + move + "'", read);
        }
        subject.requireUnchanged(state, "after its moves were read");
    }

    void refusesWhatIsNoMove() {
        Notation<S, M> notation = subject.notation();
        S state = subject.state();
        List<M> moves = RandomPlay.moves(state);
        Set<String> texts = RandomPlay.isSampled(state) ? new LinkedHashSet<>() : movesElsewhere();
        texts.add(NONSENSE);
        moves.forEach(move -> texts.add(move + "?"));
        texts.removeAll(moves.stream().map(Object::toString).collect(Collectors.toSet()));
        for (String text : texts) {
            requireNamed("move", text, false, wrong -> notation.parseMove(state, wrong));
        }
    }

    /** Nonsense is rejected; a text with a slip may be valid, so it is either read or rejected properly. */
    void refusesWhatIsNoPosition() {
        Notation<S, M> notation = subject.notation();
        String written = notation.format(subject.state());
        requireNamed("position", NONSENSE, false, notation::parse);
        requireNamed("position", written + "?", false, notation::parse);
        for (String slip : slips(written)) {
            requireNamed("position", slip, true, notation::parse);
        }
    }

    /** Prefixes of a text, and a text with an extra word: nothing is left out, nothing ignored. */
    void ignoresNothing() {
        Notation<S, M> notation = subject.notation();
        String written = notation.format(subject.state());
        List<String> texts = new ArrayList<>();
        texts.add(written + " more");
        texts.add(written + " " + written.substring(written.lastIndexOf(' ') + 1));
        int step = Math.max(1, written.length() / MOST_SLIPS);
        for (int end = 0; end < written.length(); end += step) {
            texts.add(written.substring(0, end));
        }
        for (int end = written.lastIndexOf(' '); end > 0; end = written.lastIndexOf(' ', end - 1)) {
            texts.add(written.substring(0, end));
        }
        for (String text : texts) {
            requireNamed("position", text, true, wrong -> {
                S read = notation.parse(wrong);
                String again = notation.format(read);
                String expected = "a refusal of '" + text + "', or a position that is written so";
                boolean isBeginning = text.isBlank(); // some notations read it as the initial state
                subject.require(isBeginning || meaning(again).equals(meaning(text)), expected, again);
                return read;
            });
        }
    }

    /** Normalizes a text: trims spaces, and zeros after a decimal point. */
    private static String meaning(String text) {
        return DECIMALS.matcher(text.strip()).replaceAll("");
    }

    private Set<String> movesElsewhere() {
        Set<String> texts = new LinkedHashSet<>();
        subject.walk(subject.initialState(), subject.otherRandom(), (other, last) -> {
            if (!other.isTerminal()) {
                RandomPlay.moves(other).forEach(move -> texts.add(move.toString()));
            }
        });
        return texts;
    }

    private static List<String> slips(String text) {
        List<String> slips = new ArrayList<>();
        for (int i = 0; i < text.length() && slips.size() < MOST_SLIPS; i++) {
            String before = text.substring(0, i);
            String after = text.substring(i + 1);
            slips.add(before + after);
            slips.add(before + text.charAt(i) + text.charAt(i) + after);
            slips.add(before + "?" + after);
        }
        return slips;
    }

    private void requireNamed(String what, String text, boolean mayBeRight, Function<String, Object> read) {
        Object result;
        try {
            result = read.apply(text);
        } catch (IllegalArgumentException refused) {
            String message = String.valueOf(refused.getMessage());
            subject.require(message.contains(text), "a refusal that names the " + what + " '" + text + "'", refused);
            return;
        } catch (RuntimeException other) {
            throw subject.violation("IllegalArgumentException that names the " + what + " '" + text + "'", other);
        }
        subject.require(mayBeRight, "IllegalArgumentException that names the " + what + " '" + text + "'", result);
    }
}
