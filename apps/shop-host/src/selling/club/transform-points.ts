import { randomInt } from 'node:crypto';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { transformPoints } from '@materia/domain-loyalty';
import {
  findCard,
  lockAccount,
  type Member,
  saveMovement,
} from '../../customers/club/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { statusOfMember } from '../pricing/buyer-terms.ts';
import { type ClubCouponRow, findCouponByKey, insertClubCoupon } from './repository.ts';

export type PointsRefusal = {
  readonly kind: 'not-found' | 'silver-status-needed' | 'no-points' | 'key-reused';
};

/** What a member confirmed: the points that they saw, under a key made up for this confirmation. */
type Confirmation = { readonly key: string; readonly points: number; readonly confirmed: boolean };

/**
 * Turns all points of a member into one coupon of theirs. The account is locked, so that simultaneous
 * confirmations follow each other; one that arrives again gets the coupon that it has made.
 */
export const transformAllPoints = (
  db: Db,
  { key, points, confirmed }: Confirmation,
  context: CustomerContext,
): Promise<Result<ClubCouponRow, PointsRefusal>> =>
  withTx(db, async (tx) => {
    const { market, now, today } = context;
    const member: Member = { market: market.id, customerId: context.customer.customerId };
    const account = await lockAccount(tx, member, now);
    const card = await findCard(tx, member);
    if (account === undefined || card === null) return fail({ kind: 'not-found' });
    const made = await findCouponByKey(tx, member, key);
    if (made !== undefined) return made.points === points ? ok(made) : fail({ kind: 'key-reused' });
    if (account.points !== points) return fail({ kind: 'no-points' });
    const status = await statusOfMember(tx, context);
    if (status === undefined) return fail({ kind: 'not-found' });
    const done = transformPoints(
      { cardNumbers: [card], points: account.points },
      status,
      market.settings.club,
      { today, confirmed },
    );
    if (!done.ok)
      return fail({ kind: done.error.kind === 'not-confirmed' ? 'no-points' : done.error.kind });
    const { coupon } = done.value;
    const row: ClubCouponRow = {
      market: market.id,
      code: newCode(),
      customer_id: member.customerId,
      request_key: key,
      points: account.points,
      value_minor: coupon.value.minor,
      made_at: now,
    };
    await insertClubCoupon(
      tx,
      {
        market: market.id,
        code: row.code,
        kind: 'amount',
        value: coupon.value.minor,
        from_minor: 0,
        valid_from: today,
        valid_until: coupon.expiresOn,
        sold_by: null,
        use_limit: 1,
        conditions: translatorOf(market)('clubMail.conditions'),
      },
      row,
    );
    await saveMovement(
      tx,
      account,
      { kind: 'transformed', points: -account.points, coupon_code: row.code },
      { points: done.value.account.points, debt: account.debt },
      now,
    );
    await enqueueMail(tx, {
      market: market.id,
      kind: 'club-coupon',
      payload: { code: row.code },
      now,
    });
    return ok(row);
  });

/** Letters and digits that nobody confuses. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const newCode = (): string =>
  `M-${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')}`;
