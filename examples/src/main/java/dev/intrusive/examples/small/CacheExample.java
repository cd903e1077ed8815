package dev.intrusive.examples.small;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import java.util.function.Function;

/** A cache of pages that evicts the least recently used one and forgets old ones. */
public final class CacheExample {

  /** An entry: in the map, in the order of use, and in the heap of deadlines. */
  static final class Page {
    @IntrusiveKey("byUrl")
    final String url;

    @MapLink("byUrl")
    Page byUrlNext;

    @MapLink("byUrl")
    CacheExample_PageByUrl byUrl;

    @IntrusiveLink("byUse")
    Page usePrevious;

    @IntrusiveLink("byUse")
    Page useNext;

    @IntrusiveLink("byUse")
    CacheExample_PageByUse byUse;

    @IntrusiveKey("deadlines")
    long deadline;

    @HeapLink("deadlines")
    int deadlineIndex;

    @HeapLink("deadlines")
    CacheExample_PageDeadlines deadlines;

    String text = "";

    Page(String url) {
      this.url = url;
    }
  }

  private final CacheExample_PageByUrl pages = new CacheExample_PageByUrl();
  private final CacheExample_PageByUse byUse = new CacheExample_PageByUse();
  private final CacheExample_PageDeadlines deadlines = new CacheExample_PageDeadlines();
  private final int capacity;
  private final long timeToLive;
  private final Function<String, String> loader;

  CacheExample(int capacity, long timeToLive, Function<String, String> loader) {
    this.capacity = capacity;
    this.timeToLive = timeToLive;
    this.loader = loader;
  }

  /** Returns the text of a page; loads it if it is missing or too old. */
  String get(String url, long now) {
    deadlines.pollWhile(page -> page.deadline <= now, CacheExample_PageLinks::unlinkAll);
    Page page = pages.get(url);
    if (page == null) {
      page = new Page(url);
      page.text = loader.apply(url);
      page.deadline = now + timeToLive;
      pages.add(page);
      deadlines.add(page);
    }
    byUse.moveToLast(page);
    if (pages.size() > capacity) {
      CacheExample_PageLinks.unlinkAll(byUse.getFirst()); // out of all three
    }
    return page.text;
  }

  boolean contains(String url) {
    return pages.containsKey(url);
  }

  int size() {
    return pages.size();
  }

  /** Loads, evicts and forgets a few pages. */
  public static void main(String[] arguments) {
    CacheExample cache =
        new CacheExample(
            2,
            100,
            url -> {
              System.out.println("load " + url);
              return "the text of " + url;
            });
    cache.get("/a", 0);
    cache.get("/b", 10);
    cache.get("/a", 20); // used again: /b is now the oldest
    cache.get("/c", 30); // evicts /b
    System.out.println("b is here: " + cache.contains("/b"));
    cache.get("/a", 100); // too old by now
    System.out.println(cache.size() + " pages");
  }
}
