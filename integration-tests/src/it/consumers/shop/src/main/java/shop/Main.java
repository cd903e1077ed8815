package shop;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    TicketQueue queue = new TicketQueue();
    TicketOpen open = new TicketOpen();
    Ticket first = new Ticket(1);
    Ticket second = new Ticket(2);
    Ticket third = new Ticket(3);
    for (Ticket ticket : new Ticket[] {first, second, third}) {
      queue.addLast(ticket);
      open.addFirst(ticket);
    }
    open.remove(second);
    queue.moveToFirst(third);
    System.out.println("queue " + queue);
    System.out.println("open " + open);
    System.out.println("lists left: " + TicketLinks.unlinkAll(first));
    System.out.println("after 2: " + TicketLinks.nextInQueue(second));
    queue.checkInvariants();
    open.checkInvariants();
  }
}
