package vendor;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A class of a library that was compiled without the annotation processor. */
public class Widget {
  @IntrusiveLink("widgets")
  protected final Link<Widget> widgetLink = new Link<>();
}
