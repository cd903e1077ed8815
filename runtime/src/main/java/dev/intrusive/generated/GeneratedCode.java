package dev.intrusive.generated;

/**
 * For generated code: the version on which generated classes and this runtime agree.
 *
 * <p>The version rises when code that was generated for an earlier runtime can no longer work. The
 * processor refuses to generate code for a runtime of another version. Generated lists and pools
 * check theirs once, when their class is initialized. So a program whose libraries do not fit each
 * other ends with an explanation. Whatever uses one list or pool pays nothing.
 *
 * @since 0.1.0
 */
public final class GeneratedCode {

  /** The version of generated code that works with this runtime. */
  public static final int VERSION = 1;

  private GeneratedCode() {}

  /**
   * Requires that this runtime is one for code of the given version. O(1), allocates nothing unless
   * it fails. Any thread may call it.
   *
   * @param version the version of the code that calls this
   * @throws IncompatibleClassChangeError if it is not {@link #VERSION}; the message names what to
   *     replace
   */
  public static void requireVersion(int version) {
    if (version != VERSION) {
      throw new IncompatibleClassChangeError(
          "this class was generated as version "
              + version
              + ", but the intrusive-runtime of the program supports version "
              + VERSION
              + "; "
              + (version < VERSION
                  ? "compile the class again with the intrusive-processor of that runtime"
                  : "replace the runtime by one as new as the intrusive-processor")
              + ", or use the versions of one intrusive-bom.");
    }
  }
}
