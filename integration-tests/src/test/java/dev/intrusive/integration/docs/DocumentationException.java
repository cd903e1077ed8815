package dev.intrusive.integration.docs;

/** Something is wrong at a place in the documentation. */
final class DocumentationException extends Exception {

  private static final long serialVersionUID = 1L;

  DocumentationException(String place, String message) {
    super(place + ": " + message);
  }
}
