package dev.intrusive.records.matching.workload;

/** A market of the challenge: how far its price swings. */
public enum Scenario {
  NORMAL("normal", 0.15, 0.02, "e9b2e3926854410b01a035aeb25dd05f1e597c233be8263de9eb49b6713d367e"),
  STATIC("static", 0, 0, "9803843ee404fc29c9a0aa5614f8f0d5a58b5c44fcac9ef89067886fcaaa30d1"),
  SWING_25(
      "swing-25", 0.50, 0.25, "61a84be9469661bd039e00dbc9a7c011e70b6ace37aadfe60045ea083b05f4df"),
  SWING_40(
      "swing-40", 0.50, 0.40, "3cb0175e7982ff09ea220d1feaee3844cf9116a5ce455757879dea1d880b9b9f"),
  FLASH_CRASH(
      "flash-crash",
      0.50,
      0.60,
      "cff8d3f94b709fc64a8b2058a6ca4fb6920364904796e46906895e362d2bb16b");

  private final String label;
  private final double volatility;
  private final double swing;
  private final String publishedHash;

  Scenario(String label, double volatility, double swing, String publishedHash) {
    this.label = label;
    this.volatility = volatility;
    this.swing = swing;
    this.publishedHash = publishedHash;
  }

  /** Returns the name that the challenge uses. */
  public String label() {
    return label;
  }

  /** Returns the hash that the challenge publishes for {@link Workload#published}. */
  public String publishedHash() {
    return publishedHash;
  }

  /** Returns the standard deviation of the logarithm of the price from one order to the next. */
  double deviation(int orders) {
    if (volatility == 0) {
      return 0;
    }
    double step = (swing / volatility) * (swing / volatility) / orders;
    return volatility * StrictMath.sqrt(step);
  }
}
