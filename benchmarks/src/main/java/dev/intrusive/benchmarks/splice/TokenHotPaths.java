package dev.intrusive.benchmarks.splice;

/** Each element refers to a token of its list. */
public class TokenHotPaths extends HotPaths<TokenList.Element> {

  public TokenHotPaths() {
    super(new TokenList());
  }
}
