@NullMarked
package io.mcts.cli.report;

import org.jspecify.annotations.NullMarked;
