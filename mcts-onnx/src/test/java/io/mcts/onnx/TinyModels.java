package io.mcts.onnx;

import ai.onnx.proto.OnnxMl.AttributeProto;
import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.NodeProto;
import ai.onnx.proto.OnnxMl.OperatorSetIdProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import ai.onnx.proto.OnnxMl.TensorShapeProto;
import ai.onnx.proto.OnnxMl.TypeProto;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import java.util.List;

/** Models of a few hundred bytes: each output is a weighted sum of the nine numbers of a board, and a bias. */
final class TinyModels {

    static final int CELLS = 9;

    private final GraphProto.Builder graph = GraphProto.newBuilder().setName("tiny");
    private final DataType outputs;

    /** The tensor from which the outputs are computed. */
    private final String source;

    private TinyModels(DataType type, DataType outputs, String source, long... shape) {
        this.outputs = outputs;
        this.source = source;
        graph.addInput(info("board", type, shape));
    }

    /** A model whose input, {@code board}, has a number of states, -1 for any. */
    TinyModels(long states, long cells) {
        this(DataType.FLOAT, DataType.FLOAT, "board", states, cells);
    }

    /** A model whose input has numbers of a type, and whose outputs have those of another. */
    static TinyModels ofTypes(DataType inputs, DataType outputs) {
        TinyModels model = new TinyModels(inputs, outputs, "cast", -1, CELLS);
        return model.first("Cast", "to", DataType.FLOAT.getNumber());
    }

    /** A model with an operator before all others, whose attribute {@code axis} is 0. */
    static TinyModels along(String operator, long... shape) {
        return new TinyModels(DataType.FLOAT, DataType.FLOAT, "along", shape).first(operator, "axis", 0);
    }

    /** A model whose input has the states in its second dimension. */
    static TinyModels transposed() {
        TinyModels model = new TinyModels(DataType.FLOAT, DataType.FLOAT, "transposed", CELLS, -1);
        model.graph.addNode(
                NodeProto.newBuilder().setOpType("Transpose").addInput("board").addOutput("transposed"));
        return model;
    }

    private TinyModels first(String operator, String attribute, int value) {
        graph.addNode(node(operator, "board", source, attribute, value));
        return this;
    }

    private static NodeProto.Builder node(String operator, String input, String output, String attribute, int value) {
        return NodeProto.newBuilder()
                .setOpType(operator)
                .addInput(input)
                .addOutput(output)
                .addAttribute(AttributeProto.newBuilder()
                        .setName(attribute)
                        .setType(AttributeProto.AttributeType.INT)
                        .setI(value));
    }

    /** A model whose input has any number of states of nine numbers. */
    TinyModels() {
        this(-1, CELLS);
    }

    /**
     * Adds an output.
     *
     * @param weights for each number of the output one for each cell
     */
    TinyModels output(String name, float[][] weights, float... biases) {
        TensorProto.Builder matrix = TensorProto.newBuilder()
                .setName(name + ".weight")
                .setDataType(DataType.FLOAT.getNumber())
                .addDims(weights.length)
                .addDims(weights[0].length);
        TensorProto.Builder vector = TensorProto.newBuilder()
                .setName(name + ".bias")
                .setDataType(DataType.FLOAT.getNumber())
                .addDims(biases.length);
        for (float[] row : weights) {
            for (float weight : row) {
                matrix.addFloatData(weight);
            }
        }
        for (float bias : biases) {
            vector.addFloatData(bias);
        }
        graph.addInitializer(matrix)
                .addInitializer(vector)
                .addNode(node("Gemm", source, name + ".floats", "transB", 1)
                        .addAllInput(List.of(name + ".weight", name + ".bias")))
                .addNode(node("Cast", name + ".floats", name, "to", outputs.getNumber()))
                .addOutput(info(name, outputs, -1, biases.length));
        return this;
    }

    /** Adds an output that is always the same. */
    TinyModels constant(String name, float... biases) {
        return output(name, new float[biases.length][CELLS], biases);
    }

    byte[] bytes() {
        return ModelProto.newBuilder()
                .setIrVersion(8)
                .addOpsetImport(OperatorSetIdProto.newBuilder().setVersion(13))
                .setGraph(graph)
                .build()
                .toByteArray();
    }

    private static ValueInfoProto info(String name, DataType type, long... shape) {
        TensorShapeProto.Builder dimensions = TensorShapeProto.newBuilder();
        for (long length : shape) {
            TensorShapeProto.Dimension.Builder dimension = TensorShapeProto.Dimension.newBuilder();
            dimensions.addDim(length < 0 ? dimension.setDimParam("states") : dimension.setDimValue(length));
        }
        return ValueInfoProto.newBuilder()
                .setName(name)
                .setType(TypeProto.newBuilder()
                        .setTensorType(TypeProto.Tensor.newBuilder()
                                .setElemType(type.getNumber())
                                .setShape(dimensions)))
                .build();
    }
}
