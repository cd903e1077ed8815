package dev.intrusive.integration;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * What the head of a class file says.
 *
 * @param majorVersion 52 for Java 8
 * @param texts all strings in it: literals, names, descriptors and signatures
 */
record ClassFile(int majorVersion, List<String> texts) {

  private static final int MAGIC = 0xCAFEBABE;

  /** Reads a class file up to the end of its constants. */
  static ClassFile read(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(stream);
    if (in.readInt() != MAGIC) {
      throw new IOException("no class file");
    }
    in.readUnsignedShort();
    int majorVersion = in.readUnsignedShort();
    List<String> texts = new ArrayList<>();
    int constants = in.readUnsignedShort();
    for (int i = 1; i < constants; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.add(in.readUTF());
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          // A long or a double takes two entries.
          in.skipNBytes(8);
          i++;
        }
        default -> throw new IOException("unknown constant " + tag);
      }
    }
    return new ClassFile(majorVersion, texts);
  }
}
