package io.mcts.examples.ugi;

import io.mcts.examples.catalog.UsageException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a line of the Universal Game Interface. */
final class RequestParser {

    private static final Pattern OPTION = Pattern.compile("name (\\S.*?) value (\\S.*)");
    private static final Pattern CLOCK = Pattern.compile("p([1-9]\\d?)(time|inc)|movestogo");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
    private static final String LIMITS =
            "movetime <milliseconds>, nodes <number>, infinite, p1time <milliseconds> p2time <milliseconds> [p1inc ...]";

    private RequestParser() {}

    /**
     * Reads a line.
     *
     * @param line a line that is not blank
     * @return what it asks
     * @throws UsageException if it has no meaning
     */
    static Request parse(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "ugi" -> alone(words, new Request.Ugi());
            case "isready" -> alone(words, new Request.IsReady());
            case "uginewgame" -> alone(words, new Request.NewGame());
            case "setoption" -> option(String.join(" ", rest));
            case "position" -> position(rest);
            case "go" -> new Request.Go(limit(rest));
            case "stop" -> alone(words, new Request.Stop());
            case "query" -> new Request.Query(question(rest));
            case "quit" -> alone(words, new Request.Quit());
            default ->
                throw new UsageException("'" + words.get(0) + "' is no command; allowed: ugi, isready, uginewgame,"
                        + " setoption, position, go, stop, query, quit");
        };
    }

    private static Request alone(List<String> words, Request request) {
        if (words.size() > 1) {
            throw new UsageException("'" + String.join(" ", words) + "': nothing comes after '" + words.get(0) + "'");
        }
        return request;
    }

    private static Request option(String rest) {
        Matcher option = OPTION.matcher(rest);
        if (!option.matches()) {
            throw new UsageException(
                    "'setoption " + rest + "' is incomplete; allowed: setoption name <name> value <value>");
        }
        return new Request.SetOption(option.group(1), option.group(2));
    }

    private static Request position(List<String> words) {
        int divider = words.indexOf("moves");
        List<String> start = divider < 0 ? words : words.subList(0, divider);
        List<String> moves = divider < 0 ? List.of() : words.subList(divider + 1, words.size());
        if (start.equals(List.of("startpos"))) {
            return new Request.Position(Line.START, moves);
        }
        if (start.size() < 2 || !start.get(0).equals("fen")) {
            throw new UsageException("'position " + String.join(" ", words)
                    + "' names no position; allowed: position startpos|fen <position> [moves <move> ...]");
        }
        return new Request.Position(String.join(" ", start.subList(1, start.size())), moves);
    }

    private static Limit limit(List<String> words) {
        if (words.equals(List.of("infinite"))) {
            return new Limit.Infinite();
        }
        if (words.size() == 2 && words.get(0).equals("movetime")) {
            return new Limit.MoveTime(millis(words.get(1)));
        }
        if (words.size() == 2 && words.get(0).equals("nodes")) {
            return new Limit.Nodes(number(words.get(1)));
        }
        if (!words.isEmpty() && CLOCK.matcher(words.get(0)).matches()) {
            return clocks(words);
        }
        throw new UsageException("'go" + words.stream().map(word -> " " + word).collect(Collectors.joining())
                + "' is no limit of the search; allowed is one of " + LIMITS);
    }

    private static Limit clocks(List<String> words) {
        Map<Integer, Duration> left = new HashMap<>();
        Map<Integer, Duration> addition = new HashMap<>();
        OptionalInt movesToGo = OptionalInt.empty();
        List<String> rest = new ArrayList<>(words);
        while (!rest.isEmpty()) {
            Matcher clock = CLOCK.matcher(rest.get(0));
            if (!clock.matches() || rest.size() < 2) {
                throw new UsageException(
                        "'" + rest.get(0) + "' is no clock with its time; allowed: p1time, p1inc, p2time, p2inc,"
                                + " each with milliseconds, and movestogo with a number");
            }
            if (clock.group(1) == null) {
                movesToGo = OptionalInt.of(positive(rest.get(1)));
            } else {
                int player = Integer.parseInt(clock.group(1)) - 1;
                (clock.group(2).equals("time") ? left : addition).put(player, millis(rest.get(1)));
            }
            rest.subList(0, 2).clear();
        }
        return new Limit.Clocks(left, addition, movesToGo);
    }

    private static int positive(String word) {
        int number = (int) Math.min(number(word), Integer.MAX_VALUE);
        if (number == 0) {
            throw new UsageException("'" + word + "' is no number of moves to go; allowed: 1 or more");
        }
        return number;
    }

    private static Duration millis(String word) {
        return Duration.ofMillis(number(word));
    }

    private static long number(String word) {
        if (!NUMBER.matcher(word).matches()) {
            throw new UsageException("'" + word + "' is no whole number of 0 or more");
        }
        return Long.parseLong(word);
    }

    private static Question question(List<String> words) {
        for (Question question : Question.values()) {
            if (words.equals(List.of(question.word()))) {
                return question;
            }
        }
        throw new UsageException("'query"
                + words.stream().map(word -> " " + word).collect(Collectors.joining())
                + "' is no question; allowed: "
                + Arrays.stream(Question.values()).map(Question::word).collect(Collectors.joining(", ", "query ", "")));
    }
}
