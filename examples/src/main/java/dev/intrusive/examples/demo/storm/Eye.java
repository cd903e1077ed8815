package dev.intrusive.examples.demo.storm;

/** The eye of the storm, around which particles swirl in arms. */
final class Eye {

  private static final float X = Field.WIDTH / 2f;
  private static final float Y = Field.HEIGHT / 2f;

  /** The storm is wider than high, as the field is. */
  private static final float STRETCH = (float) Field.WIDTH / Field.HEIGHT;

  private static final float NEAREST = 12;
  private static final float FARTHEST = Y - 2;
  private static final float SPEED = 1.1f;
  private static final float PULL = 0.1f;

  private static final int ARMS = 3;
  private static final int SHORTEST_LIFETIME = 90;

  /** Adds a particle in one of the arms. */
  void feed(Particles particles, Dice dice, int frame) {
    float distance = dice.between(NEAREST, FARTHEST);
    int arm = dice.below(ARMS) * Directions.COUNT / ARMS;
    int spread = (dice.below(140) + dice.below(140)) - 140;
    int direction = arm + spread + frame - (int) (distance * 2.2f);
    float fromX = Directions.x(direction) * distance;
    float fromY = Directions.y(direction) * distance;
    particles.add(
        hueAt(distance),
        SHORTEST_LIFETIME + dice.below(Particle.LONGEST_LIFETIME - SHORTEST_LIFETIME),
        X + fromX * STRETCH,
        Y + fromY,
        flow(-fromY, fromX, distance) * STRETCH,
        flow(fromX, fromY, distance));
  }

  private static Hue hueAt(float distance) {
    if (distance < FARTHEST * 0.35f) {
      return Hue.STORM_INNER;
    }
    return distance < FARTHEST * 0.7f ? Hue.STORM_MIDDLE : Hue.STORM_OUTER;
  }

  /** Lets a particle turn into the flow around the eye. */
  void attract(Particle particle) {
    float fromX = (particle.x - X) / STRETCH;
    float fromY = particle.y - Y;
    float distance = (float) Math.sqrt(fromX * fromX + fromY * fromY) + 1;
    particle.follow(flow(-fromY, fromX, distance) * STRETCH, flow(fromX, fromY, distance));
  }

  /** How fast the storm flows across, and a bit inwards. */
  private static float flow(float across, float outwards, float distance) {
    float speed = SPEED * distance / (distance + NEAREST);
    return (across * speed - outwards * PULL) / distance;
  }
}
