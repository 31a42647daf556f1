import type { FieldFault } from '@materia/api-contract';
import { type Email, emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import { newPasswordFault } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { commonPasswordIn } from '../../platform/auth/common-passwords.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { forgetSignIns } from '../../platform/limits/sign-in-limits.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findPrecreated } from '../account/precreated-repository.ts';
import { wireFaults } from '../account/registration.ts';
import { type CustomerRow, findByEmail, findCustomer } from '../account/repository.ts';
import { readToken } from '../mailbox/mailbox-links.ts';
import {
  findLink,
  insertLink,
  type LinkRow,
  openLinks,
  proveMailbox,
  useLink,
} from '../mailbox/repository.ts';
import { replacePassword } from './replace-password.ts';
import { GUESSES_AT_ONE, type IdentityTools, MAILS_TO_ONE, PER_NETWORK } from './tools.ts';

const NOT_AN_EMAIL = {
  kind: 'bad-input',
  fields: [{ field: 'params.email', kind: 'not-an-email' }],
} as const;

/** Whose password it is, as far as it is known. */
type Person = { readonly email: string } & Partial<
  Pick<CustomerRow, 'firstname' | 'lastname' | 'corporation_name'>
>;

/**
 * The host repeats every rule of the form, and alone knows the common passwords. The words of the person are those of
 * a registration.
 */
export const passwordFaults = <Named extends string>(
  field: Named,
  password: string,
  market: Market,
  { email, firstname, lastname, corporation_name: company }: Person,
): readonly FieldFault<Named>[] =>
  wireFaults(
    field,
    newPasswordFault(password, market.rules.password, (chosen) =>
      commonPasswordIn(market)(chosen, [
        email.split('@', 1)[0] ?? '',
        ...[firstname, lastname, company].map((word) => word ?? ''),
      ]),
    ),
  );

type LinkRefusal = { readonly kind: 'link-invalid' | 'link-expired' | 'too-many-requests' };

/** A password that was forgotten is replaced by whoever reads the mails of the account. */
export const resetHandlers = (
  tools: IdentityTools,
): HandlersOf<'forgotPassword' | 'resetPassword'> => {
  const { db, attempts, passwords, devices, mailboxes } = tools;

  /** The link that a code or a token proves. */
  const provenLink = async (
    market: string,
    code: string,
    email: Email | undefined,
    now: string,
  ): Promise<Result<LinkRow, LinkRefusal>> => {
    const token = readToken(code);
    if (token !== undefined) {
      const link = await findLink(db, market, 'reset', token.id);
      if (link === undefined || link.used_at !== null || !mailboxes.isKey(link, token.key))
        return fail({ kind: 'link-invalid' });
      return link.expires_at <= now ? fail({ kind: 'link-expired' }) : ok(link);
    }
    if (email === undefined) return fail({ kind: 'link-invalid' });
    const key = emailKey(email);
    // Codes are short. Strangers who guess at them make others wait for codes, never for the link of the mail.
    if (!(await attempts.takeTurn(`reset-code:${market}:${key}`, GUESSES_AT_ONE, now)))
      return fail({ kind: 'too-many-requests' });
    const link = (await openLinks(db, market, 'reset', key, now)).find((each) =>
      mailboxes.isCode(each, code),
    );
    return link === undefined ? fail({ kind: 'link-invalid' }) : ok(link);
  };

  return {
    /**
     * Does the same for every address, so that neither the answer nor its time tells whether it has an account: the
     * mail lane finds out later.
     */
    forgotPassword: async ({ params }, { market: { id: market }, now, shopperNetwork }) => {
      const email = parseEmail(params.email);
      if (!email.ok) return fail(NOT_AN_EMAIL);
      if (!(await attempts.take(`forgot:${market}:${shopperNetwork}`, PER_NETWORK, now)))
        return fail({ kind: 'too-many-requests' });
      const mailbox = `forgot-mail:${market}:${mailboxKey(email.value)}`;
      if (!(await attempts.takeTurn(mailbox, MAILS_TO_ONE, now))) return ok({ sent: true });
      const key = emailKey(email.value);
      const isWaiting = (await findPrecreated(db, market, key)) !== undefined;
      await withTx(db, async (tx) => {
        const purpose = isWaiting ? 'activate' : 'reset';
        const { id } = await insertLink(tx, { market, purpose, email: key }, now);
        const kind = isWaiting ? 'account-activation' : 'password-reset';
        await enqueueMail(tx, { market, kind, payload: { link: id }, now });
      });
      return ok({ sent: true });
    },

    resetPassword: async ({ body }, { market, now, shopperNetwork: network }) => {
      if (!(await attempts.take(`reset:${market.id}:${network}`, PER_NETWORK, now)))
        return fail({ kind: 'too-many-requests' });
      const email = body.email === undefined ? undefined : parseEmail(body.email);
      if (email?.ok === false)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
      const wrong = passwordFaults('body.password', body.password, market, {
        email: body.email ?? '',
      });
      if (wrong.length > 0) return fail({ kind: 'bad-input', fields: wrong });
      const proven = await provenLink(market.id, body.verification_code, email?.value, now);
      if (!proven.ok) return proven;
      const link = proven.value;
      const account = await findByEmail(db, market.id, link.email);
      if (account === undefined) return fail({ kind: 'link-invalid' });
      const ownWord = passwordFaults(
        'body.password',
        body.password,
        market,
        await findCustomer(db, market.id, account.id),
      );
      if (ownWord.length > 0) return fail({ kind: 'bad-input', fields: ownWord });
      const hashed = await passwords.hash(body.password, network);
      if (!hashed.ok) return hashed;
      const owner = { market: market.id, customerId: account.id, email: link.email };
      const isReset = await withTx(db, async (tx) => {
        if (!(await useLink(tx, link, now))) return false;
        await replacePassword(tx, { ...owner, hash: hashed.value }, now);
        await proveMailbox(tx, owner, now);
        return true;
      });
      if (!isReset) return fail({ kind: 'link-invalid' });
      await attempts.forget(`reset-code:${market.id}:${link.email}`);
      await forgetSignIns(attempts, { realm: market.id, account: link.email });
      const device = await devices.issue(market.id, link.email, undefined, now);
      return ok({ changed: true, device });
    },
  };
};
