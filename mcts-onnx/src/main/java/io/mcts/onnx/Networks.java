package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.part.PartContext;
import io.mcts.spec.part.PartProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * The evaluator {@value #NAME} of every {@link EncodedGame}: the network that comes with the game, or one from a file. A network is
 * loaded when it is first asked for, together with the native code that runs it, and then serves all searches until its file has
 * changed. Thread-safe.
 */
public final class Networks<S extends GameState<S, M>, M extends Move> implements PartProvider<S, M> {

    /** The name of a network among the evaluators of a game, and of the search that goes with it. */
    public static final String NAME = "network";

    /** Where a file can be named. */
    public static final Parameter FILE = new Parameter(Parameter.FILE, "built-in", "an ONNX model of your own");

    private static final int CACHED_POSITIONS = 100_000;

    private final Map<List<Object>, Loaded> networks = new ConcurrentHashMap<>();

    /** A network, and the checksum of the file that it is from. */
    private record Loaded(long checksum, OnnxEvaluator<?, ?> network) {}

    /** No network yet. */
    public Networks() {}

    @Override
    public List<Entry<String>> presets() {
        return List.of(Entry.of(
                NAME,
                "leaves and priors by a neural network, which connectfour and einstein have",
                arguments -> "selection=puct:c=1,expansion=decisive,batch=8,evaluator=" + word(arguments),
                FILE));
    }

    private static String word(Arguments arguments) {
        String file = arguments.text(FILE.name());
        return isBuiltIn(file) ? NAME : NAME + ":" + FILE.name() + "=" + file;
    }

    private static boolean isBuiltIn(String file) {
        return file.equals(FILE.defaultValue());
    }

    @Override
    public List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return context.game() instanceof EncodedGame<S, M> game
                ? List.of(Entry.of(
                        NAME,
                        "a neural network learned from self-play; gives priors",
                        arguments -> of(game, arguments.text(FILE.name())),
                        FILE))
                : List.of();
    }

    @SuppressWarnings("unchecked") // a key has the encoding, whose states are of one class
    private OnnxEvaluator<S, M> of(EncodedGame<S, M> game, String file) {
        List<? extends StateEncoding<S, M>> encodings = game.encodings();
        if (encodings.isEmpty()) {
            throw new UsageException(
                    "a network needs a board that is not drawn; allowed: a size and cells of your own");
        }
        StateEncoding<S, M> encoding = encodings.get(0);
        Object board = isBuiltIn(file) ? game.getClass() : game; // within which equal keys are equal positions
        long checksum = checksum(file);
        try (InputStream builtIn = isBuiltIn(file) ? builtIn(game) : InputStream.nullInputStream()) {
            return (OnnxEvaluator<S, M>) networks.compute(
                            List.of(file, board, encoding),
                            (key, before) -> before != null && before.checksum() == checksum
                                    ? before
                                    : new Loaded(checksum, loaded(game, file, builtIn, encoding)))
                    .network();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The model that comes with a game, which is refused on another board even where it has been loaded. */
    private static InputStream builtIn(EncodedGame<?, ?> game) {
        try {
            return game.network().orElseThrow(() -> new IllegalArgumentException("this game has no built-in network"));
        } catch (IllegalArgumentException refusal) {
            throw new UsageException(refusal.getMessage() + "; allowed: " + NAME + ":file=MODEL.onnx");
        }
    }

    private static <S extends GameState<S, M>, M extends Move> OnnxEvaluator<S, M> loaded(
            EncodedGame<S, M> game, String file, InputStream builtIn, StateEncoding<S, M> encoding) {
        try {
            OnnxEvaluator.Builder<S, M> builder = (isBuiltIn(file)
                            ? OnnxEvaluator.of(builtIn.readAllBytes(), file, encoding)
                            : OnnxEvaluator.of(Path.of(file), encoding))
                    .logits("policy")
                    .value("value", ValueDecoder.minusOneToOne());
            if (game.initial(Xoroshiro128PlusPlus.of(1)) instanceof PositionKey) {
                builder.cache(CACHED_POSITIONS, state -> ((PositionKey) state).key());
            }
            return builder.build();
        } catch (IOException failure) {
            throw UsageException.ofFile("", Path.of(file), "cannot be read", failure);
        }
    }

    /**
     * The checksum of a model, by which a file that has changed is noticed; 0 of the built-in one, which does not change.
     *
     * @throws UsageException if it cannot be read
     */
    public static long checksum(String file) {
        if (isBuiltIn(file)) {
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
}
