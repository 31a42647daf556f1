import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const session = z.object({ token: z.string().min(1), email: z.string() });
export type OpsSession = z.output<typeof session>;

/** The file with the current session of the command line, readable only by its own user. */
export type SessionFile = {
  /** Returns undefined if no one is signed in, or if the file cannot be read. */
  readonly read: () => Promise<OpsSession | undefined>;
  readonly keep: (opened: OpsSession) => Promise<void>;
  readonly forget: () => Promise<void>;
};

export const sessionFile = (path: string): SessionFile => ({
  read: async () => {
    try {
      return session.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
    } catch {
      return undefined;
    }
  },
  keep: async (opened) => {
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
    await writeFile(path, JSON.stringify(opened), { mode: 0o600 });
  },
  forget: () => rm(path, { force: true }),
});
