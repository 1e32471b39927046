package io.mcts.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.mcts.web", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** What is asked, and who answers: requests at the bottom, the server on top of all. */
    @ArchTest
    static final ArchRule eachPackageStandsOnThoseBelowIt = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("server")
            .definedBy("io.mcts.web")
            .layer("live")
            .definedBy("io.mcts.web.live")
            .layer("table")
            .definedBy("io.mcts.web.table")
            .layer("game")
            .definedBy("io.mcts.web.game")
            .layer("request")
            .definedBy("io.mcts.web.request")
            .whereLayer("server")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("live")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("table")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("game")
            .mayOnlyBeAccessedByLayers("server", "live");

    @ArchTest
    static final ArchRule theServerNamesNoGameAndNoCluster =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("io.mcts.games..", "io.mcts.cluster..");

    @ArchTest
    static final ArchRule theServerPrintsNothing = noClasses()
            .should()
            .accessField(System.class, "in")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
