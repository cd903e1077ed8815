package game;

import dev.intrusive.IntrusiveGenerated;

@IntrusiveGenerated
final class OrderOpen {}
