package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SimultaneousMoves;
import io.mcts.game.StepRewards;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

public record CapabilityRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final double ROUNDING = 1e-9;

    private static final int FEW_DRAWS = 20;

    /** The number of other moves after which a waiting player's win is tested well enough. */
    private static final int FEWEST_TRIED = 2;

    void areTheSameInACopy() {
        if (subject.isAtTheStart()) {
            return;
        }
        S state = subject.state();
        List<Double> brought = Snapshot.brought(state);
        subject.requireEqual(brought, Snapshot.brought(state), "when asked again");
        subject.requireEqual(brought, Snapshot.brought(state.copy()), "in a copy");
        if (state instanceof Resettable) {
            subject.requireEqual(
                    brought, Snapshot.brought(Resettable.reset(subject.initialState(), state)), "after resetTo()");
        }
    }

    void discountsLieBetween0And1() {
        if (!subject.isAtTheStart()) {
            double discount = ((StepRewards) subject.state()).discount();
            subject.requireBetween(0, 1, discount, "a discount from 0 to 1");
        }
    }

    void returnsLieInTheRange() {
        S state = subject.initialState();
        double least = state.minPayoff() - ROUNDING * (1 + Math.abs(state.minPayoff()));
        double greatest = state.maxPayoff() + ROUNDING * (1 + Math.abs(state.maxPayoff()));
        List<List<Double>> brought = new ArrayList<>();
        for (M move : subject.moves()) {
            state.play(move);
            brought.add(Snapshot.brought(state));
        }
        for (int player = 0; state.isTerminal() && player < state.playerCount(); player++) {
            String words = "a return of player " + player + " in " + StateRules.range(state) + " from the state after ";
            double sum = state.payoff(player);
            for (int i = brought.size(); i >= 0; i--) {
                if (i < brought.size()) {
                    List<Double> step = brought.get(i);
                    sum = step.get(player) + step.get(step.size() - 1) * sum;
                }
                String from = i + " moves on";
                subject.require(sum >= least && sum <= greatest, () -> words + from, sum);
            }
        }
    }

    @SuppressWarnings("unchecked") // a state names moves of its own game
    private static <M extends Move> ImmediateWins<M> naming(GameState<?, M> state) {
        return (ImmediateWins<M>) state;
    }

    void winsAreTheMovesThatWin() {
        if (!subject.isTurn() || subject.isSampled()) {
            return;
        }
        S state = subject.state();
        int player = state.currentPlayer();
        List<M> expected = state.legalMoves().stream()
                .filter(move -> wins(state.copy(), move, player))
                .toList();
        subject.requireEqual(expected, naming(state).immediateWins(player), "for player " + player);
        for (int other = 0; other < state.playerCount(); other++) {
            if (other != player) {
                requireWinsOfAnother(other, naming(state).immediateWins(other));
            }
        }
    }

    /**
     * A waiting player's winning moves are those that would win on their turn: tested after each other move that gives them the turn. A
     * move that wins after all of these must be listed, one that wins after none must not.
     */
    private void requireWinsOfAnother(int other, List<M> wins) {
        List<M> legal = subject.legalMoves();
        for (M win : legal) {
            int tried = 0;
            int won = 0;
            for (M move : legal) {
                S next = subject.state();
                next.play(move);
                boolean isTheirTurn = !move.equals(win) && !next.isTerminal() && next.currentPlayer() == other;
                if (isTheirTurn && next.legalMoves().contains(win)) {
                    tried++;
                    won += wins(next, win, other) ? 1 : 0;
                }
            }
            boolean isClear = tried >= FEWEST_TRIED && (won == 0 || won == tried);
            String after = ", who wins by it after " + won + " of " + tried + " other moves";
            String expected = (won > 0 ? "" : "not ") + win + " for player " + other + after;
            subject.require(!isClear || wins.contains(win) == (won > 0), expected, wins);
        }
    }

    void winsAreLegalMoves() {
        forEachPlayer((player, state) -> {
            Snapshot before = Snapshot.of(state);
            List<M> wins = naming(state).immediateWins(player);
            subject.requireEqual(before, Snapshot.of(state), "after immediateWins(" + player + "), too");
            List<M> ordered = state.legalMoves().stream().filter(wins::contains).toList();
            Supplier<String> expected = () -> "some of " + state.legalMoves() + " in their order for player " + player;
            subject.require(ordered.equals(wins), expected, wins);
            new MoveRules<>(subject).requireUnmodifiable("immediateWins(" + player + ")", wins);
        });
    }

    void aWinIsOneOfThem() {
        RandomGenerator random = subject.random();
        forEachPlayer((player, state) -> {
            List<M> wins = naming(state).immediateWins(player);
            for (int i = 0; i < FEW_DRAWS; i++) {
                M win = naming(state).immediateWin(player, random);
                subject.require(
                        win == null ? wins.isEmpty() : wins.contains(win),
                        () -> (wins.isEmpty() ? "null" : "one of " + wins) + " for player " + player,
                        win);
            }
        });
    }

    private void forEachPlayer(BiConsumer<Integer, S> check) {
        S state = subject.state();
        boolean isListedTurn = subject.isTurn() && !subject.isSampled();
        for (int player = 0; isListedTurn && player < state.playerCount(); player++) {
            check.accept(player, state);
        }
    }

    private boolean wins(S state, M move, int player) {
        state.play(move);
        return state.isTerminal() && state.payoff(player) == state.maxPayoff();
    }

    @SuppressWarnings("unchecked") // a state has moves of its own game
    private static <M extends Move> SimultaneousMoves<M> joint(GameState<?, M> state) {
        return (SimultaneousMoves<M>) state;
    }

    void currentPlayerHasTheirMoves() {
        S state = subject.state();
        if (RandomPlay.isTurn(state)) {
            int player = state.currentPlayer();
            List<M> theirs = joint(state).legalMoves(player);
            subject.requireEqual(state.legalMoves(), theirs, "as the moves of player " + player);
        }
    }

    void nobodyElseTakesPart() {
        S state = subject.state();
        for (int player = 0; !RandomPlay.isTurn(state) && player < state.playerCount(); player++) {
            List<M> theirs = joint(state).legalMoves(player);
            subject.require(theirs.isEmpty(), "no moves of player " + player, theirs);
            subject.require(!joint(state).isPending(), "no move that is pending", "isPending()");
        }
    }

    void movesPutDownAreUnseen() {
        forEachChoice((move, after) -> {
            S state = subject.state();
            M firstMove = state.legalMoves().get(0);
            S first = RandomPlay.after(state, firstMove);
            int chooser = state.currentPlayer();
            for (int player = 0; joint(after).isPending() && player < state.playerCount(); player++) {
                String where = " of player " + player + " once player " + chooser + " has put down " + move;
                List<M> theirs = joint(after).legalMoves(player);
                subject.requireEqual(joint(state).legalMoves(player), theirs, "as the moves" + where);
                if (player != chooser) {
                    Object known = InformationRules.known(first, player);
                    String words = "as the knowledge" + where + ", as after " + firstMove;
                    subject.requireEqual(known, InformationRules.known(after, player), words);
                }
            }
        });
    }

    private void forEachChoice(BiConsumer<M, S> check) {
        S state = subject.state();
        List<M> moves = RandomPlay.isTurn(state) ? state.legalMoves() : List.of();
        moves.forEach(move -> check.accept(move, RandomPlay.after(state, move)));
    }

    void orderIsFixed() {
        forEachChoice((move, after) -> {
            S first = RandomPlay.after(subject.state(), subject.legalMoves().get(0));
            boolean isPending = joint(first).isPending();
            subject.requireEqual(isPending, joint(after).isPending(), "as isPending() after " + move);
            if (isPending) {
                subject.requireEqual(first.currentPlayer(), after.currentPlayer(), "as who is next after " + move);
            }
        });
    }

    void choicesCanBeTakenBack() {
        forEachChoice((move, after) -> {
            S state = subject.state();
            boolean isPending = joint(after).isPending();
            if (isPending && joint(state).isPending()) {
                return; // the choices before it are taken back, too
            }
            S expected = isPending ? state : after.copy();
            joint(after).retract();
            String where = " after " + move + " and retract()";
            subject.requireEqual(expected.currentPlayer(), after.currentPlayer(), "as who is next" + where);
            subject.requireEqual(expected.isTerminal(), after.isTerminal(), "as isTerminal()" + where);
            for (int player = 0; player < state.playerCount(); player++) {
                Object known = InformationRules.known(after, player);
                String words = "as the knowledge of player " + player + where;
                subject.requireEqual(InformationRules.known(expected, player), known, words);
            }
        });
    }
}
