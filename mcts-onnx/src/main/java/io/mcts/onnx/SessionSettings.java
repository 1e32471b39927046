package io.mcts.onnx;

import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession.SessionOptions;

/** Settings of a session of ONNX Runtime, such as its providers, in its own terms: {@code options -> options.addCUDA(0)}. */
@FunctionalInterface
public interface SessionSettings {

    /** Changes the options; an exception is reported with the providers that there are. */
    void apply(SessionOptions options) throws OrtException;
}
