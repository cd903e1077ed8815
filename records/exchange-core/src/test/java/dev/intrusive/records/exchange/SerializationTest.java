package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import exchange.core2.collections.objpool.ObjectsPool;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.common.config.LoggingConfiguration;
import exchange.core2.core.orderbook.IOrderBook;
import exchange.core2.core.orderbook.OrderBookEventsHelper;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What this book writes, a book of exchange-core reads. */
class SerializationTest {

  private final ByteBuffer buffer = ByteBuffer.allocate(100_000);

  @Test
  void exchangeCoreReadsTheSameState() {
    IntrusiveOrderBook book = Books.intrusive(SymbolType.CURRENCY_EXCHANGE_PAIR, 500);
    CommandGenerator generator = new CommandGenerator(3, Mix.COMPARED, 100, 100);
    OrderCommand command = new OrderCommand();
    for (int i = 0; i < 1_000; i++) {
      generator.next(command);
      command.resultCode = IOrderBook.processCommand(book, command);
      generator.executed(command);
    }

    book.writeMarshallable(buffer(BytesOut.class));
    buffer.flip();
    IOrderBook read =
        IOrderBook.create(
            buffer(BytesIn.class),
            ObjectsPool.createDefaultTestPool(),
            OrderBookEventsHelper.NON_POOLED_EVENTS_HELPER,
            LoggingConfiguration.DEFAULT);

    assertFalse(buffer.hasRemaining());
    read.validateInternalState();
    assertEquals(book.stateHash(), read.stateHash());
  }

  /** Chronicle's own buffers do not run on recent JDKs. */
  private <T> T buffer(Class<T> type) {
    InvocationHandler handler =
        (proxy, method, arguments) -> write(method, arguments) ? proxy : read(method);
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private boolean write(Method method, Object @Nullable [] arguments) {
    if (arguments == null) {
      return false;
    }
    switch (method.getName()) {
      case "writeByte" -> buffer.put((Byte) arguments[0]);
      case "writeInt" -> buffer.putInt((Integer) arguments[0]);
      case "writeLong" -> buffer.putLong((Long) arguments[0]);
      default -> throw new UnsupportedOperationException(method.toString());
    }
    return true;
  }

  private Object read(Method method) {
    return switch (method.getName()) {
      case "readByte" -> buffer.get();
      case "readInt" -> buffer.getInt();
      case "readLong" -> buffer.getLong();
      default -> throw new UnsupportedOperationException(method.toString());
    };
  }
}
