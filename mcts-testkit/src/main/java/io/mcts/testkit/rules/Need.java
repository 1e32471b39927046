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
import io.mcts.testkit.facts.GameFacts;

/** What a game has or has not, and a rule needs to apply. */
@SuppressWarnings("ImmutableEnumChecker") // the tests have no state
public enum Need {
    /** The capability {@link Resettable}. */
    RESETTABLE("a state that is Resettable", game -> Resettable.class.isAssignableFrom(game.states())),

    /** The capability {@link PositionKey}. */
    POSITION_KEY("a state that has a PositionKey", game -> PositionKey.class.isAssignableFrom(game.states())),

    /** The capability {@link SampledChance} or {@link SampledMoves}. */
    SAMPLING(
            "SampledChance or SampledMoves",
            game -> SampledChance.class.isAssignableFrom(game.states())
                    || SampledMoves.class.isAssignableFrom(game.states())),

    /** The capability {@link StepRewards}. */
    STEP_REWARDS("StepRewards", game -> StepRewards.class.isAssignableFrom(game.states())),

    /** The capability {@link HiddenInformation}. */
    HIDDEN_INFORMATION("HiddenInformation", game -> HiddenInformation.class.isAssignableFrom(game.states())),

    /** The capability {@link SimultaneousMoves}. */
    SIMULTANEOUS_MOVES("SimultaneousMoves", game -> SimultaneousMoves.class.isAssignableFrom(game.states())),

    /** The capability {@link ImmediateWins}. */
    IMMEDIATE_WINS("a state that names ImmediateWins", game -> ImmediateWins.class.isAssignableFrom(game.states())),

    /** The capability {@link DecisivePlayOut}. */
    DECISIVE_PLAY_OUT(
            "a state that has a DecisivePlayOut", game -> DecisivePlayOut.class.isAssignableFrom(game.states())),

    /** A state that overrides {@code equals}, or a notation, in which equal positions are written alike. */
    EQUALITY(
            "a state that says which others it equals, or a notation",
            game -> game.companions().notation() != null
                    || Overriding.isOverridden(game.states(), Object.class, "equals", Object.class)),

    /** At least one heuristic. */
    HEURISTIC("a heuristic", game -> !game.companions().heuristics().isEmpty()),

    /** A heuristic that claims something of the end. */
    END_CLAIM(
            "a heuristic that claims something of the end",
            game -> game.companions().heuristics().stream().anyMatch(claimed -> claimed.end() != EndClaim.NOTHING)),

    /** A notation. */
    NOTATION("a notation", game -> game.companions().notation() != null),

    /** The fact {@link GameFacts#payoffSum}. */
    PAYOFF_SUM("a stated sum of payoffs", game -> game.facts().payoffSum().isPresent()),

    /** The fact {@link GameFacts#positions}. */
    POSITIONS(
            "a number of positions (alone by it a move that is missing everywhere is seen)",
            game -> !game.facts().positions().isEmpty()),

    /** The fact {@link GameFacts#knownGames}. */
    KNOWN_GAMES(
            "known games (alone by them a wrong sign of the payoffs or a turn too many or too few is seen)",
            game -> !game.facts().knownGames().isEmpty());

    private final String words;
    private final Test test;

    Need(String words, Test test) {
        this.words = words;
        this.test = test;
    }

    public boolean isMetBy(GameUnderTest<?, ?> game) {
        return test.isMetBy(game);
    }

    /** What is needed, in words. */
    @Override
    public String toString() {
        return words;
    }

    /** Whether a game has it. */
    @FunctionalInterface
    private interface Test {
        boolean isMetBy(GameUnderTest<?, ?> game);
    }
}
