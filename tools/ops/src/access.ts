import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StaffRefusal } from './staff-host.ts';

const secrets = z.object({ staffCredential: z.string(), serviceCredential: z.string() });

/** Where the host listens when nobody says: as `npm start` starts it. */
export const hostAddress = (env: NodeJS.ProcessEnv): string =>
  `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? 4300 + Number(env['PORT_SHIFT'] ?? 0)}`;

export const dataFolder = (env: NodeJS.ProcessEnv, root: string): string =>
  env['DATA_DIR'] ?? join(root, '.data');

/** Where the storefront of a market listens when nobody says. */
export const shopAddress = (env: NodeJS.ProcessEnv, port: number): string =>
  env['SHOP_ADDRESS'] ?? `http://localhost:${port + Number(env['PORT_SHIFT'] ?? 0)}`;

/** The staff credential: the environment's, else the one that the host keeps in its data folder. */
export const staffCredential = (env: NodeJS.ProcessEnv, root: string): Promise<string> =>
  credential(env, root, 'STAFF_CREDENTIAL', 'staffCredential');

/** The credential by which processes of the shop know one another, from the same places. */
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
