package io.mcts.training;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.types.Shape;
import ai.onnx.proto.OnnxMl.AttributeProto;
import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.NodeProto;
import ai.onnx.proto.OnnxMl.OperatorSetIdProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import ai.onnx.proto.OnnxMl.TensorShapeProto;
import ai.onnx.proto.OnnxMl.TypeProto;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import com.google.protobuf.ByteString;
import io.mcts.training.Network.Heads;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** Writes a network as a graph of ONNX, operator set 13: each operation adds a node, and a tensor is the name of its output. */
final class OnnxOperations implements Operations<String> {

    /**
     * The magnitude below which decayed weights are written as 0, without effect on results: arithmetic with subnormal floats is many times
     * slower.
     */
    static final float LEAST_WEIGHT = 1e-10f;

    private static final int OPERATOR_SET = 13;
    private static final int FORMAT_VERSION = 8;
    private static final String POLICY = "policy";
    private static final String VALUE = "value";

    private final GraphProto.Builder graph = GraphProto.newBuilder().setName("network");

    private OnnxOperations() {}

    /** Writes a network with outputs {@code policy} and {@code value}; inputs have tensor shapes for some states, the state first. */
    static ModelProto model(Network network, Weights weights, Map<String, Shape> inputs) {
        OnnxOperations operations = new OnnxOperations();
        Heads<String> heads = network.apply(operations, List.copyOf(inputs.keySet()));
        operations.name(heads.policy(), POLICY);
        operations.name(heads.value(), VALUE);
        weights.byName().forEach(operations::addWeights);
        inputs.forEach((name, shape) -> {
            long[] lengths = shape.getShape().clone();
            lengths[0] = -1;
            operations.graph.addInput(info(name, lengths));
        });
        operations.graph.addOutput(info(POLICY, -1, -1)).addOutput(info(VALUE, -1, 1));
        return ModelProto.newBuilder()
                .setIrVersion(FORMAT_VERSION)
                .setProducerName("mcts")
                .addOpsetImport(OperatorSetIdProto.newBuilder().setVersion(OPERATOR_SET))
                .setGraph(operations.graph)
                .build();
    }

    private void name(String tensor, String name) {
        node("Identity", name, tensor);
    }

    private void addWeights(String name, NDArray array) {
        float[] values = array.toFloatArray();
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.abs(values[i]) < LEAST_WEIGHT ? 0 : values[i];
        }
        ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(values);
        TensorProto.Builder tensor = TensorProto.newBuilder()
                .setName(name)
                .setDataType(TensorProto.DataType.FLOAT.getNumber())
                .setRawData(ByteString.copyFrom(bytes));
        LongStream.of(array.getShape().getShape()).forEach(tensor::addDims);
        graph.addInitializer(tensor);
    }

    private static ValueInfoProto info(String name, long... lengths) {
        TensorShapeProto.Builder dimensions = TensorShapeProto.newBuilder();
        for (int i = 0; i < lengths.length; i++) {
            TensorShapeProto.Dimension.Builder dimension = TensorShapeProto.Dimension.newBuilder();
            dimensions.addDim(
                    lengths[i] >= 0
                            ? dimension.setDimValue(lengths[i])
                            : dimension.setDimParam(i == 0 ? "states" : name + i));
        }
        TypeProto.Tensor tensor = TypeProto.Tensor.newBuilder()
                .setElemType(TensorProto.DataType.FLOAT.getNumber())
                .setShape(dimensions)
                .build();
        return ValueInfoProto.newBuilder()
                .setName(name)
                .setType(TypeProto.newBuilder().setTensorType(tensor))
                .build();
    }

    private String node(String operator, String output, String... inputs) {
        graph.addNode(NodeProto.newBuilder()
                .setOpType(operator)
                .addAllInput(List.of(inputs))
                .addOutput(output));
        return output;
    }

    private String addNamed(String operator, String... inputs) {
        return node(operator, operator + graph.getNodeCount(), inputs);
    }

    private NodeProto.Builder last() {
        return graph.getNodeBuilder(graph.getNodeCount() - 1);
    }

    @Override
    public String convolve(String name, String input, int inputs, int outputs, int side) {
        return node("Conv", name, input, name + ".weight", name + ".bias");
    }

    @Override
    public String dense(String name, String input, int inputs, int outputs) {
        String output = node("Gemm", name, input, name + ".weight", name + ".bias");
        last().addAttribute(AttributeProto.newBuilder()
                .setName("transB")
                .setType(AttributeProto.AttributeType.INT)
                .setI(1));
        return output;
    }

    @Override
    public String relu(String input) {
        return addNamed("Relu", input);
    }

    @Override
    public String tanh(String input) {
        return addNamed("Tanh", input);
    }

    @Override
    public String add(String left, String right) {
        return addNamed("Add", left, right);
    }

    @Override
    public String flatten(String input) {
        return addNamed("Flatten", input);
    }
}
