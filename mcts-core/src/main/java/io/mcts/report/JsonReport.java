package io.mcts.report;

import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import java.util.Locale;

/**
 * A result or a tree as JSON, in one line. Components may be added; none of these changes.
 *
 * <p>A result has the members of {@code mcts analyze --json}: {@code player}, {@code iterations}, {@code elapsedMillis}, {@code bestMove},
 * {@code value}, {@code proven} ({@code win}, {@code draw}, {@code loss} or null), {@code moves} (objects with {@code move}, {@code
 * visits}, {@code mean}, {@code standardError} and {@code proven}), {@code principalVariation} (moves), {@code nodes}, {@code bytes},
 * {@code stopReason} and {@code seed}. A node has those of {@link TreeNode}: {@code move} (null at the root), {@code player}, {@code
 * visits}, {@code mean}, {@code lower}, {@code upper}, {@code kind} ({@code decision}, {@code chance} or {@code leaf}), {@code omitted} and
 * {@code children}.
 *
 * <p>Source: T. Bray, <i>The JavaScript Object Notation (JSON) Data Interchange Format</i>, RFC 8259, 2017, section 7 (escapes).
 */
public final class JsonReport {

    private static final char FIRST_PRINTABLE = ' ';

    private final StringBuilder json = new StringBuilder();

    private JsonReport() {}

    /** Returns a snapshot of a tree as a JSON object without line breaks. */
    public static String of(TreeNode<?> root) {
        JsonReport report = new JsonReport();
        report.write(root);
        return report.json.toString();
    }

    /** Returns the result of a search as a JSON object without line breaks. */
    public static String of(SearchResult<?> result) {
        JsonReport report = new JsonReport();
        report.write(result);
        return report.json.toString();
    }

    private void write(SearchResult<?> result) {
        SearchEffort effort = result.effort();
        json.append("{\"player\":").append(result.player());
        json.append(",\"iterations\":").append(effort.iterations());
        json.append(",\"elapsedMillis\":").append(effort.elapsed().toMillis());
        json.append(",\"bestMove\":");
        writeText(result.bestMove().toString());
        json.append(",\"value\":").append(result.value());
        writeProof(result.bounds());
        json.append(",\"moves\":[");
        String divider = "";
        for (MoveStatistics<?> move : result.moves()) {
            json.append(divider).append("{\"move\":");
            writeText(move.move().toString());
            json.append(",\"visits\":").append(move.visits());
            json.append(",\"mean\":").append(move.mean());
            json.append(",\"standardError\":").append(move.standardError());
            writeProof(move.bounds());
            json.append('}');
            divider = ",";
        }
        json.append("],\"principalVariation\":[");
        divider = "";
        for (Object move : result.principalVariation()) {
            json.append(divider);
            writeText(move.toString());
            divider = ",";
        }
        json.append("],\"nodes\":").append(effort.nodes());
        json.append(",\"bytes\":").append(effort.bytes());
        json.append(",\"stopReason\":");
        writeText(effort.stopReason().name().toLowerCase(Locale.ROOT));
        json.append(",\"seed\":").append(effort.seed()).append('}');
    }

    private void writeProof(Bounds bounds) {
        json.append(",\"proven\":");
        bounds.proof()
                .ifPresentOrElse(proof -> writeText(proof.name().toLowerCase(Locale.ROOT)), () -> json.append("null"));
    }

    private void write(TreeNode<?> node) {
        json.append("{\"move\":");
        if (node.move() == null) {
            json.append("null");
        } else {
            writeText(node.move().toString());
        }
        json.append(",\"player\":").append(node.player());
        json.append(",\"visits\":").append(node.visits());
        json.append(",\"mean\":").append(node.mean());
        json.append(",\"lower\":").append(node.bounds().lower());
        json.append(",\"upper\":").append(node.bounds().upper());
        json.append(",\"kind\":");
        writeText(node.kind().name().toLowerCase(Locale.ROOT));
        json.append(",\"omitted\":").append(node.omitted());
        json.append(",\"children\":[");
        String divider = "";
        for (TreeNode<?> child : node.children()) {
            json.append(divider);
            write(child);
            divider = ",";
        }
        json.append("]}");
    }

    private void writeText(String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') {
                json.append('\\').append(character);
            } else if (character < FIRST_PRINTABLE || Character.isSurrogate(character)) {
                json.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
            } else {
                json.append(character);
            }
        }
        json.append('"');
    }
}
