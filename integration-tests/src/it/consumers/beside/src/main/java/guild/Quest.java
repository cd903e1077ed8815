package guild;

import com.google.auto.value.AutoValue;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** AutoValue writes the class of the objects, the processor their list. */
@AutoValue
public abstract class Quest {
  @IntrusiveLink("open")
  final Link<Quest> openLink = new Link<>();

  public abstract String title();

  public static Quest of(String title) {
    return new AutoValue_Quest(title);
  }
}
