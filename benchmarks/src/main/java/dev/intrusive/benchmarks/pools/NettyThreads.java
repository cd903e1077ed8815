package dev.intrusive.benchmarks.pools;

import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads of Netty's class, on which JMH runs benchmarks if it is given the name of this class. */
public final class NettyThreads extends ThreadPoolExecutor {

  /** JMH calls this. */
  public NettyThreads(int threads, String prefix) {
    super(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        new DefaultThreadFactory(prefix, true));
  }
}
