package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Each of two players is dealt one of the cards 1 to 4. Player 0 says truly whether theirs is high, 3 or 4; then player 1 says whether
 * their own is higher. A fault may be built in.
 */
final class Announcement implements GameState<Announcement, Announcement.Say>, HiddenInformation {

    /** What is wrong with the game. */
    enum Fault {
        NONE,
        PEEKS,
        FORGETS_WHAT_WAS_SAID,
        CHANGES_THE_OWN_CARD,
        DRAWS_ONE_CARD_ONLY,
        DRAWS_ONE_CARD_TOO_OFTEN,
        CHANGES_THE_TURN,
        SHOWS_THE_OTHER_CARD,
        FORGETS_THE_OWN_CARD,
        COPIES_DO_NOT_COMPARE
    }

    /** A card, or something said: 10 for low, 11 for high. */
    record Say(int index) implements Move {}

    private static final Say LOW = new Say(10);
    private static final Say HIGH = new Say(11);

    private final Fault fault;
    private final List<Say> played = new ArrayList<>();

    Announcement(Fault fault) {
        this.fault = fault;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return played.size() < 2 ? CHANCE : played.size() - 2;
    }

    @Override
    public boolean isTerminal() {
        return played.size() == 4;
    }

    @Override
    public List<Say> legalMoves() {
        return switch (played.size()) {
            case 0, 1 ->
                cards().filter(card -> !played.contains(new Say(card)))
                        .mapToObj(Say::new)
                        .toList();
            case 2 -> List.of(said(played.get(0).index()));
            case 3 -> List.of(LOW, HIGH);
            default -> List.of();
        };
    }

    private static IntStream cards() {
        return IntStream.rangeClosed(1, 4);
    }

    private static Say said(int card) {
        return card > 2 ? HIGH : LOW;
    }

    @Override
    public void play(Say move) {
        played.add(move);
    }

    @Override
    public Announcement copy() {
        Announcement copy = new Announcement(fault);
        copy.played.addAll(played);
        return copy;
    }

    @Override
    public double payoff(int player) {
        boolean isHigher = played.get(1).index() > played.get(0).index();
        boolean isRight = isHigher == played.get(3).equals(HIGH);
        return isRight == (player == 1) ? 1 : -1;
    }

    @Override
    public Object informationSet(int player) {
        if (fault == Fault.COPIES_DO_NOT_COMPARE) {
            return new Object();
        }
        List<Object> known = new ArrayList<>(played.subList(Math.min(2, played.size()), played.size()));
        known.add(played.size());
        boolean forgets = fault == Fault.FORGETS_THE_OWN_CARD && played.size() > 3;
        if (player < played.size() && !forgets) {
            known.add(played.get(player));
        }
        if (fault == Fault.SHOWS_THE_OTHER_CARD && played.size() > 1) {
            known.add(played.get(1 - player));
        }
        return List.copyOf(known);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        int other = 1 - observer;
        if (other >= played.size() || fault == Fault.PEEKS) {
            return;
        }
        List<Integer> possible = cards().filter(card -> !isOwn(observer, card) && isSaid(other, card))
                .boxed()
                .toList();
        int drawn = switch (fault) {
            case DRAWS_ONE_CARD_ONLY -> 0;
            case DRAWS_ONE_CARD_TOO_OFTEN -> random.nextInt(4) > 0 ? 0 : possible.size() - 1;
            default -> random.nextInt(possible.size());
        };
        played.set(other, new Say(possible.get(drawn)));
        if (fault == Fault.CHANGES_THE_OWN_CARD && played.size() == 2) {
            played.set(
                    observer,
                    new Say(cards().filter(card -> !isOwn(other, card))
                            .skip(random.nextInt(3))
                            .findFirst()
                            .orElseThrow()));
        }
        if (fault == Fault.CHANGES_THE_TURN && played.size() == 3) {
            played.add(LOW);
        }
    }

    private boolean isOwn(int player, int card) {
        return player < played.size() && played.get(player).index() == card;
    }

    private boolean isSaid(int player, int card) {
        boolean isForgotten = fault == Fault.FORGETS_WHAT_WAS_SAID;
        return isForgotten || player == 1 || played.size() < 3 || played.get(2).equals(said(card));
    }

    @Override
    public String toString() {
        return played.toString();
    }
}
