package dev.intrusive.benchmarks.splice;

/** Each element refers to a token of its list, and the best token stays. */
public class RankedTokenSplices extends Splices<TokenList.Element> {

  public RankedTokenSplices() {
    super(new RankedTokenList());
  }
}
