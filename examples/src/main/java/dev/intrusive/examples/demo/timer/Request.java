package dev.intrusive.examples.demo.timer;

import org.jspecify.annotations.Nullable;

/** A request to a server: the answer and the timeout race, and whichever wins cancels the other. */
final class Request {

  private static final int MOST_TRIES = 3;

  private final Server server;
  private int tries;
  private @Nullable Timeout answer;
  private @Nullable Timeout timeout;

  Request(Server server) {
    this.server = server;
  }

  /** Tries once more, with twice the time of the try before. */
  void send() {
    long patience = (long) server.patience() << tries;
    tries++;
    answer = server.schedule(this::answered, server.latency());
    timeout = server.schedule(this::timedOut, patience);
  }

  private void answered() {
    server.cancel(timeout);
    server.tally().answered++;
  }

  private void timedOut() {
    server.cancel(answer);
    server.tally().timedOut++;
    if (tries < MOST_TRIES) {
      send();
    } else {
      server.tally().givenUp++;
    }
  }
}
