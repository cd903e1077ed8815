/** Stands for a library on the class path. */
package vendor;
