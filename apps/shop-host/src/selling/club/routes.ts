import type { Reply } from '@materia/api-contract';
import { parsePostcode } from '@materia/domain-contact';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import { plainDate, yearOf } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { loyaltyCard, mayTransformPoints, rankOfLevel } from '@materia/domain-loyalty';
import { money, toMajorUnits } from '@materia/domain-money';
import { defaultDiscountTiers, type DiscountTier } from '@materia/domain-pricing';
import { instantOf } from '@materia/platform-clock';
import { findStore } from '../../catalogue/stores/repository.ts';
import { findCustomer } from '../../customers/account/repository.ts';
import { guessCard } from '../../customers/club/guess-card.ts';
import { joinClub, linkCard } from '../../customers/club/join.ts';
import {
  findAccount,
  findCard,
  findMovements,
  type Member,
  sumOfOrders,
} from '../../customers/club/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { statusOfMember } from '../pricing/buyer-terms.ts';
import { couponsOfMember, type OwnCoupon } from './repository.ts';
import { transformAllPoints } from './transform-points.ts';

type ClubCalls =
  | 'readLoyaltyAccount'
  | 'subscribeToLoyalty'
  | 'createLoyaltyAccount'
  | 'findLoyaltyCard'
  | 'registerLoyaltyCard'
  | 'readLoyaltyCustomer'
  | 'readLoyaltyInfo'
  | 'transformPoints';
type AccountReply = Reply<'readLoyaltyAccount'>;

const MOST_MOVEMENTS = 100;
const MOST_COUPONS = 50;

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const memberOf = ({ market, customer }: CustomerContext): Member => ({
  market: market.id,
  customerId: customer.customerId,
});

/** The club (area 12). Without its flag the market has none. */
export const clubHandlers = (tools: {
  readonly db: Db;
  readonly attempts: Attempts;
}): Pick<Handlers, ClubCalls> => {
  const { db } = tools;
  const read = async (
    context: CustomerContext,
  ): Promise<Result<AccountReply, Refusal<'not-found'>>> => {
    const account = context.flags.LOYALTY_CLUB ? await readAccount(db, context) : undefined;
    return account === undefined ? NOT_FOUND : ok(account);
  };
  return {
    readLoyaltyAccount: (_input, context) => read(context),

    subscribeToLoyalty: async (_input, context) => {
      if (!context.flags.LOYALTY_CLUB) return NOT_FOUND;
      const joined = await withTx(db, (tx) => joinClub(tx, memberOf(context), {}, context.now));
      if (joined.ok) return read(context);
      return joined.error.kind === 'already-linked'
        ? fail(joined.error)
        : fail({
            kind: 'bad-input',
            fields: joined.error.missing.map((missing) => ({
              field: PROFILE_FIELDS[missing],
              kind: 'missing',
            })),
          });
    },

    createLoyaltyAccount: async ({ body }, context) => {
      const { market, flags, now } = context;
      if (!flags.LOYALTY_CLUB) return NOT_FOUND;
      const store = await findStore(db, market.id, { id: body.reference_store });
      if (store === undefined)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.reference_store', kind: 'unknown' }],
        });
      const typed = body.company_fiscal_id?.trim() ?? '';
      const fiscalId =
        typed === '' ? ok(undefined) : parseTaxNumberOfAny(market.rules.taxNumbers, typed);
      if (!fiscalId.ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.company_fiscal_id', kind: 'not-a-tax-number' }],
        });
      const joined = await withTx(db, (tx) =>
        joinClub(tx, memberOf(context), { storeId: store.id, fiscalId: fiscalId.value }, now),
      );
      if (joined.ok) return read(context);
      return joined.error.kind === 'already-linked'
        ? fail(joined.error)
        : fail({
            kind: 'bad-input',
            fields: [{ field: 'body.company_fiscal_id', kind: 'missing' }],
          });
    },

    findLoyaltyCard: async ({ params }, context) => {
      const { market, flags } = context;
      if (!flags.LOYALTY_CLUB && !flags.ACCOUNT_CREATION_LOYALTY_INPUT) return NOT_FOUND;
      if (!parsePostcode(params.postcode, market.rules.postcode).ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'params.postcode', kind: 'not-a-postcode' }],
        });
      const found = await guessCard(
        tools,
        { number: params.cardId, postcode: params.postcode },
        context,
      );
      return found.ok ? ok({ loyalty: { cardNumbers: [found.value] } }) : found;
    },

    registerLoyaltyCard: async ({ body }, context) => {
      const { market, flags, now } = context;
      if (!flags.LOYALTY_CLUB) return NOT_FOUND;
      if (!parsePostcode(body.postcode, market.rules.postcode).ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.postcode', kind: 'not-a-postcode' }],
        });
      const found = await guessCard(
        tools,
        { number: body.card_number, postcode: body.postcode },
        context,
      );
      if (!found.ok) return found;
      const linked = await withTx(db, (tx) =>
        linkCard(
          tx,
          market,
          memberOf(context),
          { number: found.value, postcode: body.postcode },
          now,
        ),
      );
      return linked.ok ? read(context) : linked;
    },

    readLoyaltyCustomer: async (_input, context) => {
      const status = context.flags.LOYALTY_CLUB ? await statusOfMember(db, context) : undefined;
      if (status === undefined) return NOT_FOUND;
      const row = await findCustomer(db, context.market.id, context.customer.customerId);
      if (row.loyalty_card_number === null) return NOT_FOUND;
      return ok({
        loyalty_card_number: row.loyalty_card_number,
        loyalty_rank: status.rank,
        ...(row.loyalty_category_code !== null && {
          loyalty_category_code: row.loyalty_category_code,
        }),
      });
    },

    readLoyaltyInfo: async (_input, { market, flags }) => {
      if (!flags.LOYALTY_CLUB) return NOT_FOUND;
      const { minorPerPoint, couponMonths } = market.settings.club;
      return ok({
        currency: market.currency,
        points_per_unit: 1,
        worth_of_hundred: toMajorUnits(money(100 * minorPerPoint, market.currency)),
        coupon_months: couponMonths,
        tiers: defaultDiscountTiers(market.currency).map((tier) => ({
          ...wireLevel(tier),
          from: toMajorUnits(money(tier.above.minor + 1, market.currency)),
          rank: rankOfLevel(tier.level),
        })),
      });
    },

    transformPoints: async ({ body }, context) => {
      if (!context.flags.LOYALTY_CLUB) return NOT_FOUND;
      const done = await transformAllPoints(
        db,
        { key: body.request_key, points: body.points, confirmed: body.confirmed },
        context,
      );
      if (!done.ok) return done;
      const account = await read(context);
      if (!account.ok) return account;
      const coupon = account.value.rewards.find(({ code }) => code === done.value.code);
      if (coupon === undefined) throw new Error('A new coupon is among those of its member');
      return ok({ coupon, points: account.value.loyalty.points });
    },
  };
};

const PROFILE_FIELDS = {
  'reference-store': 'profile.reference_store',
  'company-fiscal-id': 'profile.company_fiscal_id',
} as const;

const readAccount = async (db: Db, context: CustomerContext): Promise<AccountReply | undefined> => {
  const { market, today } = context;
  const member = memberOf(context);
  const status = await statusOfMember(db, context);
  const card = await findCard(db, member);
  if (status === undefined || card === null) return undefined;
  const account = await findAccount(db, member);
  const { points, debt } = account ?? { points: 0, debt: 0 };
  const beginning = instantOf(plainDate(yearOf(today), 1, 1), 0, market.timeZone);
  const cardNumbers = [loyaltyCard({ cardNumbers: [card], points }) ?? card];
  return {
    loyalty: {
      cardNumbers,
      points,
      debt,
      rank: status.rank,
      worth: toMajorUnits(money(points * market.settings.club.minorPerPoint, market.currency)),
      can_transform: points > 0 && mayTransformPoints(status),
    },
    currency: market.currency,
    rewards: (await couponsOfMember(db, member, MOST_COUPONS)).map((row) =>
      wireReward(row, market.currency),
    ),
    counters: {
      year: yearOf(today),
      spending: toMajorUnits(status.spending),
      ...(status.tier && { tier: wireLevel(status.tier) }),
      ...(status.next && {
        next_tier: {
          ...wireLevel(status.next.tier),
          missing: toMajorUnits(status.next.missing),
        },
      }),
      earned_points: Math.max(0, await sumOfOrders(db, member, beginning)),
      free_preparation: status.waivesPreparationFee,
    },
    history: (await findMovements(db, member, MOST_MOVEMENTS)).map((entry) => ({
      kind: entry.kind,
      points: entry.points,
      balance: entry.balance,
      debt: entry.debt,
      at: entry.at,
      ...(entry.order_number !== null && { order_number: entry.order_number }),
      ...(entry.coupon_code !== null && { coupon_code: entry.coupon_code }),
    })),
  };
};

const wireLevel = ({ level, rate }: DiscountTier) => ({ level, rate: rate / 100 });

const wireReward = (
  { code, points, value_minor, valid_until, used }: OwnCoupon,
  currency: AccountReply['currency'],
) => ({
  code,
  points,
  amount: toMajorUnits(money(value_minor, currency)),
  expires_on: valid_until,
  used,
});
