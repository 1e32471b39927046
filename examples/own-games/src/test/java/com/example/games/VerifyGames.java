package com.example.games;

import io.mcts.testkit.GameVerifier;
import io.mcts.testkit.VerificationReport;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

/** Checks both games without a test framework. */
final class VerifyGames {

    public static void main(String[] args) {
        VerificationReport pig = GameVerifier.verify(new Pig(100, 7, 0, 0), 1);
        System.out.println(pig);

        VerificationReport nim = GameVerifier.of(() -> List.of(new ThreePlayerNim(21, 0)))
                .withFacts(GameFacts.none().withLongestGame(21).withPayoffSum(1.5))
                .verify();
        System.out.println(nim);
    }
}
