/** Neural networks as evaluators of a search, run by ONNX Runtime. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // ONNX Runtime is not a named module
module io.mcts.onnx {
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires transitive com.microsoft.onnxruntime;
    requires static org.jspecify;

    exports io.mcts.onnx;

    provides io.mcts.spec.part.PartProvider with
            io.mcts.onnx.Networks;
}
