package io.mcts.games.einstein.records;

/**
 * The first line of a {@link EinSteinRecord}, besides the colours and the result. Immutable.
 *
 * @param timeAndPlace such as {@code 2019.08.04 14:00 北京}
 * @param event such as {@code 2019 CCGC}
 */
public record RecordHeader(String first, String second, String timeAndPlace, String event) {

    /**
     * Strips the texts and checks that they can be written.
     *
     * @throws IllegalArgumentException if one has a bracket or a line break in it
     */
    public RecordHeader {
        first = first.strip();
        second = second.strip();
        timeAndPlace = timeAndPlace.strip();
        event = event.strip();
        for (String text : new String[] {first, second, timeAndPlace, event}) {
            if (text.matches("(?s).*[\\[\\]\\r\\n].*")) {
                throw new IllegalArgumentException("'" + text
                        + "' cannot be written in a game record: brackets and line breaks separate its parts");
            }
        }
    }
}
