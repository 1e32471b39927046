package com.example.embed;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** An opponent whose search is a line of a properties file, so that its strength can be changed without a new build. */
public final class OpponentFromSettings {

    public static void main(String[] args) throws IOException {
        Properties settings = new Properties();
        try (InputStream file = OpponentFromSettings.class.getResourceAsStream("game.properties")) {
            settings.load(file);
        }
        Game<ConnectFour, Drop> game = Games.of("connectfour", ConnectFour.class);
        Spec opponent = Spec.parse(settings.getProperty("opponent"), game);
        ConnectFour state = ConnectFour.classic();
        System.out.println(opponent + " plays " + opponent.search(game, state).bestMove());
    }
}
