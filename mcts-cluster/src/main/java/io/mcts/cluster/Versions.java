package io.mcts.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/** Compares the versions of code of two machines. */
public final class Versions {

    private static final Map<Path, Long> CHECKSUMS = new ConcurrentHashMap<>();
    private static final String META = "META-INF/";

    private Versions() {}

    /**
     * Returns the version in the manifest of the first class's jar, if there is one, and a checksum of all classes of all their jars, such
     * as {@code 1.2.0 (5f3a09c1)}, which distinguishes builds of a snapshot.
     *
     * @throws UncheckedIOException if a jar cannot be read
     */
    public static String of(Class<?>... classes) {
        CRC32 all = new CRC32();
        Stream.of(classes)
                .map(Versions::place)
                .distinct()
                .forEach(place -> all.update(Long.toHexString(checksum(place)).getBytes(StandardCharsets.US_ASCII)));
        @Nullable String version = classes[0].getPackage().getImplementationVersion();
        String sum = String.format(Locale.ROOT, "(%08x)", all.getValue());
        return version == null ? sum : version + " " + sum;
    }

    private static Path place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            throw new IllegalArgumentException("where " + type + " comes from is not known");
        }
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static long checksum(Path place) {
        return CHECKSUMS.computeIfAbsent(place, jarOrFolder -> {
            try {
                return Files.isDirectory(jarOrFolder) ? ofFolder(jarOrFolder) : ofJar(jarOrFolder);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }

    private static long ofJar(Path place) throws IOException {
        try (JarFile jar = new JarFile(place.toFile())) {
            return of(jar.stream()
                    .filter(entry -> !entry.isDirectory() && !entry.getName().startsWith(META))
                    .collect(Collectors.toMap(ZipEntry::getName, ZipEntry::getCrc)));
        }
    }

    private static long ofFolder(Path place) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(place)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        Map<String, Long> sums = new ConcurrentHashMap<>();
        for (Path file : files) {
            String name = place.relativize(file).toString().replace('\\', '/');
            if (!name.startsWith(META)) {
                CRC32 sum = new CRC32();
                sum.update(Files.readAllBytes(file));
                sums.put(name, sum.getValue());
            }
        }
        return of(sums);
    }

    private static long of(Map<String, Long> sums) {
        CRC32 all = new CRC32();
        sums.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(file -> all.update((file.getKey() + "=" + file.getValue()).getBytes(StandardCharsets.UTF_8)));
        return all.getValue();
    }
}
