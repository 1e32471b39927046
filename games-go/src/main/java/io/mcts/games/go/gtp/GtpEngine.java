package io.mcts.games.go.gtp;

import static io.mcts.games.go.gtp.GtpArguments.argument;
import static io.mcts.games.go.gtp.GtpArguments.number;
import static io.mcts.games.go.gtp.GtpArguments.player;
import static io.mcts.games.go.gtp.GtpArguments.wholeNumber;

import io.mcts.KeptTree;
import io.mcts.KeptTree.Line;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoGame.Turn;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.OwnershipPolicy;
import io.mcts.games.go.Territory;
import io.mcts.policy.Policy;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.GoTextProtocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An engine that speaks the Go Text Protocol, version 2, with the extensions of KGS for time and for the end, and the analysis commands of
 * Leela Zero and KataGo. The thread that calls {@link #run} reads, searches and answers; an analysis runs on another one until the next
 * line. A search continues in the tree of the last one where it can. The engine passes when its pass wins or, except during {@code
 * kgs-genmove_cleanup}, when the opponent has passed, everything is settled and it wins without the dead stones.
 *
 * <p>Source: G. Farnebäck, <i>Specification of the Go Text Protocol, version 2, draft 2</i>, 2002.
 */
public final class GtpEngine implements GoTextProtocol.Engine {

    private static final List<String> COMMANDS = List.of(
            "genmove",
            "kata-analyze",
            "kata-genmove_analyze",
            "kata-list_time_settings",
            "kata-time_settings",
            "kgs-genmove_cleanup",
            "kgs-time_settings",
            "known_command",
            "list_commands",
            "lz-analyze",
            "lz-genmove_analyze",
            "name",
            "protocol_version",
            "quit",
            "reg_genmove",
            "time_left",
            "time_settings",
            "version");

    private static final Pattern LINE = Pattern.compile("(?:(\\d+)\\s+)?(\\S+)\\s*(.*)");
    private static final int USUAL_LINES = 19;
    private static final double NANOS = 1e9;

    /** The first searches of a Java program are slow; one as long as this comes before the first move on a clock. */
    private static final Duration WARM_UP = Duration.ofMillis(300);

    /** Time for a move that suffices to judge the territory as well, by rollouts alone or with reading. */
    private static final Duration ENOUGH_TO_JUDGE = Duration.ofMillis(100);

    private static final Duration ENOUGH_TO_READ = Duration.ofSeconds(2);

    private static final Duration LEAST = Duration.ofMillis(1);

    /** Pondering may take one part in {@value} of the heap. */
    private static final int PART_OF_HEAP = 4;

    private final Mcts<Go, GoMove> mcts;

    /** Null if the search plays none. */
    private final @Nullable OwnershipPolicy rollouts;

    private final Budget budget;
    private final Budget budgetOnClock;
    private final PrintWriter out;
    private final double resignsBelow;
    private GtpClock clock = new GtpClock(GtpClock.USUAL_LAG);
    private boolean isWarm;

    /** The time of the last line, as of {@link System#nanoTime}. */
    private long received;

    private final KeptTree<Go, GoMove> tree;
    private @Nullable Executor ponders;
    private final GtpRecord record;
    private @Nullable Runnable analysis;

    /** Creates an engine that never resigns. */
    public GtpEngine(Mcts<Go, GoMove> mcts, Budget budget, PrintWriter out) {
        this(GoRules.of(USUAL_LINES), mcts, budget, budget, out, 0);
    }

    /**
     * Creates an engine.
     *
     * @param rules the rules until the controller sets others
     * @param budget the budget of each move without a clock of the controller
     * @param budgetOnClock the budget of each move, besides its share of the time, with such a clock
     * @param resignsBelow the value, from 0 to 1, below which it resigns; 0 for never
     */
    public GtpEngine(
            GoRules rules,
            Mcts<Go, GoMove> mcts,
            Budget budget,
            Budget budgetOnClock,
            PrintWriter out,
            double resignsBelow) {
        record = new GtpRecord(GoGame.of(rules));
        rollouts = mcts.evaluator().orElse(null) instanceof RolloutEvaluator<Go, ?> evaluator
                ? new OwnershipPolicy(policy(evaluator))
                : null;
        this.mcts = rollouts == null ? mcts : with(rollouts, mcts);
        this.tree = new KeptTree<>(this.mcts);
        this.budget = budget;
        this.budgetOnClock = budgetOnClock;
        this.out = out;
        this.resignsBelow = resignsBelow;
    }

    /** Replaces the rollouts, which the search has as such or as its evaluator. */
    private static Mcts<Go, GoMove> with(OwnershipPolicy rollouts, Mcts<Go, GoMove> mcts) {
        try {
            return mcts.toBuilder().rollout(rollouts).build();
        } catch (IllegalStateException hasEvaluator) {
            return mcts.toBuilder().evaluator(new RolloutEvaluator<>(rollouts)).build();
        }
    }

    @SuppressWarnings("unchecked") // a search of Go has rollouts of Go
    private static Policy<Go, GoMove> policy(RolloutEvaluator<Go, ?> evaluator) {
        return (Policy<Go, GoMove>) evaluator.policy();
    }

    /** Ponders while the opponent thinks, as a task of an executor that must not run it on the calling thread. */
    @Override
    public void ponderOn(Executor executor) {
        ponders = executor;
    }

    /** {@inheritDoc} It also grows to what is measured, and is 20 ms unless set. */
    @Override
    public void expectLag(Duration lag) {
        clock = new GtpClock(lag);
    }

    /** Returns the commands that bring another engine to a position, from an empty board on. */
    public static List<String> setUp(Go state) {
        List<String> commands = new ArrayList<>(List.of(
                "boardsize " + state.rules().lines(), "komi " + state.rules().komi(), "clear_board"));
        state.setUp().black().forEach(stone -> commands.add("play b " + stone));
        state.setUp().white().forEach(stone -> commands.add("play w " + stone));
        List<GoMove> moves = state.moves();
        for (int i = 0; i < moves.size(); i++) {
            boolean isBlack = (state.setUp().nextPlayer() + i) % 2 == 0;
            commands.add("play " + (isBlack ? "b " : "w ") + moves.get(i));
        }
        return commands;
    }

    /** Answers lines up to {@code quit} or the end of the input. */
    @Override
    public void run(BufferedReader in) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                received = System.nanoTime();
                String plain = line.replaceAll("#.*", "")
                        .replace('\t', ' ')
                        .replaceAll("\\p{Cntrl}", "")
                        .strip();
                stopAnalysis();
                Matcher parts = LINE.matcher(plain);
                if (parts.matches()) {
                    String number = parts.group(1) == null ? "" : parts.group(1);
                    List<String> words = parts.group(3).isEmpty()
                            ? List.of()
                            : List.of(parts.group(3).split(" +"));
                    dispatch(number, parts.group(2), words);
                    if (parts.group(2).equals("quit")) {
                        return;
                    }
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void dispatch(String number, String command, List<String> words) {
        try {
            switch (command) {
                case "lz-analyze", "kata-analyze" -> analyse(number, command.startsWith("lz"), words);
                case "lz-genmove_analyze", "kata-genmove_analyze" ->
                    generateAndReport(number, command.startsWith("lz"), words);
                default -> {
                    String answer = answer(command, words);
                    say("=" + number + (answer.isEmpty() ? "" : " " + answer) + "\n");
                }
            }
            if (ponders != null) { // only now that the answer is out and the opponent's clock runs
                tree.ponder(ponders, Budget.memory(Runtime.getRuntime().maxMemory() / PART_OF_HEAP));
            }
        } catch (GtpArguments.MissingArgumentException missing) {
            say("?" + number + " syntax error: an argument of " + command + " is missing\n");
        } catch (RuntimeException refusal) {
            say("?" + number + " " + String.valueOf(refusal.getMessage()).replaceAll("\\s*\\R\\s*", "; ") + "\n");
        }
    }

    private synchronized void say(String text) {
        out.println(text);
        out.flush();
    }

    private static List<String> commands() {
        return Stream.of(COMMANDS, GtpRecord.COMMANDS, GtpScoring.COMMANDS)
                .flatMap(List::stream)
                .sorted()
                .toList();
    }

    private String answer(String command, List<String> words) {
        return switch (command) {
            case "protocol_version" -> "2";
            case "name" -> "mcts";
            case "version" ->
                Objects.requireNonNullElse(GtpEngine.class.getPackage().getImplementationVersion(), "0");
            case "known_command" -> String.valueOf(commands().contains(argument(words, 0)));
            case "list_commands" -> String.join("\n", commands());
            case "genmove", "kgs-genmove_cleanup" -> {
                int player = player(argument(words, 0));
                yield generate(
                        player, command.equals("genmove"), position -> tree.search(line(position), budget(player)));
            }
            case "reg_genmove" -> {
                int player = player(argument(words, 0));
                yield mcts.search(game().position(player), budget(player))
                        .bestMove()
                        .toString();
            }
            case "time_settings" -> setTime(() -> clock.set(number(words, 0), number(words, 1), wholeNumber(words, 2)));
            case "kgs-time_settings", "kata-time_settings" -> setTime(() -> clock.set(words));
            case "kata-list_time_settings" -> "none absolute byoyomi canadian fischer fischer-capped";
            case "time_left" -> setTime(() -> clock.setLeft(words));
            case "quit" -> "";
            default ->
                GtpScoring.COMMANDS.contains(command)
                        ? GtpScoring.answer(game(), command, words)
                        : record.dispatch(command, words);
        };
    }

    private String setTime(Runnable setting) {
        setting.run();
        if (clock.isSet() && !isWarm) {
            isWarm = true;
            new KeptTree<>(mcts).search(line(Go.initial(game().rules())), Budget.time(WARM_UP));
        }
        return "";
    }

    static Line<Go, GoMove> line(Go position) {
        return new Line<>(
                List.of(position.rules(), position.setUp(), position.isResumed()), position.moves(), position);
    }

    private GoGame game() {
        return record.game();
    }

    private Budget budget(int player) {
        if (!clock.isSet()) {
            return budget;
        }
        Duration left = timeForMove(player).minusNanos(System.nanoTime() - received);
        return budgetOnClock.or(Budget.time(left.compareTo(LEAST) < 0 ? LEAST : left));
    }

    private Duration timeForMove(int player) {
        int lines = game().rules().lines();
        return clock.timeForMove(player, lines * lines, game().turns().size());
    }

    private boolean hasTime(int player, Duration needed) {
        return !clock.isSet() || timeForMove(player).compareTo(needed) >= 0;
    }

    private String generate(int player, boolean mayLeaveDeadStones, Function<Go, SearchResult<GoMove>> search) {
        boolean hasOtherPassed = !game().turns().isEmpty()
                && game().turns().get(game().turns().size() - 1).move().isPass();
        GoMove move = GoMove.PASS;
        Turn turn = new Turn(player, move, "");
        boolean endsByPass = mayLeaveDeadStones && hasOtherPassed && hasTime(player, ENOUGH_TO_JUDGE);
        @Nullable Territory territory = endsByPass ? GtpScoring.territory(game()) : null;
        if (territory == null || !territory.isSettled()) {
            // the search counts dead stones as they lie; where they come off, a pass may lose what it seems to win
            Go position =
                    territory == null || isWon(hasTime(player, ENOUGH_TO_READ) ? territory.read() : territory, player)
                            ? game().position(player)
                            : game().positionWithoutPass(player);
            SearchResult<GoMove> result = search.apply(position);
            if (result.value() < resignsBelow) {
                record.resign(player);
                return "resign";
            }
            move = result.bestMove();
            String comment = String.format(
                    Locale.ROOT,
                    "value %.3f, %d visits, %s",
                    result.value(),
                    result.statistics(move).visits(),
                    result.principalVariation());
            turn = new Turn(player, move, comment).withValue(player == 0 ? result.value() : 1 - result.value());
            tree.planPondering(move);
        }
        clock.press(player, (System.nanoTime() - received) / NANOS);
        record.add(turn);
        return move.toString();
    }

    private static boolean isWon(Territory territory, int player) {
        return player == 0 ? territory.score() > 0 : territory.score() < 0;
    }

    private void analyse(String number, boolean isLeela, List<String> words) {
        AnalysisRequest request = AnalysisRequest.parse(game(), words);
        tree.stopPondering();
        Analysis started = analysis(game().position(request.player()), request, isLeela);
        say("=" + number);
        analysis = started.start(this::say);
    }

    private Analysis analysis(Go position, AnalysisRequest request, boolean isLeela) {
        return Analysis.of(mcts, tree, position, request, rollouts, isLeela);
    }

    private void generateAndReport(String number, boolean isLeela, List<String> words) {
        AnalysisRequest request = AnalysisRequest.parse(game(), words);
        analysis(game().position(request.player()), request, isLeela); // is refused now
        say("=" + number);
        String move = generate(
                request.player(),
                true,
                position -> analysis(position, request, isLeela).search(budget(request.player()), this::say));
        say("play " + move + "\n");
    }

    /** Ends any analysis and pondering. */
    @Override
    public void close() {
        tree.clear();
        stopAnalysis();
    }

    private void stopAnalysis() {
        if (analysis != null) {
            analysis.run();
            analysis = null;
            say("");
        }
    }
}
