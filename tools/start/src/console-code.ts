import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { readDemoSecrets } from './demo-secrets.ts';

const DATA_DIR = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../.data');

/**
 * `npm run console:code`: prints the current one-time code for the demo approvers and
 * administrators.
 */
console.log(
  new TOTP({
    secret: Secret.fromBase32(readDemoSecrets(DATA_DIR).totpSecret),
    digits: 6,
    period: 30,
    algorithm: 'SHA1',
  }).generate(),
);
