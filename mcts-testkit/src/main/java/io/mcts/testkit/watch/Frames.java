package io.mcts.testkit.watch;

import java.security.CodeSource;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

public final class Frames {

    private Frames() {}

    /** The innermost frame outside the platform and the kit, that of a game or a part; null if there is none. */
    public static @Nullable StackTraceElement firstOutside(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !isPlatforms(frame) && !isOfTheKit(frame))
                .findFirst()
                .orElse(null);
    }

    static boolean isInTheKit(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !isPlatforms(frame))
                .findFirst()
                .map(Frames::isOfTheKit)
                .orElse(true);
    }

    public static String text(StackTraceElement frame) {
        return frame.getClassName().replaceFirst("^.*[.$]", "") + "." + frame.getMethodName() + "("
                + frame.getFileName() + ":" + frame.getLineNumber() + ")";
    }

    private static boolean isPlatforms(StackTraceElement frame) {
        return frame.getClassName().matches("(java|jdk|sun)\\..*");
    }

    /** Compares code sources: a user's class may be in a package of the same name. */
    private static boolean isOfTheKit(StackTraceElement frame) {
        if (!frame.getClassName().startsWith("io.mcts.testkit.")) {
            return false;
        }
        try {
            String name = frame.getClassName().replaceFirst("\\$\\$Lambda.*", "");
            Class<?> type = Class.forName(name, false, Frames.class.getClassLoader());
            return Objects.equals(origin(type), origin(Frames.class));
        } catch (ClassNotFoundException | LinkageError unknown) {
            return false;
        }
    }

    private static @Nullable CodeSource origin(Class<?> type) {
        return type.getProtectionDomain().getCodeSource();
    }
}
