package io.mcts.cluster;

import java.util.List;

/** A worker's reply to a {@link Request}: whether it stops, whether it has all named jobs (if not, they are sent again), and answers. */
record Reply(boolean isStopping, boolean isComplete, List<Answer> answers) {

    byte[] bytes() {
        return WireFormat.of(out -> {
            out.writeBoolean(isStopping);
            out.writeBoolean(isComplete);
            WireFormat.writeList(out, answers, Answer::write);
        });
    }

    static Reply of(byte[] bytes) {
        return WireFormat.read(
                bytes, in -> new Reply(in.readBoolean(), in.readBoolean(), WireFormat.readList(in, Answer::read)));
    }
}
