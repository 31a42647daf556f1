import { hashSources } from './source-hashes.ts';

/** Prints the hash of all markets, as a cache key of Nx targets. */
console.log(hashSources().markets);
