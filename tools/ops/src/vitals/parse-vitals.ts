/** The measurements of real visitors for a page kind: their number and the 75th percentile. */
export type VitalRow = {
  readonly market: string;
  readonly page: string;
  readonly vital: Vital;
  readonly count: number;
  /** Milliseconds, for CLS a sum of shifts; undefined if it is above the highest bucket bound. */ readonly p75:
    number | undefined;
};
type Vital = 'LCP' | 'INP' | 'CLS';

const VITALS: readonly Vital[] = ['LCP', 'INP', 'CLS'];
const SHARE = 0.75;
const BUCKET =
  /^web_vital_(?<vital>\w+)_bucket\{market="(?<market>[^"]*)",page="(?<page>[^"]*)",le="(?<end>[^"]*)"\} (?<count>\d+)$/;

/**
 * Parses the counters of a storefront in the Prometheus text format, and computes the 75th
 * percentile of each metric and page kind.
 */
export const parseVitals = (text: string): readonly VitalRow[] => {
  const buckets = new Map<string, { readonly end: number; readonly count: number }[]>();
  for (const line of text.split('\n')) {
    const { vital, market, page, end, count } = BUCKET.exec(line)?.groups ?? {};
    if (
      vital === undefined ||
      market === undefined ||
      page === undefined ||
      end === undefined ||
      count === undefined
    )
      continue;
    const key = `${market} ${page} ${vital.toUpperCase()}`;
    buckets.set(key, [
      ...(buckets.get(key) ?? []),
      { end: end === '+Inf' ? Infinity : Number(end), count: Number(count) },
    ]);
  }
  return [...buckets.keys()].toSorted().flatMap((key) => {
    const [market = '', page = '', name] = key.split(' ');
    const vital = VITALS.find((each) => each === name);
    const ends = (buckets.get(key) ?? []).toSorted((a, b) => a.end - b.end);
    return vital === undefined
      ? []
      : [{ market, page, vital, count: ends.at(-1)?.count ?? 0, p75: percentile(ends) }];
  });
};

/** Within its bucket the percentile is interpolated linearly, as in Prometheus. */
const percentile = (
  ends: readonly { readonly end: number; readonly count: number }[],
): number | undefined => {
  const wanted = SHARE * (ends.at(-1)?.count ?? 0);
  let [from, before] = [0, 0];
  for (const { end, count } of ends) {
    if (count >= wanted && count > before)
      return end === Infinity
        ? undefined
        : from + ((end - from) * (wanted - before)) / (count - before);
    [from, before] = [end, count];
  }
  return undefined;
};
