package io.mcts.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jspecify.annotations.Nullable;

/** The screen and keyboard of this program, unless redirected. Loaded on first use. */
final class SystemScreen implements Terminal.Screen {

    private @Nullable TerminalProvider provider;
    private boolean isLoaded;

    private synchronized @Nullable TerminalProvider provider() {
        if (!isLoaded) {
            isLoaded = true;
            try {
                provider = TerminalProvider.load("jni");
            } catch (IOException | LinkageError notOnThisSystem) {
                provider = null;
            }
        }
        return provider;
    }

    private boolean isTerminal(SystemStream stream) {
        TerminalProvider known = provider();
        return known != null && known.isSystemStream(stream);
    }

    /** Whether standard error is a terminal with overwriting, or the property {@code mcts.progress} is set, as in tests. */
    @Override
    public boolean showsProgress() {
        return Boolean.getBoolean("mcts.progress") || (!isSimple() && isTerminal(SystemStream.Error));
    }

    /** Asks Linux; elsewhere, whether standard output is neither a terminal nor a file. */
    @Override
    public boolean isOutputPiped() {
        try {
            String file = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
            return file.startsWith("pipe:") || file.startsWith("socket:");
        } catch (IOException | UnsupportedOperationException notLinux) {
            return !isTerminal(SystemStream.Output) && !Files.isRegularFile(Path.of("/dev/fd/1"));
        }
    }

    @Override
    public boolean echoesInput() {
        return !isTerminal(SystemStream.Input);
    }

    /** Whether colours are used: not with {@code NO_COLOR}, see https://no-color.org. */
    @Override
    public boolean hasColours() {
        String refused = System.getenv("NO_COLOR");
        return (refused == null || refused.isEmpty()) && !isSimple() && isTerminal(SystemStream.Output);
    }

    private static boolean isSimple() {
        return "dumb".equals(System.getenv("TERM"));
    }

    @Override
    public int width() {
        TerminalProvider known = provider();
        return known == null
                ? 0
                : Stream.of(SystemStream.Error, SystemStream.Output)
                        .filter(known::isSystemStream)
                        .mapToInt(known::systemStreamWidth)
                        .findFirst()
                        .orElse(0);
    }

    @Override
    public org.jline.terminal.@Nullable Terminal open() throws IOException {
        return isSimple() || !isTerminal(SystemStream.Input) || !isTerminal(SystemStream.Output)
                ? null
                : TerminalBuilder.builder()
                        .encoding(StandardCharsets.UTF_8)
                        .nativeSignals(false)
                        .graphemeCluster(false) // the terminal's answers would mix with the user's input
                        .build();
    }
}
