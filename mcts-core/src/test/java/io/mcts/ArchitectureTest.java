package io.mcts;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.mcts", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("io.mcts.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule theSearchStandsAboveItsParts = noClasses()
            .that()
            .resideInAPackage("io.mcts.*..")
            .and()
            .resideOutsideOfPackage("io.mcts.report..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts");

    @ArchTest
    static final ArchRule theGameSideKnowsNothingElse = classes()
            .that()
            .resideInAPackage("io.mcts.game")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.mcts.game", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule theCoreHasNoDependency = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.mcts..", "java..", "jdk.jfr", "org.jspecify..");

    @ArchTest
    static final ArchRule theCorePrintsNothing =
            noClasses().should().accessField(System.class, "out").orShould().accessField(System.class, "err");
}
