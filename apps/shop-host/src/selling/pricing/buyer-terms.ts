import {
  type ClubPurchase,
  type ClubStatus,
  clubSpending,
  clubStatus,
  parseRank,
  waivesPreparationFee,
} from '@materia/domain-loyalty';
import type { Coupon } from '@materia/domain-cart';
import { yearOf } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { defaultDiscountTiers, type DiscountTier } from '@materia/domain-pricing';
import { zonedMoment } from '@materia/platform-clock';
import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findMemberOrders } from './repository.ts';

/**
 * A promo code with the text of its conditions, which is content of the market, and the name of its
 * vendor; null for the retailer.
 */
export type CouponOffer = Coupon & {
  readonly conditions: string;
  readonly sellerName: string | null;
};

/**
 * What a buyer's account earns on a cart (quantity discount level, free preparation), and the promo
 * code of the cart.
 */
export type BuyerTerms = {
  readonly tier: DiscountTier | null;
  /** The next level of a club member, and the amount missing to it this year. */
  readonly next?: ClubStatus['next'];
  readonly waivesPreparationFee: boolean;
  readonly coupon?: CouponOffer | undefined;
};

type Buyer = Pick<RequestContext, 'market' | 'today' | 'customer' | 'flags'>;

/**
 * The terms of a buyer. Club members have the level that their purchases in the current calendar
 * year have reached, and the rank of that level or the one granted on the account, whichever is
 * higher. For other buyers only a granted rank counts.
 */
export const buyerTerms = async (
  db: Reader,
  { market, today, customer, flags }: Buyer,
): Promise<BuyerTerms> => {
  const granted = parseRank(customer?.loyaltyRank);
  const status =
    customer === undefined || !flags.LOYALTY_CLUB
      ? undefined
      : await statusOfMember(db, { market, today, customer });
  return status ?? { tier: null, waivesPreparationFee: waivesPreparationFee(granted) };
};

/** Level and rank of a club member in this year; undefined for all other customers. */
export const statusOfMember = async (
  db: Reader,
  { market, today, customer }: Pick<CustomerContext, 'market' | 'today' | 'customer'>,
): Promise<ClubStatus | undefined> => {
  const purchases = await memberPurchases(db, { market, today }, customer.customerId);
  return (
    purchases &&
    clubStatus(
      clubSpending(purchases, today, market.currency),
      defaultDiscountTiers(market.currency),
      parseRank(customer.loyaltyRank),
    )
  );
};

/**
 * The club member's purchases since the start of the year; undefined for all other buyers. Returned
 * and unpaid orders do not count.
 */
const memberPurchases = async (
  db: Reader,
  { market, today }: Pick<Buyer, 'market' | 'today'>,
  customerId: string,
): Promise<readonly ClubPurchase[] | undefined> => {
  const rows = await findMemberOrders(
    db,
    market.id,
    customerId,
    // One day earlier, because the market's year may begin before the UTC year.
    `${yearOf(today) - 1}-12-31T00:00:00Z`,
  );
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ created_at, total_minor, currency }) =>
    created_at === null || total_minor === null || currency === null
      ? []
      : [
          {
            boughtOn: zonedMoment(created_at, market.timeZone).date,
            amount: money(total_minor, currency),
          },
        ],
  );
};
