package io.mcts.cli.command;

import java.util.Map;

/** The jars without which the command line starts, and does all but what needs them. */
final class OptionalJars {

    private static final Map<String, String> JAR_BY_PACKAGE = Map.of(
            "io/mcts/cluster", "mcts-cluster",
            "com/hazelcast", "mcts-cluster",
            "io/mcts/onnx", "mcts-onnx",
            "ai/onnxruntime", "mcts-onnx");

    private OptionalJars() {}

    /** What to tell a user of a class that is missing. */
    static IllegalArgumentException refusal(NoClassDefFoundError missing) {
        String name = String.valueOf(missing.getMessage());
        return JAR_BY_PACKAGE.entrySet().stream()
                .filter(jar -> name.startsWith(jar.getKey()))
                .findFirst()
                .map(jar -> new IllegalArgumentException(
                        "this needs the jar of " + jar.getValue() + " and its libraries on the class path"))
                .orElseGet(() -> new IllegalArgumentException("a class is missing on the class path: " + name));
    }
}
