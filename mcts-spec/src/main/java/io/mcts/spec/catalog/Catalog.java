package io.mcts.spec.catalog;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All things of a kind that can be chosen, in the order in which they are listed.
 *
 * @param kind what they are, in the singular, such as {@code game}
 * @param note a hint added when the name is unknown; blank if there is none
 */
public record Catalog<T>(String kind, List<Entry<T>> entries, String note) {

    /** Makes the list immutable. */
    public Catalog {
        entries = List.copyOf(entries);
    }

    /** A catalog without a note. */
    public Catalog(String kind, List<Entry<T>> entries) {
        this(kind, entries, "");
    }

    /** Returns a catalog of the entries that meet a condition, without a note. */
    public Catalog<T> where(Predicate<? super Entry<T>> condition) {
        return new Catalog<>(kind, entries.stream().filter(condition).toList());
    }

    /**
     * Makes what a user chose.
     *
     * @param text a name, with parameters if there are any: {@code name:key=value,key=value}
     * @throws IllegalArgumentException if there is no such thing, or not with these parameters
     */
    public T make(String text) {
        return entry(text).make(Word.parse(text));
    }

    /**
     * The entry of what a user chose.
     *
     * @param text a name, perhaps with parameters, at which this does not look
     * @throws IllegalArgumentException if there is no such thing
     */
    public Entry<T> entry(String text) {
        return find(text)
                .orElseThrow(() ->
                        new IllegalArgumentException(isNot(Word.parse(text).name(), kind) + "; allowed: " + names()
                                + (note.isBlank() ? "" : "\n" + note)));
    }

    /** The entry of a name, which may be followed by parameters; nothing if there is none. */
    public Optional<Entry<T>> find(String text) {
        String name = Word.parse(text).name();
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /**
     * The value that a text gives to a parameter of a kind, also in an inner part.
     *
     * @param text a name, perhaps with parameters
     * @return the first value, or nothing if it gives none
     */
    public Optional<String> given(String text, Parameter.Kind kind) {
        Word word = Word.parse(text);
        return find(text).stream()
                .flatMap(entry -> entry.parameters().stream())
                .flatMap(parameter -> Stream.ofNullable(word.values().get(parameter.name()))
                        .flatMap(value -> given(parameter, value, kind)))
                .findFirst();
    }

    private Stream<String> given(Parameter parameter, String value, Parameter.Kind kind) {
        if (parameter.kind() == Parameter.Kind.PART) {
            return given(value, kind).stream();
        }
        return parameter.kind() == kind ? Stream.of(value) : Stream.empty();
    }

    /** Returns the start of the error message: {@code 'word' is not a kind}. */
    public static String isNot(String word, String kind) {
        return "'" + word + "' is not " + ("aeio".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ") + kind;
    }

    /** The names of all entries, divided by commas; {@code none} if there are none. */
    public String names() {
        return entries.isEmpty() ? "none" : entries.stream().map(Entry::name).collect(Collectors.joining(", "));
    }
}
