package io.mcts.arena.spec;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The file of a tournament. Immutable.
 * <pre>{@code
 * {
 *   "title": "Exploration constants",
 *   "game": "connectfour",
 *   "games": 400,
 *   "opening": 2,
 *   "seed": 1,
 *   "entrants": ["uct,iterations=1000", {"name": "c = 0.7", "spec": "uct,iterations=1000,selection=ucb1:c=0.7"}],
 *   "groups": "all"
 * }
 * }</pre>
 *
 * <p>{@code groups} is {@code all} (the default), {@code first} (the first entrant against each other one), {@code neighbours} (each
 * against the next), or a list of lists of names. {@code title}, {@code opening} (0), {@code seed} (1) and {@code budgets} are optional,
 * too; {@code "budgets": ["iterations=1000", "time=50ms"]} is one tournament {@linkplain #byBudget for each budget}, which no entrant then sets
 * itself.
 *
 * @param game the game, as {@code NAME} or {@code NAME:key=value}
 * @param games the number of games of each group
 * @param opening the number of random moves at the start
 * @param groups the groups by numbers of entrants from 0; empty if all play all
 * @param budgets the settings of each tournament for all entrants; empty if each entrant has its own
 */
public record TournamentPlan(
        String title,
        String game,
        int games,
        int opening,
        long seed,
        List<Participant> entrants,
        List<List<Integer>> groups,
        List<String> budgets) {

    private static final Set<String> KEYS =
            new TreeSet<>(List.of("title", "game", "games", "opening", "seed", "entrants", "groups", "budgets"));

    private static final Map<String, Function<String, ?>> BUDGETS = Map.of(
            Setting.ITERATIONS.key(), Quantities::wholeNumber,
            Setting.TIME.key(), Quantities::time);

    /** A participant: its name in results and its SPEC. */
    public record Participant(String name, String spec) {}

    public TournamentPlan {
        entrants = List.copyOf(entrants);
        groups = List.copyOf(groups);
        budgets = List.copyOf(budgets);
    }

    /** Returns this plan with another seed. */
    public TournamentPlan withSeed(long other) {
        return new TournamentPlan(title, game, games, opening, other, entrants, groups, budgets);
    }

    /** Returns a plan for each budget, in which the SPEC of each entrant has it, except {@code random}; this one if there are none. */
    public List<TournamentPlan> byBudget() {
        return budgets.isEmpty()
                ? List.of(this)
                : budgets.stream().map(this::ofBudget).toList();
    }

    private TournamentPlan ofBudget(String budget) {
        List<Participant> limited = entrants.stream()
                .map(entrant -> entrant.spec().equals(Entrants.RANDOM)
                        ? entrant
                        : new Participant(entrant.name(), limited(entrant.spec(), budget)))
                .toList();
        return new TournamentPlan(title, game, games, opening, seed, limited, groups, List.of(budget));
    }

    /** Returns a SPEC with a budget after its head, as the rest may be the command of an engine. */
    private static String limited(String spec, String budget) {
        String head = SpecText.head(spec);
        return head + "," + budget + spec.substring(head.length());
    }

    /** Returns the title and, in a plan of one budget, the budget; may be blank. */
    public String heading() {
        return Stream.concat(Stream.of(title), budgets.size() == 1 ? budgets.stream() : Stream.empty())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** Reads a JSON file. */
    public static TournamentPlan read(Path path) {
        return read(path, OptionalInt.empty());
    }

    /** Reads a JSON file, with another number of games than the file has, or with one that it lacks. */
    public static TournamentPlan read(Path path, OptionalInt games) {
        try {
            return parse(TextFiles.read(path), games);
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("", path, "cannot be read", failure);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(path + ": " + refusal.getMessage(), refusal);
        }
    }

    static TournamentPlan parse(String text) {
        return parse(text, OptionalInt.empty());
    }

    private static TournamentPlan parse(String text, OptionalInt games) {
        try {
            JsonObject json = JsonParser.parseString(text).getAsJsonObject();
            for (String key : json.keySet()) {
                if (!KEYS.contains(key)) {
                    throw new IllegalArgumentException(
                            "'" + key + "' is not a member of a tournament; allowed: " + KEYS);
                }
            }
            games.ifPresent(count -> json.addProperty("games", count));
            List<Participant> entrants = new ArrayList<>();
            required(json, "entrants").getAsJsonArray().forEach(entrant -> entrants.add(participant(entrant)));
            return new TournamentPlan(
                    json.has("title") ? json.get("title").getAsString() : "",
                    required(json, "game").getAsString(),
                    Math.toIntExact(wholeNumber(json, "games")),
                    json.has("opening") ? Math.toIntExact(wholeNumber(json, "opening")) : 0,
                    json.has("seed") ? wholeNumber(json, "seed") : 1,
                    entrants,
                    json.has("groups") ? groups(json.get("groups"), entrants) : List.of(),
                    json.has("budgets") ? budgets(json.get("budgets").getAsJsonArray(), entrants) : List.of());
        } catch (JsonParseException | IllegalStateException | UnsupportedOperationException | ArithmeticException e) {
            throw new IllegalArgumentException("it is no tournament: " + e.getMessage(), e);
        }
    }

    private static long wholeNumber(JsonObject json, String key) {
        JsonElement value = required(json, key);
        try {
            return value.getAsBigDecimal().longValueExact();
        } catch (ArithmeticException | NumberFormatException notWhole) {
            throw new IllegalArgumentException("'" + key + "' is a whole number, not " + value, notWhole);
        }
    }

    private static JsonElement required(JsonObject json, String key) {
        if (!json.has(key) || json.get(key).isJsonNull()) {
            throw new IllegalArgumentException("'" + key + "' is missing; a tournament has game, games and entrants");
        }
        return json.get(key);
    }

    private static Participant participant(JsonElement json) {
        if (json.isJsonPrimitive()) {
            return new Participant(json.getAsString(), json.getAsString());
        }
        JsonObject object = json.getAsJsonObject();
        if (!object.keySet().equals(Set.of("name", "spec"))) {
            throw new IllegalArgumentException(
                    "an entrant is a SPEC, or has a name and a spec, not " + object.keySet());
        }
        return new Participant(
                object.get("name").getAsString(), object.get("spec").getAsString());
    }

    private static List<String> budgets(JsonArray json, List<Participant> entrants) {
        List<String> budgets = new ArrayList<>();
        json.forEach(budget -> budgets.add(budget.getAsString()));
        budgets.forEach(TournamentPlan::requireBudget);
        for (Participant entrant : budgets.isEmpty() ? List.<Participant>of() : entrants) {
            SpecText.parse(entrant.spec()).settings().keySet().stream()
                    .filter(BUDGETS::containsKey)
                    .findFirst()
                    .ifPresent(key -> {
                        throw new IllegalArgumentException("entrant '" + entrant.name() + "' sets " + key
                                + " itself; leave that out, or leave out budgets");
                    });
        }
        return budgets;
    }

    private static void requireBudget(String budget) {
        Map<String, Optional<String>> settings = SpecText.ofSettings(budget).settings();
        if (settings.isEmpty() || !BUDGETS.keySet().containsAll(settings.keySet())) {
            throw new IllegalArgumentException("budgets: '" + budget
                    + "' is not a budget; allowed: iterations=N, time=50ms, or both with a comma");
        }
        BUDGETS.forEach((key, reader) -> Optional.ofNullable(settings.get(key))
                .ifPresent(
                        value -> ErrorMessages.within("budgets: " + key + ": ", () -> reader.apply(value.orElse("")))));
    }

    private static List<List<Integer>> groups(JsonElement json, List<Participant> entrants) {
        if (json.isJsonArray()) {
            return namedGroups(json.getAsJsonArray(), entrants);
        }
        List<List<Integer>> groups = new ArrayList<>();
        for (int entrant = 1; entrant < entrants.size(); entrant++) {
            groups.add(
                    switch (json.getAsString()) {
                        case "first" -> List.of(0, entrant);
                        case "neighbours" -> List.of(entrant - 1, entrant);
                        case "all" -> List.of();
                        default ->
                            throw new IllegalArgumentException("groups is '" + json.getAsString()
                                    + "'; allowed: all, first, neighbours or a list of lists of names");
                    });
        }
        groups.removeIf(List::isEmpty);
        return groups;
    }

    private static List<List<Integer>> namedGroups(JsonArray json, List<Participant> entrants) {
        List<String> names = entrants.stream().map(Participant::name).toList();
        List<List<Integer>> groups = new ArrayList<>();
        if (json.isEmpty()) {
            throw new IllegalArgumentException(
                    "groups is an empty list; allowed: all, first, neighbours or a list of lists of names");
        }
        for (JsonElement group : json) {
            List<Integer> numbers = new ArrayList<>();
            for (JsonElement name : group.getAsJsonArray()) {
                int number = names.indexOf(name.getAsString());
                if (number < 0) {
                    throw new IllegalArgumentException("groups: '" + name.getAsString()
                            + "' is not an entrant; allowed: " + String.join(", ", names));
                }
                numbers.add(number);
            }
            groups.add(List.copyOf(numbers));
        }
        return groups;
    }
}
