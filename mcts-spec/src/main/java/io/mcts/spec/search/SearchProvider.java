package io.mcts.spec.search;

import java.util.List;

/**
 * Kinds of search, found as services.
 *
 * <p>An implementation is public, has a public no-argument constructor, and is named in {@code
 * META-INF/services/io.mcts.spec.search.SearchProvider} or, in a module, by {@code provides}. Every command takes the jar as {@code
 * --class-path}.
 */
public interface SearchProvider {

    /** Returns the kinds, in the order of listing. */
    List<SearchKind> kinds();
}
