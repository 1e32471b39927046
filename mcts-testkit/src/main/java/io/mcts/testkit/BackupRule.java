package io.mcts.testkit;

import io.mcts.backup.Backup;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The rules of backups, a sentence each: those that every backup keeps, and {@linkplain #isClaim claims} that nearly every one makes. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum BackupRule {
    /** {@link io.mcts.backup.Path#visit}. */
    EVERY_EDGE_IS_VISITED_ONCE(
            "update() visits every edge of the path once, outcomes of chance included",
            BackupRules::everyEdgeIsVisitedOnce),

    /** {@link Backup#update}. */
    THE_LAST_EDGE_GETS_THE_REWARDS(
            "the last edge of the path gets the rewards of the leaf as they are",
            BackupRules::theLastEdgeGetsTheRewards),

    /** {@link Backup#needs} and {@link Backup#writesValues}. */
    WHAT_IS_USED_IS_ASKED_FOR(
            "update() reads and writes what needs() and writesValues() tell, values from 0 to 1, and only after the visit",
            BackupRules::whatIsUsedIsAskedFor),

    /** {@link Backup}: a backup is immutable. */
    EARLIER_UPDATES_LEAVE_NO_TRACE(
            "what update() did before, with other paths, never shows in what it does",
            BackupRules::earlierUpdatesLeaveNoTrace),

    /** {@link Backup}: a backup is used by many threads at once. */
    OTHER_THREADS_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what update() does on another thread at the same time never shows in what it does",
            BackupRules::otherThreadsLeaveNoTrace),

    /** A claim; not for a backup that discounts. */
    REWARDS_COME_TO_THE_ROOT(
            true,
            States.MANY,
            "where no chance moves, every edge is visited with its player's reward at the leaf",
            BackupRules::rewardsComeToTheRoot),

    /** A claim. */
    MEANS_LIE_BETWEEN_THOSE_BELOW(
            true,
            States.MANY,
            "a mean that is written lies between the least and the greatest mean of the moves below, to the same player",
            BackupRules::meansLieBetweenThoseBelow),

    /** A claim; not for a backup that discounts. */
    WHAT_IS_WORTH_THE_SAME_STAYS_SO(
            true,
            States.MANY,
            "where every leaf so far has brought each player the same, every edge is worth that, below chance and above it",
            BackupRules::whatIsWorthTheSameStaysSo),

    /** A claim. */
    CHANCE_COMES_TO_ITS_EXPECTATION(
            true,
            1,
            "where chance alone decides, a search comes to the expectation",
            BackupRules::chanceComesToItsExpectation),

    /** A claim: a lambda does not make it. */
    PARAMETERS_ARE_PRINTED(
            true,
            1,
            "toString() prints a name and parameters in one line, always the same",
            BackupRules::parametersArePrinted);

    private final Rule<BackupSubject> rule;

    BackupRule(String sentence, Consumer<BackupSubject> check) {
        this(false, States.MANY, sentence, check);
    }

    BackupRule(boolean isClaim, int tries, String sentence, Consumer<BackupSubject> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, check);
    }

    /**
     * Whether a backup may be right and not keep this rule; it then says so by {@link BackupContract#unclaimed}.
     *
     * @return false for what every backup keeps
     */
    public boolean isClaim() {
        return rule.claim() != null;
    }

    Rule<BackupSubject> rule() {
        return rule;
    }

    /**
     * Checks the rule with one path, without any test framework.
     *
     * @param backup makes the backup, a new one at each call: then it also shows what one remembers
     * @param path to be shown to it
     * @param seed of all random numbers
     * @throws Violation if the rule is broken, or the backup throws an exception
     */
    public void check(Supplier<? extends Backup> backup, GivenPath path, long seed) {
        BackupSubject.check(rule, backup, path, Seed.of(seed));
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
