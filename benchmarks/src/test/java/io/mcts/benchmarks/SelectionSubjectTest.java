package io.mcts.benchmarks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.mcts.selection.SelectionPolicy;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SelectionSubjectTest {

    @Test
    void everyPublicSelectionPolicyIsMeasured() {
        assertThat(new ClassFileImporter()
                                .importPackagesOf(SelectionPolicy.class)
                                .that(assignableTo(SelectionPolicy.class)
                                        .and(modifier(JavaModifier.PUBLIC))
                                        .and(DescribedPredicate.not(INTERFACES)))
                                .stream()
                                .map(JavaClass::getName))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(SelectionSubject.values())
                        .map(subject -> subject.policy().getClass().getName())
                        .distinct()
                        .toList());
    }
}
