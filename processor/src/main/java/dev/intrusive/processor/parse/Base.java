package dev.intrusive.processor.parse;

import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.StructureModel;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A superclass with links.
 *
 * @param element the class
 * @param host what is generated for it
 */
record Base(TypeElement element, BaseHost host) {
  List<String> names() {
    return host.structures().stream().map(StructureModel::name).toList();
  }
}
