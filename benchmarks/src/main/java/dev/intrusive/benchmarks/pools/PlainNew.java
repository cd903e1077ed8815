package dev.intrusive.benchmarks.pools;

/** No pool: an object is made for each life, and the collector takes it back. */
public class PlainNew extends Lives<Part> {

  @Override
  protected void open(int size) {}

  @Override
  protected Part begin(int number) {
    Part part = new Part();
    part.set(number);
    return part;
  }

  @Override
  protected void end(Part part) {}
}
