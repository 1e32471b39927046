package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line without the jars of the cluster and of networks. */
class OptionalJarsTest {

    private static final Pattern OPTIONAL = Pattern.compile("mcts-cluster|mcts-onnx|hazelcast|onnxruntime");

    /** All that this JVM has, but for those jars. */
    private static final URL[] CLASS_PATH = Arrays.stream(
                    System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(place -> !OPTIONAL.matcher(place).find())
            .map(OptionalJarsTest::url)
            .toArray(URL[]::new);

    private record Run(int status, String output) {}

    private static URL url(String place) {
        try {
            return Path.of(place).toUri().toURL();
        } catch (MalformedURLException failure) {
            throw new IllegalArgumentException(failure);
        }
    }

    private static Run run(String command) throws ReflectiveOperationException, IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader classes = new URLClassLoader(CLASS_PATH, ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(classes);
            Class<?> type = classes.loadClass(CommandRun.class.getName());
            Method of = type.getDeclaredMethod("of", String[].class);
            of.setAccessible(true);
            Object run = of.invoke(null, (Object) command.split(" "));
            List<Object> parts = new ArrayList<>();
            for (RecordComponent part : type.getRecordComponents()) {
                part.getAccessor().setAccessible(true);
                parts.add(part.getAccessor().invoke(run));
            }
            return new Run((Integer) parts.get(0), parts.get(1) + "" + parts.get(2));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "help",
                "games",
                "play connectfour --iterations 10 --seed 1",
                "analyze connectfour --iterations 10 --seed 1",
                "match connectfour --a decisive,iterations=10 --b uct,iterations=10 --games 2 --seed 1",
                "tune tictactoe --spec uct,iterations={n} --parameter n=5|9 --against random --evaluations 4 --holdout 4"
            })
    void theyAreNotMissed(String command) throws ReflectiveOperationException, IOException {
        Run run = run(command);
        assertThat(run.output()).doesNotContain("Error", "missing");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
                    analyze connectfour --spec network,iterations=10               -> mcts-onnx
                    selfplay connectfour --spec uct,iterations=9 --games 1 --output . -> mcts-onnx
                    worker                                                         -> mcts-cluster
                    match tictactoe --a uct --b random --games 2 --cluster 127.0.0.1:1 -> mcts-cluster
                    analyze tictactoe --cluster 127.0.0.1:1                        -> mcts-cluster
                    """)
    void whoNeedsOneIsTold(String command, String jar) throws ReflectiveOperationException, IOException {
        Run run = run(command.strip());
        assertThat(run.output())
                .contains("mcts: this needs the jar of " + jar + " and its libraries on the class path");
        assertThat(run.status()).isEqualTo(2);
    }
}
