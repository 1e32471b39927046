package io.mcts.games.hearts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Compared with a list of the cards. */
class CardSetProperties {

    private static final long MOST = (1L << CardSet.SUITS * Card.RANKS) - 1;

    @Property(seed = "1")
    void eachNumberDrawsTheCardOfThatNumber(@ForAll @LongRange(min = 1, max = MOST) long set) {
        List<Card> cards = Card.list(set);

        assertThat(IntStream.range(0, cards.size()).mapToObj(number -> Card.of(CardSet.draw(set, always(number)))))
                .containsExactlyElementsOf(cards);
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
