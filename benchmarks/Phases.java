import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Tells how long searches spend in each of their four steps, from samples of the JDK Flight Recorder, as rows of Markdown.
 *
 * <pre>
 * MCTS_JAVA_OPTS="-XX:+UnlockDiagnosticVMOptions -XX:+DebugNonSafepoints -XX:StartFlightRecording=filename=uct.jfr,settings=profile" \
 *     ./mcts analyze connectfour --spec uct,time=20s
 * java benchmarks/Phases.java uct.jfr...
 * </pre>
 *
 * The state is reset in the selection. Rest is the check of the budget and the result.
 */
public final class Phases {

    private static final String PACKAGE = "io.mcts.";
    private static final String ITERATION = "Iteration";

    private enum Phase {
        SELECT,
        EXPAND,
        SIMULATE,
        BACKPROPAGATE,
        REST
    }

    private Phases() {}

    public static void main(String[] files) throws IOException {
        System.out.println("| search | selection | expansion | simulation | backpropagation | rest | samples |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (String file : files) {
            System.out.println(row(Path.of(file)));
        }
    }

    private static String row(Path file) throws IOException {
        Map<Phase, Integer> samples = new EnumMap<>(Phase.class);
        int all = 0;
        for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
            if (event.getEventType().getName().equals("jdk.ExecutionSample") && isSearch(event)) {
                samples.merge(phase(event.getStackTrace().getFrames()), 1, Integer::sum);
                all++;
            }
        }
        List<String> cells = new ArrayList<>();
        cells.add(file.getFileName().toString().replaceFirst("\\.jfr$", ""));
        for (Phase phase : Phase.values()) {
            cells.add(String.format(Locale.ROOT, "%.1f %%", 100.0 * samples.getOrDefault(phase, 0) / all));
        }
        cells.add(Integer.toString(all));
        return "| " + String.join(" | ", cells) + " |";
    }

    private static boolean isSearch(RecordedEvent event) {
        return event.getStackTrace() != null
                && event.getStackTrace().getFrames().stream().anyMatch(frame -> type(frame).startsWith(PACKAGE + "search."));
    }

    /** The step of the iteration that is under way: the one nearest to the thread's start. */
    private static Phase phase(List<RecordedFrame> frames) {
        for (int i = frames.size() - 1; i >= 0; i--) {
            String type = type(frames.get(i));
            if (type.startsWith(PACKAGE + "iteration.") && type.endsWith(ITERATION)) {
                for (Phase phase : Phase.values()) {
                    if (frames.get(i).getMethod().getName().equals(phase.name().toLowerCase(Locale.ROOT))) {
                        return phase;
                    }
                }
            }
        }
        return Phase.REST;
    }

    private static String type(RecordedFrame frame) {
        return frame.getMethod().getType().getName();
    }
}
