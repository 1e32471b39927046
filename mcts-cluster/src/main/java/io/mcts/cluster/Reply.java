package io.mcts.cluster;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A worker's reply to an {@link Exchange}.
 *
 * @param isStopping whether the worker stops, and does none of the jobs that it has not answered
 * @param isComplete whether it has all the jobs that the message named; if not, they have to be sent again
 */
record Reply(boolean isStopping, boolean isComplete, List<Answer> answers) {

    /** How a reply is written. */
    static final class Serializer implements CompactSerializer<Reply> {

        @Override
        public Reply read(CompactReader in) {
            return new Reply(
                    in.readBoolean("stopping"),
                    in.readBoolean("complete"),
                    Arrays.asList(Objects.requireNonNull(in.readArrayOfCompact("answers", Answer.class))));
        }

        @Override
        public void write(CompactWriter out, Reply reply) {
            out.writeBoolean("stopping", reply.isStopping);
            out.writeBoolean("complete", reply.isComplete);
            out.writeArrayOfCompact("answers", reply.answers.toArray(Answer[]::new));
        }

        @Override
        public String getTypeName() {
            return "mcts-reply";
        }

        @Override
        public Class<Reply> getCompactClass() {
            return Reply.class;
        }
    }
}
