package io.mcts.tree;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.LLLL_Result;

/** Two threads number moves. */
public final class MoveTableStress {

    private MoveTableStress() {}

    /** Equal moves, and each thread looks up at once what it has numbered. */
    @JCStressTest
    @Outcome(id = "3, 3, a, a", expect = Expect.ACCEPTABLE, desc = "one number")
    @Outcome(expect = Expect.FORBIDDEN, desc = "two numbers, or a move that is not found")
    @State
    public static class Equal {

        private final MoveTable<NamedMove> moves = new MoveTable<>();

        @Actor
        public void one(LLLL_Result result) {
            int number = moves.number(new NamedMove(3, "a"));
            result.r1 = number;
            result.r3 = moves.move(number).name();
        }

        @Actor
        public void other(LLLL_Result result) {
            int number = moves.number(new NamedMove(3, "a"));
            result.r2 = number;
            result.r4 = moves.move(number).name();
        }
    }

    /** Different moves that have the same index. */
    @JCStressTest
    @Outcome(id = "3, 65536, a, b", expect = Expect.ACCEPTABLE, desc = "a came first")
    @Outcome(id = "65536, 3, a, b", expect = Expect.ACCEPTABLE, desc = "b came first")
    @Outcome(expect = Expect.FORBIDDEN, desc = "one number for both, or a move that is not found")
    @State
    public static class OneIndex {

        private final MoveTable<NamedMove> moves = new MoveTable<>();

        @Actor
        public void one(LLLL_Result result) {
            int number = moves.number(new NamedMove(3, "a"));
            result.r1 = number;
            result.r3 = moves.move(number).name();
        }

        @Actor
        public void other(LLLL_Result result) {
            int number = moves.number(new NamedMove(3, "b"));
            result.r2 = number;
            result.r4 = moves.move(number).name();
        }
    }

    /** One thread's move makes the table grow while the other's is entered. */
    @JCStressTest
    @Outcome(id = "3, 70, a, b", expect = Expect.ACCEPTABLE, desc = "both are kept")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a move is lost as the table grows")
    @State
    public static class Growth {

        private final MoveTable<NamedMove> moves = new MoveTable<>();

        @Actor
        public void small(LLLL_Result result) {
            result.r1 = moves.number(new NamedMove(3, "a"));
        }

        @Actor
        public void great(LLLL_Result result) {
            result.r2 = moves.number(new NamedMove(70, "b"));
        }

        @Arbiter
        public void lookUp(LLLL_Result result) {
            result.r3 = moves.move((int) result.r1).name();
            result.r4 = moves.move((int) result.r2).name();
        }
    }
}
