package dev.intrusive.benchmarks.splice;

/**
 * As {@link TokenList}, but of two tokens the one with the longer paths stays, whichever list it
 * was of, so that paths stay short; and an empty destination merely exchanges tokens with the
 * source, which allocates nothing and lengthens no path.
 */
final class RankedTokenList extends TokenList {

  @Override
  RankedTokenList newList() {
    return new RankedTokenList();
  }

  @Override
  void adoptAll(CandidateList<Element> source) {
    RankedTokenList other = (RankedTokenList) source;
    Token mine = token;
    Token theirs = other.token;
    if (size() == 0) {
      take(theirs);
      other.take(mine);
    } else {
      if (mine.rank < theirs.rank) {
        mine.mergeInto(theirs);
        take(theirs);
      } else {
        theirs.mergeInto(mine);
        mine.rank = Math.max(mine.rank, theirs.rank + 1);
      }
      other.take(new Token(other));
    }
  }

  private void take(Token other) {
    token = other;
    other.list = this;
  }
}
