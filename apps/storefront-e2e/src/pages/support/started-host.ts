import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const demoHost = z.object({
  url: z.string(),
  publicCredential: z.string(),
  serviceCredential: z.string(),
  /** Password of the demo accounts. */
  password: z.string(),
  /** The instant of the host's fixed clock. */
  now: z.string(),
  /** Folder of the demo shops that the host imported, by market. */
  feeds: z.string(),
  /** The address at which the host expects the payment provider that `startProvider` starts. */
  provider: z.string(),
  /** The folder of the host's secrets. */
  dataFolder: z.string(),
});
const demoHostStart = z.union([z.object({ host: demoHost }), z.object({ failed: z.string() })]);

/** The running host, and what its callers need. */
export type DemoHost = z.output<typeof demoHost>;
/** How the start of the host ended. */
export type DemoHostStart = z.output<typeof demoHostStart>;

const PAUSE_MS = 100;

/** Writes the file atomically, so that readers never see half of it. */
export const writeStart = (file: string, start: DemoHostStart): void => {
  writeFileSync(`${file}.part`, JSON.stringify(start));
  renameSync(`${file}.part`, file);
};

/** Waits until the host of this run has started. Throws if it failed to. */
export const startedHost = async (file: string): Promise<DemoHost> => {
  while (!existsSync(file)) await sleep(PAUSE_MS);
  const start = demoHostStart.parse(JSON.parse(readFileSync(file, 'utf8')));
  if ('failed' in start) throw new Error(start.failed);
  return start.host;
};
