import { needsSecondFactor, STAFF_ROLES, type StaffRoles } from '@materia/domain-feature-flags';
import type { Clock } from '@materia/platform-clock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import { type Db, type Tx, withTx } from '../database/with-tx.ts';
import { addAudit } from '../flags/audit.ts';
import { lockUnit } from '../flags/store.ts';
import type { SealedTexts } from './sealed-text.ts';
import { administers, readDuties, STAFF_DUTIES } from '../staff/duties.ts';
import { newTotpSecret } from './second-factor.ts';

type PeopleOptions = { readonly db: Db; readonly clock: Clock; readonly passwords: PasswordHashing; readonly seals: SealedTexts; readonly staffCredential: string; readonly units: readonly string[] };

const LEAST_PASSWORD = 12;

/** The staff credential's own call: who works at the console, in which unit with which role. */
export const peopleRoutes = async (app: FastifyInstance, { db, clock, passwords, seals, staffCredential, units }: PeopleOptions): Promise<void> => {
  const body = z.strictObject({
    email: z.email().max(200).toLowerCase(),
    name: z.string().trim().min(1).max(100),
    /** Role by unit; none closes the console to the person. */
    roles: z.record(z.string(), z.enum(STAFF_ROLES)).refine((roles) => Object.keys(roles).every((unit) => units.includes(unit))),
    /** Duties of the staff calls by unit (ROL-07); left out, they stay as they are. */
    duties: z.record(z.string(), z.array(z.enum(STAFF_DUTIES))).refine((duties) => Object.keys(duties).every((unit) => units.includes(unit))).optional(),
    /** Left out for people who sign in at the identity provider, and to keep the one there is. */
    password: z.string().min(LEAST_PASSWORD).max(200).optional(),
  });
  /** A new authenticator secret, told this once. */
  const reply = z.object({ email: z.string(), totpSecret: z.string().nullable() });

  app.route({
    method: 'POST',
    url: '/console-staff',
    schema: { operationId: 'setConsoleStaff', summary: 'Who may work at the flag console; approvers and administrators are told a new authenticator secret', tags: ['Staff'], security: [{ staffCredential: [] }], body, response: { 200: reply, '4xx': refusalReply, '5xx': refusalReply } },
    onRequest: async (request, answer) => (isSameSecret(bearerOf(request.headers.authorization), staffCredential) ? undefined : sendRefusal(request, answer, refusal('unauthenticated'))),
    handler: async (request, answer) => {
      const { email, name, roles, duties, password } = body.parse(request.body);
      const hashed = password === undefined ? undefined : await passwords.hash(password);
      if (hashed?.ok === false) return sendRefusal(request, answer, refusal('too-many-requests'));
      const stays = readDuties((await db.selectFrom('staff').select('duties').where('email', '=', email).executeTakeFirst())?.duties ?? {});
      const secret = needsSecondFactor(roles) || administers(duties ?? stays) ? newTotpSecret() : null;
      const row = { name, roles: JSON.stringify(roles), totp_secret: secret === null ? null : seals.seal(secret), ...(hashed && { password_hash: hashed.value }), ...(duties && { duties: JSON.stringify(duties) }) };
      await withTx(db, async (tx) => {
        const before = (await tx.selectFrom('staff').select('roles').where('email', '=', email).forUpdate().executeTakeFirst())?.roles ?? {};
        await tx
          .insertInto('staff')
          .values({ email, password_hash: null, totp_step: 0, ...row })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
          .execute();
        await noteRoles(tx, { email, before, after: roles, isPasswordNew: password !== undefined }, clock());
      });
      return answer.send({ email, totpSecret: secret });
    },
  });
};

type Named = { readonly email: string; readonly before: Readonly<Record<string, string>>; readonly after: StaffRoles; readonly isPasswordNew: boolean };

/** Tells the audit of each unit that the person worked in or works in now; units are locked in one order, so that two such calls never wait for one another. */
const noteRoles = async (tx: Tx, { email, before, after, isPasswordNew }: Named, now: string): Promise<void> => {
  for (const unit of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    await lockUnit(tx, unit);
    await addAudit(tx, unit, now, { actor: STAFF_CREDENTIAL, action: 'staff-named', detail: { email, before: before[unit] ?? null, after: after[unit] ?? null, isPasswordNew } });
  }
};

/** Whoever holds the staff credential; the call knows no name of its own. */
const STAFF_CREDENTIAL = 'staff-credential';
