package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program to download, unzipped in a folder that cannot be written, with blanks and umlauts in its name. */
@DisabledOnOs(OS.WINDOWS)
class ProgramIT {

    @TempDir
    private static Path folder;

    private static Path home = Path.of("");

    @BeforeAll
    static void unzip() throws IOException {
        Path zip;
        try (Stream<Path> files = Files.list(Path.of("target"))) {
            zip = files.filter(file -> file.getFileName().toString().matches("mcts-.*\\.zip"))
                    .findFirst()
                    .orElseThrow();
        }
        Path place = folder.resolve("ein Ordner mit Ümlauten");
        try (ZipFile file = new ZipFile(zip.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = file.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                Path target = place.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(target);
                } else {
                    try (InputStream in = file.getInputStream(entry)) {
                        Files.copy(in, target);
                    }
                }
            }
        }
        try (Stream<Path> files = Files.list(place)) {
            home = files.findFirst().orElseThrow();
        }
        Files.setPosixFilePermissions(home.resolve("bin/mcts"), PosixFilePermissions.fromString("r-xr-xr-x"));
        for (String each : List.of(".", "bin", "lib")) {
            Files.setPosixFilePermissions(home.resolve(each), PosixFilePermissions.fromString("r-xr-xr-x"));
        }
    }

    private static String run(Map<String, String> environment, String... args)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/mcts").toString()));
        command.addAll(List.of(args));
        return run(environment, command);
    }

    private static String run(Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).directory(folder.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    @Test
    void runsWhereItIsUnzipped() throws IOException, InterruptedException {
        assertThat(run(Map.of(), "--version")).matches("mcts \\d\\S+\\R");
        assertThat(run(Map.of(), "analyze", "connectfour", "--spec", "network", "--iterations", "50"))
                .contains("stopped     all iterations are done");
        Path positions = Files.writeString(folder.resolve("Stellungen mit ü.txt"), "x...o....\n");
        assertThat(run(
                        Map.of("LC_ALL", "C"),
                        "analyze",
                        "tictactoe",
                        "--iterations",
                        "5",
                        "--positions",
                        positions.toString()))
                .contains("\"position\":\"x...o....\"");
    }

    /** As {@code mcts games | head -n 1} closes it. */
    @Test
    void aClosedPipeEndsItSilently() throws IOException, InterruptedException {
        String pipe = "\"$0\" games | head -n 1";
        assertThat(run(
                        Map.of(),
                        List.of("sh", "-c", pipe, home.resolve("bin/mcts").toString())))
                .isEqualTo("tictactoe: three in a row on a board of three by three\n");
    }

    @Test
    void aRuntimeIsNamedThatDoesNotExist() throws IOException, InterruptedException {
        assertThat(run(Map.of("JAVA_HOME", "/nowhere"), "games"))
                .isEqualTo(
                        "mcts: JAVA_HOME is '/nowhere', which has no bin/java; set it to the folder of a Java runtime\n");
    }

    /** A runtime image without the modules of a cluster. */
    @Test
    void aMissingModuleIsNamed() throws IOException, InterruptedException {
        ToolProvider jlink = ToolProvider.findFirst("jlink").orElse(null);
        Assumptions.assumeTrue(jlink != null, "a JDK without jlink");
        Path small = folder.resolve("small");
        String modules = "java.base,java.logging,java.sql,jdk.unsupported";
        assertThat(jlink.run(System.out, System.err, "--add-modules", modules, "--output", small.toString()))
                .isZero();
        Map<String, String> environment = Map.of("JAVA_HOME", small.toString());
        assertThat(run(environment, "analyze", "tictactoe", "--iterations", "5", "--seed", "1"))
                .contains("all iterations are done");
        assertThat(run(environment, "worker"))
                .contains("the Java runtime " + small + " lacks the module java.")
                .contains("use a runtime with all modules, or add it to this one");
    }

    @Test
    void everyLibraryHasALicence() throws IOException {
        String licences = Files.readString(home.resolve("THIRD-PARTY.txt"));
        try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
            assertThat(jars.map(jar -> jar.getFileName().toString().replaceFirst("-\\d.*", ""))
                            .filter(name -> !name.startsWith("mcts-") && !name.startsWith("games-")))
                    .allSatisfy(name -> assertThat(licences).containsPattern("\\b" + name + "\\b"));
        }
    }

    /** Annotations, JNDI, CDI, transactions and byte code: libraries of a web server that this one never uses. */
    @Test
    void unusedLibrariesStayOut() throws IOException {
        try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
            assertThat(jars.map(jar -> jar.getFileName().toString()))
                    .noneMatch(name ->
                            name.matches("asm.*|jakarta\\.(annotation|enterprise|inject|interceptor|transaction).*"
                                    + "|jetty-(plus|jndi|annotations|ee10-plus|ee10-annotations).*"));
        }
    }
}
