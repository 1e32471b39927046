package io.mcts.web;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Every module, seen from where all are at hand. */
@AnalyzeClasses(packages = "io.mcts", importOptions = ImportOption.DoNotIncludeTests.class)
class ReproducibilityArchitectureTest {

    /** {@link Math} may round these differently on each machine, and one bit is enough for another search: {@link StrictMath} may not. */
    private static final String FREE_TO_ROUND =
            "sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|expm1|log|log10|log1p|pow|cbrt|hypot";

    @ArchTest
    static final ArchRule resultsAreTheSameOnEveryMachine = noClasses()
            .should()
            .callMethodWhere(target(owner(JavaClass.Predicates.equivalentTo(Math.class)))
                    .and(target(nameMatching(FREE_TO_ROUND))));
}
