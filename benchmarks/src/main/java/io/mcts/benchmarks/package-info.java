/**
 * Benchmarks with JMH.
 *
 * <p>An operation is one rollout, iteration or selection: scores are operations per second, and {@code gc.alloc.rate.norm} of the profiler
 * {@code gc} bytes per operation.
 * <pre>
 * mvn -B -Dquick package -pl benchmarks -am
 * java -jar benchmarks/target/benchmarks.jar -l                                 lists all
 * java -jar benchmarks/target/benchmarks.jar -lp                                with their parameters
 * java -jar benchmarks/target/benchmarks.jar RolloutBenchmark -prof gc
 * java -jar benchmarks/target/benchmarks.jar RolloutBenchmark.playOut -p game=connectfour -p loaded=one,all
 * java -jar benchmarks/target/benchmarks.jar 'SearchBenchmark.million' -p game=connectfour -prof gc -f 5
 * java -jar benchmarks/target/benchmarks.jar ParallelSearchBenchmark
 * java -jar benchmarks/target/benchmarks.jar DecisiveSearchBenchmark -prof gc
 * java -jar benchmarks/target/benchmarks.jar SelectionBenchmark -p children=7
 * </pre>
 *
 * <p>{@code -rf json -rff FILE} stores the figures; compare them within one run. {@code -f 1 -wi 1 -i 1 -w 1 -r 1} is a smoke test.
 *
 * <p>A game is {@code tictactoe}, {@code connectfour} (7x6), {@code connectfour12x12} or {@code einstein}. With {@code loaded=one} the JVM
 * has loaded no other game, so that calls are monomorphic; with {@code loaded=all} it has played all of them.
 */
@NullMarked
package io.mcts.benchmarks;

import org.jspecify.annotations.NullMarked;
