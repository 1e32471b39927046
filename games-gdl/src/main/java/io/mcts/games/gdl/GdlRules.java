package io.mcts.games.gdl;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.Notation;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The rules of a game written in the Game Description Language (GDL).
 *
 * <p>The rules are grounded once into a network of gates. Rules that have too many ground instances are evaluated state by state, which is
 * slower. Immutable and thread-safe.
 */
public final class GdlRules {

    /** The work after which rules that are not grounded yet are evaluated state by state. */
    private static final long GROUNDING_WORK = 500_000_000;

    /** The work after which relations that do not change must be evaluated, where the others are evaluated state by state. */
    private static final long STATIC_WORK = 100_000_000;

    private static final int MOST_CHARACTERS = 4_000_000;

    /** The random turns that show how many choices there are. */
    private static final int TURNS_TRIED = 1_000;

    private static final long WORK_TRIED = 50_000_000;

    private static final long SEED = 1;

    private final Engine engine;
    private final GdlNotation notation = new GdlNotation(this);
    private final Choices choices;

    /**
     * The choices of roles in random games.
     *
     * @param areSimultaneous whether several roles had one in a turn, with which the games end
     * @param moves the legal moves of all choices
     */
    private record Choices(boolean areSimultaneous, int count, long moves) {}

    private GdlRules(Engine engine) {
        this.engine = engine;
        this.choices = findChoices();
    }

    /**
     * Reads rules.
     *
     * @throws IllegalArgumentException if the text is not a game; the message names the line, the column and what is wrong
     */
    public static GdlRules parse(String text) {
        return parse(text, GROUNDING_WORK);
    }

    static GdlRules parse(String text, long groundingWork) {
        if (text.length() > MOST_CHARACTERS) {
            throw new IllegalArgumentException("the rules have more than " + MOST_CHARACTERS + " characters");
        }
        try {
            return new GdlRules(engine(text, groundingWork));
        } catch (GroundingLimit.Exceeded exceeded) {
            throw new IllegalArgumentException("the game is too large: " + exceeded.getMessage(), exceeded);
        } catch (StackOverflowError tooDeep) {
            throw new IllegalArgumentException(
                    "the game is too large: its relations depend on one another too deeply", tooDeep);
        }
    }

    private static Engine engine(String text, long mostWork) {
        Rulesheet sheet = Rulesheet.parse(text);
        GroundingLimit limit = new GroundingLimit(mostWork);
        try {
            return NetworkEngine.of(new Grounder(sheet.terms(), sheet.rules(), limit), limit);
        } catch (GroundingLimit.Exceeded exceeded) {
            Rulesheet again = Rulesheet.parse(text);
            return new RuleEngine(new Grounder(again.terms(), again.rules(), new GroundingLimit(STATIC_WORK)));
        }
    }

    /** Returns the names of the roles, which are the players. */
    public List<String> roles() {
        return engine.roles();
    }

    /**
     * Whether several roles may have a choice at once, as random games show. The states of such games have the capability
     * {@link io.mcts.game.SimultaneousMoves}.
     */
    public boolean isSimultaneous() {
        return choices.areSimultaneous;
    }

    /** Returns the mean number of legal moves of a role that has a choice, over random games; 0 if nobody has one. */
    public double branchingFactor() {
        return choices.count == 0 ? 0 : (double) choices.moves / choices.count;
    }

    /** Returns the beginning of a game, a new state. */
    public GdlState initial() {
        return state(engine.initial());
    }

    /**
     * Returns the notation: a position is the list of the facts that are true, as in {@code (cell 1 1 b) (control x)}, and of the choices
     * that are not in effect yet, as in {@code (does x (mark 1 1))}; a move is written as in the rules.
     */
    public Notation<GdlState, GdlMove> notation() {
        return notation;
    }

    /**
     * Returns the legal move of a role that a text means, as {@link Notation#parseMove} does for the role to move.
     *
     * @throws IllegalArgumentException if there is none, or more than one
     */
    public GdlMove moveOf(GdlState state, int role, String text) {
        return notation.parse(state, state.movesOf(role), text);
    }

    /** Returns the facts that may ever be true, as far as they are known. */
    public Collection<String> possibleFacts() {
        return engine.possibleFacts();
    }

    /**
     * Returns the encoding of the game for networks: each fact is 1 if it is true, and each move of each role has a place in the policy;
     * empty unless the game is for two roles that choose in turn, and its rules are grounded.
     */
    public Optional<StateEncoding<GdlState, GdlMove>> encoding() {
        return roles().size() == 2 && !isSimultaneous() ? engine.encoding() : Optional.empty();
    }

    private GdlState state(Position position) {
        return isSimultaneous() ? new SimultaneousGdlState(this, position) : new GdlState(this, position);
    }

    /** Returns the state in which exactly some facts are true. */
    GdlState position(Collection<String> facts) {
        Position position = engine.position(facts);
        for (int role = 0; role < roles().size() && !position.isTerminal(); role++) {
            if (position.legalCount(role) == 0) {
                throw new IllegalArgumentException("the rules give " + roles().get(role) + " no legal move");
            }
        }
        return state(position);
    }

    List<String> facts(Position position) {
        return engine.facts(position);
    }

    GdlMove move(int role, int number) {
        return engine.move(role, number);
    }

    /** Whether a move is one of a role that waits. */
    boolean isIdle(int role, int number) {
        return move(role, number).toString().toLowerCase(Locale.ROOT).equals("noop");
    }

    private Choices findChoices() {
        long work = 0;
        SplittableRandom random = new SplittableRandom(SEED);
        Position position = engine.initial();
        int[] joint = new int[roles().size()];
        int choiceCount = 0;
        long moveCount = 0;
        for (int turn = 0; turn < TURNS_TRIED && work < WORK_TRIED; turn++) {
            if (position.isTerminal()) {
                position = engine.initial();
            }
            if (position.isTerminal()) {
                break;
            }
            int before = choiceCount;
            for (int role = 0; role < joint.length; role++) {
                int count = position.legalCount(role);
                if (count == 0) {
                    return new Choices(false, choiceCount, moveCount);
                }
                if (count > 1) {
                    choiceCount++;
                    moveCount += count;
                }
                joint[role] = position.legalMove(role, random.nextInt(count));
            }
            if (choiceCount > before + 1) {
                return new Choices(true, choiceCount, moveCount);
            }
            position.step(joint);
            work += engine.turnWork();
        }
        return new Choices(false, choiceCount, moveCount);
    }

    /** The roles, and how the rules are evaluated. */
    @Override
    public String toString() {
        return "a game of " + String.join(", ", roles()) + " as " + engine;
    }
}
