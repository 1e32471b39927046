package io.mcts.spec.catalog;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All things of a kind (a singular noun), in the order of listing, with a hint for unknown names, which may be blank. */
public record Catalog<T>(String kind, List<Entry<T>> entries, String note) {

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
     * Makes the thing chosen by {@code name:key=value,key=value}.
     *
     * @throws IllegalArgumentException if there is no such thing, or not with these parameters
     */
    public T make(String text) {
        return entry(text).make(Word.parse(text));
    }

    /** The entry of a name, which must exist; parameters after it are ignored. */
    public Entry<T> entry(String text) {
        return find(text)
                .orElseThrow(() ->
                        new IllegalArgumentException(isNot(Word.parse(text).name(), kind)
                                + suggestion(Word.parse(text).name()) + "; allowed: " + names()
                                + (note.isBlank() ? "" : "\n" + note)));
    }

    private String suggestion(String name) {
        return ErrorMessages.nearest(name, entries.stream().map(Entry::name).toList())
                .map(near -> " (did you mean " + near + "?)")
                .orElse("");
    }

    /** The entry of a name, if there is one; parameters after it are ignored. */
    public Optional<Entry<T>> find(String text) {
        String name = Word.parse(text).name();
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /** The first value that a text gives to a parameter of a kind, also in an inner part. */
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

    /** The names of all entries, separated by commas; {@code none} if there are none. */
    public String names() {
        return entries.isEmpty() ? "none" : entries.stream().map(Entry::name).collect(Collectors.joining(", "));
    }
}
