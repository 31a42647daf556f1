import { emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import { activationState, type ActivationState } from '@materia/domain-customer';
import { fail, ok } from '@materia/domain-kernel';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { takeRegistration } from '../account/open-customer.ts';
import {
  deletePrecreated,
  findPrecreated,
  type PrecreatedAccount,
} from '../account/precreated-repository.ts';
import { findByEmail, insertCustomer } from '../account/repository.ts';
import { readToken } from '../mailbox/mailbox-links.ts';
import { endLinks, findLink, insertLink, proveMailbox } from '../mailbox/repository.ts';
import { passwordFaults } from './reset-routes.ts';
import { type IdentityTools, MAILS_TO_ONE } from './tools.ts';

/** What each state that prevents an activation is called on the wire. */
const REFUSED = {
  'already-active': 'already-active',
  'no-account-found': 'not-found',
  error: 'link-invalid',
} as const satisfies Readonly<
  Record<Exclude<ActivationState['kind'], 'activated' | 'expired-link'>, string>
>;

type Prevented = Exclude<ActivationState, { kind: 'activated' }>;
const refusalOf = (state: Prevented) =>
  fail({
    kind:
      state.kind === 'expired-link'
        ? state.help === 'new-mail-sent'
          ? ('link-renewed' as const)
          : ('link-expired' as const)
        : REFUSED[state.kind],
  });

/** Mails the link by which the owner of a mailbox activates the account that a store created for them. */
export const mailActivation = async (
  tx: Tx,
  market: string,
  email: string,
  now: string,
): Promise<void> => {
  const { id } = await insertLink(tx, { market, purpose: 'activate', email }, now);
  await enqueueMail(tx, { market, kind: 'account-activation', payload: { link: id }, now });
};

/**
 * Accounts that stores created, and their activation by the owner of the mailbox. Even a wrong link tells whether its
 * address has an account, as a registration does, and shares its limit.
 */
export const activationHandlers = ({
  db,
  attempts,
  passwords,
  mailboxes,
}: IdentityTools): HandlersOf<'readPreSignup' | 'activateAccount'> => {
  /** What a link comes to. One that has expired is replaced, as long as its mailbox gets few mails. */
  const stateOf = async (
    token: string,
    email: string,
    { market: { id: market }, now }: RequestContext,
  ): Promise<{ readonly state: ActivationState; readonly waiting?: PrecreatedAccount }> => {
    const [waiting, active] = [
      await findPrecreated(db, market, email),
      await findByEmail(db, market, email),
    ];
    const { id = '', key = '' } = readToken(token) ?? {};
    const link = await findLink(db, market, 'activate', id);
    const isIssued = link !== undefined && link.email === email && mailboxes.isKey(link, key);
    const isExpired = isIssued && link.expires_at <= now;
    const facts = {
      account:
        active === undefined
          ? waiting && ({ active: false } as const)
          : ({ active: true } as const),
      link: isExpired ? 'expired' : isIssued ? 'good' : 'wrong',
    } as const;
    const canSendMail =
      activationState({ ...facts, canSendMail: true }).kind === 'expired-link' &&
      (await attempts.takeTurn(`activate-mail:${market}:${mailboxKey(email)}`, MAILS_TO_ONE, now));
    if (canSendMail) await withTx(db, (tx) => mailActivation(tx, market, email, now));
    return {
      state: activationState({ ...facts, canSendMail }),
      ...(waiting !== undefined && { waiting }),
    };
  };

  return {
    readPreSignup: async ({ params }, context) => {
      if (!(await takeRegistration(attempts, context))) return fail({ kind: 'too-many-requests' });
      const email = parseEmail(params.email);
      if (!email.ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'params.email', kind: 'not-an-email' }],
        });
      const key = emailKey(email.value);
      const { state, waiting } = await stateOf(params.token, key, context);
      if (state.kind !== 'activated') return refusalOf(state);
      return ok({
        email: key,
        token: params.token,
        genericEmail: waiting?.generic_email ?? key,
      });
    },

    activateAccount: async ({ body }, context) => {
      const { market, now, shopperNetwork } = context;
      if (!(await takeRegistration(attempts, context))) return fail({ kind: 'too-many-requests' });
      const email = parseEmail(body.email);
      if (!email.ok)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
      const wrong = passwordFaults('body.password', body.password, market, {
        email: email.value,
      });
      if (wrong.length > 0) return fail({ kind: 'bad-input', fields: wrong });
      const key = emailKey(email.value);
      const { state, waiting } = await stateOf(body.token, key, context);
      if (state.kind !== 'activated') return refusalOf(state);
      if (waiting === undefined || waiting.generic_email !== body.genericEmail.toLowerCase())
        return fail({ kind: 'not-found' });
      const ownWord = passwordFaults('body.password', body.password, market, waiting);
      if (ownWord.length > 0) return fail({ kind: 'bad-input', fields: ownWord });
      const hashed = await passwords.hash(body.password, shopperNetwork);
      if (!hashed.ok) return hashed;
      const { id, firstname, lastname, mobile, loyalty_card_number, reference_store } = waiting;
      const isNew = await insertCustomer(
        db,
        {
          market: market.id,
          id,
          email: key,
          password_hash: hashed.value,
          firstname,
          lastname,
          mobile,
          customer_type: 2,
          corporation_name: null,
          company_fiscal_id: null,
          legal_entity_type: null,
          intra_community_vat: null,
          fiscal_id_1: null,
          is_pro_card: false,
          is_buyer: false,
          loyalty_category_code: null,
          loyalty_rank: null,
          loyalty_card_number,
          reference_store,
          group_id: '2',
          // The page of the activation says so beside its button.
          terms_accepted_at: now,
          created_at: now,
        },
        undefined,
        async (tx) => {
          await proveMailbox(tx, { market: market.id, customerId: id, email: key }, now);
          await deletePrecreated(tx, market.id, key);
          await endLinks(tx, market.id, 'activate', key, now);
        },
      );
      return isNew ? ok({ id }) : fail({ kind: 'already-active' });
    },
  };
};
