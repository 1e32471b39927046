package io.mcts.examples.web;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.Parameter;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.Presets;
import io.mcts.examples.search.SearchSpec;
import io.mcts.examples.search.Setting;
import io.mcts.examples.search.SpecSearches;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that can be chosen: games, presets and settings of a search, and how much of it.
 *
 * @param games the games
 * @param presets the ready compositions of a search
 * @param settings what can be set about a search
 * @param limits how much the server does, by name
 * @param version the version of the program
 */
record CatalogJson(
        List<GameJson> games,
        List<PresetJson> presets,
        List<SettingJson> settings,
        Map<String, Long> limits,
        String version) {

    /**
     * A game.
     *
     * @param name its name
     * @param description what it is
     * @param options what can be set about it
     * @param players what the players are called
     * @param samplePosition a position from the middle of a game
     * @param heuristics what estimates its states
     * @param models evaluators of its own
     * @param hasRecords whether whole games are written down in a form of its own
     */
    record GameJson(
            String name,
            String description,
            List<Parameter> options,
            List<String> players,
            String samplePosition,
            List<PartJson> heuristics,
            List<PartJson> models,
            boolean hasRecords) {

        static GameJson of(Entry<Game<?, ?>> entry, Game<?, ?> game) {
            return new GameJson(
                    entry.name(),
                    entry.description(),
                    entry.parameters(),
                    game.players(),
                    game.samplePosition(),
                    PartJson.all(game.heuristics()),
                    PartJson.all(game.models()),
                    game.records().isPresent());
        }
    }

    /**
     * Something that can be chosen by its name.
     *
     * @param name its name
     * @param description what it is
     * @param parameters what can be set about it
     */
    record PartJson(String name, String description, List<Parameter> parameters) {

        static List<PartJson> all(Catalog<?> parts) {
            return parts.entries().stream()
                    .map(part -> new PartJson(part.name(), part.description(), part.parameters()))
                    .toList();
        }
    }

    /**
     * A preset.
     *
     * @param name its name
     * @param description what it is
     * @param settings what it sets, by key
     * @param games the games it works for
     */
    record PresetJson(String name, String description, Map<String, String> settings, List<String> games) {

        static PresetJson of(Entry<SearchSpec> preset, Catalog<Game<?, ?>> games) {
            SearchSpec made = Presets.CATALOG.make(preset.name());
            Map<String, String> settings = new LinkedHashMap<>();
            made.values().forEach((setting, value) -> settings.put(setting.key(), value));
            List<String> fitting = games.entries().stream()
                    .map(Entry::name)
                    .filter(game -> isFor(made, games.make(game)))
                    .toList();
            return new PresetJson(preset.name(), preset.description(), settings, fitting);
        }

        private static boolean isFor(SearchSpec settings, Game<?, ?> game) {
            try {
                SpecSearches.of(settings, game, Runnable::run);
                return true;
            } catch (UsageException refusal) {
                return false;
            }
        }
    }

    /**
     * A setting of a search.
     *
     * @param key its name in a SPEC and, after two dashes, on the command line
     * @param form what its values look like
     * @param description what it does
     * @param isSwitch whether it is either on or off
     * @param defaultValue the value that means the same as none; null where there is none that can be written
     * @param choices the parts of which its values name one; null where its values are something else
     */
    record SettingJson(
            String key,
            String form,
            String description,
            boolean isSwitch,
            @Nullable String defaultValue,
            @Nullable List<PartJson> choices) {

        static SettingJson of(Setting setting) {
            return new SettingJson(
                    setting.key(),
                    setting.form(),
                    setting.description(),
                    setting.isSwitch(),
                    setting.defaultValue().isEmpty() ? null : setting.defaultValue(),
                    setting.parts().map(PartJson::all).orElse(null));
        }
    }

    static CatalogJson of(Catalog<Game<?, ?>> games, Limits limits, String version) {
        return new CatalogJson(
                games.entries().stream()
                        .map(entry -> GameJson.of(entry, games.make(entry.name())))
                        .toList(),
                Presets.CATALOG.entries().stream()
                        .map(preset -> PresetJson.of(preset, games))
                        .toList(),
                Arrays.stream(Setting.values()).map(SettingJson::of).toList(),
                limits(limits),
                version);
    }

    private static Map<String, Long> limits(Limits limits) {
        Map<String, Long> all = new LinkedHashMap<>();
        all.put("bodyBytes", (long) Limits.BODY_BYTES);
        all.put("messageBytes", (long) Limits.MESSAGE_BYTES);
        all.put("sockets", (long) Limits.SOCKETS);
        all.put("socketsOfAddress", (long) Limits.SOCKETS_OF_ADDRESS);
        all.put("searches", (long) Limits.SEARCHES);
        all.put("searchesOfSocket", (long) Limits.SEARCHES_OF_SOCKET);
        all.put("matchesOfSocket", (long) Limits.MATCHES_OF_SOCKET);
        all.put("searchMillis", limits.search().time().toMillis());
        all.put("searchBytes", limits.search().bytes());
        all.put("threads", (long) limits.search().threads());
        all.put("matchGames", (long) Limits.MATCH_GAMES);
        all.put("matchMillis", limits.matchTime().toMillis());
        all.put("openingPlies", (long) Limits.OPENING_PLIES);
        all.put("moves", (long) Limits.MOVES);
        all.put("recordedGames", (long) Limits.RECORDED_GAMES);
        all.put("textLength", (long) Limits.TEXT_LENGTH);
        return all;
    }
}
