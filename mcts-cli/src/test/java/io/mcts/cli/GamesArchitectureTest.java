package io.mcts.cli;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The games of the command line, seen from where all of them are at hand. */
@AnalyzeClasses(packages = "io.mcts.games", importOptions = ImportOption.DoNotIncludeTests.class)
class GamesArchitectureTest {

    @ArchTest
    static final ArchRule rulesKnowTheCoreAlone = classes()
            .that()
            .resideOutsideOfPackages("io.mcts.games.*.spec", "io.mcts.games.*.gtp", "io.mcts.games.imperfect")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.mcts.games..",
                    "io.mcts",
                    "io.mcts.control",
                    "io.mcts.encoding",
                    "io.mcts.expansion",
                    "io.mcts.api",
                    "io.mcts.game",
                    "io.mcts.policy",
                    "io.mcts.random",
                    "io.mcts.result",
                    "io.mcts.selection",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther = slices().matching("io.mcts.games.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(resideInAPackage("io.mcts.games.imperfect"), alwaysTrue()) // which names them
            .ignoreDependency(alwaysTrue(), resideInAPackage("io.mcts.games.notation")); // which is none

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("io.mcts.games.(**)").should().beFreeOfCycles();

    /** The board does not know the position that has it, so that each can be read alone. */
    @ArchTest
    static final ArchRule boardsOfGoKnowNoGame = classes()
            .that()
            .resideInAnyPackage("io.mcts.games.go.board", "io.mcts.games.go.tactics")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.mcts.games.go.board", "io.mcts.games.go.tactics", "io.mcts.random", "java..", "org.jspecify..");

    /** What names a game knows the words, and nothing that searches or prints. */
    @ArchTest
    static final ArchRule providersKnowTheCoreAndTheWords = classes()
            .that()
            .resideInAnyPackage("io.mcts.games.*.spec", "io.mcts.games.*.gtp", "io.mcts.games.imperfect")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.mcts.games..",
                    "io.mcts",
                    "io.mcts.control",
                    "io.mcts.result",
                    "io.mcts.spec.catalog",
                    "io.mcts.spec.game",
                    "io.mcts.spec.part",
                    "io.mcts.encoding",
                    "io.mcts.evaluation",
                    "io.mcts.expansion",
                    "io.mcts.api",
                    "io.mcts.game",
                    "io.mcts.policy",
                    "io.mcts.random",
                    "java..",
                    "org.jspecify..");
}
