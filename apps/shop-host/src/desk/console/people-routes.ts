import { needsSecondFactor, STAFF_ROLES, type StaffRoles } from '@materia/domain-feature-flags';
import type { Clock } from '@materia/platform-clock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { refusal, sendRefusal } from '../../platform/contract/bind.ts';
import { bearerOf, isSameSecret } from '../../platform/contract/credentials.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { addAudit } from '../flags/audit.ts';
import { lockUnit } from '../flags/repository.ts';
import type { SealedTexts } from './sealed-text.ts';
import { administers, readDuties, STAFF_DUTIES } from '../../platform/staff/duties.ts';
import { newTotpSecret } from './second-factor.ts';
import { readRoles } from './staff.ts';

type PeopleOptions = {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly seals: SealedTexts;
  readonly staffCredential: string;
  readonly units: readonly string[];
};

const LEAST_PASSWORD = 12;

/** The staff credential's own call: who works at the console, in which unit with which role. */
export const peopleRoutes = async (
  app: FastifyInstance,
  { db, clock, passwords, seals, staffCredential, units }: PeopleOptions,
): Promise<void> => {
  const body = z.strictObject({
    email: z.email().max(200).toLowerCase(),
    name: z.string().trim().min(1).max(100),
    /** Role by unit; none closes the console to the person. */
    roles: z
      .record(z.string(), z.enum(STAFF_ROLES))
      .refine((roles) => Object.keys(roles).every((unit) => units.includes(unit))),
    /** Duties of the staff calls by unit (ROL-07); left out, they stay as they are. */
    duties: z
      .record(z.string(), z.array(z.enum(STAFF_DUTIES)))
      .refine((duties) => Object.keys(duties).every((unit) => units.includes(unit)))
      .optional(),
    /** Left out for people who sign in at the identity provider, and to keep the one there is. */
    password: z.string().min(LEAST_PASSWORD).max(200).optional(),
    /** Asks for another authenticator secret, as for a lost phone; without it the one there is stays. */
    newSecondFactor: z.boolean().default(false),
  });
  /** A new authenticator secret, told this once; null where none is needed or the one there is stays. */
  const reply = z.object({ email: z.string(), totpSecret: z.string().nullable() });

  app.route({
    method: 'POST',
    url: '/console-staff',
    schema: {
      operationId: 'setConsoleStaff',
      summary:
        'Who may work at the flag console; approvers and administrators are told their authenticator secret once',
      tags: ['Staff'],
      security: [{ staffCredential: [] }],
      body,
      response: { 200: reply, '4xx': refusalReply, '5xx': refusalReply },
    },
    onRequest: async (request, answer) =>
      isSameSecret(bearerOf(request.headers.authorization), staffCredential)
        ? undefined
        : sendRefusal(request, answer, refusal('unauthenticated')),
    handler: async (request, answer) => {
      const { email, name, roles, duties, password, newSecondFactor } = body.parse(request.body);
      const hashed = password === undefined ? undefined : await passwords.hash(password);
      if (hashed?.ok === false) return sendRefusal(request, answer, refusal('too-many-requests'));
      const totpSecret = await withTx(db, async (tx) => {
        const known = await tx
          .selectFrom('staff')
          .select(['roles', 'duties', 'totp_secret'])
          .where('email', '=', email)
          .forUpdate()
          .executeTakeFirst();
        const needsCode =
          needsSecondFactor(roles) || administers(duties ?? readDuties(known?.duties ?? {}));
        const kept = newSecondFactor ? null : (known?.totp_secret ?? null);
        const made = needsCode && kept === null ? newTotpSecret() : null;
        const secret = made === null ? kept : seals.seal(made);
        const row = {
          name,
          roles: JSON.stringify(roles),
          totp_secret: needsCode ? secret : null,
          ...(hashed && { password_hash: hashed.value }),
          ...(duties && { duties: JSON.stringify(duties) }),
        };
        await tx
          .insertInto('staff')
          .values({ email, password_hash: null, totp_step: 0, ...row })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
          .execute();
        const before = readRoles(known?.roles ?? {});
        // Whoever signed in by less than is asked for now signs in again.
        const asksMore = needsSecondFactor(roles) && !needsSecondFactor(before);
        if (asksMore || made !== null || password !== undefined)
          await tx.deleteFrom('staff_session').where('email', '=', email).execute();
        await noteRoles(
          tx,
          {
            email,
            before,
            after: roles,
            isPasswordNew: password !== undefined,
            isSecondFactorNew: made !== null,
          },
          clock(),
        );
        return made;
      });
      return answer.send({ email, totpSecret });
    },
  });
};

type Named = {
  readonly email: string;
  readonly before: StaffRoles;
  readonly after: StaffRoles;
  readonly isPasswordNew: boolean;
  readonly isSecondFactorNew: boolean;
};

/** Tells the audit of each unit that the person worked in or works in now; units are locked in one order, so that two such calls never wait for one another. */
const noteRoles = async (
  tx: Tx,
  { email, before, after, ...isNew }: Named,
  now: string,
): Promise<void> => {
  for (const unit of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    await lockUnit(tx, unit);
    await addAudit(tx, unit, now, {
      actor: STAFF_CREDENTIAL,
      action: 'staff-named',
      detail: { email, before: before[unit] ?? null, after: after[unit] ?? null, ...isNew },
    });
  }
};

/** Whoever holds the staff credential; the call knows no name of its own. */
const STAFF_CREDENTIAL = 'staff-credential';
