package io.mcts.onnx;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.TensorInfo;
import ai.onnxruntime.ValueInfo;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A model of ONNX Runtime with one input that is used, of a given shape, and outputs of given widths. Thread-safe. */
final class OnnxModel implements AutoCloseable {

    /** An output by its name, and how many numbers it has for each state. */
    record Output(String name, int width) {}

    /** Two states in a trial run reveal an output that is not per state. */
    private static final int TRIAL_ROWS = 2;

    private final String name;
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final String input;
    private final int[] shape;
    private final List<Output> outputs;
    private final int fixedRows;
    private volatile boolean isClosed;

    private OnnxModel(String name, OrtSession session, @Nullable String input, int[] shape, List<Output> outputs)
            throws OrtException {
        this.name = name;
        this.session = session;
        this.shape = shape;
        this.outputs = outputs;
        this.input = input == null ? onlyInput() : input;
        this.fixedRows = fixedRows();
        checkOutputs();
    }

    /**
     * Loads a model and checks it.
     *
     * @param name what it is called in messages
     * @param input the name of the input; null for the only one
     * @param shape of the tensor of one state
     * @param threads that one run may use
     * @throws IllegalArgumentException if it is no model, or does not fit; the message says what does
     */
    static OnnxModel load(
            byte[] bytes, String name, @Nullable String input, int[] shape, List<Output> outputs, int threads) {
        OrtSession session = null;
        try (SessionOptions options = new SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setSessionLogLevel(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            session = OrtEnvironment.getEnvironment().createSession(bytes, options);
            return new OnnxModel(name, session, input, shape, outputs);
        } catch (OrtException | RuntimeException failure) {
            closeQuietly(session);
            if (failure instanceof IllegalArgumentException refusal) {
                throw refusal;
            }
            throw new IllegalArgumentException(
                    name + " is no model that ONNX Runtime can load and run: " + failure.getMessage()
                            + "\nMaybe the file is damaged or not in the ONNX format, or its operators are too new.",
                    failure);
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

    private String onlyInput() {
        Set<String> names = session.getInputNames();
        require(names.size() == 1, "the model has several inputs, " + names + ": one has to be named");
        return names.iterator().next();
    }

    private void require(boolean isTrue, String message) {
        if (!isTrue) {
            throw new IllegalArgumentException(name + ": " + message);
        }
    }

    /** Checks the input; returns the number of states that it always has, or 0 if it may be any. */
    private int fixedRows() throws OrtException {
        Map<String, NodeInfo> inputs = session.getInputInfo();
        require(inputs.containsKey(input), "the model has no input '" + input + "'; it has " + inputs.keySet());
        require(inputs.size() == 1, "the model has inputs besides '" + input + "': " + inputs.keySet());
        ValueInfo info = Objects.requireNonNull(inputs.get(input)).getInfo();
        require(
                info instanceof TensorInfo tensor && tensor.type == OnnxJavaType.FLOAT,
                "the input '" + input + "' is no tensor of 32-bit floats");
        long[] dimensions = ((TensorInfo) info).getShape();
        boolean fits = dimensions.length == shape.length + 1;
        for (int i = 0; fits && i < shape.length; i++) {
            fits = dimensions[i + 1] < 0 || dimensions[i + 1] == shape[i];
        }
        require(
                fits,
                "the input '" + input + "' has the shape " + written(dimensions) + ", and the encoding gives "
                        + Arrays.toString(shape) + " for each state\nMaybe the model was trained for another board.");
        return (int) Math.max(0, dimensions[0]);
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
        try (OnnxTensor tensor = tensor(buffer(rows), rows);
                OrtSession.Result result = session.run(Map.of(input, tensor), outputNames())) {
            for (int i = 0; i < outputs.size(); i++) {
                Output output = outputs.get(i);
                String where = "the output '" + output.name + "'";
                require(
                        result.get(i) instanceof OnnxTensor known && known.getInfo().type == OnnxJavaType.FLOAT,
                        where + " is no tensor of 32-bit floats");
                long[] dimensions = ((OnnxTensor) result.get(i)).getInfo().getShape();
                long size = LongStream.of(dimensions).reduce(1, (a, b) -> a * b);
                require(
                        dimensions.length > 0 && dimensions[0] == rows && size == (long) rows * output.width,
                        where + " has the shape " + written(dimensions) + " for " + rows + " states; it needs "
                                + output.width + " numbers for each");
            }
        }
    }

    private Set<String> outputNames() {
        return outputs.stream().map(Output::name).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A buffer for the tensors of some states, all zero. */
    FloatBuffer buffer(int rows) {
        int padded = fixedRows > 0 ? (rows + fixedRows - 1) / fixedRows * fixedRows : rows;
        return ByteBuffer.allocateDirect(Math.multiplyExact(Float.BYTES * padded, length()))
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }

    /** How many numbers show one state. */
    int length() {
        return IntStream.of(shape).reduce(1, Math::multiplyExact);
    }

    private OnnxTensor tensor(FloatBuffer buffer, int rows) throws OrtException {
        LongStream dimensions =
                LongStream.concat(LongStream.of(rows), IntStream.of(shape).asLongStream());
        return OnnxTensor.createTensor(environment, buffer, dimensions.toArray());
    }

    /**
     * Computes the outputs for some states.
     *
     * @param states what {@link #buffer} gave for so many states, filled
     * @return for each output, its numbers for all states one after the other
     */
    float[][] run(FloatBuffer states, int rows) {
        if (isClosed) {
            throw new IllegalStateException(name + " was closed and cannot evaluate any more");
        }
        float[][] all = new float[outputs.size()][];
        for (int i = 0; i < all.length; i++) {
            all[i] = new float[rows * outputs.get(i).width];
        }
        int step = fixedRows > 0 ? fixedRows : rows;
        for (int from = 0; from < rows; from += step) {
            try (OnnxTensor tensor = tensor(states.slice(from * length(), step * length()), step);
                    OrtSession.Result result = session.run(Map.of(input, tensor), outputNames())) {
                for (int i = 0; i < all.length; i++) {
                    int width = outputs.get(i).width;
                    FloatBuffer numbers = ((OnnxTensor) result.get(i)).getFloatBuffer();
                    numbers.get(all[i], from * width, Math.min(step, rows - from) * width);
                }
            } catch (OrtException failure) {
                throw new IllegalStateException(name + " failed: " + failure.getMessage(), failure);
            }
        }
        return all;
    }

    @Override
    public void close() {
        if (!isClosed) {
            isClosed = true;
            closeQuietly(session);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
