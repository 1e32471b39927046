package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.testkit.SearchSettingsArbitrary.Option;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.parts.SearchRules;
import io.mcts.testkit.run.RuleRun;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Any settings of a search, on random games of opposed players, keep every rule that they claim. */
class AnySearchProperties {

    private static final GameFacts OPPOSED = GameFacts.none().withPayoffSum(10);

    @Provide
    Arbitrary<GameTree> games() {
        return GameTreeArbitrary.of(RandomGameTrees.any().withOpposedPlayers());
    }

    @Provide
    Arbitrary<SearchSettings<GameTree, Branch>> settings() {
        return SearchSettingsArbitrary.of(
                RandomGameTrees.any().withPlayers(2, 2).of(1), OPPOSED);
    }

    @Property(seed = "1", tries = 60, edgeCases = EdgeCasesMode.NONE)
    void keepsTheRulesOfASearch(
            @ForAll("games") GameTree game,
            @ForAll("settings") SearchSettings<GameTree, Branch> settings,
            @ForAll @IntRange(max = 200) int iterations) {
        for (Check<GameSubject<?, ?>> rule : SearchRules.ALL) {
            if (rule.isClaimed(settings.unclaimed())) {
                assertThat(RuleRun.broken(rule, SearchedTree.of(game, settings.search(), iterations), List.of()))
                        .isNull();
            }
        }
    }

    @Example
    void allOptionsAndPartsComeUp() {
        TreeSet<String> parts = new TreeSet<>();
        Set<Option> options = EnumSet.noneOf(Option.class);
        settings().sampleStream().limit(2_000).map(SearchSettings::search).forEach(search -> {
            parts.add(search.selection().getClass().getName());
            parts.add(leaves(search));
            parts.add("backup " + search.backup());
            parts.add("decision " + search.decision());
            options.addAll(options(search));
        });
        int selections = (int) AnyGameParts.selections().stream()
                .map(Object::getClass)
                .distinct()
                .count();
        int leaves = AnyGameParts.<GameTree, Branch>searches().size();
        assertThat(parts).hasSize(selections + leaves + 5 + 5);
        assertThat(options).containsExactly(Option.values());
    }

    /** What values the leaves of a search. */
    private static String leaves(Mcts<?, ?> search) {
        return search.batches()
                .map(Object::toString)
                .orElseGet(() -> search.evaluator().orElseThrow().toString());
    }

    private static Set<Option> options(Mcts<?, ?> search) {
        Set<Option> options = EnumSet.noneOf(Option.class);
        if (search.isSolver()) {
            options.add(Option.SOLVER);
        }
        if (search.hasTranspositions()) {
            options.add(Option.TRANSPOSITIONS);
        }
        search.rootNoise().ifPresent(noise -> options.add(Option.ROOT_NOISE));
        search.memoryCeiling().ifPresent(bytes -> options.add(Option.MEMORY_CEILING));
        return options;
    }

    @Example
    void aGameOfThreePlayersHasNoSolver() {
        Arbitrary<SearchSettings<DiceRace, DiceRace.Action>> settings =
                SearchSettingsArbitrary.of(new DiceRace(), GameFacts.none().withPayoffSum(1));
        assertThat(settings.sampleStream().limit(500))
                .allSatisfy(made -> assertThat(options(made.search())).doesNotContain(Option.SOLVER));
    }
}
