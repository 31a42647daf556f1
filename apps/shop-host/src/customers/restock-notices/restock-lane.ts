import type { FlagSet } from '@materia/domain-feature-flags';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { isSellable } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { type Reader, type Tx, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { workByKind } from '../../platform/jobs/job-kinds.ts';
import type { DueJob, JobOutcome } from '../../platform/jobs/job.ts';
import type { Lane } from '../../platform/jobs/lanes.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { changeNotice, deleteNotice, lockNotice, type RestockNoticeRow } from './repository.ts';

declare module '../../platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** By the token of a notice. */
    readonly notices: 'restock';
  }
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A request that is not confirmed within a week is taken as not coming from the owner. */
export const CONFIRMATION_LIFE = 7 * DAY;
/** Nobody waits longer for a product. */
export const WAITING_LIFE = 180 * DAY;
/** After its mail a notice is kept only for the links in it. */
const KEPT_AFTER_MAIL = 30 * DAY;
/** How often the stock of an awaited product is looked at. */
const LOOK_EVERY = HOUR;

/** The one job about a notice: it sends the mail, and deletes what is over. */
export const noticeJob = ({ market, token }: Pick<RestockNoticeRow, 'market' | 'token'>) =>
  ({ lane: 'notices', kind: 'restock', market, subject: token }) as const;

type RestockTools = WithDb & {
  readonly flagsOf: (market: Market, now: string) => Pick<FlagSet, 'MARKETPLACE_MODE'>;
};

/** The lane that looks whether awaited products can be ordered again. */
export const restockLane = ({ db, flagsOf }: RestockTools): Lane => ({
  name: 'notices',
  pauseMs: 30_000,
  firstRetryMs: 60_000,
  work: workByKind<'notices'>({
    restock: (job, now) => withTx(db, (tx) => followNotice(tx, job, flagsOf(job.market, now), now)),
  }),
});

const followNotice = async (
  tx: Tx,
  { market, subject }: DueJob,
  flags: Pick<FlagSet, 'MARKETPLACE_MODE'>,
  now: string,
): Promise<JobOutcome> => {
  const notice = await lockNotice(tx, market.id, subject);
  if (notice === undefined) return 'done';
  if (notice.expires_at <= now) {
    await deleteNotice(tx, market.id, subject);
    return 'done';
  }
  if (notice.confirmed_at === null || notice.mailed_at !== null)
    return { again: notice.expires_at };
  if (!(await canBeOrdered(tx, market, notice, flags, now))) {
    const next = laterBy(now, LOOK_EVERY);
    return { again: next < notice.expires_at ? next : notice.expires_at };
  }
  const payload = { token: notice.token };
  await enqueueMail(tx, { market: market.id, kind: 'restock-available', payload, now });
  const expires_at = laterBy(now, KEPT_AFTER_MAIL);
  await changeNotice(tx, notice, { mailed_at: now, expires_at });
  return { again: expires_at };
};

/** Whether a private shopper could order it: at the store of the notice, or without one where that store is gone. */
const canBeOrdered = async (
  db: Reader,
  market: Market,
  { sku, store_id }: RestockNoticeRow,
  flags: Pick<FlagSet, 'MARKETPLACE_MODE'>,
  now: string,
): Promise<boolean> => {
  const store =
    (await findStore(db, market.id, { id: store_id })) ??
    (await findStore(db, market.id, { sellerCode: BOT_SELLER_CODE }));
  if (store === undefined) return false;
  const today = todayIn(market.timeZone, now);
  const context = priceContextOf(store, { customer: undefined, flags });
  const offers = await readOffers(db, market, [sku], context, today);
  return offers.get(sku)?.some(isSellable) === true;
};
