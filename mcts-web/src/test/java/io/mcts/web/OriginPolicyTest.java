package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.http.HttpResponseException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginPolicyTest {

    @ParameterizedTest
    @CsvSource({
        "example.org, https://example.org, true",
        "127.0.0.1:8080, https://example.org, true",
        "EXAMPLE.org, https://EXAMPLE.org, true",
        "127.0.0.1:8080, http://127.0.0.1:8080, true",
        "127.0.0.1:8080, https://evil.example, false",
        "example.org, https://example.org:8443, false",
        "127.0.0.1:8080, http://example.org, false",
        "evil.example, https://evil.example, false",
        "evil.example, https://example.org, false"
    })
    void aProxyPublishesTheServerUnderOneAddress(String host, String origin, boolean isAllowed)
            throws UnknownHostException {
        OriginPolicy policy = OriginPolicy.of(
                "127.0.0.1",
                InetAddress.getByName("127.0.0.1"),
                Optional.of(OriginPolicy.publicUrl("https://example.org/games/")));
        if (isAllowed) {
            assertThatCode(() -> policy.check(host, origin)).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(() -> policy.check(host, origin)).isInstanceOf(HttpResponseException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "ftp://example.org/",
                "https://example.org/games",
                "https://user@example.org/",
                "https://example.org/?a=b",
                "https://example.org/#a",
                "https:///games/",
                "not a URL"
            })
    void otherAddressesAreRefused(String text) {
        assertThatThrownBy(() -> OriginPolicy.publicUrl(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("--public-url: '" + text + "' is not the address of a page");
    }

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
        OriginPolicy originPolicy = OriginPolicy.of(host, InetAddress.getByName(address), Optional.empty());
        if (isAllowed) {
            assertThatCode(() -> originPolicy.check(asked, "http://" + asked)).doesNotThrowAnyException();
        } else {
            assertThatThrownBy(() -> originPolicy.check(asked, null)).isInstanceOf(HttpResponseException.class);
        }
    }
}
