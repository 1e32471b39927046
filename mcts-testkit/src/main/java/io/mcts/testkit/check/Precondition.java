package io.mcts.testkit.check;

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
import io.mcts.testkit.play.Overriding;
import java.util.function.Predicate;

/** A precondition of rules: a capability that a game, a part or a search has or lacks. */
public record Precondition<C extends Subject>(String words, Predicate<C> test) {

    public static final Precondition<GameSubject<?, ?>> RESETTABLE =
            ofCapability("a state that is Resettable", Resettable.class);
    public static final Precondition<GameSubject<?, ?>> POSITION_KEY =
            ofCapability("a state that has a PositionKey", PositionKey.class);
    public static final Precondition<GameSubject<?, ?>> SAMPLING = ofGame(
            "SampledChance or SampledMoves", game -> game.is(SampledChance.class) || game.is(SampledMoves.class));
    public static final Precondition<GameSubject<?, ?>> STEP_REWARDS = ofCapability("StepRewards", StepRewards.class);
    public static final Precondition<GameSubject<?, ?>> HIDDEN_INFORMATION =
            ofCapability("HiddenInformation", HiddenInformation.class);
    public static final Precondition<GameSubject<?, ?>> SIMULTANEOUS_MOVES =
            ofCapability("SimultaneousMoves", SimultaneousMoves.class);
    public static final Precondition<GameSubject<?, ?>> IMMEDIATE_WINS =
            ofCapability("a state that names ImmediateWins", ImmediateWins.class);
    public static final Precondition<GameSubject<?, ?>> DECISIVE_PLAY_OUT =
            ofCapability("a state that has a DecisivePlayOut", DecisivePlayOut.class);
    public static final Precondition<GameSubject<?, ?>> EQUALITY = ofGame(
            "a state that says which others it equals, or a notation",
            game -> game.companions().notation() != null
                    || Overriding.isOverridden(game.newState().getClass(), Object.class, "equals", Object.class));

    public static final Precondition<GameSubject<?, ?>> HEURISTIC =
            ofGame("a heuristic", game -> !game.companions().heuristics().isEmpty());
    public static final Precondition<GameSubject<?, ?>> END_CLAIM = ofGame(
            "a heuristic that claims something of the end",
            game -> game.companions().heuristics().stream().anyMatch(claimed -> claimed.end() != EndClaim.NOTHING));
    public static final Precondition<GameSubject<?, ?>> NOTATION =
            ofGame("a notation", game -> game.companions().notation() != null);
    public static final Precondition<GameSubject<?, ?>> PAYOFF_SUM = new Precondition<>(
            "a stated sum of payoffs", subject -> subject.facts().payoffSum().isPresent());
    public static final Precondition<GameSubject<?, ?>> POSITIONS = new Precondition<>(
            "a number of positions (only it shows that a move is missing everywhere)",
            subject -> !subject.facts().positions().isEmpty());
    public static final Precondition<GameSubject<?, ?>> KNOWN_GAMES = new Precondition<>(
            "known games (only they show a wrong sign of the payoffs, or a turn too many or too few)",
            subject -> !subject.facts().knownGames().isEmpty());

    private static Precondition<GameSubject<?, ?>> ofCapability(String words, Class<?> capability) {
        return ofGame(words, game -> game.is(capability));
    }

    private static Precondition<GameSubject<?, ?>> ofGame(String words, Predicate<GameUnderTest<?, ?>> test) {
        return new Precondition<>(words, subject -> test.test(subject.game()));
    }

    public boolean isMetBy(C subject) {
        return test.test(subject);
    }

    @Override
    public String toString() {
        return words;
    }
}
