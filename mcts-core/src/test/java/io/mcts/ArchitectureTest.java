package io.mcts;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
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
import java.util.Random;
import java.util.SplittableRandom;

@AnalyzeClasses(packages = "io.mcts", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The packages in the order of the floors they stand on: each uses only those before it, so there is no cycle. */
    private static final List<String> FLOORS = List.of(
            "io.mcts.api",
            "io.mcts.game",
            "io.mcts.encoding",
            "io.mcts.internal",
            "io.mcts.random",
            "io.mcts.selection",
            "io.mcts.result",
            "io.mcts.policy",
            "io.mcts.decision",
            "io.mcts.backup",
            "io.mcts.expansion",
            "io.mcts.evaluation",
            "io.mcts.control",
            "io.mcts.report",
            "io.mcts.loop",
            "io.mcts.tree",
            "io.mcts.solver",
            "io.mcts.iteration",
            "io.mcts.root",
            "io.mcts.search",
            "io.mcts");

    @ArchTest
    static void eachPackageStandsOnThoseBelowIt(JavaClasses core) {
        assertThat(core.stream().map(JavaClass::getPackageName).distinct()).containsExactlyInAnyOrderElementsOf(FLOORS);
        for (int floor = 0; floor < FLOORS.size(); floor++) {
            List<String> allowed = new ArrayList<>(FLOORS.subList(0, floor + 1));
            allowed.addAll(List.of("java..", "jdk.jfr", "org.jspecify.."));
            classes()
                    .that()
                    .resideInAPackage(FLOORS.get(floor))
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(allowed.toArray(String[]::new))
                    .check(core);
        }
    }

    /** What an answer is made of can be read without knowing how it was found. */
    @ArchTest
    static final ArchRule reportsReadResultsAlone = classes()
            .that()
            .resideInAPackage("io.mcts.report")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.mcts.api", "io.mcts.report", "io.mcts.result", "io.mcts.game", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule theFlightRecorderIsKnownToTheSearchAlone = noClasses()
            .that()
            .resideOutsideOfPackage("io.mcts.search")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jdk.jfr..");

    @ArchTest
    static final ArchRule theCorePrintsNothing =
            noClasses().should().accessField(System.class, "out").orShould().accessField(System.class, "err");

    @ArchTest
    static final ArchRule seedsAreDrawnInOnePlace = noClasses()
            .that()
            .doNotHaveSimpleName("Seeds")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(SplittableRandom.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Random.class);
}
