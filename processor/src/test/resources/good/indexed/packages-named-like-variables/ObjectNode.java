package object.parts;

import dev.intrusive.*;

@Pooled
public class Node extends host.parts.Node {}
