package io.mcts.selfplay;

import java.util.List;

/**
 * The course of games of self-play. Immutable.
 *
 * <p>Sources: D. Wu, <i>Accelerating Self-Play Learning in Go</i>, 2019, section 3.1 (quick moves); D. Silver et al., <i>Mastering the game of
 * Go without human knowledge</i>, Nature 550, 2017 (resignation, and games played on to measure it).
 *
 * @param opening the most random moves at the start
 * @param temperature the temperature at which a move is drawn by its visits, by the number of moves since the opening; 0 for the best move
 * @param quickIterations the iterations of quick moves, which teach values but no policy; 0 if every move has a full search
 * @param fullShare the share of moves with a full search if others are quick, greater than 0 and at most 1
 * @param resignBelow the value of a position, from 0 to 1, below which its player resigns; 0 for never
 * @param playedOnShare the share of games without resignation, in which it is measured how often that would have been wrong
 */
public record SelfPlayOptions(
        int opening,
        Schedule temperature,
        int quickIterations,
        double fullShare,
        double resignBelow,
        double playedOnShare) {

    private static final double HIGHEST_RESIGNATION = 0.5;

    public SelfPlayOptions {
        require(opening >= 0, "number of random moves is 0 or more", opening);
        for (Schedule.Change change : temperature.changes()) {
            require(
                    change.value() >= 0 && change.value() < Double.POSITIVE_INFINITY,
                    "temperature is 0 or more",
                    change.value());
        }
        require(quickIterations >= 0, "number of quick iterations is 0 or more", quickIterations);
        require(fullShare > 0 && fullShare <= 1, "share of full searches is greater than 0 and at most 1", fullShare);
        require(
                resignBelow >= 0 && resignBelow < HIGHEST_RESIGNATION,
                "value of a resignation is at least 0 and less than " + HIGHEST_RESIGNATION,
                resignBelow);
        require(playedOnShare >= 0 && playedOnShare <= 1, "share of games played on is from 0 to 1", playedOnShare);
    }

    private static void require(boolean isKept, String rule, Number number) {
        if (!isKept) {
            throw new IllegalArgumentException("the " + rule + ", not " + number);
        }
    }

    /** Returns options for full searches and games to their end, which draw some moves after the opening and then play the best. */
    public static SelfPlayOptions of(int opening, int drawn) {
        require(drawn >= 0, "number of drawn moves is 0 or more", drawn);
        Schedule temperature = drawn == 0
                ? Schedule.of(0)
                : new Schedule(List.of(new Schedule.Change(0, 1), new Schedule.Change(drawn, 0)));
        return new SelfPlayOptions(opening, temperature, 0, 1, 0, 0);
    }

    /** Returns these options with another opening. */
    public SelfPlayOptions withOpening(int most) {
        return new SelfPlayOptions(most, temperature, quickIterations, fullShare, resignBelow, playedOnShare);
    }

    /** Returns these options with another temperature. */
    public SelfPlayOptions withTemperature(Schedule other) {
        return new SelfPlayOptions(opening, other, quickIterations, fullShare, resignBelow, playedOnShare);
    }

    /** Returns these options with quick moves. */
    public SelfPlayOptions withQuick(int iterations, double shareOfFull) {
        return new SelfPlayOptions(opening, temperature, iterations, shareOfFull, resignBelow, playedOnShare);
    }

    /** Returns these options with resignation. */
    public SelfPlayOptions withResignation(double below, double shareOfPlayedOn) {
        return new SelfPlayOptions(opening, temperature, quickIterations, fullShare, below, shareOfPlayedOn);
    }

    /** Returns the number of drawn moves or, if moves are drawn in any other way, the schedule. */
    String drawn() {
        for (int drawn : new int[] {
            0, temperature.changes().get(temperature.changes().size() - 1).step()
        }) {
            if (of(opening, drawn).temperature.equals(temperature)) {
                return Integer.toString(drawn);
            }
        }
        return temperature.toString();
    }

    /** Returns the options as words of the command line, without those that change nothing. */
    @Override
    public String toString() {
        String drawn = drawn();
        return "--opening " + opening
                + (drawn.matches("\\d+") ? " --draw " : " --temperature ") + drawn
                + (quickIterations == 0 ? "" : " --quick " + quickIterations + " --full " + fullShare)
                + (resignBelow == 0 ? "" : " --resign " + resignBelow + " --play-on " + playedOnShare);
    }
}
