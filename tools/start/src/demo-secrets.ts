import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const demo = z.object({ demo: z.object({ password: z.string(), totpSecret: z.string() }) });
const sandbox = z.object({
  paymentSandbox: z.object({ secretKey: z.string(), webhookSecret: z.string() }),
});

const stored = (dataFolder: string): unknown =>
  JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));

/**
 * Reads the password and TOTP secret of the demo accounts. The shop host creates them on first
 * start; throws before that.
 */
export const readDemoSecrets = (dataFolder: string): z.output<typeof demo>['demo'] =>
  demo.parse(stored(dataFolder)).demo;

/** Reads the keys of the payment sandbox, which the shop host creates as well. */
export const readSandboxKeys = (dataFolder: string): z.output<typeof sandbox>['paymentSandbox'] =>
  sandbox.parse(stored(dataFolder)).paymentSandbox;
