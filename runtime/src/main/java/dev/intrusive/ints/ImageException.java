package dev.intrusive.ints;

/**
 * Thrown when what is to be read is no image, or a damaged one.
 *
 * @since 0.1.0
 */
public final class ImageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what is wrong, and where
   */
  public ImageException(String message) {
    super(message);
  }
}
