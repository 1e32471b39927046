package io.mcts.onnx;

import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.TensorInfo;
import ai.onnxruntime.ValueInfo;
import ai.onnxruntime.platform.Fp16Conversions;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A loaded model, whose inputs and outputs have been checked. Thread-safe. */
final class OnnxModel implements AutoCloseable {

    @FunctionalInterface
    interface Source {

        OrtSession open(OrtEnvironment environment, SessionOptions options) throws OrtException;
    }

    /** An input and the tensor shape of one state. */
    record Input(@Nullable String name, List<Integer> shape) {

        Input(@Nullable String name, int[] shape) {
            this(name, IntStream.of(shape).boxed().toList());
        }

        int length() {
            return shape.stream().reduce(1, Math::multiplyExact);
        }
    }

    /** An output and its width for each state. */
    record Output(String name, int width) {}

    /** Two states reveal an output that is not per state, and states that affect each other. */
    private static final int TRIAL_ROWS = 2;

    /** The greatest difference of a number between batched and single states, relative if above 1; half precision needs it. */
    private static final double TRIAL_TOLERANCE = 0.01;

    private static final Set<OnnxJavaType> OUTPUTS =
            EnumSet.of(OnnxJavaType.FLOAT, OnnxJavaType.FLOAT16, OnnxJavaType.DOUBLE);
    private static final Set<OnnxJavaType> INPUTS = EnumSet.of(
            OnnxJavaType.FLOAT,
            OnnxJavaType.FLOAT16,
            OnnxJavaType.DOUBLE,
            OnnxJavaType.INT64,
            OnnxJavaType.INT32,
            OnnxJavaType.UINT8,
            OnnxJavaType.INT8,
            OnnxJavaType.BOOL);

    private final String name;
    private final OrtEnvironment environment = NativeLibrary.environment();
    private final OrtSession session;
    private final List<Input> inputs;
    private final List<OnnxJavaType> types = new ArrayList<>();
    private final List<Output> outputs;
    private final Set<String> outputNames;
    private final int fixedRows;

    /** Runs are readers, so that closing waits for them: freeing memory in use would crash the JVM. */
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    private volatile boolean isClosed;

    private OnnxModel(String name, OrtSession session, List<Input> inputs, List<Output> outputs) throws OrtException {
        this.name = name;
        this.session = session;
        this.outputs = outputs;
        outputNames = outputs.stream().map(Output::name).collect(Collectors.toCollection(LinkedHashSet::new));
        this.inputs = named(inputs);
        int rows = 0;
        for (Input input : this.inputs) {
            rows = Math.max(rows, check(input));
        }
        fixedRows = rows;
        checkOutputs();
        checkRows();
    }

    /**
     * Loads and checks a model.
     *
     * @param inputs all inputs of the model; the name of one may be null if it follows from the others
     * @throws IllegalArgumentException if it is no model, or does not fit; the message names what does
     */
    static OnnxModel load(
            Source source, String name, List<Input> inputs, List<Output> outputs, SessionSettings settings) {
        OrtEnvironment environment = NativeLibrary.environment(); // before all else of ONNX Runtime
        OrtSession session = null;
        try (SessionOptions options = new SessionOptions()) {
            options.setSessionLogLevel(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            apply(settings, options, name);
            session = source.open(environment, options);
            return new OnnxModel(name, session, inputs, outputs);
        } catch (OrtException | RuntimeException failure) {
            closeQuietly(session);
            if (failure instanceof IllegalArgumentException refusal) {
                throw refusal;
            }
            throw new IllegalArgumentException(
                    name + " is no model that ONNX Runtime can load and run: " + failure.getMessage()
                            + "\nMaybe the file is damaged or not in the ONNX format, its operators are too new, or a file of"
                            + " weights is missing beside it.",
                    failure);
        }
    }

    private static void apply(SessionSettings settings, SessionOptions options, String name) {
        try {
            settings.apply(options);
        } catch (OrtException refusal) {
            throw new IllegalArgumentException(
                    name + ": ONNX Runtime refuses the settings of the session: " + refusal.getMessage()
                            + "\nMaybe a provider is missing: here are " + OrtEnvironment.getAvailableProviders()
                            + ", and CUDA needs the artifact onnxruntime_gpu in place of onnxruntime.",
                    refusal);
        }
    }

    private static void closeQuietly(@Nullable OrtSession session) {
        try {
            if (session != null) {
                session.close();
            }
        } catch (OrtException unimportant) { // the failure that led here is the one to report
        }
    }

    private void require(boolean isTrue, String message) {
        if (!isTrue) {
            throw new IllegalArgumentException(name + ": " + message);
        }
    }

    private List<Input> named(List<Input> wanted) {
        Set<String> left = new LinkedHashSet<>(session.getInputNames());
        for (Input input : wanted) {
            require(
                    input.name == null || left.remove(input.name),
                    "the model has no input '" + input.name + "'; it has " + session.getInputNames());
        }
        boolean isComplete = wanted.stream().allMatch(input -> input.name != null);
        require(
                left.size() == (isComplete ? 0 : 1),
                "the model has the inputs " + session.getInputNames() + ", and the encoding gives " + wanted.size()
                        + "\nMaybe its otherInputs() have to name the rest.");
        return wanted.stream()
                .map(input -> input.name == null ? new Input(left.iterator().next(), input.shape) : input)
                .toList();
    }

    /** Checks an input; returns its fixed batch size, or 0 if variable. */
    private int check(Input input) throws OrtException {
        ValueInfo known =
                Objects.requireNonNull(session.getInputInfo().get(input.name)).getInfo();
        String where = "the input '" + input.name + "'";
        require(
                known instanceof TensorInfo tensor && INPUTS.contains(tensor.type),
                where + " is no tensor of " + INPUTS);
        TensorInfo info = (TensorInfo) known;
        long[] dimensions = info.getShape();
        require(
                fits(dimensions, 1, input.shape),
                where + " has the shape " + written(dimensions) + ", and the encoding gives " + input.shape
                        + " for each state\n"
                        + (fits(dimensions, 0, input.shape)
                                ? "The first dimension has to be the number of states: export the model with one."
                                : "Maybe the model was trained for another board."));
        types.add(info.type);
        return (int) Math.max(0, dimensions[0]);
    }

    /** Whether the last dimensions are those of a state. */
    private static boolean fits(long[] dimensions, int from, List<Integer> shape) {
        return dimensions.length == shape.size() + from
                && IntStream.range(0, shape.size())
                        .allMatch(i -> dimensions[from + i] < 0 || dimensions[from + i] == shape.get(i));
    }

    private static String written(long[] shape) {
        return LongStream.of(shape)
                .mapToObj(length -> length < 0 ? "any" : Long.toString(length))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private void checkOutputs() throws OrtException {
        Set<String> names = session.getOutputNames();
        for (Output output : outputs) {
            require(names.contains(output.name), "the model has no output '" + output.name + "'; it has " + names);
        }
        int rows = fixedRows > 0 ? fixedRows : TRIAL_ROWS;
        try (OrtSession.Result result = feed(trial(0, 1), 0, rows)) {
            for (int i = 0; i < outputs.size(); i++) {
                Output output = outputs.get(i);
                String where = "the output '" + output.name + "'";
                require(
                        result.get(i) instanceof OnnxTensor known && OUTPUTS.contains(known.getInfo().type),
                        where + " is no tensor of " + OUTPUTS);
                long[] dimensions = ((OnnxTensor) result.get(i)).getInfo().getShape();
                long size = LongStream.of(dimensions).reduce(1, (a, b) -> a * b);
                require(
                        dimensions.length > 0 && dimensions[0] == rows && size == (long) rows * output.width,
                        where + " has the shape " + written(dimensions) + " for " + rows + " states; it needs "
                                + output.width + " numbers for each");
            }
        }
    }

    /** Rejects a model whose output for a state depends on other states, as when they lie in another dimension. */
    private void checkRows() throws OrtException {
        if (fixedRows == 1) {
            return;
        }
        float[][] together = runOpen(trial(0, 1), TRIAL_ROWS);
        for (int row = 0; row < TRIAL_ROWS; row++) {
            float[][] alone = runOpen(trial(row), 1);
            for (int i = 0; i < alone.length; i++) {
                for (int place = 0; place < alone[i].length; place++) {
                    float one = alone[i][place];
                    float other = together[i][row * alone[i].length + place];
                    require(
                            Float.compare(one, other) == 0
                                    || Math.abs(one - other) <= TRIAL_TOLERANCE * Math.max(1, Math.abs(one)),
                            "the output '" + outputs.get(i).name + "' of a state is " + one + " alone and " + other
                                    + " beside another state\nMaybe the number of states is not the first dimension,"
                                    + " or the model was exported as in training.");
                }
            }
        }
    }

    /** Trial states of 0 and 1, valid for every type of input. */
    private FloatBuffer[] trial(int... states) {
        FloatBuffer[] buffers = buffers(states.length);
        for (int row = 0; row < states.length; row++) {
            RandomGenerator random = new SplittableRandom(states[row]);
            for (int i = 0; i < buffers.length; i++) {
                for (int place = 0; place < length(i); place++) {
                    buffers[i].put(row * length(i) + place, random.nextInt(2));
                }
            }
        }
        return buffers;
    }

    int length(int input) {
        return inputs.get(input).length();
    }

    /** Returns a zeroed buffer for each input. */
    FloatBuffer[] buffers(int rows) {
        int padded = fixedRows > 0 ? (rows + fixedRows - 1) / fixedRows * fixedRows : rows;
        return inputs.stream()
                .map(input -> ByteBuffer.allocateDirect(Math.multiplyExact(Float.BYTES * padded, input.length()))
                        .order(ByteOrder.nativeOrder())
                        .asFloatBuffer())
                .toArray(FloatBuffer[]::new);
    }

    private OrtSession.Result feed(FloatBuffer[] buffers, int from, int rows) throws OrtException {
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            for (int i = 0; i < buffers.length; i++) {
                Input input = inputs.get(i);
                long[] dimensions = LongStream.concat(
                                LongStream.of(rows), input.shape.stream().mapToLong(length -> length))
                        .toArray();
                FloatBuffer numbers = buffers[i].slice(from * input.length(), rows * input.length());
                tensors.put(input.name, tensor(numbers, types.get(i), dimensions));
            }
            return session.run(tensors, outputNames);
        } finally {
            OnnxValue.close(tensors);
        }
    }

    private OnnxTensor tensor(FloatBuffer numbers, OnnxJavaType type, long[] dimensions) throws OrtException {
        if (type == OnnxJavaType.FLOAT) {
            return OnnxTensor.createTensor(environment, numbers, dimensions);
        }
        if (type == OnnxJavaType.FLOAT16) {
            return OnnxTensor.createTensor(
                    environment, Fp16Conversions.convertFloatBufferToFp16Buffer(numbers), dimensions, type);
        }
        int count = numbers.remaining();
        ByteBuffer bytes =
                ByteBuffer.allocateDirect(Math.multiplyExact(type.size, count)).order(ByteOrder.nativeOrder());
        for (int i = 0; i < count; i++) {
            float number = numbers.get(i);
            switch (type) {
                case DOUBLE -> bytes.putDouble(number);
                case INT64 -> bytes.putLong((long) number);
                case INT32 -> bytes.putInt((int) number);
                case BOOL -> bytes.put((byte) (number == 0 ? 0 : 1));
                default -> bytes.put((byte) (int) number);
            }
        }
        return OnnxTensor.createTensor(environment, bytes.rewind(), dimensions, type);
    }

    private static float[] numbers(OnnxTensor tensor) {
        if (tensor.getInfo().type == OnnxJavaType.DOUBLE) {
            DoubleBuffer doubles = tensor.getDoubleBuffer();
            float[] numbers = new float[doubles.remaining()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (float) doubles.get(i);
            }
            return numbers;
        }
        FloatBuffer floats = tensor.getFloatBuffer();
        float[] numbers = new float[floats.remaining()];
        floats.get(numbers);
        return numbers;
    }

    /**
     * Returns the outputs for some states, each with its numbers state by state.
     *
     * @param states filled {@link #buffers} of that many states
     */
    float[][] run(FloatBuffer[] states, int rows) {
        lock.readLock().lock();
        try {
            return runOpen(states, rows);
        } catch (OrtException failure) {
            throw new IllegalStateException(name + " failed: " + failure.getMessage(), failure);
        } finally {
            lock.readLock().unlock();
        }
    }

    void requireOpen() {
        if (isClosed) {
            throw new IllegalStateException(name + " was closed and cannot evaluate any more");
        }
    }

    private float[][] runOpen(FloatBuffer[] states, int rows) throws OrtException {
        requireOpen();
        float[][] all = new float[outputs.size()][];
        for (int i = 0; i < all.length; i++) {
            all[i] = new float[rows * outputs.get(i).width];
        }
        int step = fixedRows > 0 ? fixedRows : rows;
        for (int from = 0; from < rows; from += step) {
            try (OrtSession.Result result = feed(states, from, step)) {
                for (int i = 0; i < all.length; i++) {
                    int width = outputs.get(i).width;
                    float[] numbers = numbers((OnnxTensor) result.get(i));
                    System.arraycopy(numbers, 0, all[i], from * width, Math.min(step, rows - from) * width);
                }
            }
        }
        return all;
    }

    /** Waits for runs in progress, then frees the memory. */
    @Override
    public void close() {
        lock.writeLock().lock();
        try {
            if (!isClosed) {
                isClosed = true;
                closeQuietly(session);
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
