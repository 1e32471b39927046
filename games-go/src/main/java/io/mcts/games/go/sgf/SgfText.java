package io.mcts.games.go.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The raw properties of the main line in a file of the Smart Game Format; {@code SgfReader} interprets them. */
public final class SgfText {

    /** The name of variations among the properties, after which the main line goes on. */
    public static final String VARIATIONS = "(";

    public static final Pattern BEGINNING = Pattern.compile("\\(\\s*;");
    /** Names that files use for charsets which Java knows by others. */
    private static final Map<String, String> CHARSETS =
            Map.of("gb", "GB18030", "gb2312-80", "GB2312", "macintosh", "x-MacRoman", "shift-jis", "Shift_JIS");

    private static final Pattern CHARSET = Pattern.compile("CA\\s*\\[\\s*([^\\]\\s]+)\\s*\\]");

    /** Names in files of FF[1] to FF[3] whose capital letters are not the name. */
    private static final Map<String, String> LONG_NAMES = Map.of("komi", "KM", "size", "SZ", "game", "GM");

    /** Read first at a node, regardless of the order in the file. */
    private static final Set<String> FIRST = Set.of("AB", "AW", "AE", "PL", "B", "W");

    /** A property, and its values as in the text, in which they end at {@code end}. */
    public record Property(String name, List<String> values, String written, int end) {}

    private static final class CutOffException extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;

        CutOffException(IllegalArgumentException wrong) {
            super(wrong.getMessage(), wrong);
        }
    }

    private final String text;
    private int at;
    private final List<Property> properties = new ArrayList<>();

    private final List<String> notes = new ArrayList<>();

    public SgfText(String text) {
        this.text = text;
    }

    /**
     * Decodes a file in the charset that it names or else, also if that is unknown, in UTF-8 or, if invalid, in Latin-1, the default of the
     * format.
     */
    public static SgfText of(byte[] file) {
        Matcher named = CHARSET.matcher(new String(file, StandardCharsets.ISO_8859_1));
        String name = named.find() ? named.group(1) : "";
        try {
            if (!name.isEmpty()) {
                return new SgfText(
                        new String(file, Charset.forName(CHARSETS.getOrDefault(name.toLowerCase(Locale.ROOT), name))));
            }
        } catch (IllegalArgumentException unknown) {
            return guessed(file, "The charset " + name + " is unknown; the file was read as %s.");
        }
        return guessed(file, "The file names no charset and was read as %s.");
    }

    private static SgfText guessed(byte[] file, String note) {
        Charset charset = isUtf8(file) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        SgfText text = new SgfText(new String(file, charset));
        if (!isUtf8(file) || note.contains("unknown")) {
            text.notes.add(String.format(Locale.ROOT, note, charset));
        }
        return text;
    }

    private static boolean isUtf8(byte[] file) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file));
            return true;
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    /** Set-ups and moves come first at each node. */
    public List<Property> read() {
        Matcher beginning = BEGINNING.matcher(text);
        if (!beginning.find()) {
            throw wrong("a game begins with '(;'");
        }
        at = beginning.start();
        List<Integer> branches = new ArrayList<>();
        try {
            while (next() == '(' || next() == ';') {
                if (next() == '(') {
                    branches.add(properties.size());
                }
                at++;
                readNode();
            }
        } catch (CutOffException cutOff) {
            at = text.length();
        }
        if (next() == 0) {
            notes.add("The file is cut off.");
            return properties;
        }
        if (next() != ')') { // the main line is the first of the variations, so it ends with the first bracket
            throw wrong("'" + next() + "' is not expected");
        }
        try {
            readVariations(branches);
        } catch (IllegalArgumentException cutOff) {
            notes.add("Variations of the file that do not end were left out.");
        }
        return properties;
    }

    public List<String> notes() {
        return notes;
    }

    private void readNode() {
        int begin = properties.size();
        while (Character.isLetter(next())) {
            readProperty();
        }
        properties.subList(begin, properties.size()).sort(Comparator.comparing(each -> !FIRST.contains(each.name())));
    }

    /** Reads the rest after the main line, from the innermost branch out. */
    private void readVariations(List<Integer> branches) {
        for (int i = branches.size() - 1; i >= 0 && next() == ')'; i--) {
            at++;
            List<String> variations = new ArrayList<>();
            while ((next() == '(' || next() == ';') && i > 0) {
                variations.add(next() == '(' ? variation() : "(" + nodes() + ")");
            }
            if (!variations.isEmpty()) {
                properties.add(
                        branches.get(i), new Property(VARIATIONS, variations, String.join("\n", variations), at));
            }
        }
        if (next() == '(') {
            notes.add("The other games of the file were left out.");
        }
    }

    /** The text up to the closing bracket. */
    private String variation() {
        int begin = at;
        at++;
        nodes();
        at++;
        return text.substring(begin, at);
    }

    /** The text before the closing bracket, also of nodes that a file has after a variation, against the format. */
    private String nodes() {
        int begin = at;
        for (int depth = 0; depth > 0 || next() != ')'; ) {
            switch (next()) {
                case '[' -> readValue();
                case 0 -> throw wrong("a variation does not end");
                case '(' -> {
                    depth++;
                    at++;
                }
                case ')' -> {
                    depth--;
                    at++;
                }
                default -> at++;
            }
        }
        return text.substring(begin, at).strip();
    }

    /** The next letter that is no blank, or a zero at the end. */
    private char next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void readProperty() {
        int begin = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        String name = text.substring(begin, at);
        int beginOfValues = at;
        List<String> values = new ArrayList<>();
        while (next() == '[') {
            values.add(readValue());
        }
        if (values.isEmpty()) {
            if (next() == 0) {
                throw new CutOffException(wrong(name + " has no value"));
            }
            if (FIRST.contains(name)) {
                throw wrong(name + " has no value");
            }
            notes.add("The property " + name + ", which has no value, was left out.");
            return;
        }
        properties.add(new Property(
                shortName(name), values, text.substring(beginOfValues, at).strip(), at));
    }

    /** Older files write {@code SiZe}: only the capital letters count. */
    private static String shortName(String name) {
        String known = LONG_NAMES.get(name.toLowerCase(Locale.ROOT));
        String capitals = name.replaceAll("[a-z]", "");
        return known != null ? known : capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
    }

    private String readValue() {
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at));
        }
        if (at == text.length()) {
            throw new CutOffException(wrong("a value does not end"));
        }
        at++;
        return value.toString();
    }

    private IllegalArgumentException wrong(String what) {
        return wrong(at, what);
    }

    public static IllegalArgumentException wrong(int end, String what) {
        return new IllegalArgumentException("no game in SGF, at letter " + (end + 1) + ": " + what);
    }
}
