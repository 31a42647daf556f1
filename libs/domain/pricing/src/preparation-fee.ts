import {
  addMoney,
  money,
  multiplyMoney,
  roundUp,
  type Currency,
  type Money,
} from '@materia/domain-money';

/** A market's fee for preparing an order. Amounts with tax. */
export type PreparationTariff = {
  /** For any order of up to `includedReferences` references; the amount is set by the market. */
  readonly base: Money;
  readonly includedReferences: number;
  /** For each started group of further references. */
  readonly step: { readonly references: number; readonly amount: Money };
};

export type PreparationFee = {
  readonly amount: Money;
  /** The amount before a waiver. */
  readonly originalAmount: Money;
  readonly references: number;
  readonly steps: number;
  readonly isWaived: boolean;
};

/**
 * The fields of a cart line that the fee depends on. `unitsPerPallet` is known for products that
 * come on full pallets.
 */
export type PreparedLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly isThirdParty: boolean;
  readonly unitsPerPallet?: number | undefined;
};

/** The specification's figures: 20 references, then 6.00 for each further 10. */
export const defaultPreparationTariff = (base: Money): PreparationTariff => ({
  base,
  includedReferences: 20,
  step: { references: 10, amount: stepAmount(base.currency) },
});

/**
 * The lines that incur the preparation fee: the retailer's own products. Vendors prepare their own,
 * and a line that consists of full pallets of one reference is exempt.
 */
export const preparedLines = <Line extends PreparedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !line.isThirdParty && line.quantity > 0 && !isFullPallets(line));

/** References that incur the preparation fee: different SKUs of the prepared lines. */
export const preparationReferences = (lines: readonly PreparedLine[]): number =>
  new Set(preparedLines(lines).map((line) => line.sku)).size;

/**
 * The preparation fee: the base for 1 to 20 references, one step at 21, two at 31 and so on; zero
 * without references. `isWaived` means that the customer's loyalty rank pays no fee; the loyalty
 * rules define which rank.
 */
export const preparationFee = (
  { references, isWaived = false }: { readonly references: number; readonly isWaived?: boolean },
  tariff: PreparationTariff,
): PreparationFee => {
  const steps = Math.max(
    0,
    roundUp(references - tariff.includedReferences, tariff.step.references),
  );
  const nothing = money(0, tariff.base.currency);
  const originalAmount =
    references <= 0 ? nothing : addMoney(tariff.base, multiplyMoney(tariff.step.amount, steps));
  return {
    amount: isWaived ? nothing : originalAmount,
    originalAmount,
    references,
    steps,
    isWaived,
  };
};

const isFullPallets = (line: PreparedLine): boolean =>
  line.unitsPerPallet !== undefined && line.quantity % line.unitsPerPallet === 0;

const stepAmount = (currency: Currency): Money => money(600, currency);
