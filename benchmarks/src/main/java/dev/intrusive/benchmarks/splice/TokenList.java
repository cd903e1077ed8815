package dev.intrusive.benchmarks.splice;

import org.jspecify.annotations.Nullable;

/**
 * Each element refers to a token of its list. A splice makes the token of the source refer to that
 * of the destination, and the source takes a fresh one: the sets of a union-find structure, whose
 * paths are shortened whenever an element is asked for its list.
 */
class TokenList extends CandidateList<TokenList.Element> {

  /** An element. */
  static final class Element extends Links<Element> {
    @Nullable Token token;
  }

  /** Stands for a list, or for a token that does. */
  static final class Token {

    /** The token that this one was merged into; null for the token of a list. */
    @Nullable Token parent;

    /** The list, if there is no parent. */
    @Nullable TokenList list;

    /** No path to this token is longer. */
    int rank;

    Token(TokenList list) {
      this.list = list;
    }

    /** Refers to another token instead of a list. */
    final void mergeInto(Token other) {
      parent = other;
      list = null;
    }
  }

  Token token = new Token(this);

  @Override
  TokenList newList() {
    return new TokenList();
  }

  @Override
  final Element newElement() {
    return new Element();
  }

  @Override
  final boolean contains(Element element) {
    Token held = element.token;
    return held == token || (held != null && held.parent != null && find(element, held) == token);
  }

  @Override
  final @Nullable CandidateList<Element> holderOf(Element element) {
    Token held = element.token;
    if (held == null) {
      return null;
    }
    return held.parent == null ? held.list : find(element, held).list;
  }

  @Override
  final void setHere(Element element, boolean isHere) {
    element.token = isHere ? token : null;
  }

  @Override
  void adoptAll(CandidateList<Element> source) {
    TokenList other = (TokenList) source;
    other.token.mergeInto(token);
    other.token = new Token(other);
  }

  /** Finds the token of the list that an element is in, and makes all on the way refer to it. */
  private static Token find(Element element, Token held) {
    Token root = held;
    for (Token parent = root.parent; parent != null; parent = root.parent) {
      root = parent;
    }
    Token token = held;
    for (Token parent = token.parent; parent != null; parent = token.parent) {
      token.parent = root;
      token = parent;
    }
    element.token = root;
    return root;
  }
}
