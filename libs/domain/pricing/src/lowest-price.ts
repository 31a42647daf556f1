import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { compareMoney, lesserMoney, type Money } from '@materia/domain-money';

/**
 * Days before a reduction over which the lowest price is determined (Directive 98/6/EC art. 6a).
 */
export const LOWEST_PRICE_DAYS = 30;

/**
 * One row of the price history of an offer and price context: the amount that applied from this day
 * in the market's time zone, until the next row.
 */
export type PriceHistoryRow = { readonly from: PlainDate; readonly amount: Money };

/**
 * The lowest price of the 30 days before `reducedFrom`, the day the reduction began; that day
 * itself does not count. The price already in force at the start of the 30 days counts as well.
 * When two rows share a day, both count on that day and the later one remains in force. Null when
 * the product was not on sale in those days.
 */
export const lowest30Days = (
  history: readonly PriceHistoryRow[],
  reducedFrom: PlainDate,
): Money | null => {
  const first = addDays(reducedFrom, -LOWEST_PRICE_DAYS);
  const last = addDays(reducedFrom, -1);
  const rows = history.toSorted((a, b) => comparePlainDates(a.from, b.from));
  return rows
    .filter(
      (row, index) =>
        comparePlainDates(row.from, last) <= 0 &&
        comparePlainDates(lastDayOf(row, rows[index + 1], last), first) >= 0,
    )
    .map((row) => row.amount)
    .reduce<Money | null>(
      (lowest, amount) => (lowest === null ? amount : lesserMoney(lowest, amount)),
      null,
    );
};

/**
 * The same for an offer whose price is `current`: the reduction began with the last row that set
 * this price. Prices that applied earlier on that day count as well: they were in force before it.
 * Rows of one day are in the order of the changes. Null when the history, which must be complete
 * from its oldest row, has no such row.
 */
export const lowestBeforeReduction = (
  history: readonly PriceHistoryRow[],
  current: Money,
): Money | null => {
  const rows = history.toSorted((a, b) => comparePlainDates(a.from, b.from));
  const at = rows.findLastIndex(({ amount }) => compareMoney(amount, current) === 0);
  const reduction = rows[at];
  if (reduction === undefined) return null;
  return rows
    .slice(0, at)
    .filter(({ from }) => comparePlainDates(from, reduction.from) === 0)
    .map(({ amount }) => amount)
    .reduce<Money | null>(
      (lowest, amount) => (lowest === null ? amount : lesserMoney(lowest, amount)),
      lowest30Days(rows, reduction.from),
    );
};

const lastDayOf = (
  row: PriceHistoryRow,
  next: PriceHistoryRow | undefined,
  openEnd: PlainDate,
): PlainDate => {
  if (next === undefined) return openEnd;
  return comparePlainDates(next.from, row.from) === 0 ? row.from : addDays(next.from, -1);
};
