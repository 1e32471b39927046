package io.mcts.games.einstein.spec;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.EinSteinOpening;
import io.mcts.games.einstein.Roll;
import io.mcts.games.einstein.records.EinSteinRecord;
import io.mcts.games.einstein.records.RecordHeader;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

final class EinSteinRecords implements Records<EinStein, EinSteinMove> {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy.MM.dd HH:mm", Locale.ROOT);

    private record Recorded(EinSteinRecord record) implements RecordedGame<EinStein, EinSteinMove> {

        @Override
        public EinStein start() {
            return record.opening().state();
        }

        @Override
        public List<EinSteinMove> moves() {
            return record.moves();
        }

        @Override
        public boolean isOver() {
            return record.winner().isPresent() || end(record.moves()).isTerminal();
        }

        @Override
        public OptionalInt winner() {
            return record.winner();
        }

        @Override
        public List<String> names() {
            return List.of(record.header().first(), record.header().second());
        }

        @Override
        public Recorded named(List<String> names) {
            RecordHeader header = record.header();
            return new Recorded(new EinSteinRecord(
                    new RecordHeader(names.get(0), names.get(1), header.timeAndPlace(), header.event()),
                    record.opening(),
                    record.moves(),
                    record.winner()));
        }

        @Override
        public Recorded played(List<EinSteinMove> moves) {
            int last = moves.size() - 1;
            List<EinSteinMove> whole = last >= 0 && moves.get(last) instanceof Roll ? moves.subList(0, last) : moves;
            EinStein end = end(whole);
            OptionalInt winner = end.isTerminal() ? OptionalInt.of(1 - end.nextPlayer()) : OptionalInt.empty();
            return new Recorded(new EinSteinRecord(record.header(), record.opening(), whole, winner));
        }

        @Override
        public Recorded wonBy(int player) {
            return new Recorded(
                    new EinSteinRecord(record.header(), record.opening(), record.moves(), OptionalInt.of(player)));
        }

        private EinStein end(List<EinSteinMove> moves) {
            EinStein state = start();
            moves.forEach(state::play);
            return state;
        }

        @Override
        public String text() {
            return record.format();
        }
    }

    @Override
    public String format() {
        return "contest record";
    }

    /** The first line begins in a known way or, if not, the second is that of a set-up. */
    @Override
    public boolean recognizes(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        return text.stripLeading().startsWith("#") || text.contains("R:");
    }

    @Override
    public RecordedGame<EinStein, EinSteinMove> read(byte[] file) {
        return new Recorded(EinSteinRecord.parse(file));
    }

    @Override
    public RecordedGame<EinStein, EinSteinMove> begin(EinStein start, LocalDateTime when) {
        RecordHeader header = new RecordHeader("", "", TIME.format(when), "");
        return new Recorded(new EinSteinRecord(header, EinSteinOpening.of(start), List.of(), OptionalInt.empty()));
    }
}
