@NullMarked
package dev.intrusive.examples.demo.storm;

import org.jspecify.annotations.NullMarked;
