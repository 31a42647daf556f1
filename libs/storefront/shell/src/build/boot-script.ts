import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The boot script as inlined in pages: without types, comments and whitespace. */
export const makeBootScript = async (): Promise<string> => {
  const file = join(import.meta.dirname, '../boot/boot.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return (await minify('boot.js', code)).code.trim();
};
