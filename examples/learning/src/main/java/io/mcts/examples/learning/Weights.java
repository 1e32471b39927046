package io.mcts.examples.learning;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.DataType;
import ai.djl.ndarray.types.Shape;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;

/** The weights of a network by name, made when they are first asked for. */
final class Weights {

    private final NDManager manager;
    private final Map<String, NDArray> byName = new LinkedHashMap<>();

    Weights(NDManager manager) {
        this.manager = manager;
    }

    /** The weights of a network that {@link OnnxOperations} wrote. */
    static Weights of(ModelProto model, NDManager manager) {
        Weights weights = new Weights(manager);
        for (TensorProto tensor : model.getGraph().getInitializerList()) {
            Shape shape = new Shape(
                    tensor.getDimsList().stream().mapToLong(Long::longValue).toArray());
            ByteBuffer bytes = tensor.getRawData().asReadOnlyByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
            float[] values = new float[(int) shape.size()];
            bytes.asFloatBuffer().get(values);
            weights.keep(tensor.getName(), manager.create(values, shape));
        }
        return weights;
    }

    private NDArray keep(String name, NDArray array) {
        array.setRequiresGradient(true);
        byName.put(name, array);
        return array;
    }

    /**
     * The weights of a layer, at first normally distributed.
     *
     * <p>Source: K. He et al., <i>Delving Deep into Rectifiers</i>, ICCV 2015.
     *
     * @param inputs how many numbers each output is a sum of
     */
    NDArray layer(String name, Shape shape, int inputs) {
        NDArray known = byName.get(name);
        if (known != null) {
            return known;
        }
        return keep(name, manager.randomNormal(0, (float) Math.sqrt(2.0 / inputs), shape, DataType.FLOAT32));
    }

    /** The biases of a layer, at first 0. */
    NDArray bias(String name, int outputs) {
        NDArray known = byName.get(name);
        return known == null ? keep(name, manager.zeros(new Shape(outputs))) : known;
    }

    /** All weights in the order in which they were made. */
    Map<String, NDArray> byName() {
        return byName;
    }
}
