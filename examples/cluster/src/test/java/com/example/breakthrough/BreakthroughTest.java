package com.example.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Notation;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.testkit.GameVerifier;
import io.mcts.testkit.VerificationReport;
import java.nio.FloatBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class BreakthroughTest {

    private final Catalog<Game<?, ?>> games = new Catalog<>("game", new BreakthroughGame.Provider().entries());

    private static Breakthrough parse(String position) {
        return new BreakthroughNotation(Breakthrough.initial(5, 3)).parse(position);
    }

    /** The same checks as by {@code ./mcts verify breakthrough --class-path target/cluster-1.0.jar}. */
    @Test
    @SuppressWarnings("unchecked") // it is the only game of the provider
    void theGameAndItsNotationKeepEveryRule() {
        Game<Breakthrough, Step> game = (Game<Breakthrough, Step>) games.make("breakthrough:rows=5,columns=4");
        Notation<Breakthrough, Step> notation = game.notation();
        VerificationReport report = GameVerifier.of(() -> List.of(game.initial(Xoroshiro128PlusPlus.of(1))))
                .withNotation(notation)
                .verify();
        assertThat(report.findings()).isEmpty();
    }

    /** The same position with the colours exchanged is seen alike, and mirrored back it is the same again. */
    @Test
    void aNetworkSeesTheBoardAsThePlayerToMove() {
        assertThat(seen("b../.b./w../..w/... w", false)).isEqualTo(seen(".../..b/b../.w./w.. b", false));
        assertThat(seen("b../.b./w../..w/... w", true)).isEqualTo(seen("..b/.b./..w/w../... w", false));
        // own pawns at a3 and c2; a step from c2 to b3 goes to the left of cell 11
        assertThat(seen("b../.b./w../..w/... w", false)[6]).isEqualTo(1);
        assertThat(seen("b../.b./w../..w/... w", false)[11]).isEqualTo(1);
        assertThat(place("b../.b./w../..w/... w", "c2-b3", false)).isEqualTo(11 * 3);
        assertThat(place(".../..b/b../.w./w.. b", "c4-b3", false)).isEqualTo(11 * 3);
        assertThat(place("b../.b./w../..w/... w", "c2-b3", true)).isEqualTo(9 * 3 + 2);
    }

    private static float[] seen(String position, boolean isMirrored) {
        float[] tensor = new float[2 * 15];
        new BreakthroughEncoding(5, 3, isMirrored).encode(parse(position), FloatBuffer.wrap(tensor));
        return tensor;
    }

    private static int place(String position, String step, boolean isMirrored) {
        Breakthrough state = parse(position);
        Step move = state.legalMoves().stream()
                .filter(each -> each.toString().equals(step))
                .findFirst()
                .orElseThrow();
        return new BreakthroughEncoding(5, 3, isMirrored).policyIndex(state, move);
    }

    /** Counted by hand: the outer of three pawns have two steps each, the one in the middle has three. */
    @Test
    void pawnsMoveForwardStraightOrDiagonally() {
        assertThat(Breakthrough.initial(5, 3).legalMoves().toString())
                .isEqualTo("[a2-a3, a2-b3, b2-a3, b2-b3, b2-c3, c2-b3, c2-c3]");
    }

    @Test
    void theyCaptureDiagonallyAlone() {
        assertThat(parse("b../.b./.w./w../... w").legalMoves().toString()).isEqualTo("[b3-a4, b3-c4, a2-a3]");
        assertThat(parse("b../.b./w../.../... w").legalMoves().toString()).isEqualTo("[a3-a4, a3-b4]");
    }

    @Test
    void theLastRowAndTheLastPawnWin() {
        Breakthrough reached = parse("b../.w./.../.../... w");
        reached.play(reached.legalMoves().get(1));
        assertThat(reached).hasToString("bw./.../.../.../... b");
        assertThat(reached.isTerminal()).isTrue();
        assertThat(reached.payoff(0)).isEqualTo(1);
        Breakthrough captured = parse(".../.../b../.w./... w");
        captured.play(captured.legalMoves().get(0));
        assertThat(captured.isTerminal()).isTrue();
        assertThat(captured.payoff(1)).isEqualTo(-1);
    }

    @Test
    void whatIsNoPositionOrBoardIsRefused() {
        assertThatThrownBy(() -> parse("bbb/bbb/.../www/www x"))
                .hasMessageContaining("is not a position; allowed: 5 rows of 3");
        assertThatThrownBy(() -> games.make("breakthrough:rows=4")).hasMessageContaining("5 to 10 rows");
    }
}
