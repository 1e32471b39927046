package io.mcts.result;

import io.mcts.internal.Argument;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What one worker of a root-parallel search found: the statistics of the root of its tree and the expected replies to each move, as
 * plain numbers, which can be written as {@link #text} and sent to another machine. The shares of all workers make the result of the
 * search ({@code Mcts.merged}).
 *
 * <p>The numbers are those of this version of the library and of the settings of the search: another version or other settings may
 * give them another meaning.
 *
 * @param statistics the statistics of the root and its moves, in the form in which the search keeps them
 * @param replies for each move of the root, in the order of the statistics, the indices of the expected replies
 * @param resistances for each move of the root how many moves a loss that is proven can be put off; 0 for all others
 * @param effort what the worker spent
 */
public record RootShare(
        List<Long> statistics, List<List<Integer>> replies, List<Integer> resistances, SearchEffort effort) {

    private static final String GROUPS = "|";
    private static final String LISTS = ";";
    private static final String NUMBERS = ",";
    private static final int GROUP_COUNT = 5;
    private static final int EFFORT_COUNT = 8;
    private static final int HEX = 16;

    public RootShare {
        statistics = List.copyOf(statistics);
        replies = replies.stream().map(List::copyOf).toList();
        resistances = List.copyOf(resistances);
    }

    /** The same share, of a worker that stopped for another reason. */
    public RootShare stoppedBy(StopReason reason) {
        return new RootShare(statistics, replies, resistances, effort.stoppedBy(reason));
    }

    /** All numbers in one line of ASCII characters, from which {@link #parse} makes an equal share. */
    public String text() {
        List<Long> spent = List.of(
                effort.iterations(),
                effort.elapsed().toNanos(),
                effort.nodes(),
                effort.savedNodes(),
                effort.bytes(),
                (long) effort.depth(),
                effort.seed(),
                (long) effort.recyclings());
        return String.join(
                GROUPS,
                written(statistics, number -> Long.toUnsignedString(number, HEX)),
                replies.stream().map(line -> written(line, String::valueOf)).collect(Collectors.joining(LISTS)),
                written(resistances, String::valueOf),
                written(spent, String::valueOf),
                effort.stopReason().name());
    }

    private static <T> String written(List<T> numbers, Function<T, String> form) {
        return numbers.stream().map(form).collect(Collectors.joining(NUMBERS));
    }

    /**
     * Reads what {@link #text} has written.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static RootShare parse(String text) {
        String[] groups = text.split("\\" + GROUPS, -1);
        Argument.require(groups.length == GROUP_COUNT, "a share has " + GROUP_COUNT + " groups", groups.length);
        List<List<Integer>> replies = new ArrayList<>();
        for (String line : groups[1].split(LISTS, -1)) {
            replies.add(read(line, Integer::valueOf));
        }
        List<Long> spent = read(groups[3], Long::valueOf);
        Argument.require(spent.size() == EFFORT_COUNT, "an effort has " + EFFORT_COUNT + " numbers", spent.size());
        return new RootShare(
                read(groups[0], number -> Long.parseUnsignedLong(number, HEX)),
                replies,
                read(groups[2], Integer::valueOf),
                new SearchEffort(
                        spent.get(0),
                        Duration.ofNanos(spent.get(1)),
                        spent.get(2),
                        spent.get(3),
                        spent.get(4),
                        spent.get(5).intValue(),
                        StopReason.valueOf(groups[4]),
                        spent.get(6),
                        spent.get(7).intValue()));
    }

    private static <T> List<T> read(String numbers, Function<String, T> form) {
        return numbers.isEmpty()
                ? List.of()
                : Arrays.stream(numbers.split(NUMBERS, -1)).map(form).toList();
    }
}
