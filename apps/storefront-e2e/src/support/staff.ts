import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mailPart } from '@materia/testing/mail';
import { expect } from '@playwright/test';
import type { Shop } from './shops.ts';

const root = join(import.meta.dirname, '../../../..');
const dataDir = process.env['MATERIA_E2E_DATA'] ?? '';

/** Runs a staff command (`npm run ops`) and returns its output. */
export const ops = async ({ market }: Shop, ...command: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/ops/src/main.ts', ...command, '--market', market.id, '--operator', '--as', 'nora'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
};

const outbox = join(dataDir, 'outbox');

const mailsTo = async (address: string): Promise<readonly string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`));
};

/** Waits for a mail to an address whose text contains the words, and returns one of its parts, decoded. */
export const mailWith = async (
  address: string,
  text: string,
  part: 'text/plain' | 'text/html' = 'text/plain',
): Promise<string> => {
  const found = async (): Promise<string> => {
    const mail = (await mailsTo(address)).find((each) =>
      mailPart(each, 'text/plain').includes(text),
    );
    return mail === undefined ? '' : mailPart(mail, part);
  };
  await expect
    .poll(found, { message: `a mail to ${address} with “${text}”`, timeout: 20_000 })
    .not.toBe('');
  return found();
};

/** The link in a mail to a page whose address begins so, as a path of the shop. */
export const linkIn = async (email: string, address: string): Promise<string> => {
  const text = await mailWith(email, address);
  const link = /^\S+/.exec(text.slice(text.lastIndexOf(address)))?.[0] ?? '';
  return link.replaceAll(/["'>)].*$/g, '');
};
