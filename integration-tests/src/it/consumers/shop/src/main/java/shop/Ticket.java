package shop;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Ticket {
  @IntrusiveLink("queue")
  final Link<Ticket> queueLink = new Link<>();

  @IntrusiveLink("open")
  Ticket openPrev, openNext;

  @IntrusiveLink("open")
  TicketOpen openOwner;

  private final int number;

  public Ticket(int number) {
    this.number = number;
  }

  @Override
  public String toString() {
    return "#" + number;
  }
}
