import { readOfferPrice, type WireFlatPrice } from '@materia/api-contract';
import { fail } from '@materia/domain-kernel';
import { type BasisPoints, type Currency, money, toMajorUnits } from '@materia/domain-money';
import { amount, type Parser } from '../../products/cell-parsers.ts';

/** Amounts with tax of one kind of customer, in minor units. */
export type PaidPrice = { readonly amountMinor: number; readonly initialMinor: number };
export type PricesOfLine = { readonly private: PaidPrice; readonly professional: PaidPrice };

type Read = <Value>(column: string, parse: Parser<Value>) => Value | undefined;
type OlderColumn = Exclude<keyof WireFlatPrice, 'price'>;

/** Columns that only the older, flat form of a price has; `price` is in both. */
const OLDER_COLUMNS = {
  price_ht:
    'the price without tax; such a line has the older form of a price, and `price` is what is paid unless a special price is',
  special_price: 'the reduced price in that form',
  special_price_ht: 'the same without tax',
  special_price_pro_ht: 'what professionals pay, without tax',
  unit_price_ht: 'not used: the shop divides the price by the capacity',
  unit_price_pro_ht: 'not used, as above',
  original_price: 'the price before a reduction',
} as const satisfies Readonly<Record<OlderColumn, string>>;

/** Amounts without tax, each with the amount beside which it needs no rate. */
const WITHOUT_TAX = [
  ['price_ht', 'price'],
  ['special_price_ht', 'special_price'],
  ['special_price_pro_ht', undefined],
] as const satisfies readonly (readonly [OlderColumn, keyof WireFlatPrice | undefined])[];

/** The older columns as the table of columns describes them. */
export const OLDER_PRICE_COLUMNS: readonly {
  readonly name: string;
  readonly contains: string;
}[] = Object.entries(OLDER_COLUMNS).map(([name, contains]) => ({ name, contains }));

/** Whether a line has the older form. */
export const hasOlderPrice = (cells: ReadonlyMap<string, string>): boolean =>
  Object.keys(OLDER_COLUMNS).some((column) => cells.has(column));

/**
 * The prices of a line in the older form, so that files of the former shop can be imported. Amounts
 * without tax need the rate, which the line has in `vat_percent`; undefined for a line without a price.
 */
export const readOlderPrice = (
  read: Read,
  currency: Currency,
  vatRate: BasisPoints | undefined,
): PricesOfLine | undefined => {
  const cell = (column: keyof WireFlatPrice): number | undefined => {
    const minor = read(column, amount(currency));
    return minor === undefined ? undefined : toMajorUnits(money(minor, currency));
  };
  if (vatRate === undefined)
    for (const [column, withTax] of WITHOUT_TAX)
      if (withTax === undefined || cell(withTax) === undefined)
        read(column, () => fail('needs vat_percent beside it'));
  const form: WireFlatPrice = {
    price: cell('price'),
    price_ht: cell('price_ht'),
    special_price: cell('special_price'),
    special_price_ht: cell('special_price_ht'),
    special_price_pro_ht: cell('special_price_pro_ht'),
    original_price: cell('original_price'),
  };
  const paidBy = (isPro: boolean): PaidPrice | undefined => {
    const price = readOfferPrice(form, { currency, vatRate: vatRate ?? 0, isPro });
    return price.ok
      ? {
          amountMinor: price.value.unit.included.minor,
          initialMinor: price.value.initial.included.minor,
        }
      : undefined;
  };
  const [forPrivate, professional] = [paidBy(false), paidBy(true)];
  return forPrivate && professional && { private: forPrivate, professional };
};
