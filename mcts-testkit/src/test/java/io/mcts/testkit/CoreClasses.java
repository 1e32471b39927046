package io.mcts.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;

/** The public parts of the core, found in its classes. */
final class CoreClasses {

    private CoreClasses() {}

    /** The names of the public classes of a role, in its package. */
    static List<String> of(Class<?> role) {
        List<String> parts = new ClassFileImporter()
                        .importPackages(role.getPackageName())
                        .that(assignableTo(role)
                                .and(resideInAPackage(role.getPackageName()))
                                .and(modifier(JavaModifier.PUBLIC))
                                .and(not(INTERFACES)))
                        .stream()
                        .map(JavaClass::getName)
                        .toList();
        assertThat(parts).as("implementations of %s", role).isNotEmpty();
        return parts;
    }
}
