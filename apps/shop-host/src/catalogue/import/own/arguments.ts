import { OWN_FORMATS, type OwnFormat } from '@materia/api-contract';
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { formatOf } from './read-own-file.ts';

export const USAGE =
  'Usage: npm run import -- FILE [--market pl] [--report FILE.csv] [--host http://127.0.0.1:4300], or --columns for the columns of files';

export type OwnArguments = {
  readonly path: string;
  readonly format: OwnFormat;
  readonly market: string;
  readonly report: string | undefined;
  readonly host: string | undefined;
};

/**
 * Parses the arguments of an own-file import; `fallback` is the market when none is given. Refuses
 * with a sentence.
 */
export const parseOwnArguments = (
  given: readonly string[],
  markets: readonly string[],
  fallback: string,
): Result<OwnArguments, string> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        market: { type: 'string', default: fallback },
        report: { type: 'string' },
        host: { type: 'string' },
      },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return fail(USAGE);
    const format = formatOf(path);
    if (format === undefined)
      return fail(`${path} ends in none of ${OWN_FORMATS.map((one) => `.${one}`).join(', ')}.`);
    if (!markets.includes(values.market))
      return fail(`There is no market ${values.market}; markets are ${markets.join(', ')}.`);
    return ok({ path, format, market: values.market, report: values.report, host: values.host });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
};
