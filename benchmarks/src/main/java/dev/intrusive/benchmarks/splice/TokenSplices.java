package dev.intrusive.benchmarks.splice;

/** Each element refers to a token of its list. */
public class TokenSplices extends Splices<TokenList.Element> {

  public TokenSplices() {
    super(new TokenList());
  }
}
