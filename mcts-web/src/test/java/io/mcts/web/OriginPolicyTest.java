package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.http.HttpResponseException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginPolicyTest {

    /** By what names a server may be asked that listens on 127.0.0.1, on one address, on all of them. */
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 127.0.0.1, localhost, true",
        "127.0.0.1, 127.0.0.1, LOCALHOST:80, true",
        "127.0.0.1, 127.0.0.1, 192.168.1.5, false",
        "board, 192.168.1.5, board:8080, true",
        "board, 192.168.1.5, 192.168.1.5:8080, true",
        "board, 192.168.1.5, 192.168.1.6, false",
        "0.0.0.0, 0.0.0.0, 192.168.1.5:8080, true",
        "0.0.0.0, 0.0.0.0, [fe80::1]:8080, true",
        "0.0.0.0, 0.0.0.0, evil.example, false",
        "0.0.0.0, 0.0.0.0, 1.2.3.4.evil.example, false",
        "::1, ::1, [::1]:8080, true"
    })
    void serverIsAskedByItsOwnNamesOnly(String host, String address, String asked, boolean isAllowed)
            throws UnknownHostException {
        OriginPolicy visitors = OriginPolicy.of(host, InetAddress.getByName(address));
        if (isAllowed) {
            assertThatCode(() -> visitors.check(asked, "http://" + asked)).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(() -> visitors.check(asked, null)).isInstanceOf(HttpResponseException.class);
        }
    }
}
