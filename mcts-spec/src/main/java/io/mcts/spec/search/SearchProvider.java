package io.mcts.spec.search;

import java.util.List;

/**
 * Kinds of search, found as services: every program, command and the page can use them by their names.
 *
 * <p>An implementation is public, has a public constructor without parameters, and is named in
 * {@code META-INF/services/io.mcts.spec.search.SearchProvider} of its jar or, in a module, by {@code provides}. Every command takes the jar
 * as {@code --class-path}.
 */
public interface SearchProvider {

    /** The kinds, in the order in which they are listed. */
    List<SearchKind> kinds();
}
