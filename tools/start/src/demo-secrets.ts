import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({ demo: z.object({ password: z.string(), totpSecret: z.string() }) });

/**
 * Reads the password and TOTP secret of the demo accounts. The shop host creates them on first
 * start; throws before that.
 */
export const readDemoSecrets = (dataFolder: string): z.output<typeof stored>['demo'] =>
  stored.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))).demo;
