package io.mcts.cluster;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.result.RootShare;
import io.mcts.result.SearchEffort;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The text of a {@link RootShare}: a line of ASCII characters with {@linkplain Move#index indices} of moves, which the root resolves. */
public final class ShareText {

    private static final String GROUP = "|";
    private static final String NUMBER = ",";
    private static final int GROUPS_OF_MOVE = 4;
    private static final int FIRST_GROUPS = 3;
    private static final int EFFORT_NUMBERS = 10;

    private ShareText() {}

    /** Rejects a root whose moves or outcomes are only drawn, so that indices are ambiguous. */
    static void requireListed(GameState<?, ?> root) {
        if (isSampled(root)) {
            throw new IllegalArgumentException(
                    "a search over several machines needs a root whose moves are listed, not only drawn as in " + root);
        }
    }

    private static boolean isSampled(GameState<?, ?> state) {
        return (state instanceof SampledMoves moves && moves.areMovesSampled())
                || (state instanceof SampledChance chance && chance.isSampled());
    }

    /** Writes a share. */
    public static String of(RootShare<?> share) {
        SearchEffort effort = share.effort();
        List<String> groups = new ArrayList<>();
        groups.add(effort.stopReason().name());
        groups.add(numbers(List.of(
                effort.iterations(),
                effort.elapsed().toNanos(),
                effort.nodes(),
                effort.savedNodes(),
                effort.bytes(),
                (long) effort.depth(),
                effort.seed(),
                (long) effort.recyclings(),
                effort.forgottenNodes(),
                effort.leftBehindNodes())));
        groups.add(numbers(share.statistics()));
        for (RootShare.OfMove<?> ofMove : share.moves()) {
            groups.add(Integer.toString(ofMove.move().index()));
            groups.add(Integer.toString(ofMove.resistance()));
            groups.add(numbers(ofMove.statistics()));
            groups.add(ofMove.replies().stream()
                    .map(reply -> Integer.toString(reply.index()))
                    .collect(Collectors.joining(NUMBER)));
        }
        return String.join(GROUP, groups);
    }

    private static String numbers(List<Long> numbers) {
        return numbers.stream().map(Long::toHexString).collect(Collectors.joining(NUMBER));
    }

    /**
     * Reads the text of {@link #of}, given the root of the search, which stays unchanged.
     *
     * @throws IllegalArgumentException if the text is invalid, or a move is not legal
     */
    public static <S extends GameState<S, M>, M extends Move> RootShare<M> read(String text, S root) {
        String[] groups = text.split("\\" + GROUP, -1);
        if (groups.length < FIRST_GROUPS || (groups.length - FIRST_GROUPS) % GROUPS_OF_MOVE != 0) {
            throw new IllegalArgumentException("a share has " + FIRST_GROUPS + " groups and " + GROUPS_OF_MOVE
                    + " for each move, not " + groups.length + " as '" + text + "'");
        }
        List<RootShare.OfMove<M>> moves = new ArrayList<>();
        for (int group = FIRST_GROUPS; group < groups.length; group += GROUPS_OF_MOVE) {
            M move = legal(root, Integer.parseInt(groups[group]));
            int resistance = Integer.parseInt(groups[group + 1]);
            S after = root.copy();
            after.play(move);
            List<M> replies = replies(groups[group + 3], after);
            moves.add(new RootShare.OfMove<>(move, numbers(groups[group + 2]), replies, resistance));
        }
        return new RootShare<>(numbers(groups[2]), moves, effort(StopReason.valueOf(groups[0]), numbers(groups[1])));
    }

    private static SearchEffort effort(StopReason reason, List<Long> numbers) {
        if (numbers.size() != EFFORT_NUMBERS) {
            throw new IllegalArgumentException("an effort has " + EFFORT_NUMBERS + " numbers, not " + numbers.size());
        }
        return new SearchEffort(
                numbers.get(0),
                Duration.ofNanos(numbers.get(1)),
                numbers.get(2),
                numbers.get(3),
                numbers.get(4),
                numbers.get(5).intValue(),
                reason,
                numbers.get(6),
                numbers.get(7).intValue(),
                numbers.get(8),
                numbers.get(9));
    }

    /** The replies after a move, up to the first state whose moves are only drawn. */
    private static <S extends GameState<S, M>, M extends Move> List<M> replies(String indices, S after) {
        List<M> replies = new ArrayList<>();
        for (String index : indices.isEmpty() ? new String[0] : indices.split(NUMBER, -1)) {
            if (isSampled(after)) {
                break;
            }
            M reply = legal(after, Integer.parseInt(index));
            replies.add(reply);
            after.play(reply);
        }
        return replies;
    }

    private static <S extends GameState<S, M>, M extends Move> M legal(S state, int index) {
        return state.legalMoves().stream()
                .filter(move -> move.index() == index)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a share tells of a move with the index " + index + ", which is not legal in " + state));
    }

    private static List<Long> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(NUMBER, -1))
                        .map(number -> Long.parseUnsignedLong(number, 16))
                        .toList();
    }
}
