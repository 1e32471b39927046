package io.mcts.examples.search;

import io.mcts.examples.catalog.UsageException;

/** The values of a {@link Setting} that is on or off. */
final class Switch {

    static final String ON = "true";
    static final String OFF = "false";
    static final String FORM = ON + "|" + OFF;

    private Switch() {}

    static boolean isOn(String text) {
        if (!text.equals(ON) && !text.equals(OFF)) {
            throw new UsageException("'" + text + "' is neither " + ON + " nor " + OFF);
        }
        return text.equals(ON);
    }
}
