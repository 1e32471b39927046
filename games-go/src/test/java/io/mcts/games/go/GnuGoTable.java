package io.mcts.games.go;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.agent.SearchAgents;
import io.mcts.arena.result.MatchResult;
import io.mcts.control.Budget;
import io.mcts.engines.GtpEngines;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Plays a cell of the table in guide 12: a search against GNU Go 3.8 at level 10 on 9x9, komi 7.5, colours in turn.
 *
 * <p>Arguments: the search, its iterations, the games and the seed, as in {@code priors 3000 40 1}; a fifth is the size of another board. GNU Go captures what is dead before
 * it passes, so that the rules of {@link Go} score as it would.
 */
final class GnuGoTable {

    private static final List<String> GNU_GO = List.of(
            "gnugo", "--mode", "gtp", "--level", "10", "--chinese-rules", "--positional-superko", "--capture-all-dead");

    private static final double LOST = 0.03;

    private GnuGoTable() {}

    public static void main(String[] args) {
        long iterations = Long.parseLong(args[1]);
        int games = Integer.parseInt(args[2]);
        GoRules rules = GoRules.of(args.length > 4 ? Integer.parseInt(args[4]) : 9);
        Entrant<Go, GoMove> search = new Entrant<>(
                args[0],
                resigning(SearchAgents.of(
                        search(args[0]), Budget.iterations(iterations).untilDecided())));
        MatchResult result;
        try (GtpEngines<Go, GoMove> gnuGo = GtpEngines.of(
                GNU_GO,
                Go.notation(rules),
                start -> List.of("boardsize " + rules.lines(), "komi " + rules.komi(), "clear_board"))) {
            result = Arena.ofThreads(1)
                    .play(
                            Match.of(search, new Entrant<>("gnugo", gnuGo), random -> Go.initial(rules), games)
                                    .withSeed(Long.parseLong(args[3])),
                            (game, soFar) -> System.err.println(soFar.score() + " " + game.rewards() + " "
                                    + game.fault()
                                            .map(fault -> fault.kind() + " ")
                                            .orElse("")
                                    + game.turns().stream()
                                            .map(turn -> turn.move())
                                            .toList()));
        }
        System.out.println(String.format(
                Locale.ROOT,
                "%s %d: %s %s, black %s, %s, faults %d and %d",
                String.join(" ", args),
                result.score().games(),
                result.score(),
                result.score().interval(),
                result.firstPlayer(),
                result.plies(),
                result.a().faults(),
                result.b().faults()));
    }

    /** Agents that give up a lost game, which saves time. */
    private static AgentFactory<Go, GoMove> resigning(AgentFactory<Go, GoMove> agents) {
        return seat -> {
            Agent<Go, GoMove> agent = agents.agent(seat);
            return state -> {
                ChosenMove<GoMove> choice = agent.choose(state);
                if (choice.value() < LOST) {
                    throw new AgentFault(Fault.Kind.RESIGNATION, "the search resigns");
                }
                return choice;
            };
        };
    }

    /** The parts named, joined by plus signs, as in {@code rave+priors+patterns}. */
    static Mcts<Go, GoMove> search(String name) {
        List<String> parts = new ArrayList<>(List.of(name.split("\\+")));
        Mcts.Builder<Go, GoMove> builder = Mcts.<Go, GoMove>builder().rollout(new EyePolicy());
        Rave rave = Rave.of(0, 1_000);
        for (String part : parts) {
            switch (part) {
                case "uct" -> builder.selection(Ucb1.of(0.4));
                case "source" -> builder.selection(Ucb1.of(Math.sqrt(0.2)));
                case "rave" -> builder.selection(rave);
                case "priors" -> builder.prior(new GoPriors()).selection(rave.withPrior(20));
                case "patterns" -> builder.rollout(new PatternPolicy());
                default -> throw new IllegalArgumentException("no part is called " + part);
            }
        }
        return builder.build();
    }
}
