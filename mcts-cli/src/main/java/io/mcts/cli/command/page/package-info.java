/** The command {@code serve}, and the interface of the web page that it starts. */
@NullMarked
package io.mcts.cli.command.page;

import org.jspecify.annotations.NullMarked;
