package dev.intrusive.benchmarks.splice;

/** Each element refers to its list. */
public class OwnerSplices extends Splices<OwnerList.Element> {

  public OwnerSplices() {
    super(new OwnerList());
  }
}
