package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.testkit.UnseenDeckTest.Guess;
import io.mcts.testkit.UnseenDeckTest.HighLow;
import io.mcts.testkit.report.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is hidden from everybody is in no information set, and is drawn all the same. */
class UnseenDeckTest implements GameStateContract<HighLow, Guess>, HiddenInformationContract<HighLow, Guess> {

    enum Fault {
        NONE,
        DRAWS_NOTHING,
        SHUFFLES_THE_REAL_ORDER,
        COPIES_SHARE_THE_DECK,
        SHOWS_A_LIVE_LIST
    }

    @Override
    public List<HighLow> initialStates() {
        return List.of(new HighLow(Fault.NONE));
    }

    @ParameterizedTest
    @CsvSource({
        "DRAWS_NOTHING, DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN",
        "SHUFFLES_THE_REAL_ORDER, DETERMINIZE_DOES_NOT_LOOK_AT_WHAT_IS_HIDDEN",
        "COPIES_SHARE_THE_DECK, DETERMINIZE_KEEPS_WHAT_THE_OBSERVER_KNOWS",
        "SHOWS_A_LIVE_LIST, INFORMATION_SETS_ARE_VALUES"
    })
    void aFaultIsFoundInRandomGames(Fault fault, String name) {
        Rule rule = Rules.named(name);
        VerificationReport report = GameVerifier.of(() -> List.of(new HighLow(fault)))
                .withRules(rule)
                .verify();

        assertThat(report.findings()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "DRAWS_NOTHING, does not look at what is hidden in any state",
        "DRAWS_NOTHING, draws all states that are possible",
        "SHUFFLES_THE_REAL_ORDER, does not look at what is hidden in any state"
    })
    void aFaultIsFoundAmongAllStates(Fault fault, String rule) {
        HiddenInformationContract<HighLow, Guess> faulty = () -> List.of(new HighLow(fault));

        assertThat(ContractRun.failures(faulty.rulesOfHiddenInformation()
                        .filter(test -> test.getDisplayName().replace(",", "").contains(rule))))
                .hasSize(1);
    }

    record Guess(int index, List<Integer> deck) implements Move {}

    /** Four cards are shuffled unseen and one is turned up; in turn two players guess whether the next is higher. */
    static final class HighLow implements GameState<HighLow, Guess>, HiddenInformation {

        private static final int CARDS = 4;
        private static final List<Guess> GUESSES = List.of(new Guess(0, List.of()), new Guess(1, List.of()));
        private static final List<Guess> SHUFFLES = shuffles(List.of());

        private final Fault fault;
        private List<Integer> deck = List.of();
        private List<Integer> open = new ArrayList<>();
        private List<Integer> guesses = new ArrayList<>();
        private int score;

        HighLow(Fault fault) {
            this.fault = fault;
        }

        private static List<Guess> shuffles(List<Integer> begun) {
            if (begun.size() == CARDS) {
                return List.of(new Guess(begun.stream().reduce(0, (sum, card) -> CARDS * sum + card), begun));
            }
            return IntStream.range(0, CARDS)
                    .filter(card -> !begun.contains(card))
                    .mapToObj(card -> {
                        List<Integer> longer = new ArrayList<>(begun);
                        longer.add(card);
                        return shuffles(List.copyOf(longer));
                    })
                    .flatMap(List::stream)
                    .toList();
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return open.isEmpty() ? CHANCE : guesses.size() % 2;
        }

        @Override
        public boolean isTerminal() {
            return open.size() == CARDS;
        }

        @Override
        public List<Guess> legalMoves() {
            return isTerminal() ? List.of() : open.isEmpty() ? SHUFFLES : GUESSES;
        }

        @Override
        public void play(Guess move) {
            if (open.isEmpty()) {
                deck = new ArrayList<>(move.deck());
            } else {
                boolean isHigher = deck.get(0) > open.get(open.size() - 1);
                score += isHigher == (move.index() == 1) ? 1 - 2 * currentPlayer() : 0;
                guesses.add(move.index());
            }
            open.add(deck.remove(0));
        }

        @Override
        public HighLow copy() {
            HighLow copy = new HighLow(fault);
            copy.deck = fault == Fault.COPIES_SHARE_THE_DECK ? deck : new ArrayList<>(deck);
            copy.open = new ArrayList<>(open);
            copy.guesses = new ArrayList<>(guesses);
            copy.score = score;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return Integer.signum(player == 0 ? score : -score);
        }

        @Override
        public Object informationSet(int player) {
            return fault == Fault.SHOWS_A_LIVE_LIST ? open : List.of(List.copyOf(open), List.copyOf(guesses));
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {
            if (fault == Fault.DRAWS_NOTHING) {
                return;
            }
            if (fault != Fault.SHUFFLES_THE_REAL_ORDER) {
                Collections.sort(deck);
            }
            for (int left = deck.size(); left > 1; left--) {
                Collections.swap(deck, left - 1, random.nextInt(left));
            }
        }
    }
}
