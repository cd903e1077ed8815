package dev.intrusive.integration.eclipse;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

/**
 * A workspace with one Java project at a time, whose annotation processing is on. Paths are
 * relative to the source folder, with slashes.
 */
public interface EclipseWorkspace {

  /**
   * Makes an empty project, and deletes the former.
   *
   * @param libraries the jars on the build path; their sources are looked for beside them
   * @param processor the jar on the factory path
   */
  void createProject(List<Path> libraries, Path processor) throws Exception;

  /** Saves a source file, new or changed. */
  void save(String path, String text) throws Exception;

  /** Deletes a source file. */
  void delete(String path) throws Exception;

  /** Builds what has changed, as the editor does after each save, and returns the problems. */
  List<Problem> build() throws Exception;

  /** Forgets everything that was built, builds all, and returns the problems. */
  List<Problem> buildAnew() throws Exception;

  /** The generated sources by their paths. */
  SortedMap<String, String> generated() throws Exception;

  /** The paths of the class files, of which there is one for each type. */
  List<String> classes() throws Exception;

  /** Changes a file in an editor without saving it, and returns the problems that it shows. */
  List<Problem> edit(String path, String text) throws Exception;

  /** What code completion offers in the editor of a file, at an offset. */
  List<String> complete(String path, int offset) throws Exception;

  /**
   * What is declared where an offset of a file points to.
   *
   * @param path a source file, or a generated one below {@code .apt_generated}
   */
  Declaration declaration(String path, int offset) throws Exception;

  /** The errors that the platform has logged since the last call; a stack trace is one. */
  List<String> loggedErrors();

  /** The class files that were written since the last call. */
  List<String> compiled() throws Exception;

  /**
   * A marker.
   *
   * @param path the file
   * @param line the line, from 1
   * @param column the column, from 1
   * @param isError whether it is an error, not a warning
   * @param message the text
   */
  record Problem(String path, int line, int column, boolean isError, String message) {}

  /**
   * A declaration.
   *
   * @param name the type and the member
   * @param path the file
   * @param javadoc the comment that the hover shows
   */
  record Declaration(String name, String path, String javadoc) {}
}
