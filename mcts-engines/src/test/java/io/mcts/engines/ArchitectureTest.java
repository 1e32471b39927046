package io.mcts.engines;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.mcts.engines", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The engine of this library and those of other programs do not know each other. */
    @ArchTest
    static final ArchRule opponentsDoNotKnowTheEngine = noClasses()
            .that()
            .resideInAPackage("io.mcts.engines")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.engines.ugi");

    @ArchTest
    static final ArchRule engineDoesNotKnowOpponents = noClasses()
            .that()
            .resideInAPackage("io.mcts.engines.ugi")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.engines");

    @ArchTest
    static final ArchRule nobodyNamesAGame =
            noClasses().should().dependOnClassesThat().resideInAPackage("io.mcts.games..");
}
