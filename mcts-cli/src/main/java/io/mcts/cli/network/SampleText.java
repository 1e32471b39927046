package io.mcts.cli.network;

import io.mcts.selfplay.SelfPlay.Sample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The positions of a game of self-play as a text that gives them back bit for bit: their numbers, compressed and in base 64. Most numbers
 * of a board are 0, so a game of Connect Four takes some 10,000 characters.
 */
public final class SampleText {

    private SampleText() {}

    /** The text of the positions of a game. */
    public static String of(List<Sample> game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
            out.writeInt(game.size());
            for (Sample sample : game) {
                out.writeInt(sample.inputs().size());
                for (float[] input : sample.inputs()) {
                    write(out, input);
                }
                write(out, sample.policy());
                out.writeFloat(sample.result());
                out.writeFloat(sample.searched());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static void write(DataOutputStream out, float[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (float number : numbers) {
            out.writeFloat(number);
        }
    }

    /**
     * The positions of a game by their text.
     *
     * @throws IllegalArgumentException if this is not such a text
     */
    public static List<Sample> parse(String text) {
        byte[] bytes = Base64.getDecoder().decode(text);
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
            int size = in.readInt();
            List<Sample> game = new ArrayList<>();
            while (game.size() < size) {
                List<float[]> inputs = new ArrayList<>();
                for (int left = in.readInt(); left > 0; left--) {
                    inputs.add(read(in));
                }
                game.add(new Sample(inputs, read(in), in.readFloat(), in.readFloat()));
            }
            return game;
        } catch (IOException failure) {
            throw new IllegalArgumentException("no positions of a game: " + failure.getMessage(), failure);
        }
    }

    private static float[] read(DataInputStream in) throws IOException {
        float[] numbers = new float[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readFloat();
        }
        return numbers;
    }
}
