import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { loyaltyCard, type LoyaltyRank } from '@materia/domain-loyalty';
import { type Currency, fromMajorUnits, type Money } from '@materia/domain-money';

/** A level of the club's discount, with its rate in percent. */
export type ClubLevel = { readonly level: number; readonly percent: number };

/** A coupon that the member got for points. */
export type ClubReward = {
  readonly code: string;
  readonly points: number;
  readonly value: Money;
  readonly lastDay: PlainDate;
  readonly isUsed: boolean;
};

export type ClubMovement = Pick<
  Reply<'readLoyaltyAccount'>['history'][number],
  'kind' | 'points' | 'balance' | 'at'
> & {
  readonly orderNumber: string | undefined;
  readonly couponCode: string | undefined;
};

/** A member's account in the club. */
export type ClubAccount = {
  readonly cardNumber: string;
  readonly points: number;
  readonly debt: number;
  readonly rank: LoyaltyRank;
  readonly worth: Money;
  readonly canTransform: boolean;
  readonly rewards: readonly ClubReward[];
  readonly year: number;
  readonly spending: Money;
  readonly level: ClubLevel | undefined;
  readonly next: (ClubLevel & { readonly missing: Money }) | undefined;
  readonly earnedPoints: number;
  readonly hasFreePreparation: boolean;
  readonly history: readonly ClubMovement[];
};

/** The rules of the club. */
export type ClubRules = {
  readonly worthOfHundred: Money;
  readonly couponMonths: number;
  readonly tiers: readonly (ClubLevel & { readonly from: Money; readonly rank: LoyaltyRank })[];
};

/** Why somebody did not become a member. */
export type JoiningProblem = {
  readonly kind: 'already-linked' | 'incomplete' | 'not-a-card' | 'too-many-requests' | 'failed';
};

/** Why a card was not found. */
export type CardProblem = { readonly kind: 'not-a-card' | 'too-many-requests' | 'failed' };

/** Why points were not transformed. */
export type TransformationProblem = {
  readonly kind: 'silver-status-needed' | 'no-points' | 'failed';
};

/** The member's account; undefined for a customer who is not a member. */
export const fetchClubAccount = async (host: HostClient): Promise<ClubAccount | undefined> => {
  const answer = await host('readLoyaltyAccount', {});
  return answer.ok ? readAccount(answer.value) : undefined;
};

/** The rules of the club; undefined where there is none. */
export const fetchClubRules = async (host: HostClient): Promise<ClubRules | undefined> => {
  const answer = await host('readLoyaltyInfo', {});
  if (!answer.ok) return undefined;
  const { currency, worth_of_hundred, coupon_months, tiers } = answer.value;
  return {
    worthOfHundred: fromMajorUnits(worth_of_hundred, currency),
    couponMonths: coupon_months,
    tiers: tiers.map(({ level, rate, from, rank }) => ({
      level,
      percent: rate,
      from: fromMajorUnits(from, currency),
      rank,
    })),
  };
};

const NOT_SUBSCRIBED = {
  'bad-input': 'incomplete',
  'not-found': 'failed',
  'already-linked': 'already-linked',
} as const satisfies RefusalTable<
  'subscribeToLoyalty' | 'createLoyaltyAccount',
  JoiningProblem['kind']
>;
const NOT_LINKED = {
  'bad-input': 'not-a-card',
  'not-found': 'not-a-card',
  'already-linked': 'already-linked',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'registerLoyaltyCard', JoiningProblem['kind']>;
const NOT_FOUND = {
  'bad-input': 'not-a-card',
  'not-found': 'not-a-card',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'findLoyaltyCard', CardProblem['kind']>;
const NOT_TRANSFORMED = {
  'bad-input': 'failed',
  'not-found': 'failed',
  'silver-status-needed': 'silver-status-needed',
  'no-points': 'no-points',
  'key-reused': 'no-points',
} as const satisfies RefusalTable<'transformPoints', TransformationProblem['kind']>;

/** Joins the club with what the profile says. */
export const subscribeToClub = async (
  host: HostClient,
): Promise<Result<undefined, JoiningProblem>> => {
  const answer = await host('subscribeToLoyalty', {});
  return answer.ok
    ? ok(undefined)
    : fail({
        kind: refusalMeaning('subscribeToLoyalty', answer.error, NOT_SUBSCRIBED, 'failed'),
      });
};

/** Joins the club with the store and the fiscal id that the profile lacks. */
export const createClubAccount = async (
  host: HostClient,
  { storeId, fiscalId }: { readonly storeId: string; readonly fiscalId: string },
): Promise<Result<undefined, JoiningProblem>> => {
  const answer = await host('createLoyaltyAccount', {
    body: { reference_store: storeId, ...(fiscalId !== '' && { company_fiscal_id: fiscalId }) },
  });
  return answer.ok
    ? ok(undefined)
    : fail({
        kind: refusalMeaning('createLoyaltyAccount', answer.error, NOT_SUBSCRIBED, 'failed'),
      });
};

/** Links a card of a store to the account. */
export const linkClubCard = async (
  host: HostClient,
  { cardNumber, postcode }: { readonly cardNumber: string; readonly postcode: string },
): Promise<Result<undefined, JoiningProblem>> => {
  const answer = await host('registerLoyaltyCard', {
    body: { card_number: cardNumber, postcode },
  });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('registerLoyaltyCard', answer.error, NOT_LINKED, 'failed') });
};

/** Whether a store issued this card to somebody with this postal code. */
export const findClubCard = async (
  host: HostClient,
  { cardNumber, postcode }: { readonly cardNumber: string; readonly postcode: string },
): Promise<Result<string, CardProblem>> => {
  const answer = await host('findLoyaltyCard', { params: { cardId: cardNumber, postcode } });
  return answer.ok
    ? ok(answer.value.loyalty.cardNumbers.at(0) ?? cardNumber)
    : fail({ kind: refusalMeaning('findLoyaltyCard', answer.error, NOT_FOUND, 'failed') });
};

/** Turns the points that the member saw into a coupon; the same key never does it twice. */
export const turnPointsIntoCoupon = async (
  host: HostClient,
  { key, points }: { readonly key: string; readonly points: number },
): Promise<Result<{ readonly code: string }, TransformationProblem>> => {
  const answer = await host('transformPoints', {
    body: { request_key: key, points, confirmed: true },
  });
  return answer.ok
    ? ok({ code: answer.value.coupon.code })
    : fail({ kind: refusalMeaning('transformPoints', answer.error, NOT_TRANSFORMED, 'failed') });
};

const readAccount = ({
  loyalty,
  currency,
  rewards,
  counters,
  history,
}: Reply<'readLoyaltyAccount'>): ClubAccount => ({
  cardNumber: loyaltyCard(loyalty) ?? '',
  points: loyalty.points,
  debt: loyalty.debt,
  rank: loyalty.rank,
  worth: fromMajorUnits(loyalty.worth, currency),
  canTransform: loyalty.can_transform,
  rewards: rewards.map((reward) => readReward(reward, currency)),
  year: counters.year,
  spending: fromMajorUnits(counters.spending, currency),
  level: counters.tier && { level: counters.tier.level, percent: counters.tier.rate },
  next: counters.next_tier && {
    level: counters.next_tier.level,
    percent: counters.next_tier.rate,
    missing: fromMajorUnits(counters.next_tier.missing, currency),
  },
  earnedPoints: counters.earned_points,
  hasFreePreparation: counters.free_preparation,
  history: history.map(({ kind, points, balance, at, order_number, coupon_code }) => ({
    kind,
    points,
    balance,
    at,
    orderNumber: order_number,
    couponCode: coupon_code,
  })),
});

const readReward = (
  { code, points, amount, expires_on, used }: Reply<'readLoyaltyAccount'>['rewards'][number],
  currency: Currency,
): ClubReward => {
  const lastDay = parsePlainDate(expires_on);
  if (!lastDay.ok) throw new Error(`No such day: ${expires_on}`);
  return {
    code,
    points,
    value: fromMajorUnits(amount, currency),
    lastDay: lastDay.value,
    isUsed: used,
  };
};
