package io.mcts.games.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.spec.game.Scene;
import io.mcts.spec.game.Scene.Choice;
import io.mcts.spec.game.Scene.Sight;
import org.junit.jupiter.api.Test;

/** What players see, in positions dealt by hand. */
class ScenesTest {

    private static final int CHANCE = GameState.CHANCE;

    /** East holds the lowest club, the queen, and begins; west's ace takes the trick, and a heart with it. */
    @Test
    void playersOfHeartsSeeTheirCardsAndTheTricks() {
        Hearts state = Hearts.notation(3).parse("QDKHAH/QCASQH/KCKDKS/ACADQS QC KC AC");
        Scene scene = Scenes.hearts(0, state);
        assertThat(scene.dealt()).containsExactly("QD", "KH", "AH");
        assertThat(scene.hand()).containsExactly("QD", "KH", "AH");
        assertThat(scene.held()).containsExactly(3, 2, 2, 2);
        assertThat(scene.scores()).containsExactly(0, 0, 0, 0);
        assertThat(scene.seen())
                .containsExactly(new Sight(1, 1, "QC", ""), new Sight(1, 2, "KC", ""), new Sight(1, 3, "AC", ""));

        state.play(state.legalMoves().stream()
                .filter(card -> card.toString().equals("KH"))
                .findFirst()
                .orElseThrow());
        Scene after = Scenes.hearts(3, state);
        assertThat(after.hand()).containsExactly("AD", "QS");
        assertThat(after.scores()).containsExactly(0, 0, 0, 1);
        assertThat(after.seen())
                .endsWith(new Sight(1, 0, "KH", ""), new Sight(1, 3, "", "takes the trick with 1 point"));
        state.play(state.legalMoves().get(0));
        assertThat(Scenes.hearts(0, state).seen())
                .as("who took the trick leads the next")
                .endsWith(new Sight(
                        2, 3, state.toString().substring(state.toString().length() - 2), ""));
    }

    @Test
    void playersOfLeducSeeTheirCardTheBetsAndTheOpenCard() {
        Scene scene = Scenes.leduc(1, Leduc.NOTATION.parse("KQrcJcr"));
        assertThat(scene.hand()).containsExactly("Q");
        assertThat(scene.scores()).as("1 + 2, then 4 more").containsExactly(3, 7);
        assertThat(scene.choices())
                .containsExactly(
                        new Choice("fold", "Fold"), new Choice("call", "Call 4"), new Choice("raise", "Raise 4"));
        assertThat(Scenes.leduc(0, Leduc.NOTATION.parse("KQ")).choices())
                .contains(new Choice("call", "Check"), new Choice("raise", "Raise 2"));
        assertThat(scene.seen())
                .containsExactly(
                        new Sight(1, 0, "raise", ""),
                        new Sight(1, 1, "call", ""),
                        new Sight(2, CHANCE, "J", "is laid open"),
                        new Sight(2, 0, "call", ""),
                        new Sight(2, 1, "raise", ""));
    }

    @Test
    void playersOfKuhnPokerSeeTheirCardAndTheBets() {
        Scene scene = Scenes.kuhn(1, KuhnPoker.NOTATION.parse("KJpb"));
        assertThat(scene.hand()).containsExactly("J");
        assertThat(scene.scores()).containsExactly(1, 2);
        assertThat(scene.seen()).containsExactly(new Sight(1, 0, "pass", ""), new Sight(1, 1, "bet", ""));
    }

    @Test
    void playersOfLiarsDiceSeeTheirDieAndTheBids() {
        Scene scene = Scenes.liarsDice(1, LiarsDice.notation(6).parse("36 1x2 2x5"));
        assertThat(scene.hand()).containsExactly("6");
        assertThat(scene.seen()).containsExactly(new Sight(1, 0, "1x2", ""), new Sight(1, 1, "2x5", ""));
    }

    @Test
    void playersOfGoofspielDoNotSeeABidThatIsCovered() {
        GoofspielRules rules = new GoofspielRules(4, false, false, false);
        Goofspiel state = Goofspiel.notation(rules).parse("4:2-1 3:3-");
        Scene first = Scenes.goofspiel(0, state);
        assertThat(first.hand()).containsExactly("1", "4");
        assertThat(first.seen())
                .containsExactly(
                        new Sight(1, CHANCE, "4", "is the prize"),
                        new Sight(1, 0, "2", ""),
                        new Sight(1, 1, "1", ""),
                        new Sight(1, 0, "", "gets the prize"),
                        new Sight(2, CHANCE, "3", "is the prize"),
                        new Sight(2, 0, "3", ""));
        Scene second = Scenes.goofspiel(1, state);
        assertThat(second.hand()).containsExactly("2", "3", "4");
        assertThat(second.scores()).containsExactly(4, 0);
        assertThat(second.seen()).endsWith(new Sight(2, CHANCE, "3", "is the prize"));
    }

    @Test
    void hiddenBidsOfGoofspielAreSeenByTheirResultAlone() {
        GoofspielRules rules = new GoofspielRules(4, true, true, false);
        Scene scene = Scenes.goofspiel(0, Goofspiel.notation(rules).parse("2:1-4 1:3-3"));
        assertThat(scene.seen())
                .containsExactly(
                        new Sight(1, CHANCE, "2", "is the prize"),
                        new Sight(1, 0, "1", ""),
                        new Sight(1, 1, "", ""),
                        new Sight(1, 1, "", "gets the prize"),
                        new Sight(2, CHANCE, "1", "is the prize"),
                        new Sight(2, 0, "3", ""),
                        new Sight(2, 1, "", ""),
                        new Sight(2, CHANCE, "", "nobody gets the prize"));
    }

    @Test
    void playersOfPhantomTicTacToeSeeTheirOwnTries() {
        PhantomTicTacToe state = PhantomTicTacToe.NOTATION.parse("b2 b2 a1 a1 c3");
        assertThat(Scenes.phantom(0, state).seen())
                .containsExactly(
                        new Sight(1, 0, "b2", "marked"),
                        new Sight(2, 0, "a1", "taken"),
                        new Sight(2, 0, "c3", "marked"));
        assertThat(Scenes.phantom(1, state).seen())
                .containsExactly(new Sight(1, 1, "b2", "taken"), new Sight(1, 1, "a1", "marked"));
    }
}
