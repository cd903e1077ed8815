package hall;

/** The program knows nothing of lists. */
public final class Hall {
  final int seats;

  public Hall(int seats) {
    this.seats = seats;
  }
}
