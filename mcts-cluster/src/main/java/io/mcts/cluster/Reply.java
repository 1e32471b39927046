package io.mcts.cluster;

import java.util.List;

/**
 * A worker's reply to a {@link Request}.
 *
 * @param isStopping whether the worker stops, and does none of the jobs that it has not answered
 * @param isComplete whether it has all the jobs that the message named; if not, they have to be sent again
 */
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
