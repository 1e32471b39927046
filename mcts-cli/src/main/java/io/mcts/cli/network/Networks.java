package io.mcts.cli.network;

import io.mcts.cli.catalog.Arguments;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.catalog.Parameter;
import io.mcts.cli.catalog.UsageException;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.StateEncoding;
import io.mcts.onnx.ValueDecoder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * The networks of a catalog of games. One is loaded when it is first asked for, together with the native code that runs it, and then
 * serves all searches until its file has changed. Thread-safe.
 */
public final class Networks {

    /** The name of a network among the evaluators of a game. */
    public static final String NAME = "network";

    /** What stands for the network of the game itself where a file can be named. */
    public static final String BUILT_IN = "built-in";

    /** Where a file can be named. */
    public static final Parameter FILE = new Parameter("file", BUILT_IN, "an ONNX model of your own");

    private static final int CACHED_POSITIONS = 100_000;

    /** The networks of games that have none built in. */
    private static final Networks OF_FILES = new Networks();

    private final Map<List<Object>, Loaded> networks = new ConcurrentHashMap<>();

    /** A network, and the checksum of the file that it is from. */
    private record Loaded(long checksum, OnnxEvaluator<?, ?> network) {}

    /**
     * The network of a game as an evaluator to choose.
     *
     * @param resource the built-in network, beside this class
     * @param encodings how a network sees the game, the plain one first; none if it cannot. Asked for when a network is made, since
     *     mcts-onnx may not be there
     * @param board what positions must share so that equal keys mean equal positions
     * @param known the board that the built-in network knows; empty if it is the game's
     */
    public <S extends GameState<S, M> & PositionKey, M extends Move> Entry<BatchEvaluator<S>> entry(
            String resource, Supplier<List<? extends StateEncoding<S, M>>> encodings, Object board, String known) {
        return Entry.of(
                NAME,
                "a neural network learned from self-play; gives priors",
                arguments -> of(arguments, resource, encodings.get(), board, known),
                FILE);
    }

    /**
     * The network of a game that has none built in, from a file and without a cache, as an evaluator to choose.
     *
     * @param encodings how a network sees the game, the plain one first; none if it cannot. Asked for when a network is made
     */
    public static <S extends GameState<S, M>, M extends Move> Entry<BatchEvaluator<S>> entryOfFile(
            Supplier<List<? extends StateEncoding<S, M>>> encodings) {
        return Entry.of(
                NAME,
                "a neural network of your own; gives priors",
                arguments -> OF_FILES.ofFile(arguments, encodings.get()),
                FILE);
    }

    private <S extends GameState<S, M>, M extends Move> OnnxEvaluator<S, M> ofFile(
            Arguments arguments, List<? extends StateEncoding<S, M>> encodings) {
        String file = arguments.text(FILE.name());
        StateEncoding<S, M> encoding = plain(encodings);
        if (file.equals(BUILT_IN)) {
            throw new UsageException("this game has no built-in network; allowed: " + NAME + ":file=MODEL.onnx");
        }
        return loaded(file, "", encoding, () -> builder(file, "", encoding).build());
    }

    /** The name of a network as an evaluator, with its file if one is given. */
    public static String word(Arguments arguments) {
        String file = arguments.text(FILE.name());
        return file.equals(BUILT_IN) ? NAME : NAME + ":" + FILE.name() + "=" + file;
    }

    private <S extends GameState<S, M> & PositionKey, M extends Move> OnnxEvaluator<S, M> of(
            Arguments arguments,
            String resource,
            List<? extends StateEncoding<S, M>> encodings,
            Object board,
            String known) {
        String file = arguments.text(FILE.name());
        StateEncoding<S, M> encoding = plain(encodings);
        if (file.equals(BUILT_IN) && !known.isEmpty()) {
            throw new UsageException(
                    "the built-in network knows only " + known + "; allowed for others: " + NAME + ":file=MODEL.onnx");
        }
        return loaded(
                file,
                board,
                encoding,
                () -> builder(file, resource, encoding)
                        .cache(CACHED_POSITIONS, PositionKey::key)
                        .build());
    }

    private static <S extends GameState<S, M>, M extends Move> StateEncoding<S, M> plain(
            List<? extends StateEncoding<S, M>> encodings) {
        if (encodings.isEmpty()) {
            throw new UsageException(
                    "a network needs a board that is not drawn; allowed: a size and cells of your own");
        }
        return encodings.get(0);
    }

    @SuppressWarnings("unchecked") // an encoding and a board have states of one class
    private <S extends GameState<S, M>, M extends Move> OnnxEvaluator<S, M> loaded(
            String file, Object board, StateEncoding<S, M> encoding, Supplier<OnnxEvaluator<S, M>> load) {
        long checksum = checksum(file);
        return (OnnxEvaluator<S, M>) networks.compute(
                        List.of(file, board, encoding),
                        (key, before) -> before != null && before.checksum() == checksum
                                ? before
                                : new Loaded(checksum, load.get()))
                .network();
    }

    /**
     * The checksum of a model, by which a file that has changed is noticed; 0 of the built-in one, which does not change.
     *
     * @throws UsageException if it cannot be read
     */
    public static long checksum(String file) {
        if (file.equals(BUILT_IN)) {
            return 0;
        }
        CRC32 sum = new CRC32();
        try {
            sum.update(Files.readAllBytes(Path.of(file)));
            Path weights = Path.of(file + ".data"); // where PyTorch leaves them
            if (Files.exists(weights)) {
                sum.update(Files.readAllBytes(weights));
            }
        } catch (IOException failure) {
            throw UsageException.ofFile("", Path.of(file), "cannot be read", failure);
        }
        return sum.getValue();
    }

    private static <S extends GameState<S, M>, M extends Move> OnnxEvaluator.Builder<S, M> builder(
            String file, String resource, StateEncoding<S, M> encoding) {
        try {
            OnnxEvaluator.Builder<S, M> builder = file.equals(BUILT_IN)
                    ? OnnxEvaluator.of(resource(resource), resource, encoding)
                    : OnnxEvaluator.of(Path.of(file), encoding);
            return builder.logits("policy").value("value", ValueDecoder.minusOneToOne());
        } catch (IOException failure) {
            throw UsageException.ofFile("", Path.of(file), "cannot be read", failure);
        }
    }

    private static byte[] resource(String name) {
        try (InputStream in = Networks.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the network " + name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
