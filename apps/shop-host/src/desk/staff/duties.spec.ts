import { STAFF_DUTIES, type StaffDuty } from '@materia/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeAt } from '../console/second-factor.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../testing/demo-secrets.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { addStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { hasDuty, parseDuties } from '../../platform/staff/duties.ts';

/** Every staff call of a market with a valid body, and the duty that opens it. */
const MATRIX: Readonly<Record<string, { readonly duty: StaffDuty; readonly body?: object }>> = {
  'GET /reports': { duty: 'customer-service' },
  'GET /reports/{receipt}': { duty: 'customer-service' },
  'POST /reports/{receipt}/review': { duty: 'customer-service', body: {} },
  'POST /reports/{receipt}/decide': {
    duty: 'customer-service',
    body: { decision: 'kept', statement: 'All is well' },
  },
  'GET /content': { duty: 'content' },
  'GET /content/{storeId}/{identifier}': { duty: 'content' },
  'GET /content/{storeId}/{identifier}/{revision}': { duty: 'content' },
  'POST /content': { duty: 'content', body: {} },
  'POST /content/{storeId}/{identifier}/{revision}/publish': { duty: 'content', body: {} },
  'POST /content/{storeId}/{identifier}/off': { duty: 'content', body: {} },
  'GET /reviews': { duty: 'content' },
  'POST /reviews/{id}/decide': { duty: 'content', body: { decision: 'publish' } },
  'GET /orders': { duty: 'orders' },
  'GET /orders/{id}': { duty: 'orders' },
  'POST /orders/{id}/advance': { duty: 'orders', body: { status: 'READY' } },
  'POST /orders/{id}/pallets': { duty: 'orders', body: { count: 1 } },
  'POST /orders/{id}/seller-invoice': { duty: 'orders' },
  'GET /returns': { duty: 'orders' },
  'GET /returns/{code}': { duty: 'orders' },
  'POST /returns/{code}/receive': { duty: 'orders', body: {} },
  'POST /returns/{code}/inspect': { duty: 'orders', body: { lines: [] } },
  'GET /threads': { duty: 'customer-service' },
  'GET /threads/{threadId}': { duty: 'customer-service' },
  'POST /threads/{threadId}/messages': {
    duty: 'customer-service',
    body: { message: 'Yes, it is.' },
  },
  'GET /thread-files/{attachmentId}': { duty: 'customer-service' },
  'GET /sellers': { duty: 'administration' },
  'POST /sellers': { duty: 'administration', body: {} },
  'DELETE /sellers/{email}': { duty: 'administration' },
  'POST /accounts/pre-created': { duty: 'customer-service', body: {} },
  'POST /import': { duty: 'catalogue' },
  'GET /search/queries': { duty: 'catalogue' },
  'GET /search/words': { duty: 'catalogue' },
  'POST /search/words': { duty: 'catalogue', body: { words: 'zaprawa, klej' } },
  'POST /search/words/{id}/remove': { duty: 'catalogue', body: {} },
  'GET /payment-alarms': { duty: 'orders' },
  'POST /payment-alarms/{id}/settle': { duty: 'orders', body: {} },
  'GET /people': { duty: 'administration' },
  'POST /people/{email}/duties': { duty: 'administration', body: { duties: [] } },
  'GET /audit': { duty: 'administration' },
};
/** Calls that need no session: signing in and out. */
const SESSION_CALLS = ['POST /sign-in', 'POST /sign-out'];

const acts = z.object({
  acts: z.array(
    z.object({ seq: z.number(), actor: z.string(), action: z.string(), detail: z.string() }),
  ),
  brokenAt: z.number().nullable(),
});

describe('the duties of staff', () => {
  let host: TestHost;
  const tokens = new Map<StaffDuty, string>();

  const ask = async (
    name: string,
    {
      token,
      body,
      bu = 'pl',
    }: {
      readonly token?: string | undefined;
      readonly body?: object | undefined;
      readonly bu?: string;
    } = {},
  ) => {
    const [method, path = ''] = name.split(' ');
    const url = `/${bu}/staff${path.replaceAll(/\{\w+\}/g, 'none')}`;
    const response = await host.app.inject({
      method: method === 'GET' || method === 'DELETE' ? method : 'POST',
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const signIn = async (duty: StaffDuty): Promise<string> => {
    host.clock.now = laterBy(host.clock.now, 30_000);
    const opened = await ask('POST /sign-in', {
      body: {
        email: `${duty}@staff.example`,
        password: DEMO_PASSWORD,
        code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
      },
    });
    return z.object({ token: z.string() }).parse(opened.body).token;
  };
  const tokenOf = (duty: StaffDuty): string => tokens.get(duty) ?? expect.unreachable();
  const audit = async () =>
    acts.parse((await ask('GET /audit', { token: tokenOf('administration') })).body);

  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    for (const duty of STAFF_DUTIES) tokens.set(duty, await signIn(duty));
  });
  afterAll(() => host.close());

  it('every staff call has a row', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse((await host.app.inject('/openapi.json')).json());
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/{bu}/staff')
        ? Object.keys(methods).map(
            (method) => `${method.toUpperCase()} ${path.slice('/{bu}/staff'.length)}`,
          )
        : [],
    );
    expect(served.toSorted()).toEqual([...Object.keys(MATRIX), ...SESSION_CALLS].toSorted());
  });

  it.each(Object.entries(MATRIX))(
    '%s is open to its duty and to the operator only (ROL-07)',
    async (name, { duty, body }) => {
      const open: string[] = [];
      for (const [of, token] of tokens) {
        const { status, body: answer } = await ask(name, { token, body });
        if (status !== 403) open.push(of);
        else
          expect(answer).toMatchObject({ code: 'forbidden', parameters: { market: 'pl', duty } });
      }
      expect(open).toEqual([duty]);
      const others = await Promise.all(
        [undefined, 'nobody’s', host.secrets.publicCredential, host.secrets.serviceCredential].map(
          async (token) => (await ask(name, { token, body })).status,
        ),
      );
      expect(others).toEqual([401, 401, 401, 401]);
      expect((await ask(name, { token: host.secrets.staffCredential, body })).status).not.toBe(403);
      expect((await ask(name, { token: tokenOf(duty), body, bu: 'fr' })).status).toBe(403);
    },
  );

  it('the audit records each call with its author, and whether it was refused (ROL-07)', async () => {
    await ask('POST /orders/{id}/advance', { token: tokenOf('orders'), body: { status: 'READY' } });
    const [refused, asked] = (await audit()).acts;
    expect(asked).toMatchObject({ actor: 'orders@staff.example', action: 'advanceOrder' });
    expect([asked, refused].map((act) => JSON.parse(act?.detail ?? ''))).toEqual([
      { subject: { id: 'none', status: 'READY' } },
      { subject: { id: 'none', status: 'READY' }, refused: 'not-found' },
    ]);
  });

  it('the audit never contains personal data from a request', async () => {
    await ask('POST /reports/{receipt}/decide', {
      token: tokenOf('customer-service'),
      body: { decision: 'removed', statement: 'Anna Nowak sold copies' },
    });
    expect(JSON.stringify((await audit()).acts)).not.toContain('Nowak');
  });

  it('simultaneous actions are chained one after the other, and a changed entry is detected', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        ask('POST /orders/{id}/advance', { token: tokenOf('orders'), body: { status: 'READY' } }),
      ),
    );
    const { acts: kept, brokenAt } = await audit();
    expect([kept.map(({ seq }) => seq), brokenAt]).toEqual([
      kept.map((_, at) => kept.length - at),
      null,
    ]);
    await expect(
      sql`delete from staff_audit where market = 'pl'`.execute(host.database.db),
    ).rejects.toThrow('only ever added to');
    await sql`alter table staff_audit disable trigger staff_audit_stays`.execute(host.database.db);
    await sql`update staff_audit set actor = 'nobody' where market = 'pl' and seq = 2`.execute(
      host.database.db,
    );
    expect((await audit()).brokenAt).toBe(2);
  });

  it('administrators assign and remove them at once, but not their own, and administration and orders only to staff with a second factor (ROL-07)', async () => {
    const give = (email: string, duties: readonly StaffDuty[], token = tokenOf('administration')) =>
      ask(`POST /people/${encodeURIComponent(email)}/duties`, { token, body: { duties } });
    expect((await give('content@staff.example', ['content', 'catalogue'])).body).toMatchObject({
      duties: ['content', 'catalogue'],
    });
    expect((await ask('POST /import', { token: tokenOf('content') })).status).not.toBe(403);
    await give('content@staff.example', []);
    expect((await ask('GET /reviews', { token: tokenOf('content') })).status).toBe(403);
    const refused = [
      await give('administration@staff.example', ['orders']),
      await give('content@staff.example', ['administration']),
      await give('content@staff.example', ['content', 'orders']),
      await give('nobody@staff.example', ['orders']),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    expect((await ask('GET /people', { token: tokenOf('administration') })).body).toContainEqual({
      email: 'administration@staff.example',
      name: 'Aron',
      duties: ['administration'],
    });
  });

  it('end with the session: on sign-out, or after fifteen minutes without use', async () => {
    const token = await signIn('catalogue');
    expect((await ask('POST /sign-out', { token })).status).toBe(200);
    expect((await ask('POST /import', { token })).status).toBe(401);
    host.clock.now = laterBy(host.clock.now, 15 * 60_000 + 1);
    expect((await ask('GET /reports', { token: tokenOf('customer-service') })).status).toBe(401);
  });

  it('a sign-in reports that a code is required, and otherwise does not reveal the cause of a failure', async () => {
    const refusalOf = async (email: string, password: string) =>
      (await ask('POST /sign-in', { body: { email, password } })).body;
    expect(await refusalOf('administration@staff.example', DEMO_PASSWORD)).toMatchObject({
      code: 'wrong-credentials',
      parameters: { needs: 'code' },
    });
    const [known, unknown] = [
      await refusalOf('orders@staff.example', 'wrong'),
      await refusalOf('nobody@staff.example', 'wrong'),
    ];
    expect({ ...known, correlationId: '' }).toEqual({ ...unknown, correlationId: '' });
  });
});

it('unknown duties, and names of built-in object properties, open nothing', () => {
  const duties = parseDuties({ pl: ['orders', 'everything'] });
  expect([
    hasDuty(duties, 'pl', 'orders'),
    hasDuty(duties, 'pl', 'content'),
    hasDuty(duties, 'constructor', 'orders'),
  ]).toEqual([true, false, false]);
});
