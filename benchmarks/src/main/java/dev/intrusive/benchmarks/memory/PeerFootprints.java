package dev.intrusive.benchmarks.memory;

import com.badlogic.gdx.utils.Array;
import com.github.benmanes.caffeine.cache.CaffeineParticle;
import dev.intrusive.benchmarks.layouts.peers.DeephavenParticle;
import dev.intrusive.benchmarks.layouts.peers.TroveParticle;
import dev.intrusive.benchmarks.workload.Particle;
import gnu.trove.list.linked.TLinkedList;
import io.deephaven.util.datastructures.linked.IntrusiveDoublyLinkedNode;
import io.deephaven.util.datastructures.linked.IntrusiveDoublyLinkedQueue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.apache.activemq.artemis.utils.collections.LinkedListImpl;
import org.apache.commons.collections4.map.LinkedMap;

/** What memory is measured of that is no collection of the JDK's kind. */
final class PeerFootprints {

  private PeerFootprints() {}

  static Footprint linkedHashMap() {
    return ofMap("LinkedHashMap", LinkedHashMap::new);
  }

  static Footprint commonsLinkedMap() {
    return ofMap("Commons LinkedMap", LinkedMap::new);
  }

  static Footprint artemis() {
    return PeerFootprints.<LinkedListImpl<Particle>>ofNodes(
        "Artemis LinkedListImpl", LinkedListImpl::new, (list, each) -> list.addTail(each));
  }

  static Footprint gdxArray() {
    return PeerFootprints.<Array<Particle>>ofNodes(
        "libGDX Array", Array::new, (array, each) -> array.add(each));
  }

  static Footprint trove() {
    return PeerFootprints.<TLinkedList<TroveParticle>, TroveParticle>ofLinks(
        "Trove TLinkedList",
        TLinkedList::new,
        TroveParticle::new,
        (list, each) -> list.addLast(each));
  }

  static Footprint deephaven() {
    return PeerFootprints.<IntrusiveDoublyLinkedQueue<DeephavenParticle>, DeephavenParticle>ofLinks(
        "Deephaven IntrusiveDoublyLinkedQueue",
        () ->
            new IntrusiveDoublyLinkedQueue<>(
                IntrusiveDoublyLinkedNode.Adapter.<DeephavenParticle>getInstance()),
        DeephavenParticle::new,
        (list, each) -> list.offer(each));
  }

  static Footprint caffeine() {
    return ofLinks(
        "Caffeine AccessOrderDeque",
        CaffeineParticle::newDeque,
        CaffeineParticle::new,
        (list, element) -> list.addLast(element));
  }

  private static Footprint ofMap(String name, Supplier<Map<Particle, Particle>> maker) {
    return ofNodes(name, maker, (map, element) -> map.put(element, element));
  }

  /** Of lists that any element can be in. */
  private static <L> Footprint ofNodes(
      String name, Supplier<L> maker, BiConsumer<L, Particle> adder) {
    return new Footprint(
        name,
        count -> filled(count, maker, Particle::new, adder, 1),
        count -> filled(count, maker, Particle::new, adder, 3),
        count -> Footprints.repeated(count, maker));
  }

  /** Of lists whose links are in the elements, for one list each. */
  private static <L, E> Footprint ofLinks(
      String name, Supplier<L> maker, Supplier<E> element, BiConsumer<L, E> adder) {
    return new Footprint(
        name,
        count -> filled(count, maker, element, adder, 1),
        null,
        count -> Footprints.repeated(count, maker));
  }

  @SuppressWarnings("unchecked") // the array holds what the supplier made
  private static <L, E> Object filled(
      int count, Supplier<L> maker, Supplier<E> element, BiConsumer<L, E> adder, int lists) {
    Object[] all = Footprints.repeated(lists, maker);
    for (int i = 0; i < count; i++) {
      E each = element.get();
      for (Object list : all) {
        adder.accept((L) list, each);
      }
    }
    return all;
  }
}
