import {
  addMoney,
  money,
  multiplyMoney,
  roundUp,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';

/** What a market asks for preparing an order. Amounts with tax. */
export type PreparationTariff = {
  /** For any order of up to `includedReferences` references; the amount is the market's own. */
  readonly base: Money;
  readonly includedReferences: number;
  /** Each started group of further references. */
  readonly step: { readonly references: number; readonly amount: Money };
  readonly vatRate: BasisPoints;
};

export type PreparationFee = {
  readonly amount: Money;
  readonly references: number;
  readonly steps: number;
  readonly isWaived: boolean;
};

/** A line of the cart as the fee sees it. `unitsPerPallet` is known for goods that come on full pallets. */
export type PreparedLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly isThirdParty: boolean;
  readonly unitsPerPallet?: number | undefined;
};

/** The specification's figures: 20 references, then 6.00 for each further 10. */
export const defaultPreparationTariff = (base: Money, vatRate: BasisPoints): PreparationTariff => ({
  base,
  includedReferences: 20,
  step: { references: 10, amount: stepAmount(base.currency) },
  vatRate,
});

/**
 * References that cost preparation: different SKUs of the retailer's own products. Vendors prepare theirs themselves, and a line
 * that is nothing but full pallets of one reference is exempt.
 */
export const preparationReferences = (lines: readonly PreparedLine[]): number =>
  new Set(
    lines
      .filter((line) => !line.isThirdParty && line.quantity > 0 && !isFullPallets(line))
      .map((line) => line.sku),
  ).size;

/**
 * The preparation fee: the base for 1 to 20 references, one step at 21, two at 31 and so on; nothing for none. `isWaived` says that
 * the customer's loyalty rank pays nothing; which rank does is a rule of the loyalty club.
 */
export const preparationFee = (
  { references, isWaived = false }: { readonly references: number; readonly isWaived?: boolean },
  tariff: PreparationTariff,
): PreparationFee => {
  const steps = Math.max(
    0,
    roundUp(references - tariff.includedReferences, tariff.step.references),
  );
  const amount =
    isWaived || references <= 0
      ? money(0, tariff.base.currency)
      : addMoney(tariff.base, multiplyMoney(tariff.step.amount, steps));
  return { amount, references, steps, isWaived };
};

const isFullPallets = (line: PreparedLine): boolean =>
  line.unitsPerPallet !== undefined && line.quantity % line.unitsPerPallet === 0;

const stepAmount = (currency: Currency): Money => money(600, currency);
