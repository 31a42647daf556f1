import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StaffRefusal } from './staff-host.ts';

const secrets = z.object({ staffCredential: z.string(), serviceCredential: z.string() });

/** The host's default address, where `npm start` starts it. */
export const hostUrl = (env: NodeJS.ProcessEnv): string =>
  `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? 4300 + Number(env['PORT_SHIFT'] ?? 0)}`;

export const dataFolder = (env: NodeJS.ProcessEnv, root: string): string =>
  env['DATA_DIR'] ?? join(root, '.data');

/** The default address of a market's storefront. */
export const shopUrl = (env: NodeJS.ProcessEnv, port: number): string =>
  env['SHOP_ADDRESS'] ?? `http://localhost:${port + Number(env['PORT_SHIFT'] ?? 0)}`;

/**
 * The staff credential: from the environment, else the one that the host stores in its data folder.
 */
export const staffCredential = (env: NodeJS.ProcessEnv, root: string): Promise<string> =>
  credential(env, root, 'STAFF_CREDENTIAL', 'staffCredential');

/** The credential that processes of the shop use with one another, from the same sources. */
export const serviceCredential = (env: NodeJS.ProcessEnv, root: string): Promise<string> =>
  credential(env, root, 'SERVICE_CREDENTIAL', 'serviceCredential');

const credential = async (
  env: NodeJS.ProcessEnv,
  root: string,
  variable: 'STAFF_CREDENTIAL' | 'SERVICE_CREDENTIAL',
  key: keyof z.output<typeof secrets>,
): Promise<string> => {
  const given = env[variable];
  if (given !== undefined && given !== '') return given;
  const file = join(dataFolder(env, root), 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StaffRefusal(
      `There is no credential: set ${variable}, or DATA_DIR to the folder of the shop (${file} cannot be read).`,
    );
  });
  return secrets.parse(JSON.parse(text))[key];
};
