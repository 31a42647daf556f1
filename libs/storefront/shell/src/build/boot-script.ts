import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The boot script of every page: one file without types, comments and whitespace. */
export const makeBootScript = async (): Promise<string> => {
  const bundle = await rolldown({ input: join(import.meta.dirname, '../boot/boot.ts') });
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    comments: false,
  });
  await bundle.close();
  return output[0].code.trim();
};
