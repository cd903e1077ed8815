package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.types.Symbols;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** The version of generated code that the runtime supports which the user compiles with. */
public final class RuntimeVersion {

  private static final String GENERATED_CODE = "dev.intrusive.generated.GeneratedCode";

  private RuntimeVersion() {}

  /** Adds a problem to a host if its runtime needs other code than is generated. */
  public static void check(Symbols symbols, ParsedHost host, int generated) {
    int supported = supportedBy(symbols, host.element());
    if (supported != generated) {
      host.problems()
          .add(Rule.RuntimeVersion, host.element(), generated, host.element(), supported);
    }
  }

  /** The first runtime named its version; 0 stands for whatever came before. */
  private static int supportedBy(Symbols symbols, TypeElement host) {
    TypeElement agreement = symbols.find(host, GENERATED_CODE);
    if (agreement == null) {
      return 0;
    }
    for (VariableElement field : ElementFilter.fieldsIn(agreement.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals("VERSION")
          && field.getConstantValue() instanceof Integer version) {
        return version;
      }
    }
    return 0;
  }
}
