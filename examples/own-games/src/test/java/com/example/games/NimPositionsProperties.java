package com.example.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.games.YourOwnGame.Nim;
import com.example.games.YourOwnGame.Take;
import io.mcts.testkit.Position;
import io.mcts.testkit.Positions;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NimPositionsProperties {

    @Provide
    Arbitrary<Position<Nim, Take>> positions() {
        return Positions.of(new Nim(10, 0));
    }

    @Property
    void theGameIsOverWhenAllStonesAreTaken(@ForAll("positions") Position<Nim, Take> position) {
        int taken = position.moves().stream().mapToInt(Take::index).sum();
        assertThat(position.state().isTerminal()).isEqualTo(taken == 10);
    }
}
