package io.mcts.web.game;

import io.mcts.cli.json.Json;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.catalog.Word;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import io.mcts.web.request.Fields;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

final class SpecJson {

    private static final int DEPTH = 10;

    private final Game<?, ?> game;
    private final SpecText text;
    private final Map<Setting, String> ofPreset;

    private SpecJson(Game<?, ?> game, SpecText text) {
        this.game = game;
        this.text = text;
        this.ofPreset = Presets.catalog().find(text.head()).isEmpty()
                ? Map.of()
                : Spec.ofPreset(text.head()).values();
    }

    /**
     * Parses a SPEC and applies a change, if requested. Fields: game, spec; preset, which keeps only settings of effort; or setting and
     * value, with the path of parameter names within its part. Unknown words are kept: a search rejects them.
     */
    static Json read(Fields fields, Catalog<Game<?, ?>> games) {
        Game<?, ?> game = games.make(fields.text("game"));
        String spec = fields.text("spec").strip();
        Optional<String> preset = fields.optionalText("preset");
        Optional<String> setting = fields.optionalText("setting");
        if (preset.isPresent()) {
            return new SpecJson(game, SpecText.parse(preset.get()).with(bounds(parsed(game, spec)))).json();
        }
        if (setting.isPresent()) {
            return new SpecJson(game, parsed(game, spec))
                    .changed(setting(setting.get()), fields.texts("path", DEPTH), fields.text("value"))
                    .json();
        }
        try {
            return new SpecJson(game, parsed(game, spec)).json();
        } catch (IllegalArgumentException unreadable) { // somebody may be writing it
            return new Json()
                    .with("spec", spec)
                    .with("preset", "")
                    .with("settings", null)
                    .with("error", unreadable.getMessage());
        }
    }

    private static SpecText parsed(Game<?, ?> game, String spec) {
        return SpecText.parse(Presets.inGame(game, spec));
    }

    private static SpecText bounds(SpecText text) {
        return text.without(Arrays.stream(Setting.values())
                .filter(Setting::isPart)
                .map(Setting::key)
                .toArray(String[]::new));
    }

    private static Setting setting(String key) {
        return Arrays.stream(Setting.values())
                .filter(setting -> setting.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Catalog.isNot(key, "setting") + "; allowed: "
                        + Arrays.stream(Setting.values()).map(Setting::key).toList()));
    }

    /** Changes a setting; defaults and blanks are left out. */
    private SpecJson changed(Setting setting, List<String> path, String value) {
        String whole = path.isEmpty() ? value : with(setting, value(setting), path, value);
        SpecText others = text.without(setting.key());
        boolean isUnchanged = whole.isEmpty() || whole.equals(unchanged(setting));
        String word = setting.isSwitch() && whole.equals("true") ? setting.key() : setting.key() + "=" + whole;
        return new SpecJson(game, others.with(SpecText.ofSettings(isUnchanged ? "" : word)));
    }

    private String with(Setting setting, String part, List<String> path, String value) {
        Word word = Word.parse(part);
        String parameter = path.get(0);
        String changed = path.size() == 1
                ? value
                : with(setting, inner(setting, word).orElse(""), path.subList(1, path.size()), value);
        return word.with(parameter, changed).text();
    }

    private String unchanged(Setting setting) {
        return ofPreset.getOrDefault(setting, setting.defaultValue());
    }

    private boolean isChanged(Setting setting) {
        return text.settings().containsKey(setting.key());
    }

    private String value(Setting setting) {
        return isChanged(setting)
                ? text.settings().getOrDefault(setting.key(), Optional.empty()).orElse("true")
                : unchanged(setting);
    }

    private Json json() {
        Json settings = new Json();
        for (Setting setting : Setting.values()) {
            String value = value(setting);
            settings.with(
                    setting.key(),
                    new Json()
                            .with("value", value)
                            .with("isChanged", isChanged(setting))
                            .with("part", setting.parts(game).isEmpty() ? null : part(setting, value)));
        }
        return new Json().with("spec", text.text()).with("preset", text.head()).with("settings", settings);
    }

    private Json part(Setting setting, String value) {
        Word word = Word.parse(value);
        @Nullable
        Json inner = inner(setting, word).map(part -> part(setting, part)).orElse(null);
        return new Json()
                .with("name", word.name())
                .with("values", word.values())
                .with("inner", inner);
    }

    private Optional<String> inner(Setting setting, Word word) {
        return setting.parts(game).flatMap(parts -> parts.find(word.name())).stream()
                .flatMap(entry -> entry.parameters().stream())
                .filter(parameter -> parameter.name().equals(Parameter.INNER))
                .findFirst()
                .map(parameter -> word.values().getOrDefault(Parameter.INNER, parameter.defaultValue()));
    }
}
