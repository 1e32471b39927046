package io.mcts.spec.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.cli.command.RaceProvider;
import io.mcts.spec.catalog.Entry;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesTest {

    @TempDir
    private Path folder;

    private URLClassLoader loader(String provider) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(GameProvider.class.getName()), provider);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Games.class.getClassLoader());
    }

    @Test
    void theGamesOfAClassLoaderComeAfterThoseOfTheProgram() throws IOException {
        try (URLClassLoader loader = loader(RaceProvider.class.getName())) {
            String names = Games.catalog().names();
            assertThat(names)
                    .startsWith("tictactoe, connectfour, einstein, go, gdl, kuhn")
                    .doesNotContain("dicerace");
            assertThat(Games.added(Games.catalog(), loader).names()).isEqualTo(names + ", dicerace");
            assertThat(Games.catalog(loader).make("dicerace:goal=3").players()).hasSize(2);
        }
    }

    @Test
    void aProviderThatIsNotThereIsNamed() throws IOException {
        try (URLClassLoader loader = loader("com.example.Missing")) {
            assertThatThrownBy(() -> Games.added(Games.catalog(), loader))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("com.example.Missing");
        }
    }

    @Test
    void aNameIsTakenOnceAndIsAWord() {
        assertThatThrownBy(() -> Games.added(Games.catalog(), Stream.of(called("connectfour"))))
                .hasMessageContaining(
                        "is called 'connectfour'; use small letters and digits, and a name that is not taken");
        assertThatThrownBy(() -> Games.added(Games.catalog(), Stream.of(called("My Game"))))
                .hasMessageContaining("'My Game'");
    }

    private static GameProvider called(String name) {
        return () -> List.of(Entry.of(name, "a game", () -> Games.catalog().make("tictactoe")));
    }
}
