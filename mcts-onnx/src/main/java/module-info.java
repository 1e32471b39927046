/** Neural networks as evaluators of a search, run by ONNX Runtime. */
@SuppressWarnings("requires-automatic") // ONNX Runtime is not a named module
module io.mcts.onnx {
    requires transitive io.mcts.core;
    requires com.microsoft.onnxruntime;
    requires static org.jspecify;

    exports io.mcts.onnx;
}
