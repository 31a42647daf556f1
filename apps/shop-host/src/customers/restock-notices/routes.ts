import { emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import { fail, ok } from '@materia/domain-kernel';
import { findProduct } from '../../catalogue/products/repository.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { CONFIRMATION_LIFE, noticeJob, WAITING_LIFE } from './restock-lane.ts';
import {
  changeNotice,
  countNotices,
  deleteNotice,
  lockNotice,
  lockNotices,
  putNotice,
} from './repository.ts';

const HOUR = 3_600_000;
const REQUESTS: Limit = { attempts: 20, windowMs: HOUR };
/** Keeps strangers from flooding a mailbox, whatever products they name. */
const MAILS_TO_ONE: Limit = { attempts: 3, windowMs: 24 * HOUR };
const LINKS: Limit = { attempts: 60, windowMs: HOUR };
/** So many products can be waited for. */
const MOST_NOTICES = 30;

type RestockCalls = 'requestRestockNotice' | 'confirmRestockNotice' | 'stopRestockNotice';

/**
 * Notices by mail about products that can be ordered again. Anyone can type an address, so nothing
 * but a question is sent before its owner has followed the link in it. The response is the same for
 * known and unknown addresses.
 */
export const restockNoticeHandlers = ({
  db,
  attempts: counted,
}: WithDb & { readonly attempts: Attempts }): Pick<Handlers, RestockCalls> => {
  const freeLink = (market: string, network: string, now: string): Promise<boolean> =>
    counted.take(`restock-link:${market}:${network}`, LINKS, now);
  return {
    requestRestockNotice: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await counted.take(`restock:${market.id}:${shopperNetwork}`, REQUESTS, now)))
        return fail({ kind: 'too-many-requests' });
      const email = parseEmail(body.email);
      if (!email.ok)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
      const store = await findStore(db, market.id, { id: body.retailer_id });
      if (store === undefined)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.retailer_id', kind: 'unknown' }],
        });
      const product = await findProduct(db, market.id, body.sku);
      if (product === undefined) return fail({ kind: 'not-found' });
      const key = emailKey(email.value);
      const asked = ok({ status: 'to-confirm' } as const);
      const mailbox = `restock-to:${market.id}:${mailboxKey(email.value)}`;
      if (!(await counted.take(mailbox, MAILS_TO_ONE, now))) return asked;
      await withTx(db, async (tx) => {
        await lockNotices(tx, market.id, key);
        if ((await countNotices(tx, market.id, key)) >= MOST_NOTICES) return;
        const notice = await putNotice(tx, {
          market: market.id,
          token: randomId(),
          email_key: key,
          email: email.value,
          sku: product.sku,
          store_id: store.id,
          asked_at: now,
          expires_at: laterBy(now, CONFIRMATION_LIFE),
        });
        // One whose mail was sent begins anew, and so with the question.
        if (notice.confirmed_at === null || notice.mailed_at !== null) {
          const expires_at = laterBy(now, CONFIRMATION_LIFE);
          await changeNotice(tx, notice, {
            store_id: store.id,
            confirmed_at: null,
            mailed_at: null,
            expires_at,
          });
          await scheduleJob(tx, noticeJob(notice), expires_at);
        }
        const payload = { token: notice.token };
        await enqueueMail(tx, { market: market.id, kind: 'restock-confirm', payload, now });
      });
      return asked;
    },

    confirmRestockNotice: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await freeLink(market.id, shopperNetwork, now)))
        return fail({ kind: 'too-many-requests' });
      const isKnown = await withTx(db, async (tx) => {
        const notice = await lockNotice(tx, market.id, body.token);
        if (notice === undefined || notice.expires_at <= now) return false;
        if (notice.confirmed_at !== null) return true;
        await changeNotice(tx, notice, {
          confirmed_at: now,
          expires_at: laterBy(now, WAITING_LIFE),
        });
        await scheduleJob(tx, noticeJob(notice), now);
        return true;
      });
      return isKnown ? ok({ status: 'confirmed' }) : fail({ kind: 'not-found' });
    },

    stopRestockNotice: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await freeLink(market.id, shopperNetwork, now)))
        return fail({ kind: 'too-many-requests' });
      const isDeleted = await withTx(db, (tx) => deleteNotice(tx, market.id, body.token));
      return isDeleted ? ok({ status: 'stopped' }) : fail({ kind: 'not-found' });
    },
  };
};
