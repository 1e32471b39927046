package io.mcts.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.mcts.policy.Policy;

/** The games of the command line, seen from the only module that knows them all. */
@AnalyzeClasses(packages = "io.mcts.games", importOptions = ImportOption.DoNotIncludeTests.class)
class GamesArchitectureTest {

    @ArchTest
    static final ArchRule gamesKnowOnlyTheGameSideOfTheCore = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.mcts.games..", "io.mcts.game", "io.mcts.random", "java..", "org.jspecify..")
            .orShould()
            .beAssignableTo(Policy.class); // a player who goes by rules of thumb

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther =
            slices().matching("io.mcts.games.(*)..").should().notDependOnEachOther();
}
