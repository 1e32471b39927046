package io.mcts.games.gdl;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** The rules of games hold for rulesheets of different kinds. */
class GameContractTest {

    /** A game of this rulesheet. */
    abstract static class Sheet implements GameStateContract<GdlState, GdlMove>, NotationContract<GdlState, GdlMove> {

        private final GdlRules rules;

        Sheet(String name) {
            this.rules = Sheets.rules(name);
        }

        @Override
        public List<GdlState> initialStates() {
            return List.of(rules.initial());
        }

        @Override
        public Notation<GdlState, GdlMove> notation() {
            return rules.notation();
        }
    }

    @Nested
    class TicTacToe extends Sheet {
        TicTacToe() {
            super("tictactoe");
        }
    }

    @Nested
    class ThreePlayers extends Sheet {
        ThreePlayers() {
            super("threeplayers");
        }
    }

    @Nested
    class LightsOut extends Sheet {
        LightsOut() {
            super("lightsout");
        }
    }

    @Nested
    class Hex extends Sheet {
        Hex() {
            super("hex");
        }
    }

    /** A game in which several roles choose at once. */
    abstract static class SimultaneousSheet extends Sheet implements HiddenInformationContract<GdlState, GdlMove> {

        SimultaneousSheet(String name) {
            super(name);
        }
    }

    @Nested
    class RockPaperScissors extends SimultaneousSheet {
        RockPaperScissors() {
            super("rockpaperscissors");
        }
    }

    @Nested
    class Partners extends SimultaneousSheet {
        Partners() {
            super("partners");
        }
    }
}
