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
