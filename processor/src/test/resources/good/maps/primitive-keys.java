package game;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Token {
  @IntrusiveKey({"byByte", "again"}) byte small;
  @MapLink("byByte") Token byByteNext;
  @MapLink("byByte") TokenByByte byByte;
  @MapLink(value = "again", hash = Hash.SEQUENTIAL) Token againNext;
  @MapLink(value = "again", hash = Hash.SEQUENTIAL) TokenAgain again;

  @IntrusiveKey("byShort") short number;
  @MapLink("byShort") Token byShortNext;
  @MapLink("byShort") TokenByShort byShort;

  @MapLink("byChar") Token byCharNext;
  @MapLink("byChar") TokenByChar byChar;

  @MapLink("byFloat") Token byFloatNext;
  @MapLink("byFloat") TokenByFloat byFloat;

  @MapLink("byDouble") Token byDoubleNext;
  @MapLink("byDouble") TokenByDouble byDouble;

  @IntrusiveKey("byChar")
  char letter() {
    return 'a';
  }

  @IntrusiveKey("byFloat")
  final float share() {
    return 0.5f;
  }

  @IntrusiveKey("byDouble")
  synchronized double weight() {
    return 0.5;
  }

  static Token use(TokenByByte small, TokenByChar letters, TokenByFloat shares) {
    Token one = small.computeIfAbsent((byte) 1, key -> new Token());
    Token two = letters.computeIfAbsent('a', key -> key == 'a' ? one : null);
    return shares.computeIfAbsent(0.5f, key -> key > 0.25 ? two : null);
  }
}
