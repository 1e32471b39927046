package io.mcts.games.hearts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Compared with lists of cards. */
class CardSetProperties {

    private static final long MOST = (1L << CardSet.SUITS * Card.RANKS) - 1;

    @Property(seed = "1")
    void eachNumberDrawsTheCardOfThatNumber(@ForAll @LongRange(min = 1, max = MOST) long set) {
        List<Card> cards = Card.list(set);

        assertThat(IntStream.range(0, cards.size()).mapToObj(number -> Card.of(CardSet.draw(set, always(number)))))
                .containsExactlyElementsOf(cards);
    }

    @Property(seed = "2")
    void theHighestAndLowestRankAreThoseOfTheList(@ForAll @LongRange(min = 1, max = MOST) long set) {
        List<Card> cards = Card.list(set);
        Comparator<Card> byRank = Comparator.comparingInt(card -> card.index() % Card.RANKS);

        assertThat(Card.list(CardSet.highestRank(set)))
                .isEqualTo(ofRank(cards, cards.stream().max(byRank).orElseThrow()));
        assertThat(Card.list(CardSet.lowestRank(set)))
                .isEqualTo(ofRank(cards, cards.stream().min(byRank).orElseThrow()));
    }

    private static List<Card> ofRank(List<Card> cards, Card like) {
        return cards.stream()
                .filter(card -> card.index() % Card.RANKS == like.index() % Card.RANKS)
                .collect(Collectors.toList());
    }

    private static RandomGenerator always(int number) {
        return new RandomGenerator() {
            @Override
            public long nextLong() {
                throw new AssertionError("only bounded numbers are drawn");
            }

            @Override
            public int nextInt(int bound) {
                return number;
            }
        };
    }
}
