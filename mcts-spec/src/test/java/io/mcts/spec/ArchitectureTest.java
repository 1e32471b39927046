package io.mcts.spec;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.mcts.spec", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesStandInOrder = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("search")
            .definedBy("io.mcts.spec.search")
            .layer("game")
            .definedBy("io.mcts.spec.game")
            .layer("part")
            .definedBy("io.mcts.spec.part")
            .layer("catalog")
            .definedBy("io.mcts.spec.catalog")
            .whereLayer("search")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("game")
            .mayOnlyBeAccessedByLayers("search")
            .whereLayer("part")
            .mayOnlyBeAccessedByLayers("game", "search");

    /** Games and searches of other modules are found as services. */
    @ArchTest
    static final ArchRule nobodyIsNamed = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.mcts.games..", "io.mcts.imperfect..", "io.mcts.onnx..");
}
