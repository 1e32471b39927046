package io.mcts.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedJarTest {

    private static final String SERVICES = "META-INF/services/" + GameProvider.class.getName();

    @TempDir
    private Path folder;

    /** A class loader with the classes of all games, but the service file of one jar. */
    private ClassLoader loader(String services) throws IOException {
        URL file =
                Files.writeString(folder.resolve("services"), services).toUri().toURL();
        return new ClassLoader(Games.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                return name.equals(SERVICES)
                        ? Collections.enumeration(Collections.singleton(file))
                        : super.getResources(name);
            }
        };
    }

    @Test
    void namesTheGamesWhoseServicesWereLost() throws IOException {
        assertThat(MergedJar.games(Games.loader()).note()).isEmpty();

        String tictactoe = "io.mcts.games.tictactoe.spec.TicTacToeProvider";
        String note = MergedJar.games(loader(tictactoe)).note();
        assertThat(note).contains(SERVICES).doesNotContain(tictactoe);
        for (ServiceLoader.Provider<GameProvider> provider :
                ServiceLoader.load(GameProvider.class).stream().toList()) {
            String name = provider.type().getName();
            if (name.startsWith("io.mcts.games.") && !name.equals(tictactoe)) {
                assertThat(note).contains(name);
            }
        }
    }
}
