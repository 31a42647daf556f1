import { parseArgs } from 'node:util';

export type StartArguments = {
  readonly markets: readonly string[];
  readonly dev: boolean;
  readonly size: number;
  /** Number added to every port. */
  readonly shift: number;
};

export type ArgumentRefusal = { readonly sentence: string };

/**
 * Reads `--market pl` (repeatable), `--dev` and the environment's CATALOGUE_SIZE and PORT_SHIFT.
 */
export const parseArguments = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  known: readonly string[],
): StartArguments | ArgumentRefusal => {
  const read = ():
    | { readonly market?: readonly string[] | undefined; readonly dev?: boolean | undefined }
    | ArgumentRefusal => {
    try {
      return parseArgs({
        args: [...argv],
        options: { market: { type: 'string', multiple: true }, dev: { type: 'boolean' } },
      }).values;
    } catch (error) {
      return { sentence: error instanceof Error ? error.message : String(error) };
    }
  };
  const values = read();
  if ('sentence' in values) return values;
  const markets = values.market ?? known;
  const unknown = markets.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    return {
      sentence: `Unknown market ${unknown.join(', ')}; the markets are ${known.join(', ')}.`,
    };
  const size = Number(env['CATALOGUE_SIZE'] ?? 5000);
  if (!Number.isInteger(size) || size < 100 || size > 450_000)
    return { sentence: 'CATALOGUE_SIZE must be a whole number from 100 to 450000.' };
  const shift = Number(env['PORT_SHIFT'] ?? 0);
  if (!Number.isInteger(shift)) return { sentence: 'PORT_SHIFT must be a whole number.' };
  return { markets, dev: values.dev ?? false, size, shift };
};
