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
 * The check that keeps out pages of other sites, from which a user's browser may be made to send requests in the user's name: by their
 * {@code Origin} and, against DNS rebinding, by the {@code Host}.
 *
 * @param names the names under which the server may be asked, in lower case
 * @param isOpen whether it may be asked by any address as well, since it listens on all of them
 * @param publicUrl the address under which a reverse proxy publishes the page
 */
record OriginPolicy(Set<String> names, boolean isOpen, Optional<URI> publicUrl) {

    private static final Pattern HOST = Pattern.compile("(\\[[0-9a-fA-F:.]{2,45}]|[^:\\[\\]/@\\s]{1,253})(:\\d{1,5})?");
    private static final Pattern ADDRESS = Pattern.compile("\\[.*]|\\d{1,3}(\\.\\d{1,3}){3}");
    private static final Pattern SCHEME = Pattern.compile("https?://");

    OriginPolicy {
        names = Set.copyOf(names);
    }

    /**
     * Makes the check of a server that listens under a name and an address.
     *
     * @param host the name under which the server listens, as the user wrote it
     */
    static OriginPolicy of(String host, InetAddress address, Optional<URI> publicUrl) {
        Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));
        names.add(written(host));
        names.add(written(address.getHostAddress()));
        publicUrl.ifPresent(url -> names.add(written(url.getHost())));
        return new OriginPolicy(names, address.isAnyLocalAddress(), publicUrl);
    }

    /**
     * Reads the address under which a proxy publishes the page, such as {@code https://example.org/games/}.
     *
     * @throws IllegalArgumentException if it has no host, another scheme than http or https, a query or a fragment, or does not end with
     *     a slash
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

    /** A name as it stands in a URL. */
    private static String written(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        return name.contains(":") ? "[" + name + "]" : name;
    }

    /**
     * Refuses a request that comes from elsewhere.
     *
     * @param origin the header {@code Origin}, which browsers send with what could do harm
     */
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

    /** Whether an origin is that of the public address: a proxy may pass on another host. */
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
