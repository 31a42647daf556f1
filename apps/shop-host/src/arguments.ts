import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { FeedFolder } from './catalogue/import/run-import.ts';

/** What the host was asked for when it was started. */
export type HostArguments = {
  readonly imports: readonly FeedFolder[];
  readonly demoAccounts: boolean;
  /** Whether to end as soon as the data are prepared. */
  readonly prepare: boolean;
  /** Whether the keys of this process replace those that the database is used with. */
  readonly acceptKeys: boolean;
};

/**
 * Parses `--import pl=.data/demo/pl` (repeatable), `--demo-accounts`, `--prepare` and
 * `--accept-keys`. Refuses invalid arguments with a message.
 */
export const parseArguments = (given: readonly string[]): Result<HostArguments, string> => {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        import: { type: 'string', multiple: true, default: [] },
        'demo-accounts': { type: 'boolean', default: false },
        prepare: { type: 'boolean', default: false },
        'accept-keys': { type: 'boolean', default: false },
      },
    });
    const imports = values.import.map((text) => ({
      market: text.slice(0, text.indexOf('=')),
      folder: text.slice(text.indexOf('=') + 1),
    }));
    const wrong = values.import.find((text) => !/^[a-z]+=.+$/.test(text));
    return wrong === undefined
      ? ok({
          imports,
          demoAccounts: values['demo-accounts'],
          prepare: values.prepare,
          acceptKeys: values['accept-keys'],
        })
      : fail(`--import needs market=folder, not ${wrong}.`);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}.`);
  }
};
