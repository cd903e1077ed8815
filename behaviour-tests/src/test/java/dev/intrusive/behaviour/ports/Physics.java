package dev.intrusive.behaviour.ports;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A world of bodies, as in a physics engine: each body owns the ends of its contacts and joints,
 * and the destruction of a body destroys these, whoever iterates over what.
 */
final class Physics {

  /** A body of the world, which owns the ends that are attached to it. */
  static final class Body {
    final int id;

    @IntrusiveLink("all")
    @Nullable Body allPrevious;

    @IntrusiveLink("all")
    @Nullable Body allNext;

    @IntrusiveLink("all")
    @Nullable Physics_BodyAll all;

    final Physics_EndContacts contacts = new Physics_EndContacts(this);
    final Physics_EndJoints joints = new Physics_EndJoints(this);

    Body(int id) {
      this.id = id;
    }
  }

  /** One end of a contact or joint, in a list of the body that it is attached to. */
  static final class End {
    final Pair pair;

    @IntrusiveLink(value = "contacts", owner = Body.class)
    @Nullable End contactPrevious;

    @IntrusiveLink("contacts")
    @Nullable End contactNext;

    @IntrusiveLink("contacts")
    @Nullable Physics_EndContacts contacts;

    @IntrusiveLink(value = "joints", owner = Body.class)
    final Link<End> jointLink = new Link<>();

    End(Pair pair) {
      this.pair = pair;
    }

    /** The body at this end, or null after its destruction. */
    @Nullable Body body() {
      Physics_EndContacts inContacts = Physics_EndLinks.contactsOf(this);
      Physics_EndJoints inJoints = Physics_EndLinks.jointsOf(this);
      return inContacts != null ? inContacts.owner() : inJoints == null ? null : inJoints.owner();
    }
  }

  /** A contact or joint of two bodies. */
  static final class Pair {
    final End a = new End(this);
    final End b = new End(this);

    boolean isDestroyed() {
      return a.body() == null;
    }
  }

  final Physics_BodyAll bodies = new Physics_BodyAll();

  Body create(int id) {
    Body body = new Body(id);
    bodies.add(body);
    return body;
  }

  static Pair touch(Body a, Body b) {
    Pair pair = new Pair();
    a.contacts.add(pair.a);
    b.contacts.addFirst(pair.b);
    return pair;
  }

  static Pair join(Body a, Body b) {
    Pair pair = new Pair();
    a.joints.add(pair.a);
    b.joints.add(pair.b);
    return pair;
  }

  static void destroy(Pair pair) {
    Physics_EndLinks.unlinkAll(pair.a);
    Physics_EndLinks.unlinkAll(pair.b);
  }

  void destroy(Body body) {
    body.contacts.forEach(end -> destroy(end.pair));
    body.joints.forEach(end -> destroy(end.pair));
    bodies.remove(body);
  }

  /** Lets an action see each body and each body that it touches; it may destroy any of them. */
  void step(Consumer<Body> onBody, Consumer<Body> onTouched) {
    bodies.forEach(
        body -> {
          onBody.accept(body);
          body.contacts.forEach(
              end -> {
                End opposite = end == end.pair.a ? end.pair.b : end.pair.a;
                Body touched = opposite.body();
                if (touched != null) {
                  onTouched.accept(touched);
                }
              });
        });
  }
}
