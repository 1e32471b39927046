package io.mcts.onnx;

import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession.SessionOptions;

/** Options of a session of ONNX Runtime, such as providers: {@code options -> options.addCUDA(0)}. */
@FunctionalInterface
public interface SessionSettings {

    /** Changes the options; an exception is reported with the available providers. */
    void apply(SessionOptions options) throws OrtException;
}
