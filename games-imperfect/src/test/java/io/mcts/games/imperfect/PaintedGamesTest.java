package io.mcts.games.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielMove;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.Hearts;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.HiddenGame;
import io.mcts.spec.game.Scene;
import io.mcts.spec.game.Scene.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scenes of random games, compared with what the games themselves say. */
class PaintedGamesTest {

    private static final int CHANCE = GameState.CHANCE;
    private static final int GAMES = 60;
    private static final Catalog<Game<?, ?>> CATALOG = new Catalog<>("game", new HiddenGames().entries());

    @SuppressWarnings("unchecked") // the games of the catalog are all hidden games
    private static <S extends GameState<S, M> & HiddenInformation, M extends Move> HiddenGame<S, M> game(String name) {
        return (HiddenGame<S, M>) CATALOG.make(name);
    }

    /** What was played, each with its player. */
    private record Played(int player, String move) {}

    /** Who takes a trick leads the next one, and has its points. */
    @ParameterizedTest
    @ValueSource(strings = {"hearts:ranks=3", "hearts:ranks=6", "hearts:ranks=13"})
    void aTrickOfHeartsGoesToWhoLeadsNext(String name) {
        HiddenGame<Hearts, Card> game = game(name);
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        for (int i = 0; i < GAMES; i++) {
            Hearts state = game.initial(random);
            while (!state.isTerminal()) {
                List<Integer> before = game.painter().paint(0, state).scores();
                state.play(state.randomMove(random));
                Scene scene = game.painter().paint(0, state);
                if (scene.seen().isEmpty()
                        || !scene.seen().get(scene.seen().size() - 1).what().isEmpty()) {
                    continue;
                }
                boolean isMoon = state.isTerminal() && state.moonShooter().isPresent();
                Sight taken = scene.seen().get(scene.seen().size() - (isMoon ? 2 : 1));
                if (!state.isTerminal()) {
                    assertThat(taken.player()).as(state.toString()).isEqualTo(state.currentPlayer());
                }
                int points = scene.scores().get(taken.player()) - before.get(taken.player());
                assertThat(state.points(taken.player()))
                        .isEqualTo(scene.scores().get(taken.player()));
                assertThat(taken.note())
                        .isEqualTo(Map.of(0, "takes the trick", 1, "takes the trick with 1 point")
                                .getOrDefault(points, "takes the trick with " + points + " points"));
            }
        }
    }

    /** Whoever takes all points scores none, which the last sight tells. */
    @Test
    void shootingTheMoonIsTold() {
        HiddenGame<Hearts, Card> game = game("hearts:ranks=3");
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        int moons = 0;
        for (int i = 0; i < 20 * GAMES; i++) {
            Hearts state = game.initial(random);
            while (!state.isTerminal()) {
                state.play(state.randomMove(random));
            }
            List<Sight> seen = game.painter().paint(0, state).seen();
            Sight last = seen.get(seen.size() - 1);
            assertThat(last.note().startsWith("shoots the moon: all 6 points"))
                    .isEqualTo(state.points(last.player()) == 6);
            moons += last.note().startsWith("shoots") ? 1 : 0;
        }
        assertThat(moons).isPositive();
    }

    /** Who gets a prize has more points by it. */
    @ParameterizedTest
    @ValueSource(strings = {"goofspiel", "goofspiel:prizes=shuffled", "goofspiel:cards=9,bids=hidden"})
    void aPrizeGoesToWhoHasItsPoints(String name) {
        HiddenGame<Goofspiel, GoofspielMove> game = game(name);
        RandomGenerator random = Xoroshiro128PlusPlus.of(8);
        for (int i = 0; i < GAMES; i++) {
            Goofspiel state = game.initial(random);
            List<Integer> points = List.of(0, 0);
            while (!state.isTerminal()) {
                boolean isLastBid = state.isPending();
                state.play(state.randomMove(random));
                Scene scene = game.painter().paint(1, state);
                if (!isLastBid) {
                    assertThat(scene.scores()).isEqualTo(points);
                    continue;
                }
                Sight won = scene.seen().stream()
                        .filter(sight -> sight.note().endsWith("gets the prize"))
                        .reduce((first, last) -> last)
                        .orElseThrow();
                List<Integer> after = List.of(state.points(0), state.points(1));
                assertThat(won.player())
                        .isEqualTo(after.equals(points) ? CHANCE : after.get(0).equals(points.get(0)) ? 1 : 0);
                points = after;
            }
        }
    }

    /** What players choose is seen as it was played, and nothing is seen that was not. */
    @ParameterizedTest
    @CsvSource({"kuhn", "leduc", "liarsdice", "liarsdice:faces=3", "hearts", "goofspiel", "phantom", "rps"})
    void whatIsSeenIsWhatWasPlayed(String name) {
        compare((HiddenGame<?, ?>) CATALOG.make(name), name);
    }

    private static <S extends GameState<S, M> & HiddenInformation, M extends Move> void compare(
            HiddenGame<S, M> game, String name) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(9);
        for (int i = 0; i < GAMES; i++) {
            S state = game.initial(random);
            List<Played> played = new ArrayList<>();
            while (!state.isTerminal()) {
                int player = state.currentPlayer();
                M move = state.randomMove(random);
                state.play(move);
                played.add(new Played(player, move.toString()));
                for (int observer = 0; observer < state.playerCount(); observer++) {
                    Scene scene = game.painter().paint(observer, state);
                    S other = state.copy();
                    other.determinize(observer, random);
                    assertThat(game.painter().paint(observer, other)).isEqualTo(scene);
                    assertThat(chosen(scene)).as(state.toString()).isEqualTo(expected(name, observer, state, played));
                }
            }
        }
    }

    private static List<Played> chosen(Scene scene) {
        return scene.seen().stream()
                .filter(sight -> sight.player() != CHANCE && !sight.what().isEmpty())
                .map(sight -> new Played(sight.player(), sight.what()))
                .toList();
    }

    private static List<Played> expected(String name, int observer, GameState<?, ?> state, List<Played> all) {
        List<Played> choices = new ArrayList<>(
                all.stream().filter(one -> one.player() != CHANCE).toList());
        switch (name) {
            case "rps" -> {
                if (choices.size() < 2) {
                    choices.clear();
                }
            }
            case "phantom" -> choices.removeIf(one -> one.player() != observer);
            case "hearts" -> {
                Hearts hearts = (Hearts) state;
                // The lowest club is put down by the rules, as soon as all is dealt.
                if (!hearts.tricks().isEmpty()) {
                    choices.add(0, new Played(hearts.tricks().get(0).leader(), "9C"));
                }
            }
            case "goofspiel" -> {
                boolean isPending = choices.size() % 2 == 1;
                int whole = choices.size() - (isPending ? 1 : 0);
                List<Played> seen = new ArrayList<>();
                for (int round = 0; round < whole; round += 2) {
                    seen.add(choices.get(round + observer));
                    seen.add(choices.get(round + 1 - observer));
                }
                if (isPending && observer == 0) {
                    seen.add(choices.get(whole));
                }
                choices = seen;
            }
            default -> {}
        }
        return choices;
    }

    /** The hand is what of the deal has not been played, and the counts of the others are those of their hands. */
    @ParameterizedTest
    @ValueSource(strings = {"hearts", "goofspiel"})
    void handsAreWhatIsLeftOfTheDeal(String name) {
        countHands((HiddenGame<?, ?>) CATALOG.make(name));
    }

    private static <S extends GameState<S, M> & HiddenInformation, M extends Move> void countHands(
            HiddenGame<S, M> game) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(10);
        S state = game.initial(random);
        while (!state.isTerminal()) {
            state.play(state.randomMove(random));
            List<Scene> scenes = IntStream.range(0, state.playerCount())
                    .mapToObj(observer -> game.painter().paint(observer, state))
                    .toList();
            for (int observer = 0; observer < scenes.size(); observer++) {
                Scene scene = scenes.get(observer);
                int player = observer;
                List<String> left = new ArrayList<>(scene.dealt());
                left.removeAll(scene.seen().stream()
                        .filter(sight -> sight.player() == player)
                        .map(Sight::what)
                        .toList());
                assertThat(scene.hand()).isEqualTo(left);
                if (!scene.held().isEmpty()) {
                    assertThat(scene.held().get(observer)).isEqualTo(left.size());
                }
            }
        }
    }
}
