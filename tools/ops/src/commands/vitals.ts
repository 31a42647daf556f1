import type { Command } from '../command.ts';
import { parseVitals, type VitalRow } from '../vitals/parse-vitals.ts';

/** The "good" limits of web vitals for the 75th percentile, by the public thresholds; and the highest bucket bounds that are counted. */
const GOOD = { LCP: 2500, INP: 200, CLS: 0.1 } as const satisfies Readonly<
  Record<VitalRow['vital'], number>
>;
const HIGHEST = { LCP: '> 4000 ms', INP: '> 500 ms', CLS: '> 0.25' } as const satisfies Readonly<
  Record<VitalRow['vital'], string>
>;

/** Shows how pages performed for visitors who consented to measurement, since the storefront started. */
export const vitals: Command = {
  words: [],
  help: 'What real visitors measured: the 75th percentile by page kind',
  isOpen: true,
  run: async (_, { shop }) => {
    const value = parseVitals(await shop.vitals());
    return {
      value,
      lines:
        value.length === 0
          ? ['There are no measurements since the storefront started.']
          : value.map(lineOf),
    };
  },
};

const lineOf = ({ market, page, vital, count, p75 }: VitalRow): string => {
  const shown =
    p75 === undefined ? HIGHEST[vital] : vital === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  return `${market}  ${page.padEnd(24)} ${vital}  ${shown.padStart(10)}  of ${String(count).padStart(6)}${p75 !== undefined && p75 <= GOOD[vital] ? '' : '   not good'}`;
};
