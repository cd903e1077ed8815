package game;

import dev.intrusive.generated.IntrusiveGenerated;

@IntrusiveGenerated
final class OrderOpen {}
