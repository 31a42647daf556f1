import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({ demo: z.object({ password: z.string(), totpSecret: z.string() }) });

/** What signs the demo accounts of a data folder in; the shop host makes it at its first start. Throws before that. */
export const readDemoSecrets = (dataFolder: string): z.output<typeof stored>['demo'] =>
  stored.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))).demo;
