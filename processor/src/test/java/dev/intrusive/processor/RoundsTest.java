package dev.intrusive.processor;

class RoundsTest {

  @ProcessorTest
  void host_mentionsItsOwnGeneratedTypes(CompilerUnderTest compiler) {
    compiler
        .compileStrictly(
            SourceFile.of(
                """
                package tree;
                import dev.intrusive.*;
                public class SceneNode {
                  @IntrusiveLink("siblings") final Link<SceneNode> link = new Link<>();
                  final SceneNodeSiblings children = new SceneNodeSiblings();
                  SceneNodeSiblings children() { return children; }
                  void adopt(SceneNode child) { children.moveToLast(child); }
                }
                """))
        .requireClean();
  }

  @ProcessorTest
  void genericFlatHost_namesItsOwnerTypeBeforeItExists(CompilerUnderTest compiler) {
    compiler
        .compileStrictly(
            SourceFile.of(
                """
                package market;
                import dev.intrusive.*;
                class Order<K extends Comparable<K>, V> {
                  @IntrusiveLink("book") Order<K, V> prev, next;
                  @IntrusiveLink("book") OrderBook<K, V> owner;
                }
                """))
        .requireClean();
  }
}
