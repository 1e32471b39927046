package io.mcts.spec.search;

import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;

/** Limits on a search run for an untrusted client. */
public record SearchLimits(Duration time, long bytes, int threads) {

    public SearchLimits {
        if (time.isNegative() || time.isZero() || bytes < 1 || threads < 1) {
            throw new IllegalArgumentException(
                    "limits are greater than 0, not " + time + ", " + bytes + " bytes, " + threads + " threads");
        }
    }

    /**
     * Applies these limits to settings where nothing is set. Without a memory setting, a search ends when it has used the limit.
     *
     * @throws IllegalArgumentException if the settings exceed a limit; the message names it
     */
    public Spec applyTo(Spec settings, Game<?, ?> game) {
        Map<Setting, String> values = settings.values();
        boolean hasTime = settings.kind().settings().contains(Setting.TIME);
        Spec timed = hasTime && values.containsKey(Setting.ITERATIONS) && !values.containsKey(Setting.TIME)
                ? settings.with(Setting.TIME, time.toMillis() + "ms")
                : settings;
        return within(timed, game, Setting.MEMORY);
    }

    /**
     * Applies these limits to a search that is stopped by the user: without a default time, and discarding the least visited nodes at the
     * memory limit.
     *
     * @throws IllegalArgumentException if the settings exceed a limit; the message names it
     */
    public Spec applyToEndless(Spec settings, Game<?, ?> game) {
        return within(settings, game, Setting.MEMORY_CEILING);
    }

    private Spec within(Spec settings, Game<?, ?> game, Setting memory) {
        refuseMore(
                settings,
                Setting.TIME,
                time.toMillis() + "ms",
                text -> Quantities.time(text).compareTo(time) > 0);
        refuseMore(settings, Setting.MEMORY, Long.toString(bytes), text -> Quantities.bytes(text) > bytes);
        refuseMore(settings, Setting.MEMORY_CEILING, Long.toString(bytes), text -> Quantities.bytes(text) > bytes);
        refuseMore(
                settings, Setting.THREADS, Integer.toString(threads), text -> Quantities.smallNumber(text) > threads);
        requireNoFiles(settings, game);
        return settings.withMemory(memory, bytes);
    }

    private static void requireNoFiles(Spec settings, Game<?, ?> game) {
        settings.values()
                .forEach((setting, value) -> setting.parts(game)
                        .flatMap(parts -> parts.given(value, Parameter.Kind.FILE))
                        .ifPresent(file -> refuseFile(setting.key(), value)));
        settings.kind().parameters().stream()
                .filter(parameter -> parameter.kind() == Parameter.Kind.FILE && settings.isGiven(parameter.name()))
                .forEach(
                        parameter -> refuseFile(parameter.name(), settings.own().text(parameter.name())));
    }

    private static void refuseFile(String key, String value) {
        throw new IllegalArgumentException(
                key + ": '" + value + "' names a file, and this program reads no files for other people");
    }

    private static void refuseMore(Spec settings, Setting setting, String most, Predicate<String> isTooMuch) {
        String value = settings.values().get(setting);
        if (value != null && isTooMuch.test(value)) {
            throw new IllegalArgumentException(setting.key() + ": '" + value
                    + "' is more than this program gives to a search;" + " allowed: up to " + most);
        }
    }
}
