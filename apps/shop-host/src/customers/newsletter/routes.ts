import {
  CONSENT_FIELDS,
  type FieldFault,
  type FieldPath,
  type ParsedInput,
} from '@materia/api-contract';
import { emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import {
  newsletterFaults,
  type NewsletterFault,
  type NewsletterForm,
} from '@materia/domain-consent';
import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Tx, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { millisecondsBetween } from '../../platform/process/instants.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { agreedWords } from './consent-words.ts';
import { CONFIRMATION_LIFE, LINKS, MAILS_TO_ONE, SIGN_UPS } from './limits.ts';
import {
  findByToken,
  findRequest,
  findSubscription,
  lockAddress,
  markConfirmed,
  putInForce,
  stopSubscription,
  writeRequest,
} from './repository.ts';

type NewsletterCalls = 'subscribeToNewsletter' | 'confirmNewsletter' | 'stopNewsletter';
type Asked = ParsedInput<'subscribeToNewsletter'>['body'];

/**
 * Newsletter sign-up. With the market's double opt-in, nothing is sent before the owner of the
 * address follows the link in a mail. An existing subscription changes only through such a link, in
 * every market, because anyone can type the address. The wording agreed to is stored with each
 * step. The response is the same for known and unknown addresses.
 */
export const newsletterHandlers = ({
  db,
  attempts: counted,
}: WithDb & { readonly attempts: Attempts }): Pick<Handlers, NewsletterCalls> => {
  const freeLink = (market: Market, address: string, now: string): Promise<boolean> =>
    counted.take(`newsletter-link:${market.id}:${address}`, LINKS, now);
  return {
    subscribeToNewsletter: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await counted.take(`newsletter:${market.id}:${shopperNetwork}`, SIGN_UPS, now)))
        return fail({ kind: 'too-many-requests' });
      const fields = newsletterFaults(formOf(body), {
        nameRequired: market.settings.newsletter.nameRequired,
        phone: market.rules.phone,
      }).map(wireFault);
      const email = parseEmail(body.email);
      if (fields.length > 0 || !email.ok) return fail({ kind: 'bad-input', fields });
      const status = market.settings.newsletter.doubleOptIn ? 'to-confirm' : 'subscribed';
      const key = emailKey(email.value);
      const mailbox = `newsletter-to:${market.id}:${mailboxKey(email.value)}`;
      if (!(await counted.take(mailbox, MAILS_TO_ONE, now))) return ok({ status });
      const store = await findStore(db, market.id, { id: body.retailerId });
      const consents = consentsOf(body);
      const token = randomId();
      const wish = {
        market: market.id,
        email_key: key,
        email: email.value,
        prefix: body.prefix.trim(),
        firstname: body.firstname.trim(),
        lastname: body.lastname.trim(),
        phone: body.phone.trim(),
        shop_email: consents.shopEmail,
        partners_email: consents.partnersEmail,
        shop_sms: consents.shopSms,
        store_id: store?.id ?? null,
        wording: agreedWords(consents, market),
      };
      await withTx(db, async (tx) => {
        await lockAddress(tx, market.id, key);
        const isKnown = (await findSubscription(tx, market.id, key)) !== undefined;
        const waits = market.settings.newsletter.doubleOptIn || isKnown;
        if (waits) {
          const request = { ...wish, token, asked_at: now, confirmed_at: null };
          await writeRequest(tx, request, CONFIRMATION_LIFE);
        } else await putInForce(tx, wish, token, now);
        await enqueueMail(tx, {
          market: market.id,
          kind: waits ? 'newsletter-confirm' : 'newsletter-welcome',
          payload: { token },
          now,
        });
      });
      return ok({ status });
    },

    confirmNewsletter: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await freeLink(market, shopperNetwork, now)))
        return fail({ kind: 'too-many-requests' });
      const isConfirmed = await withTx(db, async (tx) => {
        const address = await addressOfToken(tx, market.id, body.token);
        if (address === undefined) return false;
        await lockAddress(tx, market.id, address);
        const request = await findRequest(tx, market.id, body.token);
        if (request === undefined || request.confirmed_at !== null)
          return (await findSubscription(tx, market.id, address))?.state === 'confirmed';
        if (millisecondsBetween(request.asked_at, now) > CONFIRMATION_LIFE) return false;
        const { token, asked_at: _askedAt, confirmed_at: _confirmedAt, ...wish } = request;
        await markConfirmed(tx, request, now);
        const row = await putInForce(tx, wish, token, now);
        await enqueueMail(tx, {
          market: market.id,
          kind: 'newsletter-welcome',
          payload: { token: row.token, isProven: true },
          now,
        });
        return true;
      });
      return isConfirmed ? ok({ status: 'subscribed' }) : fail({ kind: 'not-found' });
    },

    stopNewsletter: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await freeLink(market, shopperNetwork, now)))
        return fail({ kind: 'too-many-requests' });
      const isKnown = await withTx(db, async (tx) => {
        const known = await findByToken(tx, market.id, body.token);
        if (known === undefined) return false;
        await lockAddress(tx, market.id, known.email_key);
        const row = await findByToken(tx, market.id, body.token);
        if (row?.state === 'confirmed') await stopSubscription(tx, row, now);
        return row !== undefined;
      });
      return isKnown ? ok({ status: 'stopped' }) : fail({ kind: 'not-found' });
    },
  };
};

/**
 * The e-mail address behind a confirmation link: of a request, or of a subscription made before
 * requests had their own rows.
 */
const addressOfToken = async (tx: Tx, market: string, token: string): Promise<string | undefined> =>
  ((await findRequest(tx, market, token)) ?? (await findByToken(tx, market, token)))?.email_key;

const consentsOf = ({ consents }: Asked): NewsletterForm['consents'] => ({
  shopEmail: consents[CONSENT_FIELDS.shopEmail],
  partnersEmail: consents[CONSENT_FIELDS.partnersEmail],
  shopSms: consents[CONSENT_FIELDS.shopSms],
});

const formOf = (asked: Asked): NewsletterForm => ({
  email: asked.email,
  phone: asked.phone,
  firstname: asked.firstname,
  lastname: asked.lastname,
  consents: consentsOf(asked),
});

const wireFault = (fault: NewsletterFault): FieldFault<FieldPath<'subscribeToNewsletter'>> => {
  if (fault.kind === 'no-box-ticked') return { field: 'body.consents', kind: fault.kind };
  if (fault.kind === 'field-missing') return { field: `body.${fault.field}`, kind: 'missing' };
  return { field: fault.kind === 'not-an-email' ? 'body.email' : 'body.phone', kind: fault.kind };
};
