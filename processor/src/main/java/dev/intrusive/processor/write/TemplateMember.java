package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import javax.lang.model.element.Modifier;

/** A member of a template. A class gets it with the names of its host. */
sealed interface TemplateMember {

  /** Adds the member to a class of a host. */
  void addTo(TypeSpec.Builder type, HostNames host);

  /**
   * A field.
   *
   * @param field the field, in the names of the template
   */
  record Field(FieldSpec field) implements TemplateMember {
    @Override
    public void addTo(TypeSpec.Builder type, HostNames host) {
      type.addField(
          FieldSpec.builder(
                  host.type(field.type()), field.name(), field.modifiers().toArray(new Modifier[0]))
              .build());
    }
  }

  /**
   * A method or constructor.
   *
   * @param head all but the body, in the names of the template
   * @param code the body
   */
  record Method(MethodSpec head, TemplateCode code) implements TemplateMember {
    @Override
    public void addTo(TypeSpec.Builder type, HostNames host) {
      MethodSpec.Builder method =
          head.isConstructor()
              ? MethodSpec.constructorBuilder()
              : MethodSpec.methodBuilder(head.name()).returns(host.type(head.returnType()));
      method
          .addJavadoc(head.javadoc())
          .addAnnotations(head.annotations())
          .addModifiers(head.modifiers())
          .varargs(head.varargs())
          .addExceptions(head.exceptions())
          .addCode(code.of(host));
      for (TypeVariableName variable : head.typeVariables()) {
        method.addTypeVariables(host.variables(variable));
      }
      for (ParameterSpec parameter : head.parameters()) {
        method.addParameter(host.type(parameter.type()), host.word(parameter.name()).toString());
      }
      type.addMethod(method.build());
    }
  }

  /**
   * The class of iterators.
   *
   * @param head all but the members, in the names of the template
   * @param members its members
   */
  record Nested(TypeSpec head, List<TemplateMember> members) implements TemplateMember {
    @Override
    public void addTo(TypeSpec.Builder type, HostNames host) {
      TypeSpec.Builder nested =
          TypeSpec.classBuilder((ClassName) host.type(TemplateTypes.STEPS))
              .addJavadoc(head.javadoc())
              .addModifiers(head.modifiers().toArray(new Modifier[0]))
              .superclass(host.type(head.superclass()));
      members.forEach(member -> member.addTo(nested, host));
      type.addType(nested.build());
    }
  }
}
