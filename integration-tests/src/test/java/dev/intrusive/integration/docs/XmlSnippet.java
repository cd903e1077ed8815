package dev.intrusive.integration.docs;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Part of an XML file. */
final class XmlSnippet {

  private final Element root;

  private XmlSnippet(Element root) {
    this.root = root;
  }

  /** Reads some elements, one after the other. */
  static XmlSnippet parse(String elements) throws IOException {
    String text = elements.replaceFirst("^\\s*<\\?xml[^>]*>", "");
    try {
      return new XmlSnippet(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader("<snippet>" + text + "</snippet>")))
              .getDocumentElement());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(elements, e);
    }
  }

  /** Whether each element of this stands in a file; what stands beside them is left out here. */
  boolean isPartOf(XmlSnippet file) {
    NodeList all = file.root.getElementsByTagName("*");
    return children(root).stream()
        .allMatch(
            element -> {
              for (int i = 0; i < all.getLength(); i++) {
                if (isPart(element, (Element) all.item(i))) {
                  return true;
                }
              }
              return false;
            });
  }

  private static boolean isPart(Element part, Element whole) {
    if (!part.getTagName().equals(whole.getTagName())) {
      return false;
    }
    List<Element> parts = children(part);
    if (parts.isEmpty()) {
      return part.getTextContent().strip().equals(whole.getTextContent().strip());
    }
    List<Element> candidates = children(whole);
    return parts.stream()
        .allMatch(child -> candidates.stream().anyMatch(candidate -> isPart(child, candidate)));
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      Node node = nodes.item(i);
      if (node instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }
}
