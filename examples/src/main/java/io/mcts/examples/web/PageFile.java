package io.mcts.examples.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A file of the page.
 *
 * @param bytes what is in it
 * @param type what kind of content that is
 * @param tag a word that changes with the content, by which a browser knows whether it has it already
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares files
record PageFile(byte[] bytes, String type, String tag) {

    static PageFile of(byte[] bytes, String type) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new PageFile(bytes, type, '"' + HexFormat.of().formatHex(digest, 0, 12) + '"');
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
