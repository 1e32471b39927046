package io.mcts.games.imperfect;

import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.DuckPolicy;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.hearts.Passing;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.policy.Policy;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.HiddenGame;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

public final class HiddenGames implements GameProvider {

    private static final List<String> PASSING = Stream.of(Passing.values())
            .map(passing -> passing.name().toLowerCase(Locale.ROOT))
            .toList();

    private static final List<Entry<Policy<Hearts, Card>>> DUCK = List.of(Entry.of(
            "duck",
            "plays below the card that wins the trick, and discards high-penalty cards",
            arguments -> new DuckPolicy(arguments.number("epsilon")),
            Parameter.number("epsilon", 0.1, "the probability of any card, from 0 to 1")));

    private static final List<Game.Level> HEARTS_LEVELS = Game.Level.of(
            List.of(
                    "ismcts,iterations=1",
                    "ismcts,iterations=8",
                    "ismcts,iterations=60",
                    "ismcts,rollout=duck,iterations=150"),
            73,
            43,
            27);

    private static final List<String> TWO = List.of("first", "second");

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(
                Entry.of(
                        "kuhn",
                        "Kuhn poker: three cards, one bet",
                        () -> new HiddenGame<>(KuhnPoker::initial, KuhnPoker.NOTATION, TWO, "KJpb", Scenes::kuhn)
                                .called(
                                        "Kuhn poker",
                                        "A jack, a queen, a king. A card each, one bet of 1: to pass after a bet is to fold. The higher card wins.")),
                Entry.of(
                        "leduc",
                        "Leduc hold'em: six cards, one of them open, two rounds of bets",
                        () -> new HiddenGame<>(Leduc::initial, Leduc.NOTATION, TWO, "KQrcJ", Scenes::leduc)
                                .called(
                                        "Leduc poker",
                                        "Two jacks, two queens, two kings. A card each, one in the middle, two rounds of bets. A pair wins.")),
                new Entry<>(
                        "liarsdice",
                        "liar's dice with one die each; the top face is wild",
                        List.of(Parameter.wholeNumber("faces", 6, "how many faces a die has, from 2 to 6")),
                        HiddenGames::liarsDice),
                new Entry<>(
                        "goofspiel",
                        "Goofspiel: bids for prizes, made at once",
                        List.of(
                                Parameter.wholeNumber("cards", 5, "how many cards each player has, from 1 to 13"),
                                Parameter.oneOf("prizes", "descending or shuffled", "descending", "shuffled"),
                                Parameter.oneOf("bids", "open, or hidden: only who won is seen", "open", "hidden"),
                                Parameter.oneOf(
                                        "payoff", "win, or points: the difference of the points", "win", "points")),
                        HiddenGames::goofspiel),
                Entry.of(
                        "rps",
                        "rock, paper, scissors with unequal stakes, shown at once",
                        () -> new HiddenGame<>(
                                        RockPaperScissors::initial,
                                        RockPaperScissors.NOTATION,
                                        TWO,
                                        "r",
                                        Scenes::rockPaperScissors)
                                .called("Rock, paper, scissors", "")),
                Entry.of(
                        "phantom",
                        "phantom tic-tac-toe: the marks of the other are not seen",
                        () -> new HiddenGame<>(
                                        PhantomTicTacToe::initial,
                                        PhantomTicTacToe.NOTATION,
                                        List.of("x", "o"),
                                        "b2 b2",
                                        Scenes::phantom)
                                .withLevels(Game.Level.of(ismcts(1, 20, 200, 2_000), 178, 156, 39))
                                .called(
                                        "Phantom tic-tac-toe",
                                        "Tic-tac-toe in the dark: you do not see the other’s marks. A cell that is taken costs nothing but tells you so.")),
                new Entry<>(
                        "hearts",
                        "hearts for four players with few cards",
                        List.of(
                                Parameter.wholeNumber("ranks", 6, "how many ranks each suit has, from 3 to 13"),
                                Parameter.oneOf(
                                        "passing",
                                        "who gets three cards of each player",
                                        PASSING.toArray(String[]::new))),
                        HiddenGames::hearts));
    }

    private static List<String> ismcts(int... iterations) {
        return Arrays.stream(iterations)
                .mapToObj(count -> "ismcts,iterations=" + count)
                .toList();
    }

    private static Game<?, ?> liarsDice(Arguments arguments) {
        int faces = arguments.wholeNumber("faces");
        return new HiddenGame<>(
                        () -> LiarsDice.initial(faces), LiarsDice.notation(faces), TWO, "12 1x2", Scenes::liarsDice)
                .withLevels(Game.Level.of(ismcts(1, 5, 20, 200), 125, 106, 29))
                .called(
                        "Liar’s dice",
                        "A die each, under a cup. How many of the two show this face? Bid higher, or say “liar”. The top face is wild.");
    }

    private static Game<?, ?> goofspiel(Arguments arguments) {
        GoofspielRules rules = new GoofspielRules(
                arguments.wholeNumber("cards"),
                isSecond(arguments, "prizes", "descending", "shuffled"),
                isSecond(arguments, "bids", "open", "hidden"),
                isSecond(arguments, "payoff", "win", "points"));
        String sample = rules.cards() + ":" + rules.cards() + "-";
        return new HiddenGame<>(
                        () -> Goofspiel.initial(rules), Goofspiel.notation(rules), TWO, sample, Scenes::goofspiel)
                .called(
                        "Goofspiel",
                        "A prize is turned up, both bid a card at once, covered. The higher bid gets the prize, and both cards are gone.");
    }

    private static Game<?, ?> hearts(Arguments arguments) {
        int ranks = arguments.wholeNumber("ranks");
        Passing passing = Passing.valueOf(arguments.oneOf("passing", PASSING).toUpperCase(Locale.ROOT));
        return new HiddenGame<>(
                        () -> Hearts.initial(ranks, passing),
                        Hearts.notation(ranks, passing),
                        List.of("north", "east", "south", "west"),
                        "KH/QS/AC/AH",
                        Scenes::hearts)
                .withPolicies(DUCK, "ismcts,rollout=duck,selection=availability-ucb1:c=0.2")
                .withLevels(HEARTS_LEVELS)
                .called(
                        "Hearts",
                        "Four players, tricks. Hearts count a point each, the queen of spades as many as all of them; points are bad.");
    }

    private static boolean isSecond(Arguments arguments, String parameter, String first, String second) {
        return arguments.oneOf(parameter, List.of(first, second)).equals(second);
    }
}
