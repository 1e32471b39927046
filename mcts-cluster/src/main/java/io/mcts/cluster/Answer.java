package io.mcts.cluster;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;

/**
 * What a worker answers to a job.
 *
 * @param lease the lease of the job
 * @param text depends on the kind
 * @param nanos how long the job ran
 */
record Answer(long lease, Kind kind, String text, long nanos) {

    /** How it went. */
    enum Kind {
        /** It is done; the text is the result. */
        DONE,
        /** It failed; the text says why. */
        FAILED,
        /** The worker cannot do jobs of this kind, or has another version; the text says so. */
        REFUSED,
        /** It was ended before it had begun. */
        UNTOUCHED,
        /** It goes on; the text is what it has reported last. */
        REPORT
    }

    /** How an answer is written. */
    static final class Serializer implements CompactSerializer<Answer> {

        @Override
        public Answer read(CompactReader in) {
            return new Answer(
                    in.readInt64("lease"),
                    Kind.valueOf(Job.Serializer.text(in, "kind")),
                    Job.Serializer.text(in, "text"),
                    in.readInt64("nanos"));
        }

        @Override
        public void write(CompactWriter out, Answer answer) {
            out.writeInt64("lease", answer.lease);
            out.writeString("kind", answer.kind.name());
            out.writeString("text", answer.text);
            out.writeInt64("nanos", answer.nanos);
        }

        @Override
        public String getTypeName() {
            return "mcts-answer";
        }

        @Override
        public Class<Answer> getCompactClass() {
            return Answer.class;
        }
    }
}
