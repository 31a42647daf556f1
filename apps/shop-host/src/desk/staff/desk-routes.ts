import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import { fail, ok } from '@materia/domain-kernel';
import type { Staff } from '../console/staff.ts';
import { refusal, sendRefusal } from '../../platform/contract/bind.ts';
import { bearerOf } from '../../platform/contract/credentials.ts';
import { shopperNetwork } from '../../platform/contract/shopper-network.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { readActs } from '../../platform/staff/audit.ts';
import { administers, readDuties, STAFF_DUTIES } from '../../platform/staff/duties.ts';
import { NO_PART, type StaffDesk, staffRoute } from '../../platform/staff/staff-route.ts';

const MOST_ACTS = 200;

const credentials = z.object({
  email: z.email().max(200).toLowerCase(),
  password: z.string().min(1).max(200),
  code: z.string().max(10).optional(),
  /** What the last sign-in on this device answered. */
  device: z.string().max(1000).optional(),
});
const duties = z.record(z.string(), z.array(z.enum(STAFF_DUTIES)).readonly());
const colleague = z.object({
  email: z.string(),
  name: z.string(),
  duties: z.array(z.enum(STAFF_DUTIES)).readonly(),
});

const peopleCall = {
  method: 'GET',
  path: '/people',
  operationId: 'listColleagues',
  duty: 'administration',
  summary: 'Who has which duty here',
  params: NO_PART,
  query: NO_PART,
  body: NO_PART,
  reply: z.array(colleague),
} as const;
const dutiesCall = {
  method: 'POST',
  path: '/people/:email/duties',
  operationId: 'setDuties',
  duty: 'administration',
  summary: 'Give somebody of the staff other duties here; nobody changes their own',
  params: z.object({ email: z.string().max(200) }),
  query: NO_PART,
  body: z.object({ duties: z.array(z.enum(STAFF_DUTIES)) }),
  told: ['duties'],
  reply: colleague,
} as const;
const auditCall = {
  method: 'GET',
  path: '/audit',
  operationId: 'readStaffAudit',
  duty: 'administration',
  summary:
    'What staff did by these calls, the last first; `brokenAt` names an entry that was tampered with',
  params: NO_PART,
  query: NO_PART,
  body: NO_PART,
  reply: z.object({
    acts: z.array(
      z.object({
        seq: z.number(),
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        detail: z.string(),
      }),
    ),
    brokenAt: z.number().nullable(),
  }),
} as const;

/** Where staff sign in to their calls, and where administration gives duties and reads what was done (ROL-07). */
export const deskRoutes = async (
  app: FastifyInstance,
  { serviceCredential, ...desk }: StaffDesk & { readonly serviceCredential: string },
  staff: Staff,
): Promise<void> => {
  const { db, clock, admission } = desk;
  const answers = { '4xx': refusalReply, '5xx': refusalReply };

  app.post(
    '/:bu/staff/sign-in',
    {
      schema: {
        operationId: 'signStaffIn',
        summary: 'A token for a member of staff: 15 minutes without use end it',
        tags: ['Staff'],
        body: credentials,
        response: {
          200: z.object({
            token: z.string(),
            email: z.string(),
            name: z.string(),
            duties,
            device: z.string(),
          }),
          ...answers,
        },
      },
    },
    async (request, reply) => {
      const { device: known, ...given } = credentials.parse(request.body);
      const network = shopperNetwork(request, serviceCredential);
      const opened = await staff.signIn(given, { network, device: known }, clock());
      if (!opened.ok) return sendRefusal(request, reply, signInRefusal(opened.error.kind));
      const { token, person, device } = opened.value;
      const row = await db
        .selectFrom('staff')
        .select('duties')
        .where('email', '=', person.email)
        .executeTakeFirstOrThrow();
      return reply.send({
        token,
        email: person.email,
        name: person.name,
        duties: readDuties(row.duties),
        device,
      });
    },
  );
  app.post(
    '/:bu/staff/sign-out',
    {
      schema: {
        operationId: 'signStaffOut',
        summary: 'End the token',
        tags: ['Staff'],
        security: [{ staffCredential: [] }],
        response: { 200: NO_PART, ...answers },
      },
    },
    async (request, reply) => {
      if ((await admission.whoAsks(request)) === undefined)
        return sendRefusal(request, reply, refusal('unauthenticated'));
      await staff.signOut(bearerOf(request.headers.authorization));
      return reply.send({});
    },
  );

  staffRoute(app, desk, peopleCall, async (_, { market }) => {
    const rows = await db
      .selectFrom('staff')
      .select(['email', 'name', 'duties'])
      .orderBy('email')
      .execute();
    return ok(
      rows
        .map(({ email, name, duties: stored }) => ({
          email,
          name,
          duties: readDuties(stored)[market.id] ?? [],
        }))
        .filter((person) => person.duties.length > 0),
    );
  });
  staffRoute(app, desk, dutiesCall, async ({ params: { email }, body }, { market, member }) => {
    if (member.name === email)
      return fail({ kind: 'forbidden', message: 'Nobody changes their own duties.' });
    const row = await db
      .selectFrom('staff')
      .select(['name', 'duties', 'totp_secret'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const changed = { ...readDuties(row.duties), [market.id]: body.duties };
    if (administers(changed) && row.totp_secret === null)
      return fail({
        kind: 'forbidden',
        message: 'Administration needs an authenticator app, which this person does not have.',
      });
    await db
      .updateTable('staff')
      .set({ duties: JSON.stringify(changed) })
      .where('email', '=', email)
      .execute();
    return ok({ email, name: row.name, duties: body.duties });
  });
  staffRoute(app, desk, auditCall, async (_, { market }) =>
    ok(await readActs(db, market.id, MOST_ACTS)),
  );
};

/** A missing code is told apart from a wrong one, so that the command line can ask for it. */
const signInRefusal = (kind: string): Refusal => {
  if (kind === 'too-many-requests') return { kind };
  if (kind === 'code-needed')
    return {
      kind: 'wrong-credentials',
      message: 'A code of the authenticator app is needed.',
      parameters: { needs: 'code' },
    };
  return { kind: 'wrong-credentials' };
};
