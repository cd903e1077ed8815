package dev.intrusive.records.matching.workload;

import dev.intrusive.records.matching.Reports;
import dev.intrusive.records.matching.Side;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Stores reports in an array, from its start again when it is full. If asked for, hashes all of
 * them as the challenge does: SHA-256 of a line for each report.
 */
public final class ReportLog implements Reports {

  private static final int CAPACITY = 1024;
  private static final int WIDTH = 6; // type, sequence, and at most four more

  private static final int ACCEPTED = 0;
  private static final int TRADED = 1;
  private static final int CANCELLED = 2;
  private static final int MODIFIED = 3;
  private static final int CANCEL_REJECTED = 4;
  private static final int MODIFY_REJECTED = 5;

  /** How many numbers are in the line of a report, by its type. */
  private static final int[] WIDTHS = {6, 6, 5, 6, 3, 3};

  private final long[] reports = new long[CAPACITY * WIDTH];
  private final @Nullable MessageDigest digest;
  private final StringBuilder lines = new StringBuilder();
  private int used;
  private long sequence;
  private boolean hashesMore; // a line feed is only between lines

  private ReportLog(@Nullable MessageDigest digest) {
    this.digest = digest;
  }

  /** Creates a log that only stores reports. */
  public static ReportLog storing() {
    return new ReportLog(null);
  }

  /** Creates a log that hashes reports. */
  public static ReportLog hashing() {
    try {
      return new ReportLog(MessageDigest.getInstance("SHA-256"));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // each JDK has it
    }
  }

  /** Announces the message that the next reports are about. */
  public void begin(long message) {
    sequence = message;
  }

  @Override
  public void accepted(long id, Side side, long price, long quantity) {
    add(ACCEPTED, number(side), id, price, quantity);
  }

  @Override
  public void traded(long price, long quantity, long maker, long taker) {
    add(TRADED, price, quantity, maker, taker);
  }

  @Override
  public void cancelled(long id, Side side, long price) {
    add(CANCELLED, number(side), id, price, 0);
  }

  @Override
  public void modified(long id, Side side, long price, long quantity) {
    add(MODIFIED, number(side), id, price, quantity);
  }

  @Override
  public void cancelRejected(long id) {
    add(CANCEL_REJECTED, id, 0, 0, 0);
  }

  @Override
  public void modifyRejected(long id) {
    add(MODIFY_REJECTED, id, 0, 0, 0);
  }

  private static int number(Side side) {
    return side == Side.BUY ? 0 : 1;
  }

  private void add(int type, long first, long second, long third, long fourth) {
    if (used == reports.length) {
      flush();
    }
    int at = used;
    reports[at] = type;
    reports[at + 1] = sequence;
    reports[at + 2] = first;
    reports[at + 3] = second;
    reports[at + 4] = third;
    reports[at + 5] = fourth;
    used = at + WIDTH;
  }

  private void flush() {
    if (digest != null) {
      for (int at = 0; at < used; at += WIDTH) {
        appendLine(at);
      }
      digest.update(lines.toString().getBytes(StandardCharsets.US_ASCII));
      lines.setLength(0);
    }
    used = 0;
  }

  private void appendLine(int at) {
    if (hashesMore) {
      lines.append('\n');
    }
    hashesMore = true;
    lines.append(reports[at]);
    for (int i = 1; i < WIDTHS[(int) reports[at]]; i++) {
      lines.append(',').append(reports[at + i]);
    }
  }

  /**
   * Returns the hash of all reports, in hexadecimal digits.
   *
   * @throws IllegalStateException if this log only stores reports
   */
  public String hash() {
    if (digest == null) {
      throw new IllegalStateException("a log that stores reports does not hash them");
    }
    flush();
    return HexFormat.of().formatHex(digest.digest());
  }
}
