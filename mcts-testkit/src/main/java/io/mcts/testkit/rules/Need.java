package io.mcts.testkit.rules;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.HiddenInformation;
import io.mcts.game.ImmediateWins;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.game.SimultaneousMoves;
import io.mcts.game.StepRewards;
import io.mcts.testkit.facts.EndClaim;
import java.util.function.Predicate;

/** What a game has or has not, and a rule needs to apply. */
@SuppressWarnings("ImmutableEnumChecker") // the tests have no state
public enum Need {
    RESETTABLE("a state that is Resettable", Resettable.class),
    POSITION_KEY("a state that has a PositionKey", PositionKey.class),
    SAMPLING("SampledChance or SampledMoves", game -> game.is(SampledChance.class) || game.is(SampledMoves.class)),
    STEP_REWARDS("StepRewards", StepRewards.class),
    HIDDEN_INFORMATION("HiddenInformation", HiddenInformation.class),
    SIMULTANEOUS_MOVES("SimultaneousMoves", SimultaneousMoves.class),
    IMMEDIATE_WINS("a state that names ImmediateWins", ImmediateWins.class),
    DECISIVE_PLAY_OUT("a state that has a DecisivePlayOut", DecisivePlayOut.class),
    /** A state that overrides {@code equals}, or a notation, in which equal positions are written alike. */
    EQUALITY(
            "a state that says which others it equals, or a notation",
            game -> game.companions().notation() != null
                    || Overriding.isOverridden(game.newState().getClass(), Object.class, "equals", Object.class)),
    HEURISTIC("a heuristic", game -> !game.companions().heuristics().isEmpty()),
    END_CLAIM(
            "a heuristic that claims something of the end",
            game -> game.companions().heuristics().stream().anyMatch(claimed -> claimed.end() != EndClaim.NOTHING)),
    NOTATION("a notation", game -> game.companions().notation() != null),
    PAYOFF_SUM("a stated sum of payoffs", game -> game.facts().payoffSum().isPresent()),
    POSITIONS(
            "a number of positions (alone by it a move that is missing everywhere is seen)",
            game -> !game.facts().from(game.number()).positions().isEmpty()),
    KNOWN_GAMES(
            "known games (alone by them a wrong sign of the payoffs or a turn too many or too few is seen)",
            game -> !game.facts().from(game.number()).knownGames().isEmpty());

    private final String words;
    private final Predicate<GameUnderTest<?, ?>> test;

    Need(String words, Class<?> capability) {
        this(words, game -> game.is(capability));
    }

    Need(String words, Predicate<GameUnderTest<?, ?>> test) {
        this.words = words;
        this.test = test;
    }

    public boolean isMetBy(GameUnderTest<?, ?> game) {
        return test.test(game);
    }

    @Override
    public String toString() {
        return words;
    }
}
