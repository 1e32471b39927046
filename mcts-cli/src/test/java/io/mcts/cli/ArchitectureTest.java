package io.mcts.cli;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintWriter;

@AnalyzeClasses(packages = "io.mcts.cli", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("io.mcts.cli.(**)").should().beFreeOfCycles();

    /** Commands of one subject can be read without those of the others; contests and clusters lend their options. */
    @ArchTest
    static final ArchRule subjectsOfCommandsDoNotKnowEachOther = slices().matching("io.mcts.cli.command.(*)")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                    alwaysTrue(),
                    resideInAnyPackage(
                            "io.mcts.cli.command.shared",
                            "io.mcts.cli.command.cluster",
                            "io.mcts.cli.command.contest"));

    /** Games are found as services. */
    @ArchTest
    static final ArchRule nobodyNamesAGame =
            noClasses().should().dependOnClassesThat().resideInAPackage("io.mcts.games..");

    /** As their pages say: they take plain data, and give back a text. */
    @ArchTest
    static final ArchRule picturesKnowNoGame = classes()
            .that()
            .resideInAPackage("io.mcts.cli.plot")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.mcts.cli.plot", "io.mcts.spec.catalog", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule onlyCommandsAndGamesOfTheUserKnowTheTerminal = noClasses()
            .that()
            .resideOutsideOfPackages("io.mcts.cli", "io.mcts.cli.command..", "io.mcts.cli.play", "io.mcts.cli.terminal")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.cli.terminal");

    /** So that a command that needs no network does not load its runtime. */
    @ArchTest
    static final ArchRule onlyLearningJobsAndThePageKnowNetworks = noClasses()
            .that()
            .resideOutsideOfPackage("io.mcts.cli.cluster")
            .and()
            .haveNameNotMatching(".*\\.(LearnCommand|ServeCommand)(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.mcts.onnx..", "ai.onnxruntime..");

    /** So that a command that needs no cluster does not load one. */
    @ArchTest
    static final ArchRule onlyItsCommandsKnowTheCluster = noClasses()
            .that()
            .resideOutsideOfPackages("io.mcts.cli.cluster", "io.mcts.cli.command.cluster")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mcts.cluster..");

    @ArchTest
    static final ArchRule nobodyKnowsWhatCarriesTheJobs =
            noClasses().should().dependOnClassesThat().resideInAPackage("com.hazelcast..");

    /** Digits and decimal points do not depend on the country, so a locale is named even where there is no number yet. */
    @ArchTest
    static final ArchRule numbersAreWrittenAlikeEverywhere = noClasses()
            .should()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(String.class, "formatted", Object[].class)
            .orShould()
            .callMethod(PrintWriter.class, "printf", String.class, Object[].class);

    @ArchTest
    static final ArchRule commandsReadAndWriteThroughTheirTerminal = noClasses()
            .that()
            .resideInAnyPackage("io.mcts.cli.*", "io.mcts.cli.command.*")
            .and()
            .doNotHaveSimpleName("Terminal")
            .should()
            .accessField(System.class, "in")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
