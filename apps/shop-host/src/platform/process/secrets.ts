import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeyList, masterKeyOf } from '@materia/platform-keys';
import { z } from 'zod';

/** The credentials of the demo accounts. */
const demoSecrets = z.object({
  password: z.string().min(12),
  /** Base32, as authenticator apps expect it. */
  totpSecret: z.string().min(16),
});
export type DemoSecrets = z.infer<typeof demoSecrets>;

const masterKey = z.object({ id: z.string().min(1), secret: z.string().min(32) });

const secrets = z.object({
  publicCredential: z.string().min(16),
  serviceCredential: z.string().min(16),
  staffCredential: z.string().min(16),
  /** The master keys, the current one first. */
  keys: z.tuple([masterKey], masterKey),
  demo: demoSecrets,
  /** Keys of the payment sandbox on this machine, which stands in for a provider without keys. */
  paymentSandbox: z.object({ secretKey: z.string().min(16), webhookSecret: z.string().min(16) }),
});
/**
 * Older files have no secrets for the demo accounts and the payment sandbox, and the key of tokens instead of master keys. All
 * other keys were derived from its private part, and still are.
 */
const storedSecrets = secrets
  .partial({ keys: true, demo: true, paymentSandbox: true })
  .extend({ tokenKey: z.object({ d: z.string().min(32) }).optional() })
  .transform(({ tokenKey, keys, ...rest }) => ({
    ...rest,
    ...(keys !== undefined && { keys }),
    ...(keys === undefined &&
      tokenKey !== undefined && { keys: masterKeysOf(tokenKey.d), isOld: true }),
  }));
export type Secrets = Omit<z.infer<typeof secrets>, 'keys'> & { readonly keys: KeyList };

const masterKeysOf = (secret: string): z.infer<typeof secrets>['keys'] => [masterKeyOf(secret)];

/**
 * Reads the secrets of the data folder; the first start creates them. Only the owner can read the
 * file. Processes that create it at once agree on one.
 */
export const readSecrets = async (folder: string): Promise<Secrets> => {
  const file = join(folder, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const stored = text === undefined ? undefined : storedSecrets.parse(JSON.parse(text));
  const complete = stored?.isOld === true ? undefined : secrets.safeParse(stored).data;
  if (complete !== undefined) return complete;
  const made = secrets.parse({ ...makeSecrets(), ...stored });
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  if (text !== undefined) {
    await rename(draft, file);
    return made;
  }
  // Of processes that start at once in a new folder, the first one's file counts.
  const isFirst = await link(draft, file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return false;
      throw error;
    },
  );
  await unlink(draft);
  return isFirst ? made : readSecrets(folder);
};

/** New random secrets. */
export const makeSecrets = (): Secrets => {
  const random = (): string => randomBytes(32).toString('base64url');
  return {
    publicCredential: random(),
    serviceCredential: random(),
    staffCredential: random(),
    keys: masterKeysOf(random()),
    demo: makeDemoSecrets(),
    paymentSandbox: { secretKey: random(), webhookSecret: random() },
  };
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A password that meets the rules of all markets. */
const makeDemoSecrets = (): DemoSecrets => ({
  password: `Demo-${randomBytes(9).toString('base64url')}-7!`,
  totpSecret: Array.from(randomBytes(32), (byte) => BASE32.charAt(byte % BASE32.length)).join(''),
});
