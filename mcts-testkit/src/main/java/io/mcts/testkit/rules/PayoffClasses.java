package io.mcts.testkit.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Classes of payoffs: exact values where few occur, else the tenths of a player's payoffs. */
public final class PayoffClasses {

    private static final int MOST_EXACT = 50;
    private static final int TENTHS = 10;

    private final boolean isExact;

    private final List<List<Double>> limits = new ArrayList<>();

    public PayoffClasses(List<List<Double>> all) {
        isExact = all.stream().distinct().count() <= MOST_EXACT;
        for (int player = 0; player < all.get(0).size(); player++) {
            int who = player;
            List<Double> sorted = all.stream().map(end -> end.get(who)).sorted().toList();
            limits.add(IntStream.range(1, TENTHS)
                    .mapToObj(tenth -> sorted.get(sorted.size() * tenth / TENTHS))
                    .toList());
        }
    }

    String name(List<Double> payoffs) {
        if (isExact) {
            return payoffs.toString();
        }
        List<Long> tenths = IntStream.range(0, payoffs.size())
                .mapToObj(player -> limits.get(player).stream()
                        .filter(limit -> payoffs.get(player) >= limit)
                        .count())
                .toList();
        return "tenths " + tenths;
    }
}
