package io.mcts.web.game;

import io.mcts.cli.json.Json;
import io.mcts.game.SimultaneousMoves;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Records;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import io.mcts.web.request.Limits;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class CatalogJson {

    private CatalogJson() {}

    static Json of(Catalog<Game<?, ?>> games, Catalog<Game<?, ?>> tables, Limits limits, String version) {
        return new Json()
                .with(
                        "games",
                        games.entries().stream()
                                .map(entry -> game(entry, games.make(entry.name())))
                                .toList())
                .with(
                        "presets",
                        Presets.changesOfUct().entries().stream()
                                .map(preset -> preset(preset, games))
                                .toList())
                .with(
                        "settings",
                        Arrays.stream(Setting.values())
                                .map(CatalogJson::setting)
                                .toList())
                .with(
                        "tables",
                        tables.entries().stream()
                                .map(entry -> table(entry, tables.make(entry.name()))
                                        .with("isCovered", isCovered(tables.make(entry.name()))))
                                .toList())
                .with("limits", limits(limits))
                .with("version", version);
    }

    private static boolean isCovered(Game<?, ?> game) {
        return game.initial(Xoroshiro128PlusPlus.of(1)) instanceof SimultaneousMoves<?>;
    }

    private static Json table(Entry<?> entry, Game<?, ?> game) {
        return new Json()
                .with("name", entry.name())
                .with("title", game.title().isEmpty() ? entry.name() : game.title())
                .with("description", entry.description())
                .with("summary", game.summary())
                .with("options", entry.parameters())
                .with("players", game.players())
                .with(
                        "levels",
                        game.levels().stream()
                                .map(level -> new Json()
                                        .with("spec", level.spec())
                                        .with(
                                                "elo",
                                                level.elo().isPresent()
                                                        ? level.elo().getAsInt()
                                                        : null))
                                .toList());
    }

    private static Json game(Entry<?> entry, Game<?, ?> game) {
        return table(entry, game)
                .with("samplePosition", game.samplePosition())
                .with("parts", partsOf(game))
                .with("best", game.strongest())
                .with("board", BoardJson.look(game))
                .with("suggestions", game.suggestions())
                .with("records", game.records().map(Records::format).orElse(null))
                .with("hasOwnership", game.ownership().isPresent());
    }

    private static Map<String, List<Json>> partsOf(Game<?, ?> game) {
        Map<String, List<Json>> parts = new LinkedHashMap<>();
        for (Setting setting : Setting.values()) {
            List<Json> own = parts(setting.partsOf(game));
            if (!own.isEmpty()) {
                parts.put(setting.key(), own);
            }
        }
        return parts;
    }

    private static List<Json> parts(List<? extends Entry<?>> parts) {
        return parts.stream()
                .map(part -> new Json()
                        .with("name", part.name())
                        .with("description", part.description())
                        .with("parameters", part.parameters()))
                .toList();
    }

    private static Json preset(Entry<Spec> preset, Catalog<Game<?, ?>> games) {
        Spec made = Presets.changesOfUct().make(preset.name());
        Map<String, String> settings = new LinkedHashMap<>();
        made.values().forEach((setting, value) -> settings.put(setting.key(), value));
        return new Json()
                .with("name", preset.name())
                .with("description", preset.description())
                .with("settings", settings)
                .with(
                        "games",
                        games.entries().stream()
                                .map(Entry::name)
                                .filter(game -> isFor(made, games.make(game)))
                                .toList());
    }

    private static boolean isFor(Spec settings, Game<?, ?> game) {
        try {
            settings.mcts(game, Runnable::run);
            return true;
        } catch (IllegalArgumentException refusal) {
            return false;
        }
    }

    private static Json setting(Setting setting) {
        return new Json()
                .with("key", setting.key())
                .with("form", setting.form())
                .with("description", setting.description())
                .with("isSwitch", setting.isSwitch())
                .with("defaultValue", setting.defaultValue().isEmpty() ? null : setting.defaultValue())
                .with(
                        "choices",
                        setting.parts().map(parts -> parts(parts.entries())).orElse(null));
    }

    private static Json limits(Limits limits) {
        return new Json()
                .with("bodyBytes", Limits.BODY_BYTES)
                .with("messageBytes", Limits.MESSAGE_BYTES)
                .with("sockets", Limits.SOCKETS)
                .with("socketsOfAddress", Limits.SOCKETS_OF_ADDRESS)
                .with("searches", Limits.SEARCHES)
                .with("searchesOfSocket", Limits.SEARCHES_OF_SOCKET)
                .with("matchesOfSocket", Limits.MATCHES_OF_SOCKET)
                .with("searchMillis", limits.search().time().toMillis())
                .with("searchBytes", limits.search().bytes())
                .with("threads", limits.search().threads())
                .with("matchGames", Limits.MATCH_GAMES)
                .with("matchMillis", limits.matchTime().toMillis())
                .with("openingPlies", Limits.OPENING_PLIES)
                .with("moves", Limits.MOVES)
                .with("tables", Limits.TABLES)
                .with("tablesOfAddress", Limits.TABLES_OF_ADDRESS)
                .with("tableIterations", Limits.TABLE_ITERATIONS)
                .with("tableMillis", Limits.TABLE_TIME.toMillis())
                .with("tableLifeMillis", Limits.TABLE_LIFE.toMillis())
                .with("recordedGames", Limits.RECORDED_GAMES)
                .with("recordBytes", Limits.RECORD_BYTES)
                .with("textLength", Limits.TEXT_LENGTH);
    }
}
