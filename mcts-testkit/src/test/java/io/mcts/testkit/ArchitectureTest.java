package io.mcts.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

@AnalyzeClasses(packages = "io.mcts.testkit", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The packages in the order of the floors they stand on: each uses only those before it. */
    private static final List<String> FLOORS = List.of(
            "io.mcts.testkit.watch",
            "io.mcts.testkit.facts",
            "io.mcts.testkit.report",
            "io.mcts.testkit.play",
            "io.mcts.testkit.check",
            "io.mcts.testkit.rules",
            "io.mcts.testkit.parts",
            "io.mcts.testkit.run",
            "io.mcts.testkit");

    /** So there is no cycle. */
    @ArchTest
    static void eachPackageStandsOnThoseBelowIt(JavaClasses kit) {
        assertThat(kit.stream().map(JavaClass::getPackageName).distinct()).containsExactlyInAnyOrderElementsOf(FLOORS);
        for (int floor = 0; floor < FLOORS.size() - 1; floor++) {
            String[] above = FLOORS.subList(floor + 1, FLOORS.size()).toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(FLOORS.get(floor))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above)
                    .check(kit);
        }
    }

    @ArchTest
    static final ArchRule testFrameworksAreKnownToTheContractsAlone = noClasses()
            .that()
            .resideInAPackage("io.mcts.testkit.*")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("net.jqwik..", "org.junit..");
}
