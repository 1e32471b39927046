package io.mcts.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The games of the command line, seen from the only module that knows them all. */
@AnalyzeClasses(packages = "io.mcts.games", importOptions = ImportOption.DoNotIncludeTests.class)
class GamesArchitectureTest {

    @ArchTest
    static final ArchRule gamesKnowTheCoreAlone = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.mcts.games..",
                    "io.mcts",
                    "io.mcts.control",
                    "io.mcts.expansion",
                    "io.mcts.game",
                    "io.mcts.policy",
                    "io.mcts.random",
                    "io.mcts.result",
                    "io.mcts.selection",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther =
            slices().matching("io.mcts.games.(*)..").should().notDependOnEachOther();
}
