package io.mcts.selfplay;

import io.mcts.spec.catalog.Quotes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program that trains a network on games of self-play, run as a separate process. Immutable.
 * <pre>{@code
 * Trainer trainer = Trainer.of(Trainer.PYTHON, folder, classLoader, classPath);
 * trainer.train(List.of("--epochs", "2"), folder.resolve("model.onnx"), Optional.empty(), games, () -> false);
 * }</pre>
 *
 * <p>{@value #JAVA} needs the jar {@code mcts-training} on a class path, {@value #PYTHON} a {@code python3} with torch, onnx, onnxscript
 * and numpy. Other programs must accept, after their command, options ({@code --epochs N}, {@code --rate R}, possibly {@code --network
 * KIND}), the model to write, the initial model or {@code new}, and the {@linkplain SampleFiles files of games}. Files beside the model,
 * such as weights, are kept with it. Trainings in one folder must not overlap.
 */
public record Trainer(List<String> command) {

    /** The trainer in Java, in the jar mcts-training. */
    public static final String JAVA = "java";

    /** The trainer in Python, a script written to the folder. */
    public static final String PYTHON = "python";

    private static final String SCRIPT = "train.py";
    private static final String JAVA_PROGRAM = "io.mcts.training.Train";
    private static final String PREFIX = "training-";
    private static final String INTERPRETER = "python3";
    private static final long LOOK_MILLIS = 50;
    private static final Pattern LOSSES = Pattern.compile("held back: policy ([-+.\\dEe]+), value ([-+.\\dEe]+)");

    /**
     * The cross entropy of the policy and the squared error of the value in held-back games, printed by the program as {@code held back:
     * policy 1.25, value 0.5}; NaN if missing.
     */
    public record Losses(double policy, double value) {}

    public Trainer {
        command = List.copyOf(command);
    }

    /**
     * Returns a trainer by name.
     *
     * @param text {@value #JAVA}, {@value #PYTHON}, or a command of words separated by blanks, optionally quoted
     * @param folder receives the Python script, unless it is there
     * @throws IllegalArgumentException if the Java trainer is not found
     * @throws IOException if the script cannot be written
     */
    public static Trainer of(String text, Path folder, ClassLoader classLoader, String classPath) throws IOException {
        switch (text) {
            case JAVA -> {
                if (classLoader.getResource(JAVA_PROGRAM.replace('.', '/') + ".class") == null) {
                    throw new IllegalArgumentException(
                            "the trainer in Java needs the jar of mcts-training and its libraries on the class path; use --class-path or --trainer "
                                    + PYTHON + "|COMMAND");
                }
                Path java = Path.of(System.getProperty("java.home"), "bin", "java");
                return new Trainer(List.of(java.toString(), "-cp", classPath, JAVA_PROGRAM));
            }
            case PYTHON -> {
                Path script = folder.resolve(SCRIPT);
                if (!Files.exists(script)) {
                    try (InputStream in = Trainer.class.getResourceAsStream(SCRIPT)) {
                        Files.write(script, in.readAllBytes());
                    }
                }
                return new Trainer(List.of(INTERPRETER, script.toString()));
            }
            default -> {
                return new Trainer(Quotes.words(text));
            }
        }
    }

    /** Removes the remains of a killed run from a folder. */
    public static void clean(Path folder) throws IOException {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, PREFIX + "*")) {
            for (Path each : left) {
                delete(each);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path each : files) {
                Files.delete(each);
            }
        }
        Files.delete(folder);
    }

    /**
     * Trains until the program ends and writes the model atomically, with the output of the trainer in {@code .log} beside it.
     *
     * @param options words before the files
     * @param input the initial model; empty for a new one
     * @param samples the files of the games
     * @param isStopped whether to end early, without a model
     * @throws IllegalArgumentException if the program cannot be started, fails or writes no model
     * @throws InterruptedException if this thread is interrupted, which ends the program
     */
    public void train(
            List<String> options, Path output, Optional<Path> input, List<Path> samples, BooleanSupplier isStopped)
            throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(output.toAbsolutePath().getParent(), PREFIX);
        try {
            Path written = own.resolve(output.getFileName());
            List<String> words = new ArrayList<>(command);
            words.addAll(options);
            words.add(written.toString());
            words.add(input.map(Path::toString).orElse("new"));
            samples.forEach(each -> words.add(each.toString()));
            int status = run(words, log(output), isStopped);
            if (isStopped.getAsBoolean()) {
                return;
            }
            if (status != 0 || !Files.exists(written)) {
                List<String> lines = lines(log(output));
                throw new IllegalArgumentException(
                        "the trainer '" + String.join(" ", command) + "' ended with status " + status
                                + " and " + (Files.exists(written) ? "a" : "no") + " model: "
                                + (lines.isEmpty() ? "it printed nothing" : lines.get(lines.size() - 1))
                                + "\nAll that it printed is in "
                                + log(output));
            }
            keep(own, written, output);
        } finally {
            delete(own);
        }
    }

    private static Path log(Path model) {
        return model.resolveSibling(model.getFileName() + ".log");
    }

    private static int run(List<String> words, Path log, BooleanSupplier isStopped)
            throws IOException, InterruptedException {
        Process process = start(words, log);
        try {
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS) && !isStopped.getAsBoolean()) {
                // to see whether it is to stop
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        return process.exitValue();
    }

    private static Process start(List<String> words, Path log) throws IOException {
        try {
            return new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException failure) {
            throw new IllegalArgumentException(
                    "the trainer '" + words.get(0) + "' cannot be started: " + failure.getMessage()
                            + "; allowed: --trainer " + JAVA + "|" + PYTHON + "|COMMAND",
                    failure);
        }
    }

    private static List<String> lines(Path log) throws IOException {
        return Files.exists(log)
                ? new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                        .lines()
                        .filter(each -> !each.isBlank())
                        .toList()
                : List.of();
    }

    private static void keep(Path own, Path model, Path output) throws IOException {
        try (Stream<Path> files = Files.list(own)) {
            for (Path beside :
                    files.filter(each -> !each.equals(model)).sorted().toList()) {
                move(beside, output.resolveSibling(beside.getFileName()));
            }
        }
        move(model, output);
    }

    private static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Returns the losses in the log of a model; NaN if there are none. */
    public static Losses losses(Path model) throws IOException {
        return lines(log(model)).stream()
                .map(LOSSES::matcher)
                .filter(Matcher::find)
                .reduce((first, last) -> last)
                .map(found -> new Losses(Double.parseDouble(found.group(1)), Double.parseDouble(found.group(2))))
                .orElse(new Losses(Double.NaN, Double.NaN));
    }
}
