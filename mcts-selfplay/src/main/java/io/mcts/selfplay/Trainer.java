package io.mcts.selfplay;

import io.mcts.spec.catalog.Quotes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
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
 * such as weights, are kept with it, under names that begin with its own. Trainings in one folder must not overlap.
 */
public record Trainer(String name, List<String> command) {

    /** The trainer in Java, in the jar mcts-training. */
    public static final String JAVA = "java";

    /** The trainer in Python, a script written to the folder. */
    public static final String PYTHON = "python";

    /** The name of the script in Python. */
    static final String SCRIPT = "train.py";

    /** The name of the folder for a training, which exists only meanwhile. */
    static final String WORK = ".mcts-training";

    private static final String PROCESS = "process";
    private static final String JAVA_PROGRAM = "io.mcts.training.Train";
    private static final String INTERPRETER = "python3";
    private static final long LOOK_MILLIS = 50;
    private static final long CLOCK_TOLERANCE_MILLIS = 2_000;
    private static final Pattern FRAME = Pattern.compile("\\s+(at |\\.\\.\\. \\d+ more).*");
    private static final Pattern LOSSES = Pattern.compile("held back: policy ([-+.\\dEe]+), value ([-+.\\dEe]+)");

    /**
     * The cross entropy of the policy and the squared error of the value in held-back games, printed by the program as {@code held back:
     * policy 1.25, value 0.5}; NaN if missing.
     */
    public record Losses(double policy, double value) {}

    public Trainer {
        command = List.copyOf(command);
    }

    /** A trainer with the words of a command. */
    public Trainer(List<String> command) {
        this(String.join(" ", command), command);
    }

    /**
     * Returns a trainer by name.
     *
     * @param text {@value #JAVA}, {@value #PYTHON}, or a command of words separated by blanks, optionally quoted
     * @param folder where the Python script is, or is written when it is needed
     * @throws IllegalArgumentException if the Java trainer is not found, or the command is empty
     */
    public static Trainer of(String text, Path folder, ClassLoader classLoader, String classPath) {
        switch (text) {
            case JAVA -> {
                if (classLoader.getResource(JAVA_PROGRAM.replace('.', '/') + ".class") == null) {
                    throw new IllegalArgumentException(
                            "the trainer in Java needs the jar of mcts-training and its libraries on the class path; use --class-path or --trainer "
                                    + PYTHON + "|COMMAND");
                }
                Path java = Path.of(System.getProperty("java.home"), "bin", "java");
                return new Trainer(text, List.of(java.toString(), "-cp", classPath, JAVA_PROGRAM));
            }
            case PYTHON -> {
                return new Trainer(
                        text, List.of(INTERPRETER, folder.resolve(SCRIPT).toString()));
            }
            default -> {
                List<String> words = Quotes.words(text);
                if (words.isEmpty()) {
                    throw new IllegalArgumentException(
                            "the trainer is empty; use --trainer " + JAVA + "|" + PYTHON + "|COMMAND");
                }
                return new Trainer(text, words);
            }
        }
    }

    private boolean lacksScript() {
        return name.equals(PYTHON) && !Files.exists(Path.of(command.get(1)));
    }

    private void writeScript() throws IOException {
        if (lacksScript()) {
            try (InputStream in = Objects.requireNonNull(Trainer.class.getResourceAsStream(SCRIPT))) {
                Files.write(Path.of(command.get(1)), in.readAllBytes());
            }
        }
    }

    /** Removes what a killed run has left in a folder, and ends its training if that goes on. */
    static void clean(Path folder) throws IOException {
        Path work = folder.resolve(WORK);
        Path process = work.resolve(PROCESS);
        if (Files.exists(process)) {
            killed(Files.readString(process).split(" "));
        }
        delete(work);
    }

    /** Kills a process by its number and the time of its start, unless another one has that number now. */
    private static void killed(String[] numberAndStart) {
        if (numberAndStart.length == 2) {
            long start = Long.parseLong(numberAndStart[1]);
            ProcessHandle.of(Long.parseLong(numberAndStart[0]))
                    .filter(process -> Math.abs(start(process) - start) < CLOCK_TOLERANCE_MILLIS)
                    .ifPresent(process -> {
                        process.descendants().forEach(ProcessHandle::destroyForcibly);
                        process.destroyForcibly();
                        process.onExit().join();
                    });
        }
    }

    private static long start(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
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
        train(options, output, input, samples, isStopped, true, written -> keep(written, output));
    }

    /** Trains a model that is not kept, in a folder where a script of its own may be written. */
    void attempt(List<String> options, Path output, List<Path> samples, BooleanSupplier isStopped, Use use)
            throws IOException, InterruptedException {
        Trainer here = lacksScript()
                ? new Trainer(
                        name, List.of(INTERPRETER, output.resolveSibling(SCRIPT).toString()))
                : this;
        here.train(options, output, Optional.empty(), samples, isStopped, false, use);
    }

    /** The use of a trained model, before the folder in which it was written is removed. */
    @FunctionalInterface
    interface Use {

        void accept(Path model) throws IOException;
    }

    /** Trains, and passes on the model; the output of the trainer is kept, or is in a folder that will not be. */
    void train(
            List<String> options,
            Path output,
            Optional<Path> input,
            List<Path> samples,
            BooleanSupplier isStopped,
            boolean isKept,
            Use use)
            throws IOException, InterruptedException {
        Path work = output.toAbsolutePath().resolveSibling(WORK);
        Path own = Files.createDirectories(work.resolve("model"));
        try {
            writeScript();
            Path written = own.resolve(output.getFileName());
            List<String> words = new ArrayList<>(command);
            words.addAll(options);
            words.add(written.toString());
            words.add(input.map(Path::toString).orElse("new"));
            samples.forEach(each -> words.add(each.toString()));
            int status = run(words, log(output), work.resolve(PROCESS), isStopped);
            if (isStopped.getAsBoolean()) {
                return;
            }
            if (status != 0 || !Files.exists(written)) {
                throw new IllegalArgumentException("the trainer '" + name + "' ended with status " + status + " and "
                        + (Files.exists(written) ? "a" : "no") + " model: " + lastWords(lines(log(output)))
                        + (isKept ? "\nAll that it printed is in " + log(output) : ""));
            }
            use.accept(written);
        } finally {
            delete(work);
        }
    }

    /** Returns the last line that is not part of a stack trace. */
    private static String lastWords(List<String> lines) {
        return lines.stream()
                .filter(line -> !FRAME.matcher(line).matches())
                .reduce((first, last) -> last)
                .orElse("it printed nothing");
    }

    private static Path log(Path model) {
        return model.resolveSibling(model.getFileName() + ".log");
    }

    private static int run(List<String> words, Path log, Path note, BooleanSupplier isStopped)
            throws IOException, InterruptedException {
        Process process = start(words, log);
        try {
            Files.writeString(note, process.pid() + " " + start(process.toHandle()));
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

    /** Moves a model to its place, after the files beside it, such as weights, whose names are made to begin with its own. */
    static void keep(Path model, Path output) throws IOException {
        String name = stem(output);
        try (Stream<Path> files = Files.list(model.getParent())) {
            for (Path beside :
                    files.filter(each -> !each.equals(model)).sorted().toList()) {
                String own = beside.getFileName().toString();
                String rest = own.startsWith(stem(model) + ".")
                        ? own.substring(stem(model).length() + 1)
                        : own;
                move(beside, output.resolveSibling(name + "." + rest));
            }
        }
        move(model, output);
    }

    private static String stem(Path model) {
        return model.getFileName().toString().replaceFirst("\\.onnx$", "");
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
