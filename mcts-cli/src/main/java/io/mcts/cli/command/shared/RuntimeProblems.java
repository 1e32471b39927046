package io.mcts.cli.command.shared;

import java.net.URL;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class RuntimeProblems {

    private static final Pattern NEWER = Pattern.compile("(\\S+) has been compiled by .*?class file version (\\d+).*");

    /** The class file version of Java 1, less 1. */
    private static final int FIRST_VERSION = 44;

    /** Packages of platform modules that a smaller runtime may lack. */
    private static final Map<String, String> MODULES = Map.of(
            "java/util/logging/", "java.logging",
            "java/net/http/", "java.net.http",
            "java/lang/management/", "java.management",
            "javax/management/", "java.management",
            "com/sun/management/", "jdk.management",
            "com/sun/net/httpserver/", "jdk.httpserver",
            "sun/misc/", "jdk.unsupported",
            "java/sql/", "java.sql",
            "javax/naming/", "java.naming",
            "javax/xml/", "java.xml");

    private RuntimeProblems() {}

    /** Describes a class compiled by a newer JDK, with its jar or folder. */
    static String newerClass(UnsupportedClassVersionError failure) {
        Matcher match = NEWER.matcher(String.valueOf(failure.getMessage()));
        if (!match.matches()) {
            return failure.toString();
        }
        URL place = Thread.currentThread().getContextClassLoader().getResource(match.group(1) + ".class");
        String file = place == null
                ? ""
                : " in "
                        + place.toString()
                                .replaceFirst("^jar:", "")
                                .replaceFirst("^file:", "")
                                .replaceFirst("!?/" + match.group(1) + "\\.class$", "");
        return "the class " + match.group(1).replace('/', '.') + file + " needs Java "
                + (Integer.parseInt(match.group(2)) - FIRST_VERSION) + " or later, and this is Java "
                + Runtime.version().feature();
    }

    /** Describes the platform module of a class that is missing. */
    static Optional<String> missingModule(NoClassDefFoundError failure) {
        String message = String.valueOf(failure.getMessage()).replace('.', '/');
        return MODULES.entrySet().stream()
                .filter(entry -> message.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .filter(module -> ModuleLayer.boot().findModule(module).isEmpty())
                .findFirst()
                .map(module -> "the Java runtime " + System.getProperty("java.home") + " lacks the module " + module
                        + "; use a runtime with all modules, or add it to this one");
    }
}
