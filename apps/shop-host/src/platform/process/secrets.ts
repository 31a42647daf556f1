import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

/** The credentials of the demo accounts. */
const demoSecrets = z.object({
  password: z.string().min(12),
  /** Base32, as authenticator apps expect it. */
  totpSecret: z.string().min(16),
});
export type DemoSecrets = z.infer<typeof demoSecrets>;

const secrets = z.object({
  publicCredential: z.string().min(16),
  serviceCredential: z.string().min(16),
  staffCredential: z.string().min(16),
  /** Ed25519 key that signs access tokens, as a private JWK. */
  tokenKey: z.object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    d: z.string(),
  }),
  demo: demoSecrets,
  /** Keys of the payment sandbox on this machine, which stands in for a provider without keys. */
  paymentSandbox: z.object({ secretKey: z.string().min(16), webhookSecret: z.string().min(16) }),
});
/** Older files have no secrets for the demo accounts and the payment sandbox. */
const storedSecrets = secrets.partial({ demo: true, paymentSandbox: true });
export type Secrets = z.infer<typeof secrets>;

/**
 * Reads the secrets of the data folder; the first start creates them. Only the owner can read the
 * file.
 */
export const readSecrets = async (folder: string): Promise<Secrets> => {
  const file = join(folder, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const stored = text === undefined ? undefined : storedSecrets.parse(JSON.parse(text));
  if (stored?.demo !== undefined && stored.paymentSandbox !== undefined)
    return { ...stored, demo: stored.demo, paymentSandbox: stored.paymentSandbox };
  const made = secrets.parse({ ...(await makeSecrets()), ...stored });
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
  return made;
};

/** New random secrets. */
export const makeSecrets = async (): Promise<Secrets> => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const random = (): string => randomBytes(32).toString('base64url');
  return secrets.parse({
    publicCredential: random(),
    serviceCredential: random(),
    staffCredential: random(),
    tokenKey: await exportJWK(privateKey),
    demo: makeDemoSecrets(),
    paymentSandbox: { secretKey: random(), webhookSecret: random() },
  });
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A password that meets the rules of all markets. */
const makeDemoSecrets = (): DemoSecrets => ({
  password: `Demo-${randomBytes(9).toString('base64url')}-7!`,
  totpSecret: Array.from(randomBytes(32), (byte) => BASE32.charAt(byte % BASE32.length)).join(''),
});
