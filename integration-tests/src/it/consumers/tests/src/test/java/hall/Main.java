package hall;

final class Main {
  private Main() {}

  public static void main(String[] args) {
    GuestWaiting waiting = new GuestWaiting();
    Hall hall = new Hall(2);
    for (int i = 0; i < hall.seats; i++) {
      waiting.add(new Guest());
    }
    System.out.println(waiting.size());
  }
}
