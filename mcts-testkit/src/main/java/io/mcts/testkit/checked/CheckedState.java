package io.mcts.testkit.checked;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A state that checks every call. It has each capability of the core that the state it stands for has. */
public interface CheckedState<S extends GameState<S, M>, M extends Move> extends GameState<CheckedState<S, M>, M> {

    /** What checks the calls, and knows the state that this one stands for. */
    StateCalls<S, M> calls();

    /** A checked state with the capabilities of a state. */
    @SuppressWarnings("unchecked") // it implements this interface, of the types of the calls
    static <S extends GameState<S, M>, M extends Move> CheckedState<S, M> of(StateCalls<S, M> calls) {
        List<Class<?>> interfaces = new ArrayList<>(List.of(CheckedState.class));
        interfaces.addAll(capabilities(calls.inner().getClass()));
        return (CheckedState<S, M>)
                Proxy.newProxyInstance(CheckedState.class.getClassLoader(), interfaces.toArray(Class<?>[]::new), calls);
    }

    /** The capabilities of the core that a class of states has. */
    private static Set<Class<?>> capabilities(Class<?> states) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> type = states; type != null; type = type.getSuperclass()) {
            for (Class<?> implemented : type.getInterfaces()) {
                boolean isCapability = implemented.getPackage().equals(GameState.class.getPackage());
                found.addAll(isCapability ? Set.of(implemented) : capabilities(implemented));
            }
        }
        found.remove(GameState.class);
        return found;
    }
}
