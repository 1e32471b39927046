package io.mcts.testkit;

/** Does something once, when it has been run so many times. */
final class Countdown implements Runnable {

    private final Runnable then;
    private int left;

    Countdown(int runs, Runnable then) {
        this.left = runs;
        this.then = then;
    }

    @Override
    public void run() {
        if (--left == 0) {
            then.run();
        }
    }
}
