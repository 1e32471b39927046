import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures the C++ programs of this folder and the library, alternating, and prints the ratios as a table in Markdown.
 *
 * <pre>
 * make -C benchmarks/limit &amp;&amp; mvn -B -Dquick package
 * java benchmarks/limit/Compare.java 10 JDK_HOME...
 * </pre>
 *
 * Each figure is the median of a process of its own; each ratio is that of the two processes of one round.
 */
public final class Compare {

    private static final Path LIMIT = Path.of("benchmarks/limit");
    private static final String JAR = "mcts-web/target/mcts.jar";

    /** One row: the C++ program, where its figure stands, and the library's measurement. */
    private enum Row {
        CONNECT_FOUR_SEARCH(
                "Connect Four 7x6, UCT",
                "uct aos 1000000 1",
                "([0-9.]+) M it/s by CPU", "connectfour", 1_000_000, "iterations"),
        TIC_TAC_TOE_SEARCH(
                "tic-tac-toe, UCT",
                "uct tttaos 1000000 1",
                "([0-9.]+) M it/s by CPU", "tictactoe", 1_000_000, "iterations"),
        CONNECT_FOUR(
                "Connect Four 7x6, rollouts",
                "c4_playout",
                "D  branchless reject, scalar +median +([0-9.]+)", "connectfour", 1_000_000, "rollouts"),
        TIC_TAC_TOE(
                "tic-tac-toe, rollouts",
                "ttt_playout",
                "ttt A general start +median +([0-9.]+)", "tictactoe", 1_000_000, "rollouts"),
        LARGE_BOARD(
                "Connect Four 12x12, rollouts",
                "c12_playout",
                "A2 line arrays, unrolled +median +([0-9.]+)", "connectfour:rows=12,columns=12,blocked=6-6", 100_000, "rollouts"),
        EINSTEIN(
                "EinStein, rollouts",
                "ewn_playout",
                "EWN all branches, arrays +median +([0-9.]+)", "einstein", 100_000, "rollouts");

        final String title;
        final String program;
        final Pattern figure;
        final String game;
        final int iterations;
        final String measure;

        Row(String title, String program, String figure, String game, int iterations, String measure) {
            this.title = title;
            this.program = program;
            this.figure = Pattern.compile(figure);
            this.game = game;
            this.iterations = iterations;
            this.measure = measure;
        }
    }

    /** The figures of one column, in millions a second, round by round. */
    private final Map<Row, Map<String, List<Double>>> figures = new LinkedHashMap<>();

    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length < 2
                || !Files.exists(LIMIT.resolve("uct")) || !Files.exists(Path.of(JAR))) {
            System.err.println("Usage, from the root of the repository, when both are built: "
                    + "java benchmarks/limit/Compare.java ROUNDS JDK_HOME...");
            System.exit(2);
        }
        Compare compare = new Compare();
        List<String> jdks = List.of(arguments).subList(1, arguments.length);
        for (int round = 0; round < Integer.parseInt(arguments[0]); round++) {
            compare.round(jdks);
        }
        compare.print(Integer.parseInt(arguments[0]));
    }

    private void round(List<String> jdks) throws IOException, InterruptedException {
        for (Row row : Row.values()) {
            add(row, "C++", read(row.figure, output(List.of((LIMIT + "/" + row.program).split(" ")))));
        }
        for (String jdk : jdks) {
            Map<String, String> outputs = new LinkedHashMap<>();
            for (Row row : Row.values()) {
                String json = outputs.get(row.game);
                if (json == null) {
                    json = output(List.of(
                            jdk + "/bin/java", "-jar", JAR, "bench", row.game, "--iterations", "" + row.iterations, "--json"));
                    outputs.put(row.game, json);
                }
                Pattern first = Pattern.compile("\"" + row.measure + "PerSecond\":([0-9.E]+)");
                add(row, "JDK " + version(jdk), read(first, json) / 1e6); // the first row is that of one thread
            }
        }
    }

    private void add(Row row, String column, double figure) {
        figures.computeIfAbsent(row, r -> new LinkedHashMap<>())
                .computeIfAbsent(column, c -> new ArrayList<>())
                .add(figure);
    }

    private void print(int rounds) throws IOException {
        System.out.println("Millions a second, medians of " + rounds + " rounds, with the ratio to C++ and its range over the rounds. "
                + LocalDate.now() + ", " + processor() + ".\n");
        List<String> columns = new ArrayList<>(figures.get(Row.CONNECT_FOUR).keySet());
        System.out.println("| | " + String.join(" | ", columns) + " |\n|---" + "|---".repeat(columns.size()) + "|");
        figures.forEach((row, byColumn) -> {
            StringBuilder line = new StringBuilder("| " + row.title);
            List<Double> limit = byColumn.get("C++");
            byColumn.forEach((column, own) -> {
                line.append(String.format(Locale.ROOT, " | %.2f", median(own)));
                if (own != limit) {
                    List<Double> ratios = new ArrayList<>();
                    for (int round = 0; round < own.size(); round++) {
                        ratios.add(own.get(round) / limit.get(round));
                    }
                    line.append(String.format(
                            Locale.ROOT,
                            ", **%.2f** (%.2f to %.2f)",
                            median(ratios),
                            Collections.min(ratios),
                            Collections.max(ratios)));
                }
            });
            System.out.println(line + " |");
        });
    }

    private static double median(List<Double> figures) {
        List<Double> sorted = figures.stream().sorted().toList();
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }

    private static double read(Pattern pattern, String output) {
        Matcher matcher = pattern.matcher(output);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in:\n" + output);
        }
        return Double.parseDouble(matcher.group(1));
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + " ended with " + process.exitValue());
        }
        return output;
    }

    private static String version(String jdk) throws IOException {
        return (int) read(Pattern.compile("JAVA_VERSION=\"([0-9]+)"), Files.readString(Path.of(jdk, "release"))) + "";
    }

    private static String processor() throws IOException {
        Path info = Path.of("/proc/cpuinfo");
        Matcher model = Pattern.compile("model name\\s*: (.*)").matcher(Files.exists(info) ? Files.readString(info) : "");
        return (model.find() ? model.group(1) : System.getProperty("os.arch")) + ", " + Runtime.getRuntime().availableProcessors() + " cores";
    }
}
