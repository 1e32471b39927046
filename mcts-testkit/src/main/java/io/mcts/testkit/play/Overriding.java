package io.mcts.testkit.play;

public final class Overriding {

    private Overriding() {}

    public static boolean isOverridden(Class<?> type, Class<?> inherited, String method, Class<?>... parameters) {
        try {
            return type.getMethod(method, parameters).getDeclaringClass() != inherited;
        } catch (NoSuchMethodException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }
}
