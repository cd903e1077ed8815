package guild;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import lombok.AccessLevel;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Setter;

/** Lombok writes the constructor and the accessors, the processor the pool and the list. */
@Getter
@Pooled
@NoArgsConstructor(access = AccessLevel.PACKAGE)
public class Member {
  @Getter(AccessLevel.NONE)
  @PoolSlot
  int slot;

  @IntrusiveLink("present")
  final Link<Member> presentLink = new Link<>();

  @Setter private String name;

  @OnEmplace
  void join(String name) {
    setName(name);
  }
}
