/**
 * Benchmarks with JMH: how fast the library is, and what each thing costs.
 *
 * <p>A benchmark is a class; its parameters and what it compares stand in its Javadoc. One operation is one rollout, one
 * iteration or one selection, so that the score is how many there are in a second, and {@code gc.alloc.rate.norm} of the profiler
 * {@code gc} the bytes that one of them allocates.
 *
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
 * <p>{@code -rf json -rff FILE} keeps the figures. Judge them as ratios within one run; the options {@code -f 1 -wi 1 -i 1 -w 1 -r 1}
 * show that a benchmark runs, and nothing else.
 *
 * <p>A game is {@code tictactoe}, {@code connectfour} (7x6), {@code connectfour12x12} or {@code einstein}. With {@code loaded=one} the JVM
 * knows no other game, so that the compiler takes the calls of its states for calls of one class; with {@code loaded=all} it has played
 * them all before, as in a program that knows several games.
 */
@NullMarked
package io.mcts.benchmarks;

import org.jspecify.annotations.NullMarked;
