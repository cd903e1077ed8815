package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** A member of a template, whose names are replaced by those of each host. */
sealed interface TemplateMember {

  /** Adds the member to a class of a host. */
  void addTo(TypeSpec.Builder type, HostNames host);

  /**
   * A field.
   *
   * @param javadoc its comment
   * @param modifiers its modifiers
   * @param type its type
   * @param name its name
   */
  record Field(CodeBlock javadoc, List<Modifier> modifiers, TypeName type, String name)
      implements TemplateMember {
    @Override
    public void addTo(TypeSpec.Builder owner, HostNames host) {
      owner.addField(
          FieldSpec.builder(host.type(type), name, modifiers.toArray(new Modifier[0]))
              .addJavadoc(javadoc)
              .build());
    }
  }

  /**
   * A method or constructor.
   *
   * @param javadoc its comment
   * @param annotations its annotations
   * @param modifiers its modifiers
   * @param isGeneric whether it declares the type variables of the host
   * @param result what it returns, or null for a constructor
   * @param name its name
   * @param parameters its parameters
   * @param code its body
   */
  record Method(
      CodeBlock javadoc,
      List<AnnotationSpec> annotations,
      List<Modifier> modifiers,
      boolean isGeneric,
      @Nullable TypeName result,
      String name,
      List<ParameterSpec> parameters,
      TemplateCode code)
      implements TemplateMember {

    private static final ClassName SUPPRESSION = ClassName.get(SuppressWarnings.class);

    @Override
    public void addTo(TypeSpec.Builder type, HostNames host) {
      MethodSpec.Builder method =
          result == null
              ? MethodSpec.constructorBuilder()
              : MethodSpec.methodBuilder(name).returns(host.type(result));
      method.addJavadoc(javadoc).addModifiers(modifiers).addCode(code.of(host));
      if (isGeneric) {
        method.addTypeVariables(host.typeVariables());
      }
      for (ParameterSpec parameter : parameters) {
        method.addParameter(host.type(parameter.type()), parameter.name());
      }
      for (AnnotationSpec annotation : annotations) {
        if (!annotation.type().equals(SUPPRESSION)) {
          method.addAnnotation(annotation);
        } else if (!code.warnings(host).isEmpty()) {
          method.addAnnotation(GeneratedSource.suppress(code.warnings(host)));
        }
      }
      type.addMethod(method.build());
    }
  }

  /**
   * The class of iterators.
   *
   * @param javadoc its comment
   * @param modifiers its modifiers
   * @param base its superclass
   * @param members its members
   */
  record Nested(
      CodeBlock javadoc, List<Modifier> modifiers, TypeName base, List<TemplateMember> members)
      implements TemplateMember {
    @Override
    public void addTo(TypeSpec.Builder type, HostNames host) {
      TypeSpec.Builder nested =
          TypeSpec.classBuilder((ClassName) host.type(TemplateTypes.STEPS))
              .addJavadoc(javadoc)
              .addModifiers(modifiers.toArray(new Modifier[0]))
              .superclass(host.type(base));
      members.forEach(member -> member.addTo(nested, host));
      type.addType(nested.build());
    }
  }
}
