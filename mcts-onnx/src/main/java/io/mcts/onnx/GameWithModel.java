package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.Tablebase;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.GoTextProtocol;
import io.mcts.spec.game.Ownership;
import io.mcts.spec.game.Records;
import io.mcts.spec.game.Scene;
import io.mcts.spec.game.StatedFacts;
import io.mcts.spec.part.PartContext;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game whose network is a given model, suggested as the opponent, and which is otherwise another game. Equal only to itself. */
final class GameWithModel<S extends GameState<S, M>, M extends Move> implements EncodedGame<S, M> {

    private static final String OPPONENT = Networks.NAME + ",iterations=400";

    private final EncodedGame<S, M> game;
    private final byte[] model;

    GameWithModel(EncodedGame<S, M> game, byte[] model) {
        this.game = game;
        this.model = model.clone();
    }

    @Override
    public Optional<InputStream> network() {
        return Optional.of(new ByteArrayInputStream(model));
    }

    @Override
    public Suggestions suggestions() {
        Suggestions own = game.suggestions();
        return new Suggestions(OPPONENT, own.analysis(), own.comparison());
    }

    @Override
    public List<? extends StateEncoding<S, M>> encodings() {
        return game.encodings();
    }

    @Override
    public S initial(RandomGenerator random) {
        return game.initial(random);
    }

    @Override
    public Notation<S, M> notation() {
        return game.notation();
    }

    @Override
    public List<String> players() {
        return game.players();
    }

    @Override
    public String diagram(S state) {
        return game.diagram(state);
    }

    @Override
    public Scene scene(int player, S state) {
        return game.scene(player, state);
    }

    @Override
    public String view(int player, S state) {
        return game.view(player, state);
    }

    @Override
    public String seenBy(int player, S state) {
        return game.seenBy(player, state);
    }

    @Override
    public String samplePosition() {
        return game.samplePosition();
    }

    @Override
    public String strongest() {
        return game.strongest();
    }

    @Override
    public List<Level> levels() {
        return game.levels();
    }

    @Override
    public String plain() {
        return game.plain();
    }

    @Override
    public StatedFacts<S> facts() {
        return game.facts();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public String summary() {
        return game.summary();
    }

    @Override
    public Board.Painter<S, M> board() {
        return game.board();
    }

    @Override
    public Optional<Records<S, M>> records() {
        return game.records();
    }

    @Override
    public Optional<GoTextProtocol<S, M>> gtp() {
        return game.gtp();
    }

    @Override
    public Optional<Ownership<S>> ownership() {
        return game.ownership();
    }

    @Override
    public List<Entry<Heuristic<S>>> heuristics() {
        return game.heuristics();
    }

    @Override
    public List<Entry<MoveFilter<S, M>>> expansions() {
        return game.expansions();
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return game.rollouts(context);
    }

    @Override
    public List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return game.evaluators(context);
    }

    @Override
    public List<Entry<Tablebase<S>>> tablebases() {
        return game.tablebases();
    }

    @Override
    public List<Entry<MoveScores<S, M>>> priors(PartContext<S, M> context) {
        return game.priors(context);
    }
}
