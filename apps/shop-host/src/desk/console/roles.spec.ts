import { CALLS } from '@materia/api-contract';
import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { STAFF_ROLES, type StaffRole } from '@materia/domain-feature-flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../testing/demo-secrets.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { addStaff, callConsole, type ConsolePerson, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { fromAnywhere } from '../../testing/shoppers.ts';
import { PASSWORD_COST } from '../../platform/auth/password-hashing.ts';
import { codeAt } from './second-factor.ts';

const set = {
  title: 'A set',
  reason: 'For the matrix',
  changes: [{ key: 'RECOMMENDATIONS', choice: true }],
  from: null,
  until: null,
  base: 0,
};
const file = {
  format: 'materia-flags-1',
  unit: 'pl',
  revision: 0,
  exportedAt: '2026-11-20T09:00:00.000Z',
  choices: [],
};

const COMPANY_CHANGE = {
  company: { id: 'none' },
  email: 'nobody@shop.example',
  role: 'administrator',
};

/** The path prefix of the calls about a unit. */
const UNIT = '/console/units/:bu';

/** Every call with a valid body, and the roles that may make it. */
const MATRIX: Readonly<
  Record<string, { readonly body?: object; readonly roles: readonly StaffRole[] }>
> = {
  'GET /money': { roles: [] },
  'POST /money/alarms/:id/settle': { body: { comment: 'For the matrix' }, roles: [] },
  'POST /money/withdrawals/:id/refund': { roles: [] },
  'POST /money/refunds/:id/repeat': { roles: [] },
  // Companies need a duty, which no role brings.
  'GET /companies': { roles: [] },
  'POST /companies': { body: COMPANY_CHANGE, roles: [] },
  'GET /sets': { roles: STAFF_ROLES },
  'GET /publications': { roles: STAFF_ROLES },
  'GET /audit': { roles: STAFF_ROLES },
  'GET /audit/export': { roles: STAFF_ROLES },
  'GET /export': { roles: STAFF_ROLES },
  'POST /sets/:id/preview': { roles: STAFF_ROLES },
  'POST /import': {
    body: { file, fromOtherUnit: false },
    roles: ['editor', 'approver', 'administrator'],
  },
  'POST /sets': { body: set, roles: ['editor', 'approver', 'administrator'] },
  'PUT /sets/:id': {
    body: { ...set, revision: 1 },
    roles: ['editor', 'approver', 'administrator'],
  },
  'POST /sets/:id/withdraw': {
    body: { revision: 1 },
    roles: ['editor', 'approver', 'administrator'],
  },
  'POST /sets/:id/publish': {
    body: { revision: 1, despiteHoliday: false },
    roles: ['editor', 'approver', 'administrator'],
  },
  'POST /sets/:id/publish on a holiday': {
    body: { revision: 1, despiteHoliday: true },
    roles: ['administrator'],
  },
  'POST /sets/:id/approve': { body: { revision: 1 }, roles: ['approver', 'administrator'] },
  'POST /kill': {
    body: { key: 'CHECKOUT_TRUCK_ACCESSIBILITY', reason: 'For the matrix' },
    roles: ['approver', 'administrator'],
  },
  'POST /rollback': {
    body: { publication: 1_000_000, reason: 'For the matrix' },
    roles: ['editor', 'approver', 'administrator'],
  },
};

describe('staff of the console', () => {
  let host: TestHost;
  const people = new Map<StaffRole, ConsolePerson>();
  let foreigner: ConsolePerson;
  beforeAll(async () => {
    // The queue of a flood fills up only if each hash takes its time.
    host = await openTestHost('pglite', { passwordCost: PASSWORD_COST });
    await addStaff(host);
    for (const role of STAFF_ROLES)
      people.set(role, await signInStaff(host, role === 'administrator' ? role : `${role}.pl`));
    foreigner = await signInStaff(host, 'approver.es');
  });
  afterAll(() => host.close());

  const ask = async (name: string, cookie: string, unit = 'pl') => {
    const [method = '', path = ''] = name.split(' ');
    const { body } = MATRIX[name] ?? {};
    const known = method === 'GET' || method === 'PUT' ? method : 'POST';
    return callConsole(
      host,
      known,
      `/units/${unit}${path.replace(':id', 'no-such-set')}`,
      body,
      cookie,
    );
  };

  it('every call has a row', () => {
    const names = Object.values(CALLS)
      .filter(({ path }) => path.startsWith(UNIT))
      .map(({ method, path }) => `${method} ${path.slice(UNIT.length)}`);
    expect(
      Object.keys(MATRIX)
        .filter((name) => !name.endsWith('holiday'))
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it.each(Object.entries(MATRIX))('%s is open to its roles only', async (name, { roles }) => {
    const open: StaffRole[] = [];
    for (const [role, { cookie }] of people) {
      const { status, body } = await ask(name, cookie);
      expect([200, 400, 403, 404, 409]).toContain(status);
      if (status === 403) expect(shapes.consoleRefusalReply.parse(body).code).toBe('role-missing');
      else open.push(role);
    }
    expect(open).toEqual(roles);
    expect((await ask(name, '')).body).toMatchObject({ code: 'signed-out' });
  });

  it.each(Object.keys(MATRIX))(
    '%s: another unit’s approver gets the response for a missing unit',
    async (name) => {
      const [foreign, missing] = [
        await ask(name, foreigner.cookie),
        await ask(name, foreigner.cookie, 'xx'),
      ];
      expect(foreign).toMatchObject({ status: 403, body: { code: 'role-missing' } });
      expect(foreign.body).toEqual(missing.body);
    },
  );

  it('the board shows each person only their units, with the actions allowed there', async () => {
    const board = shapes.board.parse((await foreigner.ask('GET', '/board')).body);
    expect(
      board.units.map(({ id, may }) => [id, may.includes('approve'), may.includes('override')]),
    ).toEqual([['es', true, false]]);
  });

  it('calls that bypass the console’s server are refused', async () => {
    const response = await host.app.inject({
      method: 'GET',
      url: '/console/board',
      headers: { cookie: people.get('administrator')?.cookie ?? '' },
    });
    expect(response.statusCode).toBe(401);
  });

  describe('sign-in', () => {
    const signIn = (email: string, password: string, code?: string) =>
      callConsole(host, 'POST', '/sign-in', {
        email,
        password,
        ...(code !== undefined && { code }),
      });

    it('viewers and editors need their password; approvers and administrators also need a code', async () => {
      expect(await signIn('viewer.pl@console.example', DEMO_PASSWORD)).toMatchObject({
        status: 200,
        body: { roles: { pl: 'viewer' } },
      });
      expect(await signIn('approver.pl@console.example', DEMO_PASSWORD)).toMatchObject({
        status: 401,
        body: { code: 'code-needed' },
      });
      expect(await signIn('approver.pl@console.example', DEMO_PASSWORD, '000000')).toMatchObject({
        status: 401,
        body: { code: 'wrong-code' },
      });
    });

    it('a code works once', async () => {
      host.clock.now = laterBy(host.clock.now, 60_000);
      const code = codeAt(DEMO_TOTP_SECRET, host.clock.now);
      expect((await signIn('administrator@console.example', DEMO_PASSWORD, code)).status).toBe(200);
      expect(await signIn('administrator@console.example', DEMO_PASSWORD, code)).toMatchObject({
        status: 401,
        body: { code: 'wrong-code' },
      });
    });

    it('an unknown person and a wrong password get the same response, and guessing has to wait after five attempts', async () => {
      expect((await signIn('nobody@console.example', 'x')).body).toEqual(
        (await signIn('editor.es@console.example', 'x')).body,
      );
      const answers: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        answers.push((await signIn('editor.es@console.example', 'wrong')).status);
      expect([answers[3], answers.at(-1)]).toEqual([401, 429]);
    });

    const signInFrom = (address: string, email: string, password: string, cookie = '') =>
      host.app.inject({
        method: 'POST',
        url: '/console/sign-in',
        headers: {
          'x-service-credential': host.secrets.serviceCredential,
          'x-shopper-address': address,
          cookie,
        },
        payload: { email, password },
      });

    it('a known device can sign in while strangers are guessing the password', async () => {
      const email = 'viewer.es@console.example';
      const opened = await signInFrom('203.0.113.1', email, DEMO_PASSWORD);
      const device = opened.cookies.find(({ name }) => name === '__Host-console-device');
      expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
      for (let guess = 0; guess < 6; guess += 1)
        await signInFrom(`198.51.100.${guess}`, email, 'wrong');
      expect((await signInFrom('203.0.113.1', email, DEMO_PASSWORD)).statusCode).toBe(429);
      const cookie = `${device?.name}=${device?.value}`;
      expect((await signInFrom('203.0.113.1', email, DEMO_PASSWORD, cookie)).statusCode).toBe(200);
    });

    it('guesses for unknown accounts use up the attempts of their own network, not of other staff', async () => {
      for (let guess = 0; guess < 20; guess += 1)
        await signInFrom('198.51.100.77', `invented${guess}@console.example`, 'wrong');
      const answer = async (address: string) =>
        (await signInFrom(address, 'invented@console.example', 'wrong')).statusCode;
      expect([await answer('198.51.100.77'), await answer('203.0.113.2')]).toEqual([429, 401]);
    });

    it('a failed sign-in leaves a security event without a name', async () => {
      const before = host.logged.length;
      await signInFrom('203.0.113.3', 'secret.person@console.example', 'wrong');
      const lines = host.logged.slice(before).join('');
      expect(lines).toContain('"securityEvent":"sign-in-failed"');
      expect(lines).toContain('"realm":"staff"');
      expect([lines.includes('secret'), lines.includes('203.0.113')]).toEqual([false, false]);
    });

    it('a flood of customer sign-ins takes no place in the staff’s hashing queue', async () => {
      const flood = Array.from({ length: 250 }, (_, at) =>
        host.call(
          'signIn',
          { body: { username: `flood${at}@shop.example`, password: 'wrong' } },
          { headers: fromAnywhere(host) },
        ),
      );
      expect(
        (await signInFrom('203.0.113.4', 'viewer.pl@console.example', DEMO_PASSWORD)).statusCode,
      ).toBe(200);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses).toContain(429);
    });

    it('a session ends with its sign-out', async () => {
      const person = await signInStaff(host, 'editor.pl');
      await person.ask('POST', '/sign-out');
      expect((await person.ask('GET', '/me')).status).toBe(401);
    });

    it.each([
      {},
      { email: 'a', password: '' },
      { email: 'a@b.c', password: 'x', roles: { pl: 'administrator' } },
    ])('%j is bad input, not an outage', async (body) => {
      expect((await callConsole(host, 'POST', '/sign-in', body)).status).toBe(400);
    });
  });
});
