package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

// The Eclipse compiler shows processors no annotation that stands on a record component.
record GameObject(@IntrusiveLink("mainList") Link<GameObject> mainLink) {} // error(javac): HostKind
