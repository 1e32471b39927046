package io.mcts.training;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.DataType;
import ai.djl.ndarray.types.Shape;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The weights of a network by name, created on demand. */
final class Weights {

    private final NDManager manager;
    private final Map<String, NDArray> byName = new LinkedHashMap<>();

    Weights(NDManager manager) {
        this.manager = manager;
    }

    /** Reads the weights written by {@link OnnxOperations}. */
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

    /** Rejects weights of another network: they would be carried along, while training silently starts from scratch. */
    void requireThoseOf(Network network, List<NDArray> inputs) {
        try (NDManager trial = manager.newSubManager()) {
            Weights own = new Weights(trial);
            network.apply(new TorchOperations(own), inputs);
            Map<String, Shape> expected = own.shapes();
            Map<String, Shape> given = shapes();
            if (!expected.equals(given)) {
                throw new IllegalArgumentException("the model to begin with has the weights " + given
                        + ", and this network " + expected
                        + "\nMaybe another program has made it, or it is another kind of network: begin with new.");
            }
        }
    }

    private Map<String, Shape> shapes() {
        Map<String, Shape> shapes = new TreeMap<>();
        byName.forEach((name, array) -> shapes.put(name, array.getShape()));
        return shapes;
    }

    private NDArray keep(String name, NDArray array) {
        array.setRequiresGradient(true);
        byName.put(name, array);
        return array;
    }

    /** The weights of a layer with a fan-in, initialized as by K. He et al., <i>Delving Deep into Rectifiers</i>, ICCV 2015. */
    NDArray layer(String name, Shape shape, int inputs) {
        NDArray known = byName.get(name);
        if (known != null) {
            return known;
        }
        return keep(name, manager.randomNormal(0, (float) Math.sqrt(2.0 / inputs), shape, DataType.FLOAT32));
    }

    /** The biases of a layer, initially 0. */
    NDArray bias(String name, int outputs) {
        NDArray known = byName.get(name);
        return known == null ? keep(name, manager.zeros(new Shape(outputs))) : known;
    }

    Map<String, NDArray> byName() {
        return byName;
    }
}
