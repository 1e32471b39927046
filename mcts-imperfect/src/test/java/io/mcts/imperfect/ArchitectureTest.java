package io.mcts.imperfect;

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

@AnalyzeClasses(packages = "io.mcts.imperfect", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The packages in the order of the floors they stand on: each uses only those before it, so there is no cycle. */
    private static final List<String> FLOORS = List.of(
            "io.mcts.imperfect.strategy",
            "io.mcts.imperfect.internal",
            "io.mcts.imperfect.selection",
            "io.mcts.imperfect.determinization",
            "io.mcts.imperfect.exact",
            "io.mcts.imperfect.node",
            "io.mcts.imperfect.run",
            "io.mcts.imperfect.tree",
            "io.mcts.imperfect.sampling",
            "io.mcts.imperfect",
            "io.mcts.imperfect.spec");

    @ArchTest
    static void eachPackageStandsOnThoseBelowIt(JavaClasses imperfect) {
        assertThat(imperfect.stream().map(JavaClass::getPackageName).distinct())
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
                    .check(imperfect);
        }
    }

    /** The two kinds of trees share their nodes and the run of a search, nothing else. */
    @ArchTest
    static final ArchRule outcomeSamplingDoesNotKnowTheOtherTrees = noClasses()
            .that()
            .resideInAPackage("io.mcts.imperfect.sampling")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.imperfect.tree");

    @ArchTest
    static final ArchRule nobodyNamesAGame =
            noClasses().should().dependOnClassesThat().resideInAPackage("io.mcts.games..");
}
