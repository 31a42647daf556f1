import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The shop's own built files. */
const OWN_FILE = /^\/assets\/[\w-][\w.-]*\.js$/;

/**
 * The boot script of every page: one file without types, comments and whitespace, which loads `entry`. Its path is compiled in, because
 * a page's elements could be changed by a text that contains HTML.
 */
export const makeBootScript = async (entry: string): Promise<string> => {
  if (!OWN_FILE.test(entry)) throw new Error(`${entry} is no built file of the shop`);
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../boot/boot.ts'),
    transform: { define: { BROWSER_ENTRY: JSON.stringify(entry) } },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    comments: false,
  });
  await bundle.close();
  return output[0].code.trim();
};
