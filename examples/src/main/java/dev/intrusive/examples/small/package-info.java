/** Four programs of one file each, to copy from. */
package dev.intrusive.examples.small;
