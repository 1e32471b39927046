package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import java.util.Locale;

/** Prints the iterations a second of a search with a single observer, for the decision log. */
final class SearchSpeed {

    private static final int ROUNDS = 5;

    private SearchSpeed() {}

    public static void main(String[] arguments) {
        for (int round = 0; round < ROUNDS; round++) {
            print("Kuhn poker", KuhnPoker.NOTATION.parse("JQ"));
            print("Leduc hold'em", Leduc.NOTATION.parse("JQ"));
            print("Goofspiel 8", Goofspiel.initial(GoofspielRules.of(8)));
            print("Goofspiel 8, hidden", Goofspiel.initial(GoofspielRules.of(8).hidden()));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void print(String game, S state) {
        double speed = InformationSetMcts.of(state)
                .seed(1)
                .build()
                .search(state, Budget.millis(1_000))
                .search()
                .effort()
                .iterationsPerSecond();
        System.out.println(String.format(Locale.ROOT, "%-20s %,10.0f iterations/s", game, speed));
    }
}
