package io.mcts.games.gdl;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Replays the record of a game: what another program says of every state of some games. {@code main} prints the number of equal states or
 * the first difference.
 */
final class Replay {

    private final GdlRules rules;
    private final Path record;
    private int states;

    private Replay(GdlRules rules, Path record) {
        this.rules = rules;
        this.record = record;
    }

    /** Thrown at the first difference. */
    static final class Difference extends RuntimeException {

        private static final long serialVersionUID = 1;

        Difference(String message) {
            super(message);
        }
    }

    /**
     * Replays a record.
     *
     * @return the number of equal states
     */
    static int of(GdlRules rules, Path record) throws IOException {
        Replay replay = new Replay(rules, record);
        replay.run();
        return replay.states;
    }

    /**
     * Replays a record, and measures the speed of random play if a third argument says for how many milliseconds.
     *
     * @param args the rules, the record, perhaps milliseconds
     */
    public static void main(String[] args) throws IOException {
        long start = System.nanoTime();
        GdlRules rules = GdlRules.parse(Files.readString(Path.of(args[0])));
        long loaded = (System.nanoTime() - start) / 1_000_000;
        String result;
        try {
            result = of(rules, Path.of(args[1])) + " equal states";
        } catch (Difference difference) {
            result = "DIFFERENT: " + difference.getMessage();
        }
        System.out.println(Path.of(args[0]).getFileName() + ": " + result + "; loaded in " + loaded + " ms, "
                + rules + (rules.isSimultaneous() ? ", simultaneous" : "")
                + (args.length > 2 ? ", states/s " + speed(rules, Long.parseLong(args[2])) : ""));
    }

    /** Returns the states a second of random play from the initial state, the best of three measurements. */
    static long speed(GdlRules rules, long millis) {
        Position start = rules.initial().position();
        Position position = start.copy();
        RandomGenerator random = RandomGenerator.of("SplittableRandom");
        int[] joint = new int[rules.roles().size()];
        long best = 0;
        for (int round = 0; round < 3; round++) {
            long begin = System.nanoTime();
            long count = 0;
            position.set(start);
            while (System.nanoTime() - begin < millis * 1_000_000) {
                if (position.isTerminal()) {
                    for (int role = 0; role < joint.length; role++) {
                        position.goal(role);
                    }
                    position.set(start);
                }
                for (int role = 0; role < joint.length; role++) {
                    joint[role] = position.legalMove(role, random.nextInt(position.legalCount(role)));
                }
                position.step(joint);
                count++;
            }
            best = Math.max(best, count * 1_000_000_000 / (System.nanoTime() - begin));
        }
        return best;
    }

    private void run() throws IOException {
        List<String> lines = Files.readAllLines(record);
        require(map(Json.parse(lines.get(0))).get("roles"), rules.roles(), "roles");
        for (int game = 1; game < lines.size(); game++) {
            replay(game, list(map(Json.parse(lines.get(game))).get("states")));
        }
    }

    private void replay(int game, List<Object> said) {
        Position position = rules.initial().position();
        for (int i = 0; i < said.size(); i++) {
            Map<String, Object> state = map(said.get(i));
            String where = "game " + game + ", state " + (i + 1);
            require(state.containsKey("terminal"), position.isTerminal(), where + ": terminal");
            if (position.isTerminal()) {
                requireGoals(position, list(state.get("goals")), where);
                states++;
                return;
            }
            int[] joint = requireMoves(position, state, where);
            states++;
            if (joint.length > 0) {
                position.step(joint);
            }
        }
    }

    private void requireGoals(Position position, List<Object> goals, String where) {
        for (int role = 0; role < goals.size(); role++) {
            int goal = position.goal(role);
            Object actual = goal < 0 ? null : (Object) (double) goal;
            require(
                    goals.get(role),
                    actual,
                    where + ": goal of " + rules.roles().get(role));
        }
    }

    private int[] requireMoves(Position position, Map<String, Object> state, String where) {
        List<Object> played = state.containsKey("played") ? list(state.get("played")) : List.of();
        int[] joint = new int[played.size()];
        for (int role = 0; role < rules.roles().size(); role++) {
            List<String> legal = new ArrayList<>();
            int found = -1;
            for (int i = 0; i < position.legalCount(role); i++) {
                int move = position.legalMove(role, i);
                String text = written(rules.move(role, move).toString());
                legal.add(text);
                if (!played.isEmpty() && text.equals(played.get(role))) {
                    found = move;
                }
            }
            legal.sort(null);
            String name = where + ": legal moves of " + rules.roles().get(role);
            require(list(state.get("legal")).get(role), (double) legal.size(), name + ", " + legal);
            require(list(state.get("hash")).get(role), Long.toHexString(hash(legal)), name + ", hash of " + legal);
            if (!played.isEmpty()) {
                joint[role] = found;
            }
        }
        return joint;
    }

    private static void require(Object expected, Object actual, String what) {
        if (!Objects.equals(expected, actual)) {
            throw new Difference(what + ": recorded " + expected + ", here " + actual);
        }
    }

    /** Returns a move as records write it. */
    private static String written(String move) {
        return move.replace("(", "( ").replace(")", " )");
    }

    /** FNV-1a over the moves, each followed by a line feed. */
    private static long hash(List<String> moves) {
        long hash = 0xcbf29ce484222325L;
        for (String move : moves) {
            for (byte part : (move + "\n").getBytes(StandardCharsets.UTF_8)) {
                hash = (hash ^ (part & 0xff)) * 0x100000001b3L;
            }
        }
        return hash;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object json) {
        return (Map<String, Object>) json;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Object json) {
        return (List<Object>) json;
    }
}
