import { parseArgs } from 'node:util';

export type SoakOptions = {
  /** Ids of the markets to check. */
  readonly markets: readonly string[];
  /**
   * Number of pages, requests or commands, depending on the part; by default the part's own goal.
   */
  readonly amount: number | undefined;
  readonly seed: number;
  /** Number of products in the demo shop generated for the run. */
  readonly size: number;
  /** Use the shop that is already running, on ports shifted by PORT_SHIFT. */
  readonly usesRunningShop: boolean;
};

export type Refusal = { readonly sentence: string };

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Reads `--market pl` (repeatable), `--amount 500`, `--seed 7`, `--size 5000` and `--running`. */
export const parseOptions = (
  argv: readonly string[],
  known: readonly string[],
): SoakOptions | Refusal => {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        market: { type: 'string', multiple: true },
        amount: { type: 'string' },
        seed: { type: 'string' },
        size: { type: 'string' },
        running: { type: 'boolean' },
      },
    });
    const markets = values.market ?? known;
    const unknown = markets.filter((id) => !known.includes(id));
    if (unknown.length > 0)
      return {
        sentence: `Unknown market ${unknown.join(', ')}; the markets are ${known.join(', ')}.`,
      };
    for (const name of ['amount', 'seed', 'size'] as const) {
      if (values[name] !== undefined && wholeNumber(values[name]) === undefined)
        return { sentence: `--${name} must be a whole number.` };
    }
    return {
      markets,
      amount: wholeNumber(values.amount),
      seed: wholeNumber(values.seed) ?? 1,
      size: wholeNumber(values.size) ?? 5000,
      usesRunningShop: values.running === true,
    };
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : String(error) };
  }
};
