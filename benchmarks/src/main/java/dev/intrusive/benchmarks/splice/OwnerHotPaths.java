package dev.intrusive.benchmarks.splice;

/** Each element refers to its list. */
public class OwnerHotPaths extends HotPaths<OwnerList.Element> {

  public OwnerHotPaths() {
    super(new OwnerList());
  }
}
