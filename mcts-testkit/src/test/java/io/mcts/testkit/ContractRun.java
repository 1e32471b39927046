package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.facts.Violation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** Runs the tests of a contract, all of them or those of one rule. */
final class ContractRun {

    private ContractRun() {}

    /** What all tests of a contract throw, by the sentence of the rule. */
    static Map<String, Throwable> failures(Contract contract, int rules) {
        assertThat(tests(contract).map(DynamicTest::getDisplayName).distinct()).hasSize(rules);
        return failures(tests(contract));
    }

    /** What the test of a rule throws, if it does. */
    static Map<String, Throwable> failures(Contract contract, Object rule) {
        assertThat(tests(contract).filter(test -> isOf(rule, test))).hasSize(1);
        return failures(tests(contract).filter(test -> isOf(rule, test)));
    }

    /** The violation that the test of a rule throws. */
    static Violation violation(Contract contract, Object rule) {
        Map<String, Throwable> failures = failures(contract, rule);
        assertThat(failures).as("failures of %s", rule).hasSize(1);
        return (Violation) failures.get(rule.toString());
    }

    private static boolean isOf(Object rule, DynamicTest test) {
        return test.getDisplayName().equals(rule.toString());
    }

    /** What tests throw, by their names. */
    static Map<String, Throwable> failures(Stream<DynamicTest> tests) {
        Map<String, Throwable> failures = new TreeMap<>();
        tests.forEach(test -> {
            try {
                test.getExecutable().execute();
            } catch (TestAbortedException doesNotApply) {
                assertThat(doesNotApply).hasMessageContaining("does not apply: ");
            } catch (Throwable thrown) {
                failures.put(test.getDisplayName(), thrown);
            }
        });
        return failures;
    }

    /** The tests that a contract makes. */
    static Stream<DynamicTest> tests(Contract contract) {
        return Arrays.stream(contract.getClass().getMethods())
                .filter(method -> method.isAnnotationPresent(TestFactory.class))
                .flatMap(factory -> tests(factory, contract));
    }

    @SuppressWarnings("unchecked") // so do all factories of the kit
    private static Stream<DynamicTest> tests(Method factory, Contract contract) {
        try {
            factory.setAccessible(true);
            return (Stream<DynamicTest>) factory.invoke(contract);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }
}
