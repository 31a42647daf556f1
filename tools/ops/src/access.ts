import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StaffRefusal } from './staff-host.ts';

const secrets = z.object({ staffCredential: z.string() });

/** Where the host listens when nobody says: as `npm start` starts it. */
export const hostAddress = (env: NodeJS.ProcessEnv): string => `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? 4300 + Number(env['PORT_SHIFT'] ?? 0)}`;

export const dataFolder = (env: NodeJS.ProcessEnv, root: string): string => env['DATA_DIR'] ?? join(root, '.data');

/** The staff credential: the environment's, else the one that the host keeps in its data folder. */
export const staffCredential = async (env: NodeJS.ProcessEnv, root: string): Promise<string> => {
  const given = env['STAFF_CREDENTIAL'];
  if (given !== undefined && given !== '') return given;
  const file = join(dataFolder(env, root), 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StaffRefusal(`There is no staff credential: set STAFF_CREDENTIAL, or DATA_DIR to the folder of the shop (${file} cannot be read).`);
  });
  return secrets.parse(JSON.parse(text)).staffCredential;
};
