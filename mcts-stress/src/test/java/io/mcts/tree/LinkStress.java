package io.mcts.tree;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIII_Result;

/** One thread makes a node and links it; another follows the link. */
public final class LinkStress {

    private LinkStress() {}

    /** A node under which another one is made, and the moves of its tree. */
    @State
    public static class Parent {

        private final Meeting at = Meeting.next();
        private final MoveTable<NamedMove> moves = new MoveTable<>();

        private void make(Maker maker) {
            Node made = maker.make(at.tree, at.below, 1);
            made.move(0, moves.number(new NamedMove(7, "a")));
            made.move(1, moves.number(new NamedMove(70, "b")));
            at.one.linkFirst(0, made.address());
        }

        private void follow(int link, IIII_Result result) {
            if (link != Tree.NONE) {
                Node found = at.otherBelow.moveTo(link);
                result.r1 = found.count();
                result.r2 = found.player();
                result.r3 = moves.move(found.move(0)).index();
                result.r4 = moves.move(found.move(1)).index();
            }
        }
    }

    @JCStressTest
    @Outcome(id = "0, 0, 0, 0", expect = Expect.ACCEPTABLE, desc = "no link yet")
    @Outcome(id = "2, 1, 7, 70", expect = Expect.ACCEPTABLE, desc = "the node is whole")
    @Outcome(expect = Expect.FORBIDDEN, desc = "the link is seen, but not all of the node")
    public static class Followed {

        private final Maker maker = new Maker();

        @Actor
        public void makes(Parent parent) {
            parent.make(maker);
        }

        @Actor
        public void follows(Parent parent, IIII_Result result) {
            parent.follow(parent.at.other.link(0), result);
        }
    }

    /** As {@link Followed}, by the link of a copy of the node above, as replicas have it. */
    @JCStressTest
    @Outcome(id = "0, 0, 0, 0", expect = Expect.ACCEPTABLE, desc = "no link yet")
    @Outcome(id = "2, 1, 7, 70", expect = Expect.ACCEPTABLE, desc = "the node is whole")
    @Outcome(expect = Expect.FORBIDDEN, desc = "the link is seen, but not all of the node")
    public static class FollowedFromACopy {

        private final Maker maker = new Maker();

        @Actor
        public void makes(Parent parent) {
            parent.make(maker);
        }

        @Actor
        public void follows(Parent parent, IIII_Result result) {
            parent.at.otherBelow.moveToCopy(parent.at.other);
            parent.follow(parent.at.otherBelow.link(0), result);
        }
    }

    /** Both threads make a node for the same place: both go on with the one that was linked first. */
    @JCStressTest
    @Outcome(id = "1, 1, 1, 1", expect = Expect.ACCEPTABLE, desc = "the first one's node")
    @Outcome(id = "2, 2, 2, 2", expect = Expect.ACCEPTABLE, desc = "the second one's node")
    @Outcome(expect = Expect.FORBIDDEN, desc = "different nodes, or not all of the node is seen")
    public static class Lost {

        private final Maker maker = new Maker();
        private final Maker otherMaker = new Maker();

        @Actor
        public void one(Parent parent, IIII_Result result) {
            Node found = link(parent.at.one, maker.make(parent.at.tree, parent.at.below, 1), 1);
            result.r1 = found.player();
            result.r2 = found.move(0);
        }

        @Actor
        public void other(Parent parent, IIII_Result result) {
            Node found = link(parent.at.other, otherMaker.make(parent.at.tree, parent.at.otherBelow, 2), 2);
            result.r3 = found.player();
            result.r4 = found.move(0);
        }

        private static Node link(Node parent, Node made, int move) {
            made.move(0, move);
            return made.moveTo(parent.linkFirst(0, made.address()));
        }
    }
}
