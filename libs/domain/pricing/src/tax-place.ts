import { fail, ok, type Result } from '@materia/domain-kernel';
import type { BasisPoints } from '@materia/domain-money';

/** The taxes on sales that a market's places have: VAT, and in the Canary Islands IGIC instead. */
export const SALES_TAXES = ['vat', 'igic'] as const;
export type SalesTax = (typeof SALES_TAXES)[number];

/** A tax table's name for the territory where the market's general law applies. */
export const MAINLAND = 'mainland';

/** A part of a country with its own tax law, identified by the first digits of its postal codes. */
export type TaxTerritory = {
  readonly territory: string;
  readonly postcodePrefixes: readonly string[];
  /** The law, and where it was read. */
  readonly source: string;
} & (
  | {
      readonly served: true;
      readonly tax: SalesTax;
      /** The first day of these rates, yyyy-mm-dd. */
      readonly since: string;
      /**
       * Whether products sent here from elsewhere in the country are taxed where their transport
       * starts or where it ends. What is collected here is taxed here either way.
       */
      readonly sentHere: 'taxed-at-dispatch' | 'taxed-on-arrival';
      /** The rate of the place by the mainland rate of the same product, both in basis points. */
      readonly rates: Readonly<Record<number, BasisPoints>>;
    }
  | { readonly served: false }
);

/**
 * A market's taxes by place: the mainland's rates in basis points, and the territories that differ.
 */
export type TaxTable = {
  readonly standard: BasisPoints;
  /** Reduced rates, highest first. */
  readonly reduced: readonly BasisPoints[];
  readonly source: string;
  readonly territories: readonly TaxTerritory[];
};

/**
 * The tax on a sale at a place; `rates` converts the mainland's rates, and a missing one means the
 * standard rate.
 */
export type TaxPlace = {
  readonly territory: string;
  readonly tax: SalesTax;
  readonly standard: BasisPoints;
  readonly rates: Readonly<Record<number, BasisPoints>> | undefined;
};

export type TaxPlaceRefusal = {
  readonly kind: 'territory-not-served';
  readonly territory: string;
};

/**
 * Postal codes of where products are when the sale is made, and of where the shopper receives them.
 * Collected products have one place.
 */
export type Sale = { readonly from: string; readonly to: string };

/**
 * The tax on a sale by where the products start and end: the store's postal code twice when they
 * are collected, else the store's, warehouse's or vendor's and the delivery address's. Spaces and
 * hyphens in the codes do not matter. Refuses deliveries to territories that the market does not
 * serve.
 */
export const taxPlace = (
  table: TaxTable,
  { from, to }: Sale,
): Result<TaxPlace, TaxPlaceRefusal> => {
  const end = territoryAt(table, to);
  if (end?.served === false)
    return fail({ kind: 'territory-not-served', territory: end.territory });
  if (end?.sentHere === 'taxed-on-arrival') return ok(placeOf(end, table));
  const start = territoryAt(table, from);
  return ok(
    start?.served === true && start.sentHere === 'taxed-at-dispatch'
      ? placeOf(start, table)
      : mainlandOf(table),
  );
};

/** A postal code outside all territories is on the mainland. */
const ON_THE_MAINLAND = '';

/**
 * Whether what is sent from a store to a postal code is taxed as the store's prices are: its own products, and those of
 * vendors, whose offers do not state from where they come. Elsewhere the store sends nothing.
 */
export const isServedFrom = (table: TaxTable, { from: store, to }: Sale): boolean =>
  [store, ON_THE_MAINLAND].every((from) => {
    const [here, there] = [taxPlace(table, { from, to: store }), taxPlace(table, { from, to })];
    return here.ok && there.ok && here.value.territory === there.value.territory;
  });

/**
 * The tax of a territory by its name, as orders and documents store it; the mainland's for a name
 * that the table no longer has.
 */
export const taxPlaceNamed = (table: TaxTable, territory: string): TaxPlace => {
  const found = table.territories.find((row) => row.territory === territory);
  return found?.served === true ? placeOf(found, table) : mainlandOf(table);
};

/**
 * What decides a product's rate: its mainland rate, and the rates of territories whose law lists
 * products by kind.
 */
export type TaxedProduct = {
  readonly vatRate: BasisPoints;
  readonly territoryRates?: Readonly<Record<string, BasisPoints>> | null | undefined;
};

/**
 * The rate of a product or charge at a place, in basis points. What is untaxed on the mainland is
 * untaxed everywhere.
 */
export const rateAt = (place: TaxPlace, { vatRate, territoryRates }: TaxedProduct): BasisPoints => {
  if (place.rates === undefined || vatRate === 0) return vatRate;
  return territoryRates?.[place.territory] ?? place.rates[vatRate] ?? place.standard;
};

const territoryAt = ({ territories }: TaxTable, postcode: string): TaxTerritory | undefined => {
  const digits = postcode.replace(/\D/g, '');
  return territories.find(({ postcodePrefixes }) =>
    postcodePrefixes.some((prefix) => digits.startsWith(prefix)),
  );
};

const mainlandOf = ({ standard }: TaxTable): TaxPlace => ({
  territory: MAINLAND,
  tax: 'vat',
  standard,
  rates: undefined,
});

const placeOf = (
  { territory, tax, rates }: Extract<TaxTerritory, { readonly served: true }>,
  { standard }: TaxTable,
): TaxPlace => ({ territory, tax, standard: rates[standard] ?? standard, rates });
