package game;

import dev.intrusive.*;
import dev.intrusive.generated.ArrayBackedList;

class Particle {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") Object alive; // error: ListFieldType
}

class Spark {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") ArrayBackedList<Spark> alive; // error: ListFieldType
}

class Flame {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") SparkAlive alive; // error: ListFieldType
}
