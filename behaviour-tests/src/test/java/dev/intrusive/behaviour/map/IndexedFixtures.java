package dev.intrusive.behaviour.map;

/** The kinds of maps of the indexed layout. */
final class IndexedFixtures {

  /** How many objects a pool has, and how many different keys tests use at most. */
  private static final int CAPACITY = 8_000;

  private static final int MANY = 2_000;

  private IndexedFixtures() {}

  static MapFixture<?, ?, ?> byInt() {
    BulletPool pool = new BulletPool(CAPACITY);
    return new MapFixture<Bullet, BulletByNumber, Integer>(
        new MapFixture.Maps<>(
            "byNumber",
            () -> new BulletByNumber(pool),
            size -> new BulletByNumber(pool, size),
            true),
        new MapFixture.Keyed<>(
            BulletByNumber::get,
            BulletByNumber::containsKey,
            BulletByNumber::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            pool::emplace,
            Bullet::copy,
            (bullet, number) -> bullet.number = number,
            number -> number,
            MANY),
        new MapFixture.Accessors<>(
            each -> BulletLinks.inByNumber(pool, each),
            each -> BulletLinks.byNumberOf(pool, each),
            each -> BulletLinks.unlinkFromByNumber(pool, each),
            each -> BulletLinks.unlinkAll(pool, each),
            each -> BulletLinks.isLinked(pool, each),
            each -> BulletLinks.describe(pool, each)));
  }

  static MapFixture<?, ?, ?> byString() {
    BulletPool pool = new BulletPool(CAPACITY);
    return new MapFixture<Bullet, BulletByCode, String>(
        new MapFixture.Maps<>(
            "byCode", () -> new BulletByCode(pool), size -> new BulletByCode(pool, size), true),
        new MapFixture.Keyed<>(
            BulletByCode::get,
            BulletByCode::containsKey,
            BulletByCode::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            pool::emplace,
            Bullet::copy,
            (bullet, number) -> bullet.number = number,
            number -> "bullet " + number,
            MANY),
        new MapFixture.Accessors<>(
            each -> BulletLinks.inByCode(pool, each),
            each -> BulletLinks.byCodeOf(pool, each),
            each -> BulletLinks.unlinkFromByCode(pool, each),
            each -> BulletLinks.unlinkAll(pool, each),
            each -> BulletLinks.isLinked(pool, each),
            each -> BulletLinks.describe(pool, each)));
  }

  static MapFixture<?, ?, ?> byDouble() {
    ShellPool pool = new ShellPool(CAPACITY);
    return new MapFixture<Shell, ShellByTime, Double>(
        new MapFixture.Maps<>(
            "byTime", () -> new ShellByTime(pool), size -> new ShellByTime(pool, size), true),
        new MapFixture.Keyed<>(
            ShellByTime::get,
            ShellByTime::containsKey,
            ShellByTime::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            number -> pool.emplace(Sample.doubleOf(number)),
            Shell::copy,
            (shell, number) -> shell.time = Sample.doubleOf(number),
            Sample::doubleOf,
            MANY),
        new MapFixture.Accessors<>(
            each -> ShellLinks.inByTime(pool, each),
            each -> ShellLinks.byTimeOf(pool, each),
            each -> ShellLinks.unlinkFromByTime(pool, each),
            each -> ShellLinks.unlinkAll(pool, each),
            each -> ShellLinks.isLinked(pool, each),
            each -> ShellLinks.describe(pool, each)));
  }

  static MapFixture<?, ?, ?> byTypeVariable() {
    BoxPool<String> pool = new BoxPool<>(CAPACITY);
    return new MapFixture<Box<String>, BoxByLabel<String>, String>(
        new MapFixture.Maps<>(
            "byLabel", () -> new BoxByLabel<>(pool), size -> new BoxByLabel<>(pool, size), true),
        new MapFixture.Keyed<>(
            BoxByLabel::get,
            BoxByLabel::containsKey,
            BoxByLabel::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            number -> pool.emplace("box " + number),
            Box::copy,
            (box, number) -> box.init("box " + number),
            number -> "box " + number,
            MANY),
        new MapFixture.Accessors<>(
            each -> BoxLinks.inByLabel(pool, each),
            each -> BoxLinks.byLabelOf(pool, each),
            each -> BoxLinks.unlinkFromByLabel(pool, each),
            each -> BoxLinks.unlinkAll(pool, each),
            each -> BoxLinks.isLinked(pool, each),
            each -> BoxLinks.describe(pool, each)));
  }
}
