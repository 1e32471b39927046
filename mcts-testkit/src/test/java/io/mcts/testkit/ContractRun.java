package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.report.Violation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/** Runs the tests of a contract, all of them or those of one rule. */
final class ContractRun {

    /** The tries of contracts that right parts keep: fewer than users have, but at night. */
    static final int TRIES_OF_RIGHT_PARTS = Integer.getInteger("tests.tries", 100);

    private ContractRun() {}

    /** What all tests of a contract throw, by the sentence of the rule; each rule is tested, or named as one that does not apply. */
    static Map<String, Throwable> failures(Contract contract, int rules) {
        Map<String, String> exempt = new TreeMap<>();
        List<DynamicTest> tests = tests(contract, exempt::putAll).toList();
        assertThat(Stream.concat(tests.stream().map(DynamicTest::getDisplayName), exempt.keySet().stream()))
                .doesNotHaveDuplicates()
                .hasSize(rules);
        return failures(tests.stream());
    }

    /** What all tests of a contract throw, by their names. */
    static Map<String, Throwable> failures(Contract contract) {
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
            } catch (Throwable thrown) {
                failures.put(test.getDisplayName(), thrown);
            }
        });
        return failures;
    }

    /** The tests that a contract makes. */
    static Stream<DynamicTest> tests(Contract contract) {
        return tests(contract, exempt -> {});
    }

    /** The tests that a contract makes; the reporter is told the rules that do not apply. */
    private static Stream<DynamicTest> tests(Contract contract, TestReporter reporter) {
        return Arrays.stream(contract.getClass().getMethods())
                .filter(method -> method.isAnnotationPresent(TestFactory.class))
                .flatMap(factory -> tests(factory, contract, reporter));
    }

    /** Why a rule does not apply, and is not tested. */
    static String exemption(Contract contract, Object rule) {
        Map<String, String> exempt = new TreeMap<>();
        assertThat(tests(contract, exempt::putAll).filter(test -> isOf(rule, test)))
                .isEmpty();
        return exempt.getOrDefault(rule.toString(), "applies");
    }

    @SuppressWarnings("unchecked") // so do all factories of the kit
    private static Stream<DynamicTest> tests(Method factory, Contract contract, TestReporter reporter) {
        try {
            factory.setAccessible(true);
            return (Stream<DynamicTest>)
                    (factory.getParameterCount() == 0 ? factory.invoke(contract) : factory.invoke(contract, reporter));
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }
}
