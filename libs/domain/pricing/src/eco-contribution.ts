import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';
import type { Ecotax } from './offer-price.ts';
import { sumTaxedAmounts, type TaxedAmount } from './taxed-amount.ts';
import type { Currency } from '@materia/domain-money';

/** The type of an ecotax line in offers and orders. */
export const ECOTAX_LINE_TYPE = 'ECO' as const;

export const isEcotaxLine = (line: { readonly type?: string | undefined }): boolean =>
  line.type === ECOTAX_LINE_TYPE;

/**
 * How a market includes the eco-contribution of a product stream: within the unit price and hidden,
 * within the unit price and shown separately, or added to the unit price as a separate amount.
 */
export type EcoPlacement = 'inside-price' | 'shown-within-price' | 'added-to-price';

/** The products whose contribution a stream collects, by which shoppers are told what they pay. */
export type EcoProducts = 'electrical' | 'furniture' | 'building' | 'other';

/**
 * A market's row: the products and the placement of a stream, its first and last day, and the law
 * behind it.
 */
export type EcoContributionRule = {
  readonly stream: string;
  readonly products: EcoProducts;
  readonly placement: EcoPlacement;
  readonly since?: PlainDate;
  readonly until?: PlainDate;
  readonly source: string;
};

/** An eco-contribution by its market's row; shoppers see only contributions of known products. */
export type EcoContribution = Ecotax &
  (
    | {
        readonly isShown: true;
        readonly placement: Exclude<EcoPlacement, 'inside-price'>;
        readonly products: EcoProducts;
      }
    | { readonly isShown: false; readonly placement: Exclude<EcoPlacement, 'added-to-price'> }
  );

/**
 * The eco-contributions of one unit under the market's rows of that day. Amounts added to the price
 * are always shown, since the customer pays them; those within the price only while DISPLAY_ECOTAX
 * is on. A stream without a row is included in the price.
 */
export const ecoContributions = (
  ecotaxes: readonly Ecotax[],
  rules: readonly EcoContributionRule[],
  on: { readonly today: PlainDate; readonly displayEcotax: boolean },
): readonly EcoContribution[] =>
  ecotaxes.map((ecotax) => {
    const rule = rules.find((row) => row.stream === ecotax.stream && isInForce(row, on.today));
    if (rule === undefined) return { ...ecotax, placement: 'inside-price', isShown: false };
    const { placement, products } = rule;
    switch (placement) {
      case 'added-to-price':
        return { ...ecotax, placement, products, isShown: true };
      case 'shown-within-price':
        return on.displayEcotax
          ? { ...ecotax, placement, products, isShown: true }
          : { ...ecotax, placement, isShown: false };
      case 'inside-price':
        return { ...ecotax, placement, isShown: false };
      default:
        return unreachable(placement);
    }
  });

/** The amount that eco-contributions add to the unit price. */
export const ecoAddedToPrice = (
  contributions: readonly EcoContribution[],
  currency: Currency,
): TaxedAmount =>
  sumTaxedAmounts(
    contributions
      .filter(({ placement }) => placement === 'added-to-price')
      .map(({ amount }) => amount),
    currency,
  );

const isInForce = (rule: EcoContributionRule, day: PlainDate): boolean =>
  (rule.since === undefined || comparePlainDates(rule.since, day) <= 0) &&
  (rule.until === undefined || comparePlainDates(day, rule.until) <= 0);
