/** Charts with intervals as SVG. Independent of games and searches. */
@NullMarked
package io.mcts.cli.plot;

import org.jspecify.annotations.NullMarked;
