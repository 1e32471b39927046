package io.mcts.selfplay;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import io.mcts.selfplay.SelfPlay.Sample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** A lossless text of a game of self-play, compressed JSON in base 64, to send it from one process to another. */
public final class SampleText {

    private static final Gson GSON = new Gson();

    private SampleText() {}

    /** Returns the text of a game: a line of ASCII. */
    public static String of(List<Sample> game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer out = new OutputStreamWriter(new DeflaterOutputStream(bytes), StandardCharsets.US_ASCII)) {
            GSON.toJson(game.toArray(new Sample[0]), out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** Parses the text of a game. */
    public static List<Sample> parse(String text) {
        ByteArrayInputStream bytes =
                new ByteArrayInputStream(Base64.getDecoder().decode(text));
        try (Reader in = new InputStreamReader(new InflaterInputStream(bytes), StandardCharsets.US_ASCII)) {
            Sample[] game = GSON.fromJson(in, Sample[].class);
            if (game == null) {
                throw new IOException("it is cut off");
            }
            return List.of(game);
        } catch (IOException | JsonParseException failure) {
            throw new IllegalArgumentException("no positions of a game: " + failure.getMessage(), failure);
        }
    }
}
