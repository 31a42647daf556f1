import { SCHEMAS } from '@materia/api-contract/schemas';
import { PAGES } from '../../routes/pages.ts';

/** The upper bounds of the histogram buckets: milliseconds, and the sum of shifts (CLS). */
const ENDS = {
  LCP: [1000, 1800, 2500, 4000],
  INP: [100, 200, 300, 500],
  // Most pages do not shift at all, so zero has its own bucket.
  CLS: [0, 0.02, 0.05, 0.1, 0.25],
} as const;
type Vital = keyof typeof ENDS;

const report = SCHEMAS.sendVital.body;

export type Vitals = {
  /** Counts a figure of a page; false for a figure that no page of the shop sends. */
  readonly take: (body: unknown) => boolean;
  /** All counts in the text format of Prometheus, per market and page kind. */
  readonly text: () => string;
};

/** Counts real users' figures; only the counts are stored. */
export const createVitals = (marketId: string): Vitals => {
  const counts = new Map<string, number>();
  const count = (key: string, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    take: (body) => {
      const read = report.safeParse(body);
      if (!read.success || (read.data.page !== 'unknown' && !Object.hasOwn(PAGES, read.data.page)))
        return false;
      const { page, name, value } = read.data;
      const labels = `market="${marketId}",page="${page}"`;
      const metric = `web_vital_${name.toLowerCase()}`;
      for (const end of endsOf(name))
        count(`${metric}_bucket{${labels},le="${end}"}`, value <= end ? 1 : 0);
      count(`${metric}_bucket{${labels},le="+Inf"}`);
      count(`${metric}_sum{${labels}}`, value);
      count(`${metric}_count{${labels}}`);
      return true;
    },
    text: () => [...counts].map(([key, value]) => `${key} ${value}\n`).join(''),
  };
};

const endsOf = (name: Vital): readonly number[] => ENDS[name];
