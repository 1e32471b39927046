package io.mcts.testkit;

import java.util.concurrent.atomic.AtomicInteger;

/** Heuristics and notations of the dice race with one fault each. */
final class FaultyCompanions {

    private FaultyCompanions() {}

    static final class HeuristicLeavesTheRange extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            for (int player = 0; player < 3; player++) {
                payoffs[player] = race.points[player];
            }
        }
    }

    static final class HeuristicIsNotANumber extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            int sum = race.points[0] + race.points[1] + race.points[2];
            for (int player = 0; player < 3; player++) {
                payoffs[player] = (double) race.points[player] / sum;
            }
        }
    }

    static final class HeuristicLeavesOutAPlayer extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            payoffs[race.turn] = 0.5;
        }
    }

    static final class HeuristicRefusesChance extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            if (race.thrown) {
                throw new IllegalStateException("nobody is to move");
            }
            super.estimate(race, payoffs);
        }
    }

    static final class HeuristicPlaysOn extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            race.play(race.legalMoves().get(0));
        }
    }

    static final class HeuristicLearns extends RaceHeuristic {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            payoffs[0] /= asked.incrementAndGet();
        }
    }

    static final class HeuristicIsOfAnUnknownPlayer extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            payoffs[race.turn] = race.points[race.turn] == 1 ? 0 : payoffs[race.turn];
        }
    }

    static final class HeuristicIsOfTheNextPlayer extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            double first = payoffs[0];
            payoffs[0] = payoffs[1];
            payoffs[1] = payoffs[2];
            payoffs[2] = first;
        }
    }

    static final class HeuristicOverlooksTheEnd extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            for (int player = 0; player < 3; player++) {
                payoffs[player] = 0.9 * payoffs[player] + 0.03;
            }
        }
    }

    static final class NotationForgetsTheTurn extends RaceNotation {
        @Override
        public String format(DiceRace race) {
            return race + " 0" + (race.thrown ? " thrown" : "");
        }
    }

    static final class NotationForgetsTheDie extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            DiceRace race = super.parse(position);
            race.thrown = false;
            return race;
        }
    }

    static final class PositionHasTwoLines extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            return super.parse(position.replace(System.lineSeparator(), " "));
        }

        @Override
        public String format(DiceRace race) {
            return super.format(race).replaceFirst(" ", System.lineSeparator());
        }
    }

    static final class MoveIsReadByItsLastSign extends RaceNotation {
        @Override
        public DiceRace.Action parseMove(DiceRace race, String move) {
            return move.endsWith("3") || move.endsWith("1") ? DiceRace.ONE : super.parseMove(race, move);
        }
    }

    static final class AnyOtherMoveIsAStep extends RaceNotation {
        @Override
        public DiceRace.Action parseMove(DiceRace race, String move) {
            return move.equals("throw") ? DiceRace.THROW : race.thrown ? super.parseMove(race, move) : DiceRace.STEP;
        }
    }

    static final class NoSuchMoveIsNull extends RaceNotation {
        @Override
        public DiceRace.Action parseMove(DiceRace race, String move) {
            return race.legalMoves().stream()
                    .filter(legal -> legal.name().equals(move))
                    .findFirst()
                    .orElse(null);
        }
    }

    static final class RefusalDoesNotNameThePosition extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            try {
                return super.parse(position);
            } catch (IllegalArgumentException refusal) {
                throw new IllegalArgumentException("this is no race", refusal);
            }
        }
    }

    static final class ShortPositionsFail extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            return position.charAt(6) == ' ' ? super.parse("") : super.parse(position);
        }
    }

    static final class NonsenseIsTheBeginning extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            try {
                return super.parse(position);
            } catch (IllegalArgumentException refusal) {
                return new DiceRace();
            }
        }
    }

    static final class WordsThatFollowAreIgnored extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            return super.parse(position.replaceFirst("^(\\S+ \\S+( thrown)?) (?!thrown).*", "$1"));
        }
    }

    static final class TheTurnMayBeLeftOut extends RaceNotation {
        @Override
        public DiceRace parse(String position) {
            return super.parse(position.matches("\\d-\\d-\\d") ? position + " 0" : position);
        }
    }

    static final class EstimatesBeginWithThePlayerToMove extends RaceHeuristic {
        @Override
        public void estimate(DiceRace race, double[] payoffs) {
            super.estimate(race, payoffs);
            double[] byPlayer = payoffs.clone();
            for (int i = 0; i < 3 && !race.isTerminal(); i++) {
                payoffs[i] = byPlayer[(race.turn + i) % 3];
            }
        }
    }
}
