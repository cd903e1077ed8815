package dev.intrusive.examples.demo.game;

/** Adds a wave of objects now and then, as long as few enough of its own are alive. */
final class Spawner {

  private final Rule rule;
  private final double x;
  private final double y;

  /** The living that it has added. Those that are killed leave without telling the spawner. */
  private final GameObjectSquadList squad = new GameObjectSquadList();

  Spawner(Rule rule, double x, double y) {
    this.rule = rule;
    this.x = x;
    this.y = y;
  }

  /** What a spawner adds, and when. */
  enum Rule {
    GRUNTS(Kind.GRUNT, 64, 10, 15, 500),
    BOMBERS(Kind.BOMBER, 40, 20, 6, 80),
    BARRELS(Kind.BARREL, 200, 5, 4, 120);

    private final Kind kind;
    private final double reach;
    private final int interval;
    private final int count;
    private final int limit;

    Rule(Kind kind, double reach, int interval, int count, int limit) {
      this.kind = kind;
      this.reach = reach;
      this.interval = interval;
      this.count = count;
      this.limit = limit;
    }
  }

  GameObjectSquadList squad() {
    return squad;
  }

  void spawn(World world) {
    if (world.frame() % rule.interval != 0) {
      return;
    }
    for (int i = 0; i < rule.count && squad.size() < rule.limit; i++) {
      squad.addLast(world.addNear(rule.kind, x, y, rule.reach));
    }
  }
}
