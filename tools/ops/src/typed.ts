import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The secrets for sign-in, besides the address. */
export type Typed = {
  /** `OPS_PASSWORD`, else the typed password, which is not echoed. */
  readonly password: () => Promise<string>;
  /** Code of the authenticator app, from `--code`. */
  readonly code: string | undefined;
};

const SILENT = new Writable({ write: (_chunk, _encoding, done) => done() });

export const typed = (env: NodeJS.ProcessEnv, code: string | undefined): Typed => ({
  code,
  password: async () => {
    const given = env['OPS_PASSWORD'];
    if (given !== undefined && given !== '') return given;
    process.stderr.write('Password: ');
    const lines = createInterface({
      input: process.stdin,
      output: SILENT,
      terminal: process.stdin.isTTY,
    });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      process.stderr.write('\n');
    }
  },
});
