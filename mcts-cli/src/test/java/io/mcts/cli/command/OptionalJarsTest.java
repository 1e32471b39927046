package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
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

    private static URL url(String place) {
        try {
            return Path.of(place).toUri().toURL();
        } catch (MalformedURLException failure) {
            throw new IllegalArgumentException(failure);
        }
    }

    /** The status and the output of a command, as the text of a {@link CommandRun}. */
    private static String run(String command) throws ReflectiveOperationException, IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader classes = new URLClassLoader(CLASS_PATH, ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(classes);
            Method of = classes.loadClass(CommandRun.class.getName()).getDeclaredMethod("of", String[].class);
            of.setAccessible(true);
            return of.invoke(null, (Object) command.split(" ")).toString();
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
        assertThat(run(command)).contains("[status=0, ").doesNotContain("Error", "missing");
    }

    @Test
    void noNetworkCanBeChosenWithoutItsJar() throws ReflectiveOperationException, IOException {
        assertThat(run("analyze connectfour --spec network,iterations=10"))
                .contains("[status=2, ", "mcts: 'network' is not a preset; allowed: uct, ");
    }

    @Test
    void selfPlayIsRefusedForItsGameAndNotForAJar() throws ReflectiveOperationException, IOException {
        assertThat(run("selfplay tictactoe --spec uct,iterations=1 --games 1 --output target/no-games"))
                .contains("[status=2, ", "mcts: 'tictactoe' is not a game that a network can be shown; allowed: ");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
                    worker                                                         -> mcts-cluster
                    match tictactoe --a uct --b random --games 2 --cluster 127.0.0.1:1 -> mcts-cluster
                    analyze tictactoe --cluster 127.0.0.1:1                        -> mcts-cluster
                    learn connectfour --dir target/learn-without-networks          -> mcts-onnx
                    """)
    void whoNeedsOneIsTold(String command, String jar) throws ReflectiveOperationException, IOException {
        assertThat(run(command.strip()))
                .contains("[status=2, ")
                .contains("mcts: this needs the jar of " + jar + " and its libraries on the class path");
    }
}
