package io.mcts.web.request;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.NotFoundResponse;
import io.mcts.cli.json.Json;
import io.mcts.spec.catalog.ErrorMessages;

public final class Errors {

    private static final int BAD_REQUEST = 400;
    private static final int FAILURE = 500;
    private static final int LONGEST = 600;

    private Errors() {}

    public static void answerIn(RoutesConfig routes) {
        routes.exception(IllegalPlyException.class, (refusal, request) -> {
            Json error = new Json().with("error", message(refusal)).with("ply", refusal.ply());
            request.status(BAD_REQUEST).json(error);
        });
        routes.exception(
                IllegalArgumentException.class, (refusal, request) -> answer(request, BAD_REQUEST, message(refusal)));
        routes.exception(
                NotFoundResponse.class,
                (missing, request) -> answer(
                        request,
                        missing.getStatus(),
                        "there is nothing at '" + request.path() + "'; the page is at /"));
        routes.exception(
                HttpResponseException.class,
                (refusal, request) -> answer(request, refusal.getStatus(), message(refusal)));
        routes.exception(
                Exception.class, (failure, request) -> answer(request, FAILURE, "the server failed: " + failure));
    }

    private static void answer(Context request, int status, String message) {
        request.status(status).json(new Json().with("error", message));
    }

    /** Returns the message of a failure in one line, shortened in the middle. */
    public static String message(Throwable failure) {
        String line = ErrorMessages.line(failure);
        return line.length() <= LONGEST
                ? line
                : line.substring(0, LONGEST / 2) + " ... " + line.substring(line.length() - LONGEST / 2);
    }
}
