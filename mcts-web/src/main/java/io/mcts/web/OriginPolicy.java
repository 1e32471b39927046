package io.mcts.web;

import io.javalin.http.ForbiddenResponse;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rejects requests of other sites through the user's browser, by {@code Origin} and, against DNS rebinding, {@code Host}.
 *
 * @param names the lower-case names of the server
 * @param isOpen whether any address is allowed, too, since it listens on all of them
 * @param publicUrl the address of a reverse proxy
 */
record OriginPolicy(Set<String> names, boolean isOpen, Optional<URI> publicUrl) {

    private static final Pattern HOST = Pattern.compile("(\\[[0-9a-fA-F:.]{2,45}]|[^:\\[\\]/@\\s]{1,253})(:\\d{1,5})?");
    private static final Pattern ADDRESS = Pattern.compile("\\[.*]|\\d{1,3}(\\.\\d{1,3}){3}");
    private static final Pattern SCHEME = Pattern.compile("https?://");

    OriginPolicy {
        names = Set.copyOf(names);
    }

    /** Makes the policy of a server that listens on a host as the user wrote it. */
    static OriginPolicy of(String host, InetAddress address, Optional<URI> publicUrl) {
        Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));
        names.add(written(host));
        names.add(written(address.getHostAddress()));
        publicUrl.ifPresent(url -> names.add(written(url.getHost())));
        return new OriginPolicy(names, address.isAnyLocalAddress(), publicUrl);
    }

    /**
     * Reads the public address of a proxy, such as {@code https://example.org/games/}.
     *
     * @throws IllegalArgumentException if it has no host, another scheme than http or https, a query or a fragment, or no final slash
     */
    static URI publicUrl(String text) {
        try {
            URI url = new URI(text);
            boolean isWeb = "https".equals(url.getScheme()) || "http".equals(url.getScheme());
            if (isWeb
                    && url.getHost() != null
                    && url.getRawUserInfo() == null
                    && url.getRawQuery() == null
                    && url.getRawFragment() == null
                    && url.getRawPath().endsWith("/")) {
                return url;
            }
        } catch (URISyntaxException invalid) {
            // refused below
        }
        throw new IllegalArgumentException("--public-url: '" + text
                + "' is not the address of a page; write it as https://HOST/ or https://HOST/FOLDER/, with the slash");
    }

    private static String written(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        return name.contains(":") ? "[" + name + "]" : name;
    }

    /** Rejects a foreign request; browsers send {@code Origin} with all that could do harm. */
    void check(@Nullable String host, @Nullable String origin) {
        if (host == null || !isAllowed(host)) {
            throw new ForbiddenResponse("the host '" + host + "' is not this server; allowed: " + names);
        }
        if (origin != null
                && !isPublic(origin)
                && !SCHEME.matcher(origin).replaceFirst("").equalsIgnoreCase(host)) {
            throw new ForbiddenResponse("a page of '" + origin + "' may not use this server: only its own pages may");
        }
    }

    /** Whether an origin is the public address: a proxy may pass on another host. */
    private boolean isPublic(String origin) {
        return publicUrl
                .map(url -> url.getScheme() + "://" + url.getRawAuthority())
                .filter(origin::equalsIgnoreCase)
                .isPresent();
    }

    private boolean isAllowed(String host) {
        Matcher matcher = HOST.matcher(host);
        if (!matcher.matches()) {
            return false;
        }
        String name = matcher.group(1).toLowerCase(Locale.ROOT);
        return names.contains(name) || (isOpen && ADDRESS.matcher(name).matches());
    }
}
