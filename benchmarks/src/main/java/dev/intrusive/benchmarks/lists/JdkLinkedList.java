package dev.intrusive.benchmarks.lists;

import java.util.LinkedList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The JDK's LinkedList, which removes an element by a search only. */
@SuppressWarnings("JdkObsolete") // to compare with
public class JdkLinkedList extends Queue<Particle> {

  private final LinkedList<Particle> list = new LinkedList<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected List<Particle> list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }

  @Override
  protected @Nullable Particle pollFirst() {
    return list.pollFirst();
  }
}
