import { addMoney, money, multiplyMoney, roundUp, type Money } from '@materia/domain-money';

/** A market's fee for preparing an order. Amounts with tax. */
export type PreparationTariff = {
  /** For any order of up to {@link INCLUDED_REFERENCES} references. */
  readonly base: Money;
  /** For each started group of {@link REFERENCES_OF_STEP} further references. */
  readonly step: Money;
};

/** The specification's numbers of references, the same in all markets (LIM-43). */
const INCLUDED_REFERENCES = 20;
const REFERENCES_OF_STEP = 10;

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

/**
 * The lines that incur the preparation fee: the retailer's own products. Vendors prepare their own,
 * and a line that consists of full pallets of one reference is exempt.
 */
export const preparedLines = <Line extends PreparedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !line.isThirdParty && line.quantity > 0 && !isFullPallets(line));

/** References that incur the preparation fee: different SKUs of the prepared lines. */
export const preparationReferences = (lines: readonly PreparedLine[]): number =>
  new Set(preparedLines(lines).map((line) => line.sku)).size;

/** The number of steps that are added to the base fee, whatever they cost. */
export const preparationSteps = (references: number): number =>
  Math.max(0, roundUp(references - INCLUDED_REFERENCES, REFERENCES_OF_STEP));

/**
 * The preparation fee: the base for 1 to 20 references, one step at 21, two at 31 and so on; zero
 * without references. `isWaived` means that the customer's loyalty rank pays no fee; the loyalty
 * rules define which rank.
 */
export const preparationFee = (
  { references, isWaived = false }: { readonly references: number; readonly isWaived?: boolean },
  tariff: PreparationTariff,
): PreparationFee => {
  const steps = preparationSteps(references);
  const nothing = money(0, tariff.base.currency);
  const originalAmount =
    references <= 0 ? nothing : addMoney(tariff.base, multiplyMoney(tariff.step, steps));
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
