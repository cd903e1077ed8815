package dungeon.orcs;

import dev.intrusive.Pooled;
import dungeon.Monster;

/** A subclass without links of its own. */
@Pooled
final class Orc extends Monster {}
