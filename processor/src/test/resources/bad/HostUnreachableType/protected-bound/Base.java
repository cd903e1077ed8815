package engine;

public class Base {
  protected interface Part {}
}
