package io.mcts.arena;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;

@AnalyzeClasses(packages = "io.mcts.arena", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The packages in the order of the floors they stand on: each uses only those before it, so there is no cycle. */
    private static final List<String> FLOORS = List.of(
            "io.mcts.arena.internal",
            "io.mcts.arena.statistics",
            "io.mcts.arena.agent",
            "io.mcts.arena.records",
            "io.mcts.arena.result",
            "io.mcts.arena",
            "io.mcts.arena.tuning",
            "io.mcts.arena.spec");

    @ArchTest
    static void eachPackageStandsOnThoseBelowIt(JavaClasses arena) {
        assertThat(arena.stream().map(JavaClass::getPackageName).distinct())
                .containsExactlyInAnyOrderElementsOf(FLOORS);
        for (int floor = 0; floor < FLOORS.size(); floor++) {
            List<String> above = new ArrayList<>(FLOORS.subList(floor + 1, FLOORS.size()));
            noClasses()
                    .that()
                    .resideInAPackage(FLOORS.get(floor))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above.toArray(String[]::new))
                    .allowEmptyShould(true)
                    .check(arena);
        }
    }

    /** Contests and their figures can be had without searches for hidden information. */
    @ArchTest
    static final ArchRule onlyWordsKnowHiddenInformation = noClasses()
            .that()
            .resideOutsideOfPackage("io.mcts.arena.spec")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.imperfect..");

    @ArchTest
    static final ArchRule nobodyNamesAGame =
            noClasses().should().dependOnClassesThat().resideInAPackage("io.mcts.games..");
}
