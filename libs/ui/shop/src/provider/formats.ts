import type { IsoWeekday, PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import {
  formatMinorUnits,
  formatNumber,
  formatShortDate,
  type MarketFacts,
  writeTime,
} from '@materia/market-model';

/** Formats domain values the market's way. Pure: server and browser write the same. */
export type Formats = {
  /** Two decimals and the currency. */
  readonly money: (amount: Money) => string;
  /** The same in three parts, so that the decimals can be set smaller: before the decimal mark, the mark with the decimals, the currency. */
  readonly moneyParts: (amount: Money) => {
    readonly whole: string;
    readonly decimals: string;
    readonly currency: string;
  };
  /** At most `maximumDecimals` decimals (2 by default), trailing zeros dropped. */
  readonly number: (value: number, maximumDecimals?: number) => string;
  /** Day/month/year. */
  readonly date: (date: PlainDate) => string;
  /** Weekday, day and month name. */
  readonly longDate: (date: PlainDate) => string;
  /** The same with abbreviated names. */
  readonly briefDate: (date: PlainDate) => string;
  /** A time of day, given in minutes since midnight. */
  readonly time: (minutes: number) => string;
  /** The day with which weeks begin. */
  readonly weekStart: IsoWeekday;
  /** A unit or packaging code as text; a code without a row is shown as it is. */
  readonly unit: (code: string) => string;
  readonly unitName: (code: string) => string;
};

export const formatsOf = (
  market: Pick<
    MarketFacts,
    | 'numberFormat'
    | 'currencyFormat'
    | 'shortDay'
    | 'clock'
    | 'longDate'
    | 'briefDate'
    | 'units'
    | 'settings'
  >,
): Formats => {
  const { numberFormat, currencyFormat, shortDay, clock, longDate, briefDate, units, settings } =
    market;
  const money = (amount: Money): string =>
    formatMinorUnits(amount.minor, numberFormat, currencyFormat);
  return {
    money,
    moneyParts: (amount) => {
      const text = money(amount);
      const mark = text.lastIndexOf(numberFormat.decimal);
      return {
        whole: text.slice(0, mark),
        decimals: text.slice(mark, mark + 3),
        currency: text.slice(mark + 3),
      };
    },
    number: (value, maximumDecimals = 2) => formatNumber(value, numberFormat, maximumDecimals),
    date: (date) => formatShortDate(date, shortDay),
    longDate,
    briefDate,
    time: (minutes) => writeTime(minutes, clock),
    weekStart: settings.weekStart,
    unit: (code) => units[code]?.short ?? code,
    unitName: (code) => units[code]?.name ?? code,
  };
};
