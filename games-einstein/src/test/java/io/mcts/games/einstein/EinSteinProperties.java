package io.mcts.games.einstein;

import io.mcts.testkit.GameStateContract;
import java.util.List;

class EinSteinProperties implements GameStateContract<EinStein, EinSteinMove> {

    @Override
    public List<EinStein> initialStates() {
        return List.of(
                EinStein.of(SetUp.of("123456"), SetUp.of("654321"), EinStein.RED),
                EinStein.of(SetUp.of("624315"), SetUp.of("214365"), EinStein.BLUE),
                EinStein.NOTATION.parse("ABC2/DE3/F3a/3bc/2def b 3"),
                EinStein.NOTATION.parse("1b3/5/2A2/3C1/d4 r -"));
    }

    @Override
    public int longestGame() {
        // Each stone makes 8 steps at most, each after a throw.
        return 2 * 12 * 8;
    }
}
