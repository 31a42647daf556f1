import { hkdfSync } from 'node:crypto';

/**
 * 128 bits that tell whether two processes have the same key, in hex. Nothing else can be derived
 * from them, so they may be stored and logged.
 */
export const fingerprintOf = ({ secret }: { readonly secret: string }): string =>
  Buffer.from(hkdfSync('sha256', secret, 'materia', 'fingerprint', 16)).toString('hex');
