/**
 * The messages of the challenge, and the hash of the reports that they lead to. Written from its
 * documents, and checked against the hashes that it publishes.
 */
@NullMarked
package dev.intrusive.records.matching.workload;

import org.jspecify.annotations.NullMarked;
