package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.SharedBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.Quotes;
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
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * The evaluator {@value #NAME} of every {@link EncodedGame}: the built-in network of the game, or one from a file. Networks are loaded on
 * demand, and shared by all searches until the file changes. Thread-safe.
 */
public final class Networks<S extends GameState<S, M>, M extends Move> implements PartProvider<S, M> {

    /** The name of the evaluator and of the preset with it. */
    public static final String NAME = "network";

    /** The parameter for a model file. */
    public static final Parameter FILE = Parameter.file("file", "built-in", "an ONNX model of your own");

    private static final Parameter POLICY =
            new Parameter("policy", "policy", "the output with the logits of the moves");
    private static final Parameter VALUE =
            new Parameter("value", "value", "the output with the value of the position, from -1 to 1");

    private static final Parameter SHARED =
            Parameter.wholeNumber("shared", 1, "how many searches at a time share a batch, as in self-play");

    private static final Parameter THREADS = Parameter.wholeNumber(
            "threads", 1, "how many threads an evaluation uses, up to the processors of the machine");

    /** The execution providers of ONNX Runtime, by the names of their devices. */
    private static final Map<String, SessionSettings> DEVICES = Map.of(
            "cuda", options -> options.addCUDA(0),
            "coreml", options -> options.addCoreML(),
            "directml", options -> options.addDirectML(0));

    private static final Parameter DEVICE = Parameter.oneOf(
            "device", "where it runs: cpu, cuda, coreml or directml", "cpu", "cuda", "coreml", "directml");

    private static final List<Parameter> PARAMETERS = List.of(FILE, POLICY, VALUE, SHARED, THREADS, DEVICE);

    private static final int CACHED_POSITIONS = 100_000;

    /** The most leaves that one search has in a batch. */
    private static final int MOST_SHARED = 4096;

    private final Map<List<Object>, Loaded> networks = new ConcurrentHashMap<>();

    /** A model in the words of its user: outputs with logits and value, threads and device. */
    private record Model(String file, String policy, String value, int threads, String device) {

        private static final Model BUILT_IN =
                new Model(FILE.defaultValue(), POLICY.defaultValue(), VALUE.defaultValue(), 1, DEVICE.defaultValue());

        Model {
            int most = Runtime.getRuntime().availableProcessors();
            if (threads < 1 || threads > most) {
                throw new IllegalArgumentException("threads is from 1 to " + most + " here, not " + threads);
            }
        }

        static Model of(Arguments arguments) {
            return new Model(
                    arguments.text(FILE.name()),
                    arguments.text(POLICY.name()),
                    arguments.text(VALUE.name()),
                    arguments.wholeNumber(THREADS.name()),
                    arguments.oneOf(DEVICE.name(), DEVICE.choices()));
        }

        boolean isBuiltIn() {
            return file.equals(FILE.defaultValue());
        }
    }

    /** A network, the checksum of its file, and the batches that searches share, by their size. */
    private record Loaded(long checksum, BatchEvaluator<?> network, Map<Integer, BatchEvaluator<?>> batches) {

        BatchEvaluator<?> shared(int size) {
            if (size < 1 || size > MOST_SHARED) {
                throw new IllegalArgumentException("shared is from 1 to " + MOST_SHARED + ", not " + size);
            }
            return size == 1
                    ? network
                    : batches.computeIfAbsent(
                            size,
                            shared -> new SharedBatches<>(
                                    network, shared, Runtime.getRuntime().availableProcessors()));
        }
    }

    /** Creates the provider, which loads networks on demand. */
    public Networks() {}

    @Override
    public List<Entry<String>> presets() {
        return List.of(Entry.of(
                NAME,
                "leaves and priors by a neural network, for games that are an EncodedGame",
                arguments -> "selection=puct:c=1,expansion=decisive,batch=8,evaluator=" + word(arguments),
                PARAMETERS.toArray(Parameter[]::new)));
    }

    private static String word(Arguments arguments) {
        return PARAMETERS.stream()
                .filter(parameter -> !arguments.text(parameter.name()).equals(parameter.defaultValue()))
                .map(parameter -> ":" + parameter.name() + "=" + Quotes.added(arguments.text(parameter.name())))
                .collect(Collectors.joining("", NAME, ""));
    }

    @Override
    public List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return context.game() instanceof EncodedGame<S, M> game
                ? List.of(Entry.of(
                        NAME,
                        "a neural network learned from self-play; gives priors",
                        arguments -> of(game, Model.of(arguments), arguments.wholeNumber(SHARED.name())),
                        PARAMETERS.toArray(Parameter[]::new)))
                : List.of();
    }

    /**
     * Returns a game with a built-in network: a model with the outputs {@code policy} and {@code value}, and all its weights.
     *
     * @param name the name of the model, for messages
     * @throws IllegalArgumentException if the model does not fit the game
     */
    public static <S extends GameState<S, M>, M extends Move> EncodedGame<S, M> builtIn(
            EncodedGame<S, M> game, byte[] model, String name) {
        evaluator(game, Model.BUILT_IN, OnnxEvaluator.of(model, name, encoding(game)))
                .close();
        return new GameWithModel<>(game, model);
    }

    @SuppressWarnings("unchecked") // a key has the encoding, whose states are of one class
    private BatchEvaluator<S> of(EncodedGame<S, M> game, Model model, int shared) {
        StateEncoding<S, M> encoding = encoding(game);
        // Within it, the model is the same, and equal keys are equal positions.
        Object board = model.isBuiltIn() && !(game instanceof GameWithModel) ? game.getClass() : game;
        long checksum = checksum(model.file);
        try (InputStream builtIn = model.isBuiltIn() ? builtIn(game) : InputStream.nullInputStream()) {
            return (BatchEvaluator<S>) networks.compute(
                            List.of(model, board, encoding),
                            (key, before) -> before != null && before.checksum() == checksum
                                    ? before
                                    : new Loaded(
                                            checksum,
                                            loaded(game, model, builtIn, encoding),
                                            new ConcurrentHashMap<>()))
                    .shared(shared);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> StateEncoding<S, M> encoding(EncodedGame<S, M> game) {
        List<? extends StateEncoding<S, M>> encodings = game.encodings();
        if (encodings.isEmpty()) {
            throw new IllegalArgumentException("a network needs a fixed board; give its size and blocked cells");
        }
        return encodings.get(0);
    }

    /** The model of a game, which is refused for other boards even if loaded. */
    private static InputStream builtIn(EncodedGame<?, ?> game) {
        try {
            return game.network().orElseThrow(() -> new IllegalArgumentException("this game has no built-in network"));
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(
                    refusal.getMessage() + "; allowed: " + NAME + ":file=MODEL.onnx", refusal);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> OnnxEvaluator<S, M> loaded(
            EncodedGame<S, M> game, Model model, InputStream builtIn, StateEncoding<S, M> encoding) {
        try {
            return evaluator(
                    game,
                    model,
                    model.isBuiltIn()
                            ? OnnxEvaluator.of(builtIn.readAllBytes(), model.file, encoding)
                            : OnnxEvaluator.of(Path.of(model.file), encoding));
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("", Path.of(model.file), "cannot be read", failure);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> OnnxEvaluator<S, M> evaluator(
            EncodedGame<S, M> game, Model model, OnnxEvaluator.Builder<S, M> builder) {
        builder.logits(model.policy)
                .value(model.value, ValueDecoder.minusOneToOne())
                .threads(model.threads)
                .session(DEVICES.getOrDefault(model.device, options -> {}));
        if (game.initial(Xoroshiro128PlusPlus.of(1)) instanceof PositionKey) {
            builder.cache(CACHED_POSITIONS, state -> ((PositionKey) state).key());
        }
        return builder.build();
    }

    /**
     * Returns a checksum of a model file, to detect changes; 0 for the built-in one.
     *
     * @throws IllegalArgumentException if it cannot be read
     */
    public static long checksum(String file) {
        if (file.equals(FILE.defaultValue())) {
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
            throw ErrorMessages.ofFile("", Path.of(file), "cannot be read", failure);
        }
        return sum.getValue();
    }
}
