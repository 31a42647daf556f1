import {
  lesserMoney,
  money,
  rateOf,
  shareOut,
  subtractMoney,
  sumMoney,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';

/** A line's total with tax before any rule, and its vendor. */
export type SoldRow = {
  readonly row: Money;
  readonly isThirdParty: boolean;
  readonly seller: string;
};

/** The lines of a rule: one by its place, those of a vendor, or with null the retailer's own. */
export type RuleLines =
  | { readonly kind: 'line'; readonly place: number }
  | { readonly kind: 'seller'; readonly seller: string | null };

/**
 * A rule that lowers the price of some lines. It takes an amount with tax or a rate off what earlier
 * rules left of them, never more.
 */
export type PriceRule = {
  readonly name: string;
  readonly lines: RuleLines;
  readonly off:
    | { readonly kind: 'amount'; readonly amount: Money }
    | { readonly kind: 'rate'; readonly rate: BasisPoints };
};

/**
 * What each rule takes off each line, in the order of the rules and of the lines. A rule is rounded
 * once for the cart and then split, so that the shares of the lines add up to it.
 */
export const applyPriceRules = (
  lines: readonly SoldRow[],
  rules: readonly PriceRule[],
  currency: Currency,
): readonly (readonly Money[])[] => {
  const nothing = money(0, currency);
  let left = lines.map(({ row }) => row);
  return rules.map(({ lines: of, off }) => {
    const bases = left.map((rest, place) => (isFor(of, place, lines[place]) ? rest : nothing));
    const amount = amountOff(off, sumMoney(bases, currency));
    const shares =
      of.kind === 'line'
        ? bases.map((_, place) => (place === of.place ? amount : nothing))
        : shareOut(
            amount,
            bases.map(({ minor }) => minor),
          );
    left = left.map((rest, place) => subtractMoney(rest, shares[place] ?? nothing));
    return shares;
  });
};

const isFor = (of: RuleLines, place: number, line: SoldRow | undefined): boolean =>
  of.kind === 'line' ? of.place === place : isSoldBy(line, of.seller);

/** Whether a rule for this vendor's lines, or with null for the retailer's, is for the line. */
export const isSoldBy = (
  line: Omit<SoldRow, 'row'> | undefined,
  seller: string | null,
): boolean => {
  if (line === undefined) return false;
  return seller === null ? !line.isThirdParty : line.isThirdParty && line.seller === seller;
};

const amountOff = (off: PriceRule['off'], amount: Money): Money =>
  lesserMoney(off.kind === 'amount' ? off.amount : rateOf(amount, off.rate), amount);
