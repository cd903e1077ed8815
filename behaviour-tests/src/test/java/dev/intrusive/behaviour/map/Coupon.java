package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A generic host whose map takes elements of all type arguments. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Coupon<V> implements Cloneable {

  @IntrusiveKey("byCode")
  long code;

  @MapLink("byCode")
  @Nullable Coupon<V> byCodeNext;

  @MapLink(value = "byCode", wildcard = true)
  @Nullable CouponByCode byCode;

  final V value;

  Coupon(long code, V value) {
    this.code = code;
    this.value = value;
  }

  /** Makes coupons of two types in turn. */
  static Coupon<?> create(int number) {
    return number % 2 == 0 ? new Coupon<>(number, 10) : new Coupon<>(number, "a drink");
  }

  Coupon<?> copy() {
    try {
      return (Coupon<?>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "coupon " + code;
  }
}
