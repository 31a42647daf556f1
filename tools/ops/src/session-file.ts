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
  read: () => readPrivate(path, session),
  keep: (opened) => writePrivate(path, opened),
  forget: () => rm(path, { force: true }),
});

const devices = z.record(z.string(), z.string().min(1));

/**
 * The file with the proofs that an account was signed in on this machine, by email, readable only
 * by its own user. The host counts the failed sign-ins of such a machine apart from those of
 * strangers. Signing out keeps the proof.
 */
export type DeviceFile = {
  /** Returns undefined if the account was never signed in here, or if the file cannot be read. */
  readonly read: (email: string) => Promise<string | undefined>;
  readonly keep: (email: string, device: string) => Promise<void>;
};

export const deviceFile = (path: string): DeviceFile => {
  const known = async () => new Map(Object.entries((await readPrivate(path, devices)) ?? {}));
  return {
    read: async (email) => (await known()).get(email),
    keep: async (email, device) =>
      writePrivate(path, Object.fromEntries((await known()).set(email, device))),
  };
};

const readPrivate = async <Content>(
  path: string,
  content: z.ZodType<Content>,
): Promise<Content | undefined> => {
  try {
    return content.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Replaces the file, because writing to an existing one would keep its permissions. */
const writePrivate = async (path: string, content: object): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify(content), { mode: 0o600 });
};
