import type { HostTexts, Market } from '@materia/market-model';
import type { Db } from '../platform/database/with-tx.ts';
import { translatorOf } from '../platform/texts/texts.ts';

type DemoCoupon = {
  readonly code: string;
  readonly kind: 'amount' | 'rate';
  readonly value: number;
  readonly from_minor: number;
  readonly valid_until: string;
  readonly words: Extract<keyof HostTexts['demo'], `coupon${string}`>;
};

/** A tenth off larger carts, a fixed amount off any cart, and an ended code. */
const DEMO_COUPONS: readonly DemoCoupon[] = [
  {
    code: 'MATERIA10',
    kind: 'rate',
    value: 1000,
    from_minor: 10_000,
    valid_until: '2099-12-31',
    words: 'couponTenth',
  },
  {
    code: 'MATERIA5',
    kind: 'amount',
    value: 500,
    from_minor: 0,
    valid_until: '2099-12-31',
    words: 'couponFive',
  },
  {
    code: 'MATERIA2025',
    kind: 'rate',
    value: 2000,
    from_minor: 0,
    valid_until: '2025-12-31',
    words: 'couponTenth',
  },
];

/** Adds the promo codes of the demo shop to a market that does not have them yet. */
export const createDemoCoupons = async (db: Db, market: Market): Promise<void> => {
  const t = translatorOf(market);
  await db
    .insertInto('coupon')
    .values(
      DEMO_COUPONS.map(({ words, ...coupon }) => ({
        ...coupon,
        market: market.id,
        valid_from: '2025-01-01',
        sold_by: null,
        use_limit: null,
        conditions: t(`demo.${words}`),
      })),
    )
    .onConflict((conflict) => conflict.columns(['market', 'code']).doNothing())
    .execute();
};
