import { type ParsedInput, type Reply, USER_CONSENT_FIELDS } from '@materia/api-contract';
import { type Email, emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import type { NewsletterForm } from '@materia/domain-consent';
import { fail, ok } from '@materia/domain-kernel';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Tx, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { type CustomerRow, findCustomer } from '../account/repository.ts';
import { provenMailbox } from '../mailbox/repository.ts';
import { agreedWords } from './consent-words.ts';
import { CONFIRMATION_LIFE, MAILS_TO_ONE } from './limits.ts';
import {
  findSubscription,
  lockAddress,
  putInForce,
  type RequestedSubscription,
  stopSubscription,
  type SubscriptionRow,
  writeRequest,
} from './repository.ts';

type Consents = NewsletterForm['consents'];
type AccountNewsletterCalls = 'readMyNewsletter' | 'setMyNewsletter';

/**
 * The newsletter as seen from an account: the same subscription that the public form and the links
 * in mails change. It belongs to the mailbox, so an account whose mailbox is not confirmed sees
 * none, and what it chooses waits for the owner of the mailbox.
 */
export const accountNewsletterHandlers = ({
  db,
  attempts,
}: WithDb & { readonly attempts: Attempts }): Pick<Handlers, AccountNewsletterCalls> => ({
  readMyNewsletter: async (_input, { market, customer }) => {
    const email = await provenMailbox(db, market.id, customer.customerId);
    return ok(wireConsents(email && (await findSubscription(db, market.id, emailKey(email)))));
  },

  setMyNewsletter: async ({ body }, context) => {
    const { market, customer, now } = context;
    const consents = consentsOf(body);
    const account = await findCustomer(db, market.id, customer.customerId);
    const proven = await provenMailbox(db, market.id, customer.customerId);
    const known = proven && (await findSubscription(db, market.id, emailKey(proven)));
    if (consents.shopSms && phoneOf(account, known) === '')
      return fail({
        kind: 'bad-input',
        fields: [{ field: `body.${USER_CONSENT_FIELDS.shopSms}`, kind: 'missing' }],
      });
    if (proven !== undefined) {
      await withTx(db, (tx) => apply(tx, { ...account, email: proven }, consents, context));
      return ok({ status: 'saved' });
    }
    // Nothing of a mailbox is stopped by somebody who may not own it: the link in its mails does that.
    if (!isAny(consents)) return ok({ status: 'saved' });
    const email = parseEmail(account.email);
    if (!email.ok) throw new Error('An account has a well-formed address');
    const mailbox = `newsletter-to:${market.id}:${mailboxKey(email.value)}`;
    if (!(await attempts.take(mailbox, MAILS_TO_ONE, now)))
      return fail({ kind: 'too-many-requests' });
    await withTx(db, (tx) => ask(tx, { ...account, email: email.value }, consents, context));
    return ok({ status: 'to-confirm' });
  },
});

type Subscriber = Omit<CustomerRow, 'email'> & { readonly email: Email };

/** Puts the choice of a mailbox's owner in force. */
const apply = async (
  tx: Tx,
  account: Subscriber,
  consents: Consents,
  { market, now }: CustomerContext,
): Promise<void> => {
  const key = emailKey(account.email);
  await lockAddress(tx, market.id, key);
  const known = await findSubscription(tx, market.id, key);
  const isSubscribed = known?.state === 'confirmed';
  if (!isAny(consents)) {
    if (isSubscribed) await stopSubscription(tx, known, now);
    return;
  }
  const row = await putInForce(tx, wishOf(account, known, consents, { market }), randomId(), now);
  if (!isSubscribed)
    await enqueueMail(tx, {
      market: market.id,
      kind: 'newsletter-welcome',
      payload: { token: row.token, isProven: true },
      now,
    });
};

/** Asks the owner of a mailbox. */
const ask = async (
  tx: Tx,
  account: Subscriber,
  consents: Consents,
  { market, now }: CustomerContext,
): Promise<void> => {
  const token = randomId();
  const wish = wishOf(account, undefined, consents, { market });
  await lockAddress(tx, market.id, wish.email_key);
  await writeRequest(tx, { ...wish, token, asked_at: now, confirmed_at: null }, CONFIRMATION_LIFE);
  await enqueueMail(tx, {
    market: market.id,
    kind: 'newsletter-confirm',
    payload: { token },
    now,
  });
};

/** A choice with what the shop knows of the account; what the public form was told stays. */
const wishOf = (
  account: Subscriber,
  known: SubscriptionRow | undefined,
  consents: Consents,
  { market }: Pick<CustomerContext, 'market'>,
): RequestedSubscription => ({
  market: market.id,
  email_key: emailKey(account.email),
  email: account.email,
  prefix: known?.prefix ?? '',
  firstname: account.firstname,
  lastname: account.lastname,
  phone: phoneOf(account, known),
  shop_email: consents.shopEmail,
  partners_email: consents.partnersEmail,
  shop_sms: consents.shopSms,
  store_id: account.reference_store,
  wording: agreedWords(consents, market),
});

/** The number for messages: that of the account, else the one that the public form was told. */
const phoneOf = (
  { mobile }: Pick<CustomerRow, 'mobile'>,
  known: SubscriptionRow | undefined,
): string => (mobile === '' ? (known?.phone ?? '') : mobile);

const isAny = ({ shopEmail, partnersEmail, shopSms }: Consents): boolean =>
  shopEmail || partnersEmail || shopSms;

const consentsOf = (body: ParsedInput<'setMyNewsletter'>['body']): Consents => ({
  shopEmail: !body.stopNewsletter && body[USER_CONSENT_FIELDS.shopEmail],
  partnersEmail: !body.stopNewsletter && body[USER_CONSENT_FIELDS.partnersEmail],
  shopSms: !body.stopNewsletter && body[USER_CONSENT_FIELDS.shopSms],
});

const wireConsents = (row: SubscriptionRow | undefined): Reply<'readMyNewsletter'> => {
  const isSubscribed = row?.state === 'confirmed';
  return {
    [USER_CONSENT_FIELDS.shopEmail]: isSubscribed && row.shop_email,
    [USER_CONSENT_FIELDS.partnersEmail]: isSubscribed && row.partners_email,
    [USER_CONSENT_FIELDS.shopSms]: isSubscribed && row.shop_sms,
    stopNewsletter: row?.state === 'stopped',
  };
};
