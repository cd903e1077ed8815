package dev.intrusive.integration;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A POM as it stands in the repository. */
final class PublishedPom {

  private final Element project;

  private PublishedPom(Element project) {
    this.project = project;
  }

  static PublishedPom of(String artifact) throws IOException {
    Path file = Artifacts.publishedPom(artifact);
    try {
      return new PublishedPom(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getDocumentElement());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file.toString(), e);
    }
  }

  /** The dependencies that a user of the artifact gets, too. */
  List<String> inheritedDependencies() {
    List<String> inherited = new ArrayList<>();
    for (Element dependencies : children(project, "dependencies")) {
      for (Element dependency : children(dependencies, "dependency")) {
        String scope = child(dependency, "scope");
        boolean isOwn = scope.equals("provided") || scope.equals("test");
        if (!isOwn && !child(dependency, "optional").equals("true")) {
          inherited.add(child(dependency, "groupId") + ":" + child(dependency, "artifactId"));
        }
      }
    }
    return inherited;
  }

  /** Whether this says something under a name, as it is required of every published artifact. */
  boolean says(String element) {
    return !child(project, element).isEmpty();
  }

  /** Whether this has an element, which can be empty. */
  boolean has(String element) {
    return !children(project, element).isEmpty();
  }

  /** The artifacts whose versions this manages, with these versions. */
  List<String> managedDependencies() {
    List<String> managed = new ArrayList<>();
    for (Element management : children(project, "dependencyManagement")) {
      for (Element dependencies : children(management, "dependencies")) {
        for (Element dependency : children(dependencies, "dependency")) {
          managed.add(child(dependency, "artifactId") + ":" + child(dependency, "version"));
        }
      }
    }
    return managed;
  }

  /** The scopes of its dependencies. */
  List<String> scopes() {
    List<String> scopes = new ArrayList<>();
    for (Element dependencies : children(project, "dependencies")) {
      for (Element dependency : children(dependencies, "dependency")) {
        scopes.add(child(dependency, "scope"));
      }
    }
    return scopes;
  }

  private static String child(Element parent, String name) {
    List<Element> found = children(parent, name);
    return found.isEmpty() ? "" : found.get(0).getTextContent().trim();
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      Node node = nodes.item(i);
      if (node instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
