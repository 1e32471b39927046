package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import io.mcts.games.go.board.Board;
import io.mcts.games.go.tactics.FeatureWeights;
import io.mcts.games.go.tactics.MoveFeatures;
import io.mcts.games.go.tactics.MoveFeatures.Kind;
import io.mcts.games.go.tactics.Patterns;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.BufferedReader;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TacticsTest {

    private final RandomGenerator random = Xoroshiro128PlusPlus.of(1);

    private static Go after(int lines, String moves) {
        return Go.notation(GoRules.of(lines)).parse(moves);
    }

    private static int point(Go state, String move) {
        GoMove parsed = GoMove.parse(move, state.rules().lines());
        return state.board().point(parsed.column(), parsed.row());
    }

    /** The stones of the chain on a point, by flood fill. */
    private static Set<Integer> chain(Board board, int from) {
        Set<Integer> chain = new HashSet<>(Set.of(from));
        Deque<Integer> unseen = new ArrayDeque<>(chain);
        while (!unseen.isEmpty()) {
            neighbours(board, unseen.pop())
                    .filter(neighbour -> board.colour(neighbour) == board.colour(from) && chain.add(neighbour))
                    .forEach(unseen::push);
        }
        return chain;
    }

    private static Set<Integer> liberties(Board board, int from) {
        return chain(board, from).stream()
                .flatMap(stone -> neighbours(board, stone))
                .filter(neighbour -> board.colour(neighbour) == Board.EMPTY)
                .collect(Collectors.toSet());
    }

    private static Stream<Integer> neighbours(Board board, int point) {
        return IntStream.range(0, 4).mapToObj(i -> board.neighbour(point, i));
    }

    /** Passes the positions of games of a policy on 6x6 to a check, each before its move. */
    private void forEachPosition(int games, PointPolicy policy, Consumer<Go> check) {
        for (int game = 0; game < games; game++) {
            Go state = Go.initial(6);
            for (int ply = 0; ply < 60 && !state.isTerminal(); ply++) {
                check.accept(state);
                state.play(policy.choose(state, random));
            }
        }
    }

    /** All points of random positions, against liberties counted by flood fill. */
    @Test
    void atariAndSelfAtariAreThoseOfCountedLiberties() {
        AtomicInteger selfAtaris = new AtomicInteger();
        forEachPosition(100, new EyePolicy(), state -> {
            Board board = state.board();
            for (GoMove move : state.legalMoves()) {
                if (!move.isPass()) {
                    selfAtaris.addAndGet(checkSelfAtari(board, board.point(move.column(), move.row()), state));
                }
            }
            for (int stone = 0; stone < board.points(); stone++) {
                assertThat(board.emptyBit(stone)).isEqualTo(board.colour(stone) == Board.EMPTY ? 1 : 0);
                if (!board.isStone(stone)) {
                    assertThat(board.atariBit(stone)).isZero();
                } else {
                    Set<Integer> liberties = liberties(board, stone);
                    assertThat(board.atariBit(stone)).isEqualTo(liberties.size() == 1 ? 1 : 0);
                    assertThat(board.onlyLiberty(stone))
                            .isEqualTo(
                                    liberties.size() == 1 ? liberties.iterator().next() : Board.NONE);
                }
            }
        });
        assertThat(selfAtaris.get()).isGreaterThan(1_000);
    }

    /** The points that are drawn in random games are among those found by flood fill, and none is drawn only where there are none. */
    @Test
    void libertiesAndPatternsNearTheLastMoveAreThoseOfASlowSearch() {
        AtomicInteger found = new AtomicInteger();
        forEachPosition(200, new PatternPolicy(), state -> {
            byte colour = state.colour();
            int last = state.lastPoint(1);
            int beforeLast = state.lastPoint(2);
            if (last != Board.NONE) {
                found.addAndGet(
                        check(state, gainingLiberties(state), state.tactics().liberty(colour, last, random)));
                found.addAndGet(check(state, good(state), state.tactics().pattern(colour, last, beforeLast, random)));
            }
        });
        assertThat(found.get()).isGreaterThan(5_000);
    }

    private static int check(Go state, Set<Integer> points, int drawn) {
        assertThat(points.isEmpty() ? Set.of(Board.NONE) : points)
                .as("in %s", state)
                .contains(drawn);
        return points.size();
    }

    /** Liberties with two more empty points beside them of chains with two, the last move's and those of the player beside it. */
    private static Set<Integer> gainingLiberties(Go state) {
        Board board = state.board();
        int last = state.lastPoint(1);
        return Stream.concat(
                        Stream.of(last),
                        neighbours(board, last).filter(neighbour -> board.colour(neighbour) == state.colour()))
                .map(stone -> liberties(board, stone))
                .filter(liberties -> liberties.size() == 2)
                .flatMap(liberties -> liberties.stream()
                        .filter(liberty -> neighbours(board, liberty)
                                        .filter(point ->
                                                board.colour(point) == Board.EMPTY && !liberties.contains(point))
                                        .count()
                                >= 2))
                .collect(Collectors.toSet());
    }

    private static Set<Integer> good(Go state) {
        Board board = state.board();
        return patterns(state).stream()
                .filter(point -> board.isAllowed(point, state.colour()) && !board.isSelfAtari(point, state.colour()))
                .collect(Collectors.toSet());
    }

    /** The board takes a capture of several stones as safe without counting; all else is counted. */
    private static int checkSelfAtari(Board board, int point, Go state) {
        byte colour = Go.colour(state.currentPlayer());
        Board after = new Board(board.lines());
        after.copyFrom(board);
        after.place(point, colour);
        boolean capturesSeveral = neighbours(board, point)
                .filter(neighbour -> board.colour(neighbour) == Board.opponent(colour))
                .anyMatch(neighbour -> liberties(board, neighbour).size() == 1
                        && chain(board, neighbour).size() > 1);
        boolean isSelfAtari = liberties(after, point).size() == 1 && !capturesSeveral;
        assertThat(board.isSelfAtari(point, colour))
                .as("%s in %s", state.move(point), state)
                .isEqualTo(isSelfAtari);
        return isSelfAtari ? 1 : 0;
    }

    @ParameterizedTest
    @CsvSource({
        // the stone on C3 has one liberty; the chain that it saves, or that could be captured instead
        "C3 C4 A1 D3 A2 B3,      C2", // extends
        "A1 A5 C2 B5 E5 A2,      B1", // escapes along the edge, where a friend waits
    })
    void aStoneInAtariIsSaved(String moves, String answer) {
        Go state = after(5, moves);
        Set<Integer> found = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            found.add(state.tactics().answerToAtari(Go.colour(state.currentPlayer()), state.lastPoint(1), random));
        }
        assertThat(found).contains(point(state, answer));
    }

    @Test
    void aStoneThatPutsItselfInAtariIsCaptured() {
        // white has just played A1 beside black on B1, with A2 open
        Go state = after(5, "B1 C3 B2 A1");
        assertThat(state.tactics().answerToAtari(Board.BLACK, state.lastPoint(1), random))
                .isEqualTo(point(state, "A2"));
    }

    @Test
    void aStoneThatCannotBeSavedIsLeft() {
        // black A1 is in atari, and A2 would be taken at once
        Go state = after(5, "A1 B2 E5 A3 E4 B1");
        assertThat(state.tactics().answerToAtari(Board.BLACK, state.lastPoint(1), random))
                .isEqualTo(Board.NONE);
    }

    /** The ladder of every book: white on C3 runs up and to the right; a white stone on F6 would meet it. */
    @ParameterizedTest
    @CsvSource({
        "B3 C3 C2 pass B4 pass, true",
        "B3 C3 C2 F6 B4 pass,   false",
        "B3 C3 C2 F5 B4 pass,   false", // where black's atari would be
        "B3 C3 C2 G7 B4 pass,   false",
        "B3 C3 C2 H2 B4 pass,   true", // not on the path
        "B3 C3 C2 D2 B4 pass,   false", // black on D3 is in atari itself when white gets to D4
    })
    void laddersAreRead(String moves, boolean isCaught) {
        Go state = after(9, moves);
        int read = isCaught ? MoveFeatures.READ : 0;
        assertThat(features(state, "D3", Board.BLACK)).contains(MoveFeatures.number(Kind.ATARI, 1 + read));
        assertThat(features(state, "D3", Board.WHITE)).contains(MoveFeatures.number(Kind.SUPPORT, 1 + read));
        state.play(GoMove.parse("D3", 9));
        assertThat(features(state, "C4", Board.WHITE)).contains(MoveFeatures.number(Kind.ESCAPE, 1 + read));
        int answer = state.tactics().answerToAtari(Board.WHITE, state.lastPoint(1), random);
        assertThat(answer).isEqualTo(isCaught ? Board.NONE : point(state, "C4"));
    }

    /** Up to five stones can be a sacrifice that takes an eye (nakade). */
    @Test
    void rolloutsNeverPutManyStonesInAtari() {
        PatternPolicy patterns = new PatternPolicy();
        AtomicInteger small = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        forEachPosition(200, new EyePolicy(), state -> {
            byte colour = Go.colour(state.currentPlayer());
            int point = state.board().randomPoint(colour, true, random);
            int size = point == Board.NONE ? 0 : sizeOfSelfAtari(state.board(), point, colour);
            assertThat(size).as("stones in atari after %s", state).isLessThan(6);
            int ofPatterns = patterns.point(state, state.lastPoint(1), state.lastPoint(2), random);
            assertThat(ofPatterns == Board.NONE ? 0 : sizeOfSelfAtari(state.board(), ofPatterns, colour))
                    .as("stones put in atari by patterns after %s", state)
                    .isLessThan(6);
            small.addAndGet(size > 0 ? 1 : 0);
            for (GoMove move : state.legalMoves()) {
                int other = move.isPass() ? Board.NONE : state.board().point(move.column(), move.row());
                refused.addAndGet(!move.isPass() && sizeOfSelfAtari(state.board(), other, colour) > 5 ? 1 : 0);
            }
        });
        assertThat(small.get()).isGreaterThan(100);
        assertThat(refused.get()).isGreaterThan(100);
    }

    /**
     * A1, beside the lone white stone, is the only self-atari among 24 empty points. It is drawn first with probability 1/24 and refused
     * half of the time, when another point is drawn, so it is played with probability 1/48; without care it would be 1/24.
     */
    @Test
    void patternsRefuseHalfOfTheSelfAtaris() {
        Go state = after(5, "pass B1");
        int selfAtari = point(state, "A1");
        int draws = 48_000;
        int played = 0;
        for (int i = 0; i < draws; i++) {
            played += new PatternPolicy().point(state, Board.NONE, Board.NONE, random) == selfAtari ? 1 : 0;
        }
        double expected = draws / 48.0;
        assertThat((double) played).isCloseTo(expected, within(4 * Math.sqrt(expected * 47 / 48)));
    }

    /** The stones of a chain that a stone joins and leaves in atari without a capture; otherwise 0. */
    private static int sizeOfSelfAtari(Board board, int point, byte colour) {
        Board after = new Board(board.lines());
        after.copyFrom(board);
        after.place(point, colour);
        boolean isSelfAtari = after.captured() == board.captured() && after.onlyLiberty(point) != Board.NONE;
        return isSelfAtari ? after.size(point) : 0;
    }

    /**
     * Without a chain of few liberties, a good pattern around the last two stones is played nine times in ten, and otherwise any of the 22
     * empty points, which may be one of the patterns.
     */
    @Test
    void patternsAreSkippedOnceInTenTimes() {
        Go state = after(5, "B3 C3 D4");
        Set<Integer> patterns = Set.copyOf(patterns(state));
        assertThat(patterns).isNotEmpty().hasSizeLessThan(8);
        assertThat(share(state, patterns)).isCloseTo(0.9 + 0.1 * patterns.size() / 22, within(0.006));
    }

    /** White's C4 has the liberties C3 and C5, each with two empty points beside it; C3 is a pattern, too. */
    @Test
    void libertiesAreTakenBeforePatternsAndSkippedOnceInTenTimes() {
        Go state = after(5, "B4 C4 D4");
        Set<Integer> liberties = Set.of(point(state, "C3"), point(state, "C5"));
        List<Integer> patterns = patterns(state);
        long both = patterns.stream().filter(liberties::contains).count();
        double otherwise = 0.9 * both / patterns.size() + 0.1 * liberties.size() / 22;
        assertThat(share(state, liberties)).isCloseTo(0.9 + 0.1 * otherwise, within(0.006));
    }

    /** The good patterns around the last two stones; those beside both count twice. */
    private static List<Integer> patterns(Go state) {
        Board board = state.board();
        return IntStream.of(state.lastPoint(1), state.lastPoint(2))
                .filter(last -> last != Board.NONE)
                .boxed()
                .flatMap(last -> IntStream.range(0, 8).mapToObj(i -> board.neighbour(last, i)))
                .filter(point -> board.colour(point) == Board.EMPTY && isGoodPattern(board.surroundings(point)))
                .toList();
    }

    /** The only answer to a stone in atari is played nine times in ten, and in less than 8 of the other 10 % for another reason. */
    @Test
    void answersToAtariAreSkippedOnceInTenTimes() {
        Go state = after(5, "B1 C3 B2 A1");
        assertThat(share(state, Set.of(point(state, "A2")))).isBetween(0.9 - 0.006, 0.98);
    }

    /** The share of 40,000 choices that are one of these points: four standard deviations are 0.006. */
    private double share(Go state, Set<Integer> points) {
        int choices = 40_000;
        PatternPolicy policy = new PatternPolicy();
        long chosen = IntStream.range(0, choices)
                .filter(i -> points.contains(policy.point(state, state.lastPoint(1), state.lastPoint(2), random)))
                .count();
        return (double) chosen / choices;
    }

    @Test
    void patternsHoldForBothPlayersTurnedAndMirrored() {
        int matching = 0;
        for (int code = 0; code < 1 << 16; code++) {
            boolean isMatch = isGoodPattern(code);
            matching += isMatch ? 1 : 0;
            // numbers 0 1 2 / 3 . 4 / 5 6 7 become 5 3 0 / 6 . 1 / 7 4 2
            int other = reordered(code, 5, 3, 0, 6, 1, 7, 4, 2);
            assertThat(isGoodPattern(other)).isEqualTo(isMatch);
            assertThat(isGoodPattern(reordered(code, 2, 1, 0, 4, 3, 7, 6, 5))).isEqualTo(isMatch);
            int black = code & 0x5555 & ~(code >> 1);
            int white = code >> 1 & 0x5555 & ~code;
            int border = code & (code >> 1) & 0x5555;
            assertThat(isGoodPattern(black << 1 | white | 3 * border)).isEqualTo(isMatch);
        }
        assertThat(matching).isBetween(1_000, 30_000);
    }

    private static boolean isGoodPattern(int surroundings) {
        return Patterns.matchBit(surroundings) == 1;
    }

    private static int reordered(int code, int... places) {
        return IntStream.range(0, 8)
                .map(i -> (code >> (2 * places[i]) & 3) << (2 * i))
                .sum();
    }

    @ParameterizedTest
    @CsvSource({
        "B4 C4 D4,     C3, true", // hane: between the ends, on an empty line
        "C4 pass C5,   C3, false",
        "C4 B4 A3 pass B3 pass, C3, true", // B3 with C4 against B4: the cut
        "pass,         C3, false",
        "C2 pass E5 B2 pass D2, C1, true", // at the edge
    })
    void goodPatternsAreThoseOfTheReport(String moves, String point, boolean isGood) {
        Go state = after(5, moves);
        assertThat(isGoodPattern(state.board().surroundings(point(state, point))))
                .isEqualTo(isGood);
    }

    @Test
    void whatIsRecordedIsTheGamePlayed() {
        for (int game = 0; game < 50; game++) {
            Go start = after(7, "D4 C3 E5");
            Go end = start.copy();
            PlayedMoves played = new PlayedMoves();
            new PatternPolicy().playOut(end, random, played);
            Go replayed = start.copy();
            for (int i = 0; i < played.length(); i++) {
                assertThat(played.player(i)).isEqualTo(replayed.currentPlayer());
                replayed.play(withNumber(played, i, replayed));
            }
            assertThat(replayed.isTerminal()).isTrue();
            assertThat(replayed.payoff(0)).isEqualTo(end.payoff(0));
            for (int point = 0; point < replayed.board().points(); point++) {
                assertThat(replayed.board().colour(point)).isEqualTo(end.board().colour(point));
            }
        }
    }

    private static GoMove withNumber(PlayedMoves played, int position, Go state) {
        int lines = state.rules().lines();
        return IntStream.rangeClosed(0, lines * lines)
                .mapToObj(i -> i == lines * lines ? GoMove.PASS : GoMove.at(i % lines, i / lines))
                .filter(move -> played.numberOf(state.currentPlayer(), move.index()) == played.number(position))
                .findFirst()
                .orElseThrow();
    }

    /** One object a game would be more than ten times as much. */
    @Test
    void rolloutsAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Go start = after(7, "D4 C3");
        Go state = start.copy();
        int games = 2_000;
        for (Policy<Go, GoMove> policy : List.of(new EyePolicy(), new PatternPolicy())) {
            sumOfPayoffs(policy, start, state, 100); // loads the classes, and makes what a state keeps for later games
            long before = threads.getCurrentThreadAllocatedBytes();
            double sum = sumOfPayoffs(policy, start, state, games);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(games);
            assertThat(sum).isBetween(-2_000.0, 2_000.0);
        }
    }

    private double sumOfPayoffs(Policy<Go, GoMove> policy, Go start, Go state, int games) {
        double sum = 0;
        for (int game = 0; game < games; game++) {
            state.resetTo(start);
            policy.playOut(state, random);
            sum += state.payoff(0);
        }
        return sum;
    }

    /** 60 games of 7x7, colours in turn; 42 of equals would be three standard deviations. */
    @Test
    void patternsBeatRandomMoves() {
        int won = 0;
        for (int game = 0; game < 60; game++) {
            Go state = Go.initial(GoRules.of(7).withKomi(0.5));
            while (!state.isTerminal() && state.moves().size() < 200) {
                boolean isOfPatterns = state.currentPlayer() == game % 2;
                state.play(
                        isOfPatterns
                                ? new PatternPolicy().choose(state, random)
                                : new EyePolicy().choose(state, random));
            }
            won += state.payoff(game % 2) > 0 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(42);
    }

    /** The order of moves in the table of Chaslot et al.: atari and captures before patterns and proximity, the border last. */
    @Test
    void priorsOrderMovesAsTheSourceDoes() {
        // white's stone on C3 is in atari; the last move was at E1
        Go state = after(7, "B3 C3 C2 G7 D3 G6 F6 E1");
        double capture = score(state, "C4");
        double besideTheLastMove = score(state, "E2");
        double quiet = score(state, "F3");
        double border = score(state, "A7");
        double pass = score(state, "pass");

        assertThat(capture).isGreaterThan(0.5).isGreaterThan(quiet);
        assertThat(besideTheLastMove).isGreaterThan(0.5).isGreaterThan(quiet);
        assertThat(quiet).isGreaterThan(border);
        assertThat(border).isLessThan(0.5).isGreaterThan(pass);
        assertThat(state.legalMoves())
                .allSatisfy(move -> assertThat(score(state, move.toString())).isStrictlyBetween(0.0, 1.0));
    }

    /** White's stone A7 and the stones C1 and D1 are in atari at the edge, in the same surroundings and far from the last move, at G4. */
    @Test
    void theCaptureOfSeveralStonesIsPreferredToThatOfOne() {
        Go state = after(7, "B7 A7 B1 C1 C2 D1 D2 G4");
        assertThat(features(state, "A6", Board.BLACK)).contains(MoveFeatures.number(Kind.CAPTURE, 1));
        assertThat(features(state, "E1", Board.BLACK)).contains(MoveFeatures.number(Kind.CAPTURE, 2));
        assertThat(score(state, "E1")).isGreaterThan(score(state, "A6"));
    }

    /** A score is 0.5 and a tenth of the logarithm of how much likelier the move is than an even one, unless that is much. */
    @Test
    void scoresAreLogarithmsOfProbabilities() {
        Go state = after(7, "B3 C3 C2 G7 D3 G6 F6 E1");
        List<GoMove> moves = state.legalMoves().stream()
                .filter(move -> GoPriors.isPlayable(state, move.point(state.board())))
                .toList();
        double[] scores = new double[moves.size()];
        new GoPriors().score(state, moves, scores);
        assertThat(Arrays.stream(scores)).allMatch(score -> score > 0.03 && score < 0.97); // none at a limit
        double mean = Arrays.stream(scores)
                .map(score -> Math.exp(10 * (score - 0.5)))
                .average()
                .orElseThrow();
        assertThat(mean).isCloseTo(1, within(1e-9));
    }

    /** A shape has the same number in a file as on the board, turned, mirrored, and at the edge. */
    @Test
    void shapesAreFoundInAllOrientations() {
        List<String> games = List.of("B2 C2 D3 G7", "B6 B5 C4 G1", "F6 E6 D5 A1", "B6 C6 D5 G1", "F2 F3 E4 A7");
        List<String> points = List.of("C3", "C5", "E5", "C5", "E3");
        for (Kind kind : Kind.values()) {
            if (kind.points() > 0 && kind != Kind.AROUND_BESIDE_LAST) {
                Set<Long> numbers = new HashSet<>();
                for (int i = 0; i < games.size(); i++) {
                    Go state = after(7, games.get(i));
                    MoveFeatures features = state.tactics().features();
                    features.prepare(Board.BLACK, Board.NONE, Board.NONE);
                    String shape = features.shape(kind, point(state, points.get(i)));
                    assertThat(features(state, points.get(i), Board.BLACK)).contains(MoveFeatures.number(kind, shape));
                    numbers.add(MoveFeatures.orientations(shape).stream()
                            .mapToLong(text -> MoveFeatures.number(kind, text))
                            .min()
                            .orElseThrow());
                }
                assertThat(numbers).as("orientations of %s", kind).hasSize(1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "line 2 0.5", "shape4 ............ 1", "line 2 0.5\nshape4 ............ 1\natari 1 2"})
    void weightsThatAreNotListedAreNone(String lines) {
        FeatureWeights weights = FeatureWeights.read(new BufferedReader(new StringReader(lines)));
        float ofShape = weights.weight(MoveFeatures.number(Kind.SHAPE4, ".".repeat(Kind.SHAPE4.points())));
        assertThat(Float.isNaN(ofShape)).isEqualTo(!lines.contains("shape4"));
        for (int other = 1; other < 1_000; other++) {
            assertThat(weights.weight(MoveFeatures.number(Kind.SHAPE5, 0) | 1L << 32 | other << 5))
                    .isNaN();
        }
        assertThat(Float.isNaN(weights.weight(MoveFeatures.number(Kind.LINE, 2))))
                .isEqualTo(!lines.contains("line"));
    }

    private static Set<Long> features(Go state, String move, byte colour) {
        Set<Long> numbers = new HashSet<>();
        MoveFeatures features = state.tactics().features();
        features.prepare(colour, state.lastPoint(1), state.lastPoint(2));
        features.sum(point(state, move), number -> {
            numbers.add(number);
            return 0;
        });
        return numbers;
    }

    @ParameterizedTest
    @ValueSource(strings = {"E5", "C5", "G7", "D4"})
    void onAnEmptyBoardPriorsPreferTheInsideToTheBorder(String inside) {
        Go state = Go.initial(9);
        for (String border : List.of("E1", "A1", "B5", "H8")) {
            assertThat(score(state, border)).isLessThan(0.5).isLessThan(score(state, inside));
        }
        assertThat(score(state, inside)).isGreaterThan(0.5);
    }

    @ParameterizedTest
    @CsvSource({
        "pass,            true", // white has komi, and nobody a stone
        "C3 pass,         true", // black reaches every point alone
        "C3 D3 A1 pass,   false", // black has a stone more, less than komi
        "C3,              false", // it would not end the game
    })
    void aPassIsTheBestMoveIfItEndsTheGameAndWinsElseTheWorst(String moves, boolean isBest) {
        Go state = Go.notation(GoRules.of(5).withKomi(3.5)).parse(moves);
        double pass = score(state, "pass");
        for (GoMove move : state.legalMoves()) {
            if (!move.isPass()) {
                assertThat(pass > score(state, move.toString()))
                        .as("pass before %s", move)
                        .isEqualTo(isBest);
            }
        }
    }

    private static double score(Go state, String move) {
        List<GoMove> moves = state.legalMoves();
        double[] scores = new double[moves.size()];
        new GoPriors().score(state, moves, scores);
        return scores[moves.indexOf(GoMove.parse(move, state.rules().lines()))];
    }
}
