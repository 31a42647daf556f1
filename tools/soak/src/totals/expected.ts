/** A line of a cart: amounts in minor units with tax, the rate of the mainland in basis points. */
export type ExpectedLine = {
  readonly unit: number;
  readonly quantity: number;
  readonly mainlandRate: number;
  /** The rates of territories whose law lists products by kind. */
  readonly rateByTerritory?: Readonly<Record<string, number>> | undefined;
};

/** Taxable base and tax by rate in basis points, and what is paid, in minor units. */
export type ExpectedTotals = {
  readonly total: number;
  readonly taxes: ReadonlyMap<number, { readonly base: number; readonly tax: number }>;
};

type Territory = {
  readonly name: string;
  readonly postcode: RegExp;
  readonly rates: Readonly<Record<number, number>>;
};

/**
 * Rates of the islands by the mainland's rate, in basis points, copied from the laws and not from
 * the shop: Ofício Circulado 25045/2024 (Madeira, Azores), CGI art. 297 (Corsica), Ley 4/2012 art.
 * 51 (Canary Islands).
 */
const TERRITORIES: Readonly<Record<string, readonly Territory[]>> = {
  es: [{ name: 'canary-islands', postcode: /^(?:35|38)/, rates: { 2100: 700, 1000: 300, 400: 0 } }],
  fr: [{ name: 'corsica', postcode: /^20/, rates: { 2000: 2000, 1000: 210, 550: 210, 210: 90 } }],
  pt: [
    { name: 'madeira', postcode: /^9[0-4]/, rates: { 2300: 2200, 1300: 1200, 600: 400 } },
    { name: 'azores', postcode: /^9[5-9]/, rates: { 2300: 1600, 1300: 900, 600: 400 } },
  ],
};

/** The territory of a postal code; undefined on the mainland. */
export const territoryOf = (market: string, postcode: string): Territory | undefined =>
  (TERRITORIES[market] ?? []).find(({ postcode: pattern }) => pattern.test(postcode));

/**
 * What a cart costs at a store, worked out without a function of the shop: the amounts with tax are
 * those of the price list, each line contains the tax of the place, and the preparation fee that of
 * the lines, divided by what they cost.
 */
export const expectedTotals = (
  market: string,
  postcode: string,
  lines: readonly ExpectedLine[],
  preparationFee: number,
): ExpectedTotals => {
  const territory = territoryOf(market, postcode);
  const rateOf = ({ mainlandRate, rateByTerritory }: Omit<ExpectedLine, 'unit' | 'quantity'>) =>
    territory === undefined
      ? mainlandRate
      : (rateByTerritory?.[territory.name] ?? territory.rates[mainlandRate] ?? mainlandRate);
  const products = lines.map((line) => ({
    amount: line.unit * line.quantity,
    rate: rateOf(line),
  }));
  const charged = [...products, ...dividedByRate(preparationFee, products)].filter(
    ({ amount }) => amount > 0,
  );
  const taxes = new Map<number, { base: number; tax: number }>();
  for (const { amount, rate } of charged) {
    const base = Math.round((amount * 10_000) / (10_000 + rate));
    const before = taxes.get(rate) ?? { base: 0, tax: 0 };
    taxes.set(rate, { base: before.base + base, tax: before.tax + amount - base });
  }
  return { total: charged.reduce((sum, { amount }) => sum + amount, 0), taxes };
};

type Charged = { readonly amount: number; readonly rate: number };

/**
 * An amount divided among rates in proportion to what was charged at them, rounded down; the cents
 * that are left go to the largest fractions, of equal ones to the highest rate.
 */
const dividedByRate = (amount: number, products: readonly Charged[]): readonly Charged[] => {
  const all = products.reduce((sum, product) => sum + product.amount, 0);
  const parts = [...Map.groupBy(products, ({ rate }) => rate)]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, ofRate]) => {
      const exact = amount * ofRate.reduce((sum, product) => sum + product.amount, 0);
      return { rate, amount: Math.floor(exact / all), fraction: exact % all };
    });
  const left = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  const lucky = new Set(
    parts.toSorted((one, other) => other.fraction - one.fraction).slice(0, left),
  );
  return parts.map((part) => ({
    rate: part.rate,
    amount: part.amount + (lucky.has(part) ? 1 : 0),
  }));
};
