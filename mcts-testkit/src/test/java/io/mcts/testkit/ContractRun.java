package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Property;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs a contract as a user's build does. */
final class ContractRun {

    private ContractRun() {}

    /** What all properties of a contract throw, by the name of the property. */
    static Map<String, Throwable> failures(Class<?> subject, int properties) {
        return failures(selectClass(subject), properties);
    }

    /** What the property that checks a rule throws, if it does. */
    static Map<String, Throwable> failures(Class<?> subject, Enum<?> rule) {
        return failures(selectMethod(subject, property(subject, rule)), 1);
    }

    private static Map<String, Throwable> failures(DiscoverySelector selector, int properties) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(List.of(selector))
                                .filters(includeEngines("jqwik"))
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
                                .build(),
                        listener);
        assertThat(listener.getSummary().getTestsFoundCount()).isEqualTo(properties);
        Map<String, Throwable> failures = new TreeMap<>();
        listener.getSummary()
                .getFailures()
                .forEach(failure -> failures.put(
                        failure.getTestIdentifier()
                                .getSource()
                                .map(source -> source instanceof MethodSource method
                                        ? method.getMethodName()
                                        : source.toString())
                                .orElse(failure.getTestIdentifier().getDisplayName()),
                        failure.getException()));
        return failures;
    }

    /** The property of a contract that checks a rule: its name is the rule's. */
    static Method property(Class<?> contract, Enum<?> rule) {
        StringBuilder name = new StringBuilder();
        for (String word : rule.name().split("_", -1)) {
            String lower = word.toLowerCase(Locale.ROOT);
            name.append(name.isEmpty() ? lower : lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1));
        }
        return Arrays.stream(contract.getMethods())
                .filter(method -> method.getName().contentEquals(name) && method.isAnnotationPresent(Property.class))
                .findFirst()
                .orElseThrow(() -> new AssertionError(contract + " has no property " + name));
    }
}
