package io.mcts.onnx;

import ai.onnx.proto.OnnxMl.AttributeProto;
import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.NodeProto;
import ai.onnx.proto.OnnxMl.OperatorSetIdProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import ai.onnx.proto.OnnxMl.TensorShapeProto;
import ai.onnx.proto.OnnxMl.TypeProto;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import java.util.List;

/** Models of a few hundred bytes: each output is a weighted sum of the nine numbers of a board, and a bias. */
final class TinyModels {

    static final int CELLS = 9;

    private final GraphProto.Builder graph = GraphProto.newBuilder().setName("tiny");

    /** A model whose input, {@code board}, has a number of states, -1 for any. */
    TinyModels(long states, long cells) {
        graph.addInput(info("board", states, cells));
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
                .setDataType(TensorProto.DataType.FLOAT.getNumber())
                .addDims(weights.length)
                .addDims(weights[0].length);
        TensorProto.Builder vector = TensorProto.newBuilder()
                .setName(name + ".bias")
                .setDataType(TensorProto.DataType.FLOAT.getNumber())
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
                .addNode(NodeProto.newBuilder()
                        .setOpType("Gemm")
                        .addAllInput(List.of("board", name + ".weight", name + ".bias"))
                        .addOutput(name)
                        .addAttribute(AttributeProto.newBuilder()
                                .setName("transB")
                                .setType(AttributeProto.AttributeType.INT)
                                .setI(1)))
                .addOutput(info(name, -1, biases.length));
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

    private static ValueInfoProto info(String name, long... shape) {
        TensorShapeProto.Builder dimensions = TensorShapeProto.newBuilder();
        for (long length : shape) {
            TensorShapeProto.Dimension.Builder dimension = TensorShapeProto.Dimension.newBuilder();
            dimensions.addDim(length < 0 ? dimension.setDimParam("states") : dimension.setDimValue(length));
        }
        return ValueInfoProto.newBuilder()
                .setName(name)
                .setType(TypeProto.newBuilder()
                        .setTensorType(TypeProto.Tensor.newBuilder()
                                .setElemType(TensorProto.DataType.FLOAT.getNumber())
                                .setShape(dimensions)))
                .build();
    }
}
