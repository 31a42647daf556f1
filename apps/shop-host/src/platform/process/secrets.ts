import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

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
});
export type Secrets = z.infer<typeof secrets>;

/** Reads the secrets of the data folder; the first start makes them. The file is for its owner only. */
export const readSecrets = async (folder: string): Promise<Secrets> => {
  const file = join(folder, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return secrets.parse(JSON.parse(text));
  const made = await makeSecrets();
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
  });
};
