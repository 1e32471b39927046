package io.mcts.games.go.gtp;

import io.mcts.games.go.GoRules;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rules as KataGo writes them: a name, or JSON of which scoring and compensation count. The others are fixed. */
final class GtpRules {

    private static final Pattern SCORING = Pattern.compile("\"scoring\"\\s*:\\s*\"(\\w+)\"");
    private static final Pattern BONUS = Pattern.compile("\"whiteHandicapBonus\"\\s*:\\s*\"([^\"]+)\"");

    private GtpRules() {}

    static GoRules parse(GoRules rules, List<String> words) {
        GtpArguments.argument(words, 0);
        String text = String.join(" ", words);
        if (text.startsWith("{")) {
            String scoring = value(SCORING, text, rules.countsTerritory() ? "TERRITORY" : "AREA");
            String bonus = value(BONUS, text, rules.hasCompensation() ? "N" : "0");
            if (!List.of("AREA", "TERRITORY").contains(scoring)
                    || !List.of("0", "N").contains(bonus)) {
                throw new IllegalArgumentException("scoring is AREA or TERRITORY, whiteHandicapBonus 0 or N");
            }
            return rules.withScoring(scoring.equals("TERRITORY"), bonus.equals("N"));
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "japanese", "korean" -> rules.withScoring(true, false);
            case "chinese", "chinese-kgs", "chinese-ogs" -> rules.withScoring(false, true);
            case "tromp-taylor", "new-zealand", "new zealand" -> rules.withScoring(false, false);
            default ->
                throw new IllegalArgumentException(
                        "unknown rules '" + text + "'; allowed: japanese, korean, chinese, tromp-taylor, new-zealand");
        };
    }

    private static String value(Pattern pattern, String text, String otherwise) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.group(1) : otherwise;
    }

    static String json(GoRules rules) {
        return String.format(
                "{\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"%s\",\"suicide\":false,\"tax\":\"NONE\","
                        + "\"whiteHandicapBonus\":\"%s\"}",
                rules.countsTerritory() ? "TERRITORY" : "AREA", rules.hasCompensation() ? "N" : "0");
    }
}
