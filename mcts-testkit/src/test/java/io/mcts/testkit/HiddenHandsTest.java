package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A deal that the initial state has: random games never see another one. */
class HiddenHandsTest {

    enum Fault {
        NONE,
        THE_KEY_LEAVES_OUT_THE_HANDS,
        THE_KEY_LEAVES_OUT_THE_OTHER_HAND,
        PLAYERS_DO_NOT_KNOW_THEIR_HANDS,
        PLAYERS_FORGET_THE_TRICKS
    }

    @Test
    void aRightGameBreaksNoRule() {
        assertThat(GameVerifier.verify(new Tricks(Fault.NONE), 1).findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "THE_KEY_LEAVES_OUT_THE_HANDS, EQUAL_KEYS_MEAN_EQUAL_POSITIONS",
        "THE_KEY_LEAVES_OUT_THE_OTHER_HAND, EQUAL_KEYS_MEAN_EQUAL_POSITIONS",
        "PLAYERS_DO_NOT_KNOW_THEIR_HANDS, DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN",
        "PLAYERS_FORGET_THE_TRICKS, PLAYERS_REMEMBER_WHAT_THEY_DID"
    })
    void aFaultIsFound(Fault fault, String rule) {
        VerificationReport report = GameVerifier.of(() -> List.of(new Tricks(fault)))
                .withRules(Rules.named(rule))
                .verify();

        assertThat(report.findings()).hasSize(1);
    }

    record Card(int index) implements Move {}

    /** Two players hold three of eight cards each; they play one in turn, and the sum of each trick's cards goes to the greater one. */
    static final class Tricks implements GameState<Tricks, Card>, HiddenInformation, PositionKey {

        private static final int CARDS = 8;

        private final Fault fault;
        private final List<List<Integer>> hands = new ArrayList<>();
        private final List<Integer> played = new ArrayList<>();
        private int score;

        Tricks(Fault fault) {
            this.fault = fault;
            hands.add(new ArrayList<>(List.of(0, 3, 5)));
            hands.add(new ArrayList<>(List.of(1, 4, 7)));
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return played.size() % 2;
        }

        @Override
        public boolean isTerminal() {
            return hands.get(1).isEmpty();
        }

        @Override
        public List<Card> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : hands.get(currentPlayer()).stream().map(Card::new).toList();
        }

        @Override
        public void play(Card card) {
            hands.get(currentPlayer()).remove((Integer) card.index());
            played.add(card.index());
            if (played.size() % 2 == 0) {
                int first = played.get(played.size() - 2);
                score += (first + card.index()) * (first > card.index() ? 1 : -1);
            }
        }

        @Override
        public Tricks copy() {
            Tricks copy = new Tricks(fault);
            copy.hands.clear();
            hands.forEach(hand -> copy.hands.add(new ArrayList<>(hand)));
            copy.played.addAll(played);
            copy.score = score;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return Integer.signum(player == 0 ? score : -score);
        }

        @Override
        public long key() {
            List<Object> all = new ArrayList<>(List.of(played));
            if (fault != Fault.THE_KEY_LEAVES_OUT_THE_HANDS) {
                all.add(hands.get(0));
            }
            if (fault != Fault.THE_KEY_LEAVES_OUT_THE_HANDS && fault != Fault.THE_KEY_LEAVES_OUT_THE_OTHER_HAND) {
                all.add(hands.get(1));
            }
            return IntStream.range(0, all.size())
                    .mapToLong(i -> all.get(i).hashCode() * 0x9E3779B97F4A7C15L * (2L * i + 1))
                    .reduce(1, (key, hash) -> 31 * key + hash);
        }

        @Override
        public Object informationSet(int player) {
            return List.of(
                    fault == Fault.PLAYERS_FORGET_THE_TRICKS
                            ? played.stream().sorted().toList()
                            : List.copyOf(played),
                    fault == Fault.PLAYERS_DO_NOT_KNOW_THEIR_HANDS ? List.of() : List.copyOf(hands.get(player)));
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {
            List<Integer> unseen =
                    new ArrayList<>(IntStream.range(0, CARDS).boxed().toList());
            unseen.removeAll(played);
            unseen.removeAll(hands.get(observer));
            for (int left = unseen.size(); left > 1; left--) {
                Collections.swap(unseen, left - 1, random.nextInt(left));
            }
            List<Integer> other = hands.get(1 - observer);
            other.replaceAll(card -> unseen.remove(0));
            Collections.sort(other);
        }
    }
}
