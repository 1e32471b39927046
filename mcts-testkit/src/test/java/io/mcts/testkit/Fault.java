package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A game with a fault, and what the kit has to say of it.
 *
 * @param game makes the initial state
 * @param facts what is known of the game
 * @param companions what comes with the game
 * @param rule the rule that is broken
 * @param moves the shortest list of moves that shows it
 */
record Fault<S extends GameState<S, M>, M extends Move>(
        Supplier<S> game, GameFacts facts, Extras<S, M> companions, Check<GameSubject<?, ?>> rule, String moves) {

    private static final GameFacts RACE = GameFacts.none().withLongestGame(200);
    private static final Extras<DiceRace, DiceRace.Action> RACE_COMPANIONS = Extras.<DiceRace, DiceRace.Action>none()
            .with(new RaceHeuristic(), EndClaim.EXACT)
            .with(new RaceNotation());

    static Stream<Fault<?, ?>> all() {
        return Stream.of(
                        ofCopies(),
                        ofMoves(),
                        ofTurns(),
                        ofPayoffs(),
                        ofChances(),
                        ofRandomMoves(),
                        ofPlayOuts(),
                        ofReplays(),
                        ofKeys(),
                        ofWins(),
                        ofHeuristics(),
                        ofNotations(),
                        ofHangs())
                .flatMap(List::stream);
    }

    private static List<Fault<?, ?>> ofCopies() {
        return List.of(
                race(FaultyRaces.CopySharesTheArray::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL", "[]"),
                race(FaultyRaces.CopyIsTheStateItself::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL", "[]"),
                race(
                        FaultyRaces.PlayChangesTheOriginOfTheCopy::new,
                        "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL",
                        "[]"),
                race(FaultyRaces.CopyForgetsWhoseTurnItIs::new, "A_COPY_EQUALS_ITS_ORIGINAL", "[step]"),
                race(FaultyRaces.CopyForgetsTheDie::new, "A_COPY_EQUALS_ITS_ORIGINAL", "[throw]"),
                race(FaultyRaces.TheTurnIsStatic::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL", "[]"),
                race(FaultyRaces.CopiesShareScratchMemory::new, "OTHER_THREADS_NEVER_SHOW_IN_A_STATE", "[]"),
                race(FaultyRaces.PlayOutsShareABoard::new, "OTHER_THREADS_NEVER_SHOW_IN_A_STATE", "[]"));
    }

    private static List<Fault<?, ?>> ofMoves() {
        return List.of(
                race(FaultyRaces.LegalMovesAreLive::new, "LEGAL_MOVES_ARE_UNMODIFIABLE", "[]"),
                race(FaultyRaces.LegalMovesAreModifiable::new, "LEGAL_MOVES_ARE_UNMODIFIABLE", "[]"),
                race(FaultyRaces.LegalMovesAreLive::new, "LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON", "[]"),
                race(FaultyRaces.LegalMovesAreALiveView::new, "LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON", "[]"),
                race(FaultyRaces.TheOrderChangesByAsking::new, "LEGAL_MOVES_KEEP_THEIR_ORDER", "[]"),
                race(FaultyRaces.TheOrderDependsOnThePast::new, "LEGAL_MOVES_KEEP_THEIR_ORDER", "[throw]"),
                race(FaultyRaces.LegalMovesAreRepeated::new, "LEGAL_MOVES_HAVE_DISTINCT_INDICES", "[step, step]"),
                race(FaultyRaces.IndicesClash::new, "LEGAL_MOVES_HAVE_DISTINCT_INDICES", "[step, step, step, step]"),
                race(FaultyRaces.IndexIsNegative::new, "LEGAL_MOVES_HAVE_DISTINCT_INDICES", "[step]"),
                race(FaultyRaces.MovesAreWrittenAlike::new, "LEGAL_MOVES_ARE_WRITTEN_DISTINCTLY", "[]"),
                stones(FaultyStones.MovesAreEqualByIdentity::new, "EQUAL_MOVES_HAVE_EQUAL_INDICES", "[]"),
                stones(FaultyStones.HashCodesAreByIdentity::new, "EQUAL_MOVES_HAVE_EQUAL_INDICES", "[]"),
                stones(FaultyStones.MovesChangeTheStateTheyComeFrom::new, "MOVES_OF_A_COPY_FIT_THE_ORIGINAL", "[]"),
                race(
                        FaultyRaces.MovesAreLeftAtTheEnd::new,
                        "LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL",
                        "[throw, +3]"),
                race(FaultyRaces.NoMoveIsLeft::new, "LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL", "[step, step]"));
    }

    private static List<Fault<?, ?>> ofTurns() {
        return List.of(
                race(FaultyRaces.PlayersAreCountedFrom1::new, "CURRENT_PLAYER_IS_A_PLAYER_OR_CHANCE", "[step, step]"),
                race(FaultyRaces.TheTurnChangesByAsking::new, "ASKING_TWICE_GIVES_THE_SAME_ANSWER", "[]"),
                stones(FaultyStones.TheTurnAlwaysPasses::new, "KNOWN_GAMES_GO_AS_THEY_SHOULD", "[1, 1]"),
                stones(FaultyStones.TheLastStoneIsLeft::new, "KNOWN_GAMES_GO_AS_THEY_SHOULD", "[2, 1]"),
                race(FaultyRaces.PlayersLeaveTheGame::new, "PLAYER_COUNT_IS_CONSTANT", "[step, step, step, step]"),
                race(FaultyRaces.GameNeverEnds::new, "EVERY_RANDOM_GAME_ENDS", "[]"),
                race(FaultyRaces.PlayThrows::new, "PLAYER_COUNT_IS_CONSTANT", "[step, throw, +0]"),
                race(FaultyRaces.PlayFailsAnAssertion::new, "PLAYER_COUNT_IS_CONSTANT", "[step, throw, +0]"),
                race(FaultyRaces.TheEndAsksItself::new, "PLAYER_COUNT_IS_CONSTANT", "[step, throw]"));
    }

    private static List<Fault<?, ?>> ofPayoffs() {
        return List.of(
                stones(FaultyStones.PayoffHasTheOtherSign::new, "KNOWN_GAMES_GO_AS_THEY_SHOULD", "[1, 1, 2]"),
                stones(FaultyStones.PayoffIsThatOfTheLastPlayer::new, "PAYOFFS_SUM_TO_THE_STATED_SUM", "[1, 1, 2]"),
                stones(FaultyStones.DrawIsPaidAsALoss::new, "PAYOFFS_SUM_TO_THE_STATED_SUM", "[2, 2]"),
                race(
                        FaultyRaces.PayoffLeavesTheRange::new,
                        "PAYOFFS_LIE_IN_THE_DECLARED_RANGE",
                        "[step, step, throw, +3]"),
                race(FaultyRaces.PayoffIsNotANumber::new, "PAYOFFS_LIE_IN_THE_DECLARED_RANGE", "[throw, +3]"),
                race(FaultyRaces.TheLeastPayoffIsTheGreatest::new, "PAYOFF_RANGE_IS_VALID", "[]"));
    }

    private static List<Fault<?, ?>> ofChances() {
        return List.of(
                race(FaultyRaces.ProbabilitiesSumTo90Percent::new, "PROBABILITIES_SUM_TO_1", "[throw]"),
                race(FaultyRaces.ProbabilitiesSumToMoreThan1::new, "PROBABILITIES_SUM_TO_1", "[throw]"),
                race(FaultyRaces.AnOutcomeHasProbability0::new, "PROBABILITIES_ARE_POSITIVE", "[throw]"));
    }

    private static List<Fault<?, ?>> ofRandomMoves() {
        return List.of(
                race(
                        FaultyShortcuts.RandomMoveMissesOne::new,
                        "RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION",
                        "[step, step, step]"),
                race(FaultyShortcuts.RandomMoveIsNotUniform::new, "RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION", "[]"),
                race(
                        FaultyShortcuts.RandomMoveIgnoresProbabilities::new,
                        "RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION",
                        "[throw]"),
                race(
                        FaultyShortcuts.RandomMoveHasAGeneratorOfItsOwn::new,
                        "RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE",
                        "[]"),
                race(
                        FaultyShortcuts.EachStateHasAGeneratorOfItsOwn::new,
                        "RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE",
                        "[]"),
                race(FaultyShortcuts.RandomMoveIsIllegal::new, "RANDOM_MOVE_IS_LEGAL", "[step, step]"),
                race(FaultyShortcuts.RandomMoveIsPlayed::new, "RANDOM_MOVE_IS_LEGAL", "[step]"),
                race(
                        FaultyShortcuts.RandomMoveIsNullAtTheEnd::new,
                        "RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL",
                        "[throw, +3]"));
    }

    private static List<Fault<?, ?>> ofPlayOuts() {
        return List.of(
                race(FaultyShortcuts.PlayOutStopsOneMoveEarly::new, "PLAY_OUT_ENDS_THE_GAME", "[]"),
                race(FaultyShortcuts.PlayOutChangesTheEnd::new, "PLAY_OUT_ENDS_THE_GAME", "[throw, +3]"),
                race(FaultyShortcuts.PlayOutNeverThrows::new, "PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES", "[]"),
                race(FaultyShortcuts.PlayOutStepsALittleTooOften::new, "PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES", "[]"),
                race(FaultyShortcuts.PlayOutFavoursTheFirst::new, "PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES", "[step]"),
                race(FaultyShortcuts.PlayOutForgetsThePointsOfLosers::new, "PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES", "[]"),
                race(FaultyShortcuts.PlayOutHasAGeneratorOfItsOwn::new, "PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE", "[]"),
                race(
                        FaultyShortcuts.DecisivePlayOutIsRandom::new,
                        "DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES",
                        "[]"));
    }

    private static List<Fault<?, ?>> ofReplays() {
        return List.of(
                race(FaultyShortcuts.PlayOnDoesNothing::new, "PLAY_ON_PLAYS_AS_PLAY_DOES", "[step]"),
                race(FaultyShortcuts.PlayOnForgetsTheKey::new, "PLAY_ON_PLAYS_AS_PLAY_DOES", "[step]"),
                race(FaultyShortcuts.ResetSharesTheArray::new, "RESET_EQUALS_A_COPY", "[]"),
                race(FaultyShortcuts.ResetForgetsWhoseTurnItIs::new, "RESET_EQUALS_A_COPY", "[step]"),
                race(FaultyShortcuts.ResetAddsToWhatWasThere::new, "RESET_EQUALS_A_COPY", "[]"));
    }

    private static List<Fault<?, ?>> ofKeys() {
        return List.of(
                race(FaultyShortcuts.ResetForgetsTheKey::new, "RESET_EQUALS_A_COPY", "[]"),
                race(FaultyShortcuts.KeyIsOfTheObject::new, "A_COPY_EQUALS_ITS_ORIGINAL", "[]"),
                race(FaultyShortcuts.PositionsRecurUnannounced::new, "POSITIONS_RECUR_ONLY_WHERE_THEY_MAY", "[]"),
                race(FaultyShortcuts.KeyForgetsTheDie::new, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS", "[]"),
                race(FaultyShortcuts.KeyForgetsWhoseTurnItIs::new, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS", "[]"),
                race(FaultyShortcuts.KeyForgetsAPlayer::new, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS", "[]"),
                race(FaultyShortcuts.KeyCountsTheMoves::new, "EQUAL_POSITIONS_HAVE_EQUAL_KEYS", "[]"));
    }

    private static List<Fault<?, ?>> ofWins() {
        return List.of(
                race(
                        FaultyShortcuts.ImmediateWinIsOverlooked::new,
                        "IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN",
                        "[step, step, step, step, step, step, throw, +0]"),
                race(
                        FaultyShortcuts.ImmediateWinIsInvented::new,
                        "IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN",
                        "[step, step, step]"),
                race(
                        FaultyShortcuts.ImmediateWinIsIllegal::new,
                        "IMMEDIATE_WINS_ARE_LEGAL_MOVES",
                        "[step, step, step, step, step, step]"),
                race(FaultyShortcuts.ImmediateWinIsNoneOfThem::new, "IMMEDIATE_WIN_IS_ONE_OF_THEM", "[]"));
    }

    private static List<Fault<?, ?>> ofHeuristics() {
        return List.of(
                heuristic(
                        new FaultyCompanions.HeuristicLeavesTheRange(),
                        "HEURISTIC_LIES_IN_THE_RANGE",
                        "[step, step, step, step]"),
                heuristic(new FaultyCompanions.HeuristicIsNotANumber(), "HEURISTIC_LIES_IN_THE_RANGE", "[]"),
                heuristic(new FaultyCompanions.HeuristicLeavesOutAPlayer(), "HEURISTIC_LIES_IN_THE_RANGE", "[]"),
                heuristic(new FaultyCompanions.HeuristicRefusesChance(), "HEURISTIC_LIES_IN_THE_RANGE", "[throw]"),
                heuristic(new FaultyCompanions.HeuristicPlaysOn(), "HEURISTIC_LEAVES_THE_STATE_AS_IT_IS", "[]"),
                heuristic(new FaultyCompanions.HeuristicLearns(), "HEURISTIC_DEPENDS_ON_THE_POSITION_ALONE", "[]"),
                heuristic(
                        new FaultyCompanions.HeuristicIsOfAnUnknownPlayer(),
                        "HEURISTIC_SUMS_TO_THE_STATED_SUM",
                        "[step, step, step]"),
                heuristic(new FaultyCompanions.EstimatesBeginWithThePlayerToMove(), "HEURISTIC_IS_BY_PLAYER", "[]"),
                heuristic(
                        new FaultyCompanions.HeuristicOverlooksTheEnd(),
                        "HEURISTIC_IS_RIGHT_AT_THE_END",
                        "[throw, +3]"),
                heuristic(
                        new FaultyCompanions.HeuristicIsOfTheNextPlayer(),
                        EndClaim.RIGHT_SIDE,
                        "HEURISTIC_IS_RIGHT_AT_THE_END",
                        "[throw, +3]"));
    }

    private static List<Fault<?, ?>> ofNotations() {
        return List.of(
                notation(
                        new FaultyCompanions.NotationForgetsTheTurn(),
                        "NOTATION_READS_THE_POSITIONS_IT_WRITES",
                        "[step]"),
                notation(
                        new FaultyCompanions.NotationForgetsTheDie(),
                        "NOTATION_READS_THE_POSITIONS_IT_WRITES",
                        "[throw]"),
                notation(new FaultyCompanions.PositionHasTwoLines(), "NOTATION_READS_THE_POSITIONS_IT_WRITES", "[]"),
                notation(new FaultyCompanions.MoveIsReadByItsLastSign(), "NOTATION_READS_THE_MOVES", "[throw]"),
                notation(new FaultyCompanions.AnyOtherMoveIsAStep(), "NOTATION_REFUSES_WHAT_IS_NO_MOVE", "[]"),
                notation(new FaultyCompanions.NoSuchMoveIsNull(), "NOTATION_REFUSES_WHAT_IS_NO_MOVE", "[]"),
                notation(
                        new FaultyCompanions.RefusalDoesNotNameThePosition(),
                        "NOTATION_REFUSES_WHAT_IS_NO_POSITION",
                        "[]"),
                notation(new FaultyCompanions.WordsThatFollowAreIgnored(), "NOTATION_IGNORES_NOTHING", "[]"),
                notation(new FaultyCompanions.TheTurnMayBeLeftOut(), "NOTATION_IGNORES_NOTHING", "[]"),
                notation(new FaultyCompanions.ShortPositionsFail(), "NOTATION_REFUSES_WHAT_IS_NO_POSITION", "[]"),
                notation(new FaultyCompanions.NonsenseIsTheBeginning(), "NOTATION_REFUSES_WHAT_IS_NO_POSITION", "[]"));
    }

    private static List<Fault<?, ?>> ofHangs() {
        return List.of(
                hang(FaultyRaces.PlayNeverReturns::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL", "[]"),
                hang(FaultyRaces.LegalMovesNeverReturn::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL", "[]"),
                hang(FaultyShortcuts.RandomMoveNeverReturns::new, "RANDOM_MOVE_IS_LEGAL", "[step, step]"),
                race(FaultyShortcuts.RandomMoveIsDrawnForEver::new, "RANDOM_MOVE_IS_LEGAL", "[step, step]"));
    }

    private static Fault<DiceRace, DiceRace.Action> race(Supplier<DiceRace> game, String rule, String moves) {
        return new Fault<>(game, RACE, RACE_COMPANIONS, named(rule), moves);
    }

    private static Fault<DiceRace, DiceRace.Action> hang(Supplier<DiceRace> game, String rule, String moves) {
        return new Fault<>(game, RACE.withTimeLimit(Duration.ofMillis(500)), RACE_COMPANIONS, named(rule), moves);
    }

    private static Fault<DiceRace, DiceRace.Action> heuristic(RaceHeuristic heuristic, String rule, String moves) {
        return heuristic(heuristic, EndClaim.EXACT, rule, moves);
    }

    private static Fault<DiceRace, DiceRace.Action> heuristic(
            RaceHeuristic heuristic, EndClaim end, String rule, String moves) {
        return new Fault<>(
                DiceRace::new,
                RACE.withPayoffSum(1),
                Extras.<DiceRace, DiceRace.Action>none().with(heuristic, end),
                named(rule),
                moves);
    }

    private static Fault<DiceRace, DiceRace.Action> notation(RaceNotation notation, String rule, String moves) {
        return new Fault<>(DiceRace::new, RACE, RACE_COMPANIONS.with(notation), named(rule), moves);
    }

    private static Fault<Stones, Stones.Take> stones(Supplier<Stones> game, String rule, String moves) {
        return new Fault<>(game, Stones.FACTS, Extras.none(), named(rule), moves);
    }

    /** What the verifier finds by all rules. */
    VerificationReport verify() {
        return verifier().verify();
    }

    /** What it finds by the rule that is broken. */
    VerificationReport verifyByItsRule() {
        return verifier().withRules(rule).verify();
    }

    private GameVerifier<S, M> verifier() {
        GameVerifier<S, M> verifier = GameVerifier.of(() -> List.of(game.get())).withFacts(facts);
        for (Extras.Claimed<S> claimed : companions.heuristics()) {
            verifier = verifier.withHeuristic(claimed.heuristic(), claimed.end());
        }
        return companions.notation() == null ? verifier : verifier.withNotation(companions.notation());
    }

    /** The name of the faulty class, and of the rule. */
    @Override
    public String toString() {
        return faulty().getClass().getSimpleName() + ", " + rule.name();
    }

    private Object faulty() {
        return switch (rule.name().replaceFirst("_.*", "")) {
            case "HEURISTIC" -> companions.heuristics().get(0).heuristic();
            case "NOTATION" -> companions.notation();
            default -> game.get();
        };
    }
}
