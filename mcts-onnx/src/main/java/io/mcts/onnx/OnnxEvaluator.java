package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.encoding.TensorEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.EvaluationCache.Known;
import io.mcts.onnx.OnnxModel.Input;
import io.mcts.onnx.OnnxModel.Output;
import io.mcts.onnx.OnnxModel.Source;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.AccessMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates states by a neural network in the ONNX format, with priors if it has a policy.
 * <pre>{@code
 * try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(Path.of("network.onnx"), new BoardEncoding())
 *         .logits("policy")
 *         .value("value", ValueDecoder.minusOneToOne())
 *         .build()) {
 *     Mcts.puct(network).build().search(state, Budget.iterations(800));
 * }
 * }</pre>
 *
 * <p>Thread-safe; one evaluator serves any number of searches. It holds native memory until closed, which waits for evaluations in
 * progress; later ones fail. A trial run on building checks the model. Invalid numbers fail a search with the output, row and state.
 *
 * <p>Floating-point sums depend on the processor, and possibly the batch size: equal seeds may give different searches on other machines,
 * or with a filled cache.
 */
public final class OnnxEvaluator<S extends GameState<?, M>, M extends Move>
        implements BatchEvaluator<S>, AutoCloseable {

    private final OnnxModel model;
    private final List<StateEncoding<S, M>> encodings;

    /** The tensor encodings of the inputs of the model, by state encoding. */
    private final List<List<TensorEncoding<S>>> inputs;

    private final ValueDecoder decoder;
    private final String value;
    private final @Nullable String policy;
    private final boolean hasLogits;
    private final ToLongFunction<? super S> key;
    private final int cachedPositions;
    private final @Nullable EvaluationCache cache;

    private OnnxEvaluator(Builder<S, M> settings, OnnxModel model) {
        this.model = model;
        encodings = settings.encodings;
        inputs = encodings.stream().map(settings::inputs).toList();
        decoder = settings.decoder;
        value = String.valueOf(settings.value);
        policy = settings.policy;
        hasLogits = settings.hasLogits;
        key = settings.key;
        cachedPositions = settings.cachedPositions;
        cache = cachedPositions == 0 ? null : new EvaluationCache(cachedPositions);
    }

    /**
     * Begins with a model file. External weights, as PyTorch writes them ({@code model.onnx.data}), must be beside it.
     *
     * @throws IOException if the file cannot be read
     */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> of(Path file, StateEncoding<S, M> encoding)
            throws IOException {
        file.getFileSystem().provider().checkAccess(file, AccessMode.READ);
        String path = file.toFile().getAbsolutePath();
        return new Builder<>((environment, options) -> environment.createSession(path, options), "" + file, encoding);
    }

    /** Begins with a model in memory, including its weights; {@code name} is for messages. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> of(
            byte[] model, String name, StateEncoding<S, M> encoding) {
        byte[] bytes = model.clone();
        return new Builder<>((environment, options) -> environment.createSession(bytes, options), name, encoding);
    }

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        model.requireOpen();
        List<Integer> unknown = new ArrayList<>();
        for (int i = 0; i < payoffs.length; i++) {
            Known known = cache == null ? null : cache.get(key.applyAsLong(states.get(i)));
            if (known == null) {
                unknown.add(i);
            } else {
                known.copyTo(payoffs[i], priors[i]);
            }
        }
        if (!unknown.isEmpty()) {
            compute(states, unknown, payoffs, priors);
        }
    }

    private void compute(List<S> states, List<Integer> numbers, double[][] payoffs, double[][] priors) {
        int views = encodings.size();
        int rows = numbers.size() * views;
        FloatBuffer[] tensors = model.buffers(rows);
        for (int row = 0; row < rows; row++) {
            List<TensorEncoding<S>> view = inputs.get(row % views);
            for (int i = 0; i < tensors.length; i++) {
                int length = model.length(i);
                view.get(i).encode(states.get(numbers.get(row / views)), tensors[i].slice(row * length, length));
            }
        }
        float[][] outputs = model.run(tensors, rows);
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            S state = states.get(number);
            if (cache == null) {
                decode(state, outputs, i * views, payoffs[number], priors[number]);
            } else {
                Known known = new Known(new double[payoffs[number].length], new double[moves(state)]);
                decode(state, outputs, i * views, known.payoffs(), known.priors());
                cache.put(key.applyAsLong(state), known);
                known.copyTo(payoffs[number], priors[number]);
            }
        }
    }

    /** Returns the number of moves for which the network gives priors. */
    private int moves(S state) {
        return policy == null || state.currentPlayer() == GameState.CHANCE
                ? 0
                : state.legalMoves().size();
    }

    /** Averages the outputs of the encodings of a state, which begin at a row. */
    private void decode(S state, float[][] outputs, int firstRow, double[] payoffs, double[] priors) {
        double[] payoffSums = new double[payoffs.length];
        double[] priorSums = new double[priors.length];
        int views = encodings.size();
        for (int view = 0; view < views; view++) {
            StateEncoding<S, M> encoding = encodings.get(view);
            int row = firstRow + view;
            String output = value;
            try {
                decoder.decode(row(outputs[0], row, decoder.size()), state, encoding.perspective(state), payoffs);
                add(payoffs, payoffSums);
                if (priors.length > 0) {
                    output = policy;
                    Policies.read(row(outputs[1], row, encoding.policySize()), hasLogits, encoding, state, priors);
                    add(priors, priorSums);
                }
            } catch (IllegalStateException refusal) {
                throw new IllegalStateException(
                        model + ": output '" + output + "', row " + row + ", of " + state + ": " + refusal.getMessage(),
                        refusal);
            }
        }
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = ScaledValue.rounded(state, payoffSums[player] / views);
        }
        for (int move = 0; move < priors.length; move++) {
            priors[move] = priorSums[move] / views;
        }
    }

    private static float[] row(float[] output, int row, int width) {
        float[] numbers = new float[width];
        System.arraycopy(output, row * width, numbers, 0, width);
        return numbers;
    }

    private static void add(double[] values, double[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += values[i];
        }
    }

    @Override
    public boolean givesPriors() {
        return policy != null;
    }

    /** Frees the native memory. Later evaluations fail. */
    @Override
    public void close() {
        model.close();
    }

    @Override
    public String toString() {
        return "onnx:model=" + model + ":views=" + encodings.size() + ":cache=" + cachedPositions;
    }

    /** A builder that declares inputs and outputs of a model; a value is required. Not thread-safe. */
    public static final class Builder<S extends GameState<?, M>, M extends Move> {

        private final Source source;
        private final String name;
        private List<StateEncoding<S, M>> encodings;
        private @Nullable String input;
        private @Nullable String policy;
        private boolean hasLogits;
        private @Nullable String value;
        private ValueDecoder decoder = ValueDecoder.minusOneToOne();
        private int cachedPositions;
        private ToLongFunction<? super S> key = state -> 0;
        private int threads = 1;
        private SessionSettings session = options -> {};

        private Builder(Source source, String name, StateEncoding<S, M> encoding) {
            this.source = source;
            this.name = name;
            encodings = List.of(encoding);
        }

        /** Names the input of the encoding itself; by default the only one besides {@link StateEncoding#otherInputs}. */
        public Builder<S, M> input(String inputName) {
            input = Objects.requireNonNull(inputName, "input");
            return this;
        }

        /** Names the output with the value of a state, and its meaning. */
        public Builder<S, M> value(String output, ValueDecoder meaning) {
            value = Objects.requireNonNull(output, "value");
            decoder = Objects.requireNonNull(meaning, "decoder");
            return this;
        }

        /** Names the output with policy logits: the priors are their softmax over the legal moves. No priors by default. */
        public Builder<S, M> logits(String output) {
            policy = Objects.requireNonNull(output, "policy");
            hasLogits = true;
            return this;
        }

        /** Names the output with policy probabilities, which sum to 1; those of the legal moves are normalized. */
        public Builder<S, M> probabilities(String output) {
            policy = Objects.requireNonNull(output, "policy");
            hasLogits = false;
            return this;
        }

        /** Averages other encodings of equal size, which rotate or mirror the state, each at the cost of an evaluation. */
        public Builder<S, M> symmetries(List<? extends StateEncoding<S, M>> others) {
            List<StateEncoding<S, M>> all = new ArrayList<>(encodings.subList(0, 1));
            all.addAll(others);
            encodings = List.copyOf(all);
            return this;
        }

        /**
         * Caches values of positions, 2 or more; off by default.
         *
         * @param positionKey unique for a position, such as {@link io.mcts.game.PositionKey#key}; if keys ignore the size of the board, so
         *     must the use of the evaluator
         */
        public Builder<S, M> cache(int positions, ToLongFunction<? super S> positionKey) {
            if (positions < 2) {
                throw new IllegalArgumentException("a cache has room for 2 positions or more, not " + positions);
            }
            cachedPositions = positions;
            key = Objects.requireNonNull(positionKey, "key");
            return this;
        }

        /** Sets the number of threads shared by all evaluations; only the calling one by default. */
        public Builder<S, M> threads(int count) {
            if (count < 1) {
                throw new IllegalArgumentException("an evaluation uses 1 thread or more, not " + count);
            }
            threads = count;
            return this;
        }

        /** Sets other options of ONNX Runtime, such as a provider for a graphics card. */
        public Builder<S, M> session(SessionSettings settings) {
            session = Objects.requireNonNull(settings, "session");
            return this;
        }

        /**
         * Loads the model and checks it by a trial run.
         *
         * @throws IllegalArgumentException if it is no model or does not fit the settings; the message names those that do
         */
        public OnnxEvaluator<S, M> build() {
            if (value == null) {
                throw new IllegalArgumentException(name + ": no output is named as the value of a state");
            }
            StateEncoding<S, M> first = encodings.get(0);
            List<Input> all = modelInputs(first);
            for (StateEncoding<S, M> other : encodings) {
                if (!modelInputs(other).equals(all) || other.policySize() != first.policySize()) {
                    throw new IllegalArgumentException("the encodings " + first + " and " + other
                            + " have different shapes, inputs or sizes of the policy");
                }
            }
            List<Output> outputs = new ArrayList<>(List.of(new Output(value, decoder.size())));
            if (policy != null) {
                outputs.add(new Output(policy, first.policySize()));
            }
            SessionSettings settings = options -> {
                options.setIntraOpNumThreads(threads);
                session.apply(options);
            };
            return new OnnxEvaluator<>(this, OnnxModel.load(source, name, all, outputs, settings));
        }

        private List<TensorEncoding<S>> inputs(StateEncoding<S, M> encoding) {
            List<TensorEncoding<S>> all = new ArrayList<>(List.of(encoding));
            all.addAll(new TreeMap<>(encoding.otherInputs()).values());
            return all;
        }

        private List<Input> modelInputs(StateEncoding<S, M> encoding) {
            List<Input> all = new ArrayList<>(List.of(new Input(input, encoding.shape())));
            new TreeMap<>(encoding.otherInputs()).forEach((key, each) -> all.add(new Input(key, each.shape())));
            return all;
        }
    }
}
