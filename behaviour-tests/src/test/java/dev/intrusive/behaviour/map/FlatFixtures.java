package dev.intrusive.behaviour.map;

import dev.intrusive.behaviour.map.sub.Dog;
import dev.intrusive.behaviour.map.sub.DogByName;
import dev.intrusive.behaviour.map.sub.DogLinks;
import org.jspecify.annotations.Nullable;

/** The kinds of maps of the flat layout. */
final class FlatFixtures {

  /** How many different keys tests use at most. */
  private static final int MANY = 2_000;

  private FlatFixtures() {}

  static MapFixture<?, ?, ?> byLong() {
    return new MapFixture<Token, TokenById, Long>(
        new MapFixture.Maps<>("byId", TokenById::new, TokenById::new, false),
        new MapFixture.Keyed<>(
            TokenById::get,
            TokenById::containsKey,
            TokenById::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            Token::new, Token::copy, Token::setNumber, number -> (long) number, MANY),
        new MapFixture.Accessors<>(
            TokenLinks::inById,
            TokenLinks::byIdOf,
            TokenLinks::unlinkFromById,
            TokenLinks::unlinkAll,
            TokenLinks::isLinked,
            TokenLinks::describe));
  }

  static MapFixture<?, ?, ?> byInt() {
    return new MapFixture<Token, TokenBySerial, Integer>(
        new MapFixture.Maps<>("bySerial", TokenBySerial::new, TokenBySerial::new, false),
        new MapFixture.Keyed<>(
            TokenBySerial::get,
            TokenBySerial::containsKey,
            TokenBySerial::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            Token::new, Token::copy, Token::setNumber, number -> number, MANY),
        new MapFixture.Accessors<>(
            TokenLinks::inBySerial,
            TokenLinks::bySerialOf,
            TokenLinks::unlinkFromBySerial,
            TokenLinks::unlinkAll,
            TokenLinks::isLinked,
            TokenLinks::describe));
  }

  static MapFixture<?, ?, ?> byString() {
    return new MapFixture<Token, TokenByName, String>(
        new MapFixture.Maps<>("byName", TokenByName::new, TokenByName::new, false),
        new MapFixture.Keyed<>(
            TokenByName::get,
            TokenByName::containsKey,
            TokenByName::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            Token::new, Token::copy, Token::setNumber, number -> "token " + number, MANY),
        new MapFixture.Accessors<>(
            TokenLinks::inByName,
            TokenLinks::byNameOf,
            TokenLinks::unlinkFromByName,
            TokenLinks::unlinkAll,
            TokenLinks::isLinked,
            TokenLinks::describe));
  }

  static MapFixture<?, ?, ?> byByte() {
    return new MapFixture<Sample, SampleByByte, Byte>(
        new MapFixture.Maps<>("byByte", SampleByByte::new, SampleByByte::new, false),
        new MapFixture.Keyed<>(
            SampleByByte::get,
            SampleByByte::containsKey,
            SampleByByte::removeKey,
            (map, key, function) ->
                map.computeIfAbsent(key, orNull(function, each -> function.apply((byte) each)))),
        new MapFixture.Elements<>(
            Sample::new, Sample::copy, Sample::setNumber, number -> (byte) number, 256),
        new MapFixture.Accessors<>(
            SampleLinks::inByByte,
            SampleLinks::byByteOf,
            SampleLinks::unlinkFromByByte,
            SampleLinks::unlinkAll,
            SampleLinks::isLinked,
            SampleLinks::describe));
  }

  static MapFixture<?, ?, ?> byShort() {
    return new MapFixture<Sample, SampleByShort, Short>(
        new MapFixture.Maps<>("byShort", SampleByShort::new, SampleByShort::new, false),
        new MapFixture.Keyed<>(
            SampleByShort::get,
            SampleByShort::containsKey,
            SampleByShort::removeKey,
            (map, key, function) ->
                map.computeIfAbsent(key, orNull(function, each -> function.apply((short) each)))),
        new MapFixture.Elements<>(
            Sample::new, Sample::copy, Sample::setNumber, number -> (short) number, MANY),
        new MapFixture.Accessors<>(
            SampleLinks::inByShort,
            SampleLinks::byShortOf,
            SampleLinks::unlinkFromByShort,
            SampleLinks::unlinkAll,
            SampleLinks::isLinked,
            SampleLinks::describe));
  }

  static MapFixture<?, ?, ?> byChar() {
    return new MapFixture<Sample, SampleByChar, Character>(
        new MapFixture.Maps<>("byChar", SampleByChar::new, SampleByChar::new, false),
        new MapFixture.Keyed<>(
            SampleByChar::get,
            SampleByChar::containsKey,
            SampleByChar::removeKey,
            (map, key, function) ->
                map.computeIfAbsent(key, orNull(function, each -> function.apply((char) each)))),
        new MapFixture.Elements<>(
            Sample::new, Sample::copy, Sample::setNumber, number -> (char) number, MANY),
        new MapFixture.Accessors<>(
            SampleLinks::inByChar,
            SampleLinks::byCharOf,
            SampleLinks::unlinkFromByChar,
            SampleLinks::unlinkAll,
            SampleLinks::isLinked,
            SampleLinks::describe));
  }

  static MapFixture<?, ?, ?> byFloat() {
    return new MapFixture<Sample, SampleByFloat, Float>(
        new MapFixture.Maps<>("byFloat", SampleByFloat::new, SampleByFloat::new, false),
        new MapFixture.Keyed<>(
            SampleByFloat::get,
            SampleByFloat::containsKey,
            SampleByFloat::removeKey,
            (map, key, function) ->
                map.computeIfAbsent(key, orNull(function, each -> function.apply((float) each)))),
        new MapFixture.Elements<>(
            Sample::new, Sample::copy, Sample::setNumber, Sample::floatOf, MANY),
        new MapFixture.Accessors<>(
            SampleLinks::inByFloat,
            SampleLinks::byFloatOf,
            SampleLinks::unlinkFromByFloat,
            SampleLinks::unlinkAll,
            SampleLinks::isLinked,
            SampleLinks::describe));
  }

  static MapFixture<?, ?, ?> byDouble() {
    return new MapFixture<Sample, SampleByDouble, Double>(
        new MapFixture.Maps<>("byDouble", SampleByDouble::new, SampleByDouble::new, false),
        new MapFixture.Keyed<>(
            SampleByDouble::get,
            SampleByDouble::containsKey,
            SampleByDouble::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            Sample::new, Sample::copy, Sample::setNumber, Sample::doubleOf, MANY),
        new MapFixture.Accessors<>(
            SampleLinks::inByDouble,
            SampleLinks::byDoubleOf,
            SampleLinks::unlinkFromByDouble,
            SampleLinks::unlinkAll,
            SampleLinks::isLinked,
            SampleLinks::describe));
  }

  static MapFixture<?, ?, ?> byEnum() {
    return new MapFixture<Card, CardBySuit, Suit>(
        new MapFixture.Maps<>("bySuit", CardBySuit::new, CardBySuit::new, false),
        new MapFixture.Keyed<>(
            CardBySuit::get,
            CardBySuit::containsKey,
            CardBySuit::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            Card::new, Card::copy, Card::setNumber, Card::suitOf, Suit.values().length),
        new MapFixture.Accessors<>(
            CardLinks::inBySuit,
            CardLinks::bySuitOf,
            CardLinks::unlinkFromBySuit,
            CardLinks::unlinkAll,
            CardLinks::isLinked,
            CardLinks::describe));
  }

  static MapFixture<?, ?, ?> byRecord() {
    return new MapFixture<Card, CardByPlace, Card.Place>(
        new MapFixture.Maps<>("byPlace", CardByPlace::new, CardByPlace::new, false),
        new MapFixture.Keyed<>(
            CardByPlace::get,
            CardByPlace::containsKey,
            CardByPlace::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(Card::new, Card::copy, Card::setNumber, Card.Place::new, 300),
        new MapFixture.Accessors<>(
            CardLinks::inByPlace,
            CardLinks::byPlaceOf,
            CardLinks::unlinkFromByPlace,
            CardLinks::unlinkAll,
            CardLinks::isLinked,
            CardLinks::describe));
  }

  static MapFixture<?, ?, ?> ofNestedHost() {
    return new MapFixture<Depot.Crate, Depot_CrateByLabel, Long>(
        new MapFixture.Maps<>("byLabel", Depot_CrateByLabel::new, Depot_CrateByLabel::new, false),
        new MapFixture.Keyed<>(
            Depot_CrateByLabel::get,
            Depot_CrateByLabel::containsKey,
            Depot_CrateByLabel::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            Depot.Crate::new,
            Depot.Crate::copy,
            Depot.Crate::setNumber,
            Depot.Crate::labelOf,
            MANY),
        new MapFixture.Accessors<>(
            Depot_CrateLinks::inByLabel,
            Depot_CrateLinks::byLabelOf,
            Depot_CrateLinks::unlinkFromByLabel,
            Depot_CrateLinks::unlinkAll,
            Depot_CrateLinks::isLinked,
            Depot_CrateLinks::describe));
  }

  static MapFixture<?, ?, ?> inherited() {
    return new MapFixture<Animal, AnimalByTag, Integer>(
        new MapFixture.Maps<>("byTag", AnimalByTag::new, AnimalByTag::new, false),
        new MapFixture.Keyed<>(
            AnimalByTag::get,
            AnimalByTag::containsKey,
            AnimalByTag::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(Dog::new, Animal::copy, Animal::setTag, number -> number, MANY),
        new MapFixture.Accessors<>(
            AnimalLinks::inByTag,
            AnimalLinks::byTagOf,
            AnimalLinks::unlinkFromByTag,
            AnimalLinks::unlinkAll,
            AnimalLinks::isLinked,
            AnimalLinks::describe));
  }

  static MapFixture<?, ?, ?> added() {
    return new MapFixture<Dog, DogByName, String>(
        new MapFixture.Maps<>("byName", DogByName::new, DogByName::new, false),
        new MapFixture.Keyed<>(
            DogByName::get,
            DogByName::containsKey,
            DogByName::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            Dog::new, Dog::copy, Dog::setTag, number -> "dog " + number, MANY),
        new MapFixture.Accessors<>(
            DogLinks::inByName,
            DogLinks::byNameOf,
            DogLinks::unlinkFromByName,
            DogLinks::unlinkAll,
            DogLinks::isLinked,
            DogLinks::describe));
  }

  static MapFixture<?, ?, ?> byTypeVariable() {
    return new MapFixture<Pair<String, Integer>, PairByKey<String, Integer>, String>(
        new MapFixture.Maps<>("byKey", PairByKey::new, PairByKey::new, false),
        new MapFixture.Keyed<>(
            PairByKey::get,
            PairByKey::containsKey,
            PairByKey::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function)),
        new MapFixture.Elements<>(
            number -> new Pair<>("pair " + number, number),
            Pair::copy,
            (pair, number) -> pair.key = "pair " + number,
            number -> "pair " + number,
            MANY),
        new MapFixture.Accessors<>(
            PairLinks::inByKey,
            PairLinks::byKeyOf,
            PairLinks::unlinkFromByKey,
            PairLinks::unlinkAll,
            PairLinks::isLinked,
            PairLinks::describe));
  }

  static MapFixture<?, ?, ?> ofAllTypeArguments() {
    return new MapFixture<Coupon<?>, CouponByCode, Long>(
        new MapFixture.Maps<>("byCode", CouponByCode::new, CouponByCode::new, false),
        new MapFixture.Keyed<>(
            CouponByCode::get,
            CouponByCode::containsKey,
            CouponByCode::removeKey,
            (map, key, function) -> map.computeIfAbsent(key, function::apply)),
        new MapFixture.Elements<>(
            Coupon::create,
            Coupon::copy,
            (coupon, number) -> coupon.code = number,
            number -> (long) number,
            MANY),
        new MapFixture.Accessors<>(
            CouponLinks::inByCode,
            CouponLinks::byCodeOf,
            CouponLinks::unlinkFromByCode,
            CouponLinks::unlinkAll,
            CouponLinks::isLinked,
            CouponLinks::describe));
  }

  /** Passes on that there is no function, a misuse that is tested. */
  @SuppressWarnings("NullAway")
  private static <F> F orNull(@Nullable Object function, F adapted) {
    return function == null ? null : adapted;
  }
}
