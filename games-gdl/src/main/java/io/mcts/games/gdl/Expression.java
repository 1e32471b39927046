package io.mcts.games.gdl;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A symbol or a list of expressions, with its place in the text.
 *
 * @param symbol the symbol; blank for a list
 * @param items the items of a list; empty for a symbol
 * @param line from 1
 * @param column from 1
 */
record Expression(String symbol, List<Expression> items, int line, int column) {

    boolean isList() {
        return symbol.isEmpty();
    }

    boolean isVariable() {
        return symbol.startsWith("?");
    }

    /** Returns the first symbol of a list, or the symbol itself; blank for a list that does not begin with a symbol. */
    String head() {
        return isList() ? items.isEmpty() ? "" : items.get(0).symbol : symbol;
    }

    /** Returns the items of a list after the first; none for a symbol. */
    List<Expression> arguments() {
        return items.isEmpty() ? items : items.subList(1, items.size());
    }

    IllegalArgumentException error(String message) {
        return new IllegalArgumentException("line " + line + ", column " + column + ": " + message);
    }

    @Override
    public String toString() {
        return isList() ? items.stream().map(Expression::toString).collect(Collectors.joining(" ", "(", ")")) : symbol;
    }
}
