package io.mcts.tree;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.DD_Result;
import org.openjdk.jcstress.infra.results.IID_Result;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.LLLL_Result;

/** Two threads count their visits of one node of a shared tree. */
public final class NodeStress {

    private static final int VIRTUAL_LOSS = 3;

    private NodeStress() {}

    private static void leave(Node node, int child, double reward) {
        node.leave(node.address(), child, VIRTUAL_LOSS, new double[] {reward});
    }

    @JCStressTest
    @Outcome(id = "0, 1, 2", expect = Expect.ACCEPTABLE, desc = "one after the other")
    @Outcome(id = "1, 0, 2", expect = Expect.ACCEPTABLE, desc = "one after the other")
    @Outcome(expect = Expect.FORBIDDEN, desc = "two visits with one number, or a visit lost")
    @State
    public static class Arrive {

        private final Meeting at = Meeting.next();

        @Actor
        public void one(III_Result result) {
            result.r1 = at.one.arrive();
        }

        @Actor
        public void other(III_Result result) {
            result.r2 = at.other.arrive();
        }

        @Arbiter
        public void visits(III_Result result) {
            result.r3 = at.one.visits();
        }
    }

    @JCStressTest
    @Outcome(id = "0, 1, 2, 1.25", expect = Expect.ACCEPTABLE, desc = "one after the other")
    @Outcome(id = "1, 0, 2, 1.25", expect = Expect.ACCEPTABLE, desc = "one after the other")
    @Outcome(id = "0, 3, 2, 1.25", expect = Expect.ACCEPTABLE, desc = "the second sees the virtual loss of the first")
    @Outcome(id = "3, 0, 2, 1.25", expect = Expect.ACCEPTABLE, desc = "the first sees the virtual loss of the second")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a visit or a reward is lost, or a virtual loss is left")
    @State
    public static class EnterAndLeave {

        private final Meeting at = Meeting.next();

        @Actor
        public void one(LLLL_Result result) {
            result.r1 = at.one.enter(1, VIRTUAL_LOSS);
            leave(at.one, 1, 0.5);
        }

        @Actor
        public void other(LLLL_Result result) {
            result.r2 = at.other.enter(1, VIRTUAL_LOSS);
            leave(at.other, 1, 0.75);
        }

        @Arbiter
        public void statistics(LLLL_Result result) {
            result.r3 = at.one.visits(1);
            result.r4 = at.one.sum(1);
        }
    }

    @JCStressTest
    @Outcome(id = "1, 1, 0.5", expect = Expect.ACCEPTABLE, desc = "only what was completed is left")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a visit is lost, or one that was taken back is left")
    @State
    public static class Cancel {

        private final Meeting at = Meeting.next();

        @Actor
        public void completes() {
            at.one.arrive();
            at.one.enter(0, VIRTUAL_LOSS);
            leave(at.one, 0, 0.5);
        }

        @Actor
        public void cancels() {
            at.other.arrive();
            at.other.enter(0, VIRTUAL_LOSS);
            at.other.cancel(0, VIRTUAL_LOSS);
            at.other.cancelArrival();
        }

        @Arbiter
        public void statistics(IID_Result result) {
            result.r1 = at.one.visits();
            result.r2 = at.one.visits(0);
            result.r3 = at.one.sum(0);
        }
    }

    /** One thread publishes what it has gathered at its replica, while the other visits the node itself. */
    @JCStressTest
    @Outcome(id = "135, 135, 67.5", expect = Expect.ACCEPTABLE, desc = "all is there")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a visit or a reward is lost")
    @State
    public static class Publish {

        private static final int VISITS = 130; // enough for a replica
        private static final int GATHERED = 4;

        private final Meeting at = Meeting.next();
        private final Replicas replicas = new Replicas(at.tree, Long.MAX_VALUE);
        private final int replica;

        public Publish() {
            visit(at.one, VISITS);
            replica = replicas.of(at.one.address());
            visit(new Node(replicas.tree()).moveTo(replica), GATHERED);
        }

        private static void visit(Node node, int times) {
            for (int visit = 0; visit < times; visit++) {
                node.visit(0, 0.5);
            }
        }

        @Actor
        public void publishes() {
            replicas.publish(replica);
        }

        @Actor
        public void visits() {
            at.other.arrive();
            at.other.enter(0, VIRTUAL_LOSS);
            leave(at.other, 0, 0.5);
        }

        @Arbiter
        public void statistics(IID_Result result) {
            result.r1 = at.one.visits();
            result.r2 = at.one.visits(0);
            result.r3 = at.one.sum(0);
        }
    }

    /** Each thread proves something of the same child: the narrower of both bounds is left, whoever comes last. */
    @JCStressTest
    @Outcome(id = "0.5, 0.75", expect = Expect.ACCEPTABLE, desc = "the narrower bounds")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a bound has been lost")
    @State
    public static class Prove {

        private final Meeting at = Meeting.next();

        @Actor
        public void one() {
            at.one.prove(1, 0.25, 0.75);
        }

        @Actor
        public void other() {
            at.other.prove(1, 0.5, 0.875);
        }

        @Arbiter
        public void bounds(DD_Result result) {
            result.r1 = at.one.lower(1);
            result.r2 = at.one.upper(1);
        }
    }

    /** The bounds of the first have a code, those of the second need a record, to which all are moved. */
    @JCStressTest
    @Outcome(id = "0.5, 0.25", expect = Expect.ACCEPTABLE, desc = "both bounds")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a bound has been lost")
    @State
    public static class ProveOfOneNode {

        private final Meeting at = Meeting.next();

        @Actor
        public void one() {
            at.one.prove(0, 0.5, 1);
        }

        @Actor
        public void other() {
            at.other.prove(1, 0, 0.25);
        }

        @Arbiter
        public void bounds(DD_Result result) {
            result.r1 = at.one.lower(0);
            result.r2 = at.one.upper(1);
        }
    }

    /** Each thread has made a node of the same position: both go on with one of them. */
    @JCStressTest
    @Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "that of the first")
    @Outcome(id = "2, 2, 2", expect = Expect.ACCEPTABLE, desc = "that of the second")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a position has two nodes")
    @State
    public static class Remember {

        private static final AtomicLong POSITIONS = new AtomicLong();
        private static final long MOST_BYTES = 8 << 20;
        private static Tree newest = newGraph();

        private static Tree newGraph() {
            return new Tree(NodeLayout.PLAIN, true, true, Long.MAX_VALUE, 0);
        }

        private static synchronized Tree graph() {
            if (newest.bytes() > MOST_BYTES) {
                newest = newGraph();
            }
            return newest;
        }

        private final Tree graph = graph();
        private final long key = POSITIONS.incrementAndGet();

        @Actor
        public void one(III_Result result) {
            result.r1 = graph.remember(key, 1);
        }

        @Actor
        public void other(III_Result result) {
            result.r2 = graph.remember(key, 2);
        }

        @Arbiter
        public void found(III_Result result) {
            result.r3 = graph.find(key);
        }
    }
}
