/**
 * What only generated code names: the base classes of generated lists, heaps and maps, the links
 * beside a pool, and what keeps generated code and the runtime at one version.
 *
 * <p>Nothing here is for use by hand. It is public because generated classes are in your packages.
 */
@NullMarked
package dev.intrusive.generated;

import org.jspecify.annotations.NullMarked;
