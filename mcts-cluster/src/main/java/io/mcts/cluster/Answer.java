package io.mcts.cluster;

import java.util.Locale;

/** What a worker answers to a job: a text, with its kind and a blank before it. */
record Answer(Kind kind, String text) {

    /** How it went. */
    enum Kind {
        /** It is done; the text is the result. */
        DONE,
        /** It cannot be done; the text says why. */
        FAILED,
        /** The worker has another version, which the text says. */
        REFUSED,
        /** The worker stops; another one is to do the job. */
        RETURNED
    }

    String written() {
        return kind.name().toLowerCase(Locale.ROOT) + " " + text;
    }

    static Answer parse(String written) {
        String[] parts = written.split(" ", 2);
        return new Answer(Kind.valueOf(parts[0].toUpperCase(Locale.ROOT)), parts[1]);
    }
}
