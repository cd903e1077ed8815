package game;

/** @deprecated old */
@Deprecated
public class Old {
  /** @deprecated old */
  @Deprecated(forRemoval = true)
  public interface Older {}
}
