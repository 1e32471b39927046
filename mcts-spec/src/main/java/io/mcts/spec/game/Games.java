package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The games that are found as services. */
public final class Games {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*");
    private static final Catalog<Game<?, ?>> NONE = new Catalog<>("game", List.of());

    private Games() {}

    /** Returns all games that the {@link #loader} finds, in the order of the class path. */
    public static Catalog<Game<?, ?>> catalog() {
        return catalog(loader());
    }

    /** Returns the default class loader for services: the context class loader of the thread or, without one, that of this library. */
    public static ClassLoader loader() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader == null ? Games.class.getClassLoader() : loader;
    }

    /**
     * Returns all games that a class loader finds.
     *
     * @throws IllegalArgumentException if two have the same name, or a provider cannot be made
     */
    public static Catalog<Game<?, ?>> catalog(ClassLoader loader) {
        return added(NONE, providers(loader).map(ServiceLoader.Provider::get));
    }

    /** Adds the games with new names that a class loader, but not its parent, finds. */
    public static Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games, ClassLoader loader) {
        Set<Class<?>> known =
                providers(loader.getParent()).map(ServiceLoader.Provider::type).collect(Collectors.toSet());
        return added(
                games,
                providers(loader)
                        .filter(provider -> !known.contains(provider.type()))
                        .map(ServiceLoader.Provider::get));
    }

    /**
     * Returns a game by name and optional parameters, such as {@code connectfour:rows=8}, with the type of its states.
     *
     * @throws IllegalArgumentException if there is no such game, or its states are of another class
     */
    @SuppressWarnings("unchecked") // a game whose states are of this class
    public static <S extends GameState<S, M>, M extends Move> Game<S, M> of(String text, Class<S> states) {
        Game<?, ?> game = catalog().make(text);
        GameState<?, ?> start = game.initial(Xoroshiro128PlusPlus.of(1));
        if (!states.isInstance(start)) {
            throw new IllegalArgumentException("the states of '" + text + "' are of "
                    + start.getClass().getName() + ", not of " + states.getName());
        }
        return (Game<S, M>) game;
    }

    /** Returns the games of a catalog without hidden information. */
    public static Catalog<Game<?, ?>> visible(Catalog<Game<?, ?>> games) {
        return games.where(entry -> !hasHiddenInformation(games.make(entry.name())));
    }

    /** Whether the states of a game implement hidden information. */
    public static boolean hasHiddenInformation(Game<?, ?> game) {
        return game.initial(Xoroshiro128PlusPlus.of(1)) instanceof HiddenInformation;
    }

    /** Adds the games of providers, whose names must be new. */
    public static Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games, Stream<? extends GameProvider> more) {
        List<Entry<Game<?, ?>>> entries = new ArrayList<>(games.entries());
        try {
            more.forEach(provider -> {
                for (Entry<Game<?, ?>> entry : provider.entries()) {
                    requireNewName(entry.name(), provider, entries);
                    entries.add(entry);
                }
            });
        } catch (ServiceConfigurationError error) {
            throw new IllegalArgumentException("a service cannot be used: " + error.getMessage(), error);
        }
        return new Catalog<>(games.kind(), entries);
    }

    private static void requireNewName(String name, GameProvider provider, List<Entry<Game<?, ?>>> others) {
        if (!NAME.matcher(name).matches()
                || others.stream().anyMatch(other -> other.name().equals(name))) {
            throw new IllegalArgumentException(
                    "a game of " + provider.getClass().getName() + " is called '" + name
                            + "'; use small letters and digits, and a name that is not taken");
        }
    }

    private static Stream<ServiceLoader.Provider<GameProvider>> providers(ClassLoader loader) {
        return ServiceLoader.load(GameProvider.class, loader).stream();
    }
}
