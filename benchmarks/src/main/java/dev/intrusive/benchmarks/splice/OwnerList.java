package dev.intrusive.benchmarks.splice;

import org.jspecify.annotations.Nullable;

/** The design of the runtime: each element refers to its list. */
final class OwnerList extends CandidateList<OwnerList.Element> {

  /** An element. */
  static final class Element extends Links<Element> {
    @Nullable OwnerList owner;
  }

  @Override
  OwnerList newList() {
    return new OwnerList();
  }

  @Override
  Element newElement() {
    return new Element();
  }

  @Override
  boolean contains(Element element) {
    return element.owner == this;
  }

  @Override
  @Nullable OwnerList holderOf(Element element) {
    return element.owner;
  }

  @Override
  void setHere(Element element, boolean isHere) {
    element.owner = isHere ? this : null;
  }

  @Override
  void adoptAll(CandidateList<Element> source) {
    for (Element element = source.peekFirst(); element != null; element = element.next) {
      element.owner = this;
    }
  }
}
