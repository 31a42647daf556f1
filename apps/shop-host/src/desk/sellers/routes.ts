import { parseEmail } from '@materia/domain-contact';
import { STANDARD_PASSWORD, unmetPasswordRules } from '@materia/domain-customer';
import { fail, ok } from '@materia/domain-kernel';
import { findVendorByCode } from '../../catalogue/vendors/repository.ts';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import { hashOfToken } from '../../platform/auth/token-hash.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { laterBy } from '../../platform/process/instants.ts';
import {
  deleteInvitation,
  deleteSellerPerson,
  findSellerPerson,
  insertSellerPerson,
  listSellerPeople,
  lockInvitation,
  saveInvitation,
} from '../../platform/sellers/repository.ts';
import { newTotpSecret } from '../console/second-factor.ts';
import type { SellerSessions } from './seller-sessions.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;
const ACCEPTS: Limit = { attempts: 20, windowMs: 15 * 60_000 };
const INVITATIONS: Limit = { attempts: 50, windowMs: 24 * 3_600_000 };

type SellerDeskCall =
  | 'acceptSellerInvitation'
  | 'signSellerIn'
  | 'signSellerOut'
  | 'listSellerPeople'
  | 'inviteSeller'
  | 'removeSeller';

/** Invitations of sellers by staff, and the sign-in of who accepted one. */
export const sellerHandlers = ({
  db,
  attempts,
  passwords,
  sellers,
}: {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly passwords: PasswordHashing;
  readonly sellers: SellerSessions;
}): HandlersOf<SellerDeskCall> => {
  const nameOf = async (market: string, code: string): Promise<string> =>
    (await findVendorByCode(db, market, code))?.name ?? code;
  return {
    inviteSeller: async ({ body }, { market, now }) => {
      const email = parseEmail(body.email);
      if (!email.ok)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
      const vendor = await findVendorByCode(db, market.id, body.vendor);
      if (vendor === undefined) return fail({ kind: 'not-found' });
      if ((await findSellerPerson(db, market.id, email.value)) !== undefined)
        return fail({ kind: 'account-exists' });
      if (!(await attempts.take(`seller-invitation:${market.id}`, INVITATIONS, now)))
        return fail({ kind: 'too-many-requests' });
      const token = randomId();
      const until = laterBy(now, INVITATION_MS);
      await withTx(db, async (tx) => {
        await saveInvitation(tx, {
          market: market.id,
          email: email.value,
          name: body.name,
          vendor_code: vendor.code,
          hash: hashOfToken(token),
          expires_at: until,
        });
      });
      return ok({ email: email.value, seller: vendor.name, token, until });
    },
    listSellerPeople: async (_, { market }) => {
      const people = await listSellerPeople(db, market.id);
      return ok({
        people: await Promise.all(
          people.map(async ({ email, name, vendor_code, state }) => ({
            email,
            name,
            state,
            seller: await nameOf(market.id, vendor_code),
          })),
        ),
      });
    },
    removeSeller: ({ params: { email } }, { market }) =>
      withTx(db, async (tx) => {
        const invited = await deleteInvitation(tx, { market: market.id, email });
        const active = await deleteSellerPerson(tx, { market: market.id, email });
        return invited || active ? ok({}) : fail({ kind: 'not-found' });
      }),
    acceptSellerInvitation: async ({ body }, { market, now, shopperNetwork }) => {
      if (!(await attempts.take(`seller-accept:${market.id}:${shopperNetwork}`, ACCEPTS, now)))
        return fail({ kind: 'too-many-requests' });
      const faults = unmetPasswordRules(body.password, STANDARD_PASSWORD);
      if (faults.length > 0)
        return fail({
          kind: 'bad-input',
          fields: faults.map(({ kind }) => ({ field: 'body.password', kind })),
        });
      const hashed = await passwords.hash(body.password);
      if (!hashed.ok) return fail({ kind: 'too-many-requests' });
      return withTx(db, async (tx) => {
        const invitation = await lockInvitation(tx, market.id, hashOfToken(body.token));
        if (invitation === undefined) return fail({ kind: 'link-invalid' });
        if (invitation.expires_at <= now) return fail({ kind: 'link-expired' });
        const { email, name, vendor_code } = invitation;
        const secret = newTotpSecret();
        await deleteInvitation(tx, invitation);
        await insertSellerPerson(tx, {
          market: market.id,
          email,
          name,
          vendor_code,
          password_hash: hashed.value,
          totp_secret: sellers.seals.seal(secret),
          totp_step: 0,
          created_at: now,
        });
        const vendor = await findVendorByCode(tx, market.id, vendor_code);
        return ok({ email, seller: vendor?.name ?? vendor_code, totp_secret: secret });
      });
    },
    signSellerIn: async ({ body }, { market, now, shopperNetwork }) => {
      const opened = await sellers.signIn(
        market.id,
        { ...body, device: body.device, network: shopperNetwork },
        now,
      );
      if (!opened.ok) return opened;
      const { token, person, device } = opened.value;
      return ok({
        token,
        device,
        name: person.name,
        seller: await nameOf(market.id, person.vendor_code),
      });
    },
    signSellerOut: async (_, { token }) => {
      await sellers.signOut(token);
      return ok({});
    },
  };
};
