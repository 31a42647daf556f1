import { consoleShapes as shapes, parseReply } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../testing/demo-secrets.ts';
import { raiseAlarm } from '../../selling/refunds/alarms-repository.ts';
import { addStaff, callConsole, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { codeAt } from './second-factor.ts';

const WITHOUT_CODE = { email: 'orders@staff.example', password: DEMO_PASSWORD };
/** A code works once, so each sign-in is half a minute after the previous one. */
const proofOf = async (host: TestHost) => {
  host.clock.now = laterBy(host.clock.now, 30_000);
  return { ...WITHOUT_CODE, code: codeAt(DEMO_TOTP_SECRET, host.clock.now) };
};

describe('money at the console', () => {
  let host: TestHost;
  let cookie: string;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    ({ cookie } = await callConsole(host, 'POST', '/sign-in', await proofOf(host)));
  });
  afterAll(() => host.close());

  const read = async () =>
    shapes.moneyDesk.parse(
      (await callConsole(host, 'GET', '/units/pl/money', undefined, cookie)).body,
    );
  const settle = async (id: string, comment: string) =>
    (await callConsole(host, 'POST', `/units/pl/money/alarms/${id}/settle`, { comment }, cookie))
      .status;

  it('is for the duty of orders: people with roles for flags only do not see it (ROL-07)', async () => {
    const administrator = await signInStaff(host, 'administrator');
    expect((await administrator.ask('GET', '/units/pl/money')).status).toBe(403);
    const person = shapes.person.parse(
      (await callConsole(host, 'GET', '/me', undefined, cookie)).body,
    );
    expect([person.roles, person.duties['pl']]).toEqual([{}, ['orders']]);
    expect((await callConsole(host, 'GET', '/units/pl/sets', undefined, cookie)).status).toBe(403);
  });

  it('needs a second factor: a password alone opens neither the console nor the staff calls', async () => {
    const atDesk = await host.app.inject({
      method: 'POST',
      url: '/pl/staff/sign-in',
      payload: WITHOUT_CODE,
    });
    expect([
      (await callConsole(host, 'POST', '/sign-in', WITHOUT_CODE)).body,
      atDesk.json(),
    ]).toMatchObject([
      { code: 'code-needed' },
      { code: 'wrong-credentials', parameters: { needs: 'code' } },
    ]);
  });

  it('needs one even from staff who never got one, until the operator gives it to them', async () => {
    const name = (change: object) =>
      host.app.inject({
        method: 'POST',
        url: '/console-staff',
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { email: 'olga@firm.example', name: 'Olga', roles: {}, ...change },
      });
    const password = 'a-long-password-of-olga';
    await name({ duties: { pl: ['content'] }, password });
    const signIn = (code?: string) =>
      callConsole(host, 'POST', '/sign-in', {
        email: 'olga@firm.example',
        password,
        ...(code !== undefined && { code }),
      });
    expect((await signIn()).status).toBe(200);
    await host.database.db
      .updateTable('staff')
      .set({ duties: JSON.stringify({ pl: ['orders'] }) })
      .where('email', '=', 'olga@firm.example')
      .execute();
    expect((await signIn()).body).toMatchObject({ code: 'code-needed' });
    expect((await signIn('123456')).body).toMatchObject({ code: 'wrong-code' });
    const { totpSecret } = parseReply('setConsoleStaff', (await name({})).json());
    host.clock.now = laterBy(host.clock.now, 30_000);
    expect((await signIn(codeAt(totpSecret ?? '', host.clock.now))).status).toBe(200);
    // Without the duty they keep what they have.
    expect((await name({ duties: { pl: ['content'] } })).json()).toMatchObject({
      totpSecret: null,
    });
    expect((await signIn()).body).toMatchObject({ code: 'code-needed' });
  });

  it('shows an alarm until somebody has settled it with a comment, which is kept with their name (PLO-07)', async () => {
    await raiseAlarm(
      host.database.db,
      { market: 'pl', kind: 'dispute', attempt_id: null, purchase_number: 'o-1', detail: 'fraud' },
      host.clock.now,
    );
    const [alarm] = (await read()).alarms;
    expect(alarm).toMatchObject({ kind: 'dispute', order_number: 'o-1', detail: 'fraud' });
    const id = alarm?.id ?? '';
    expect([await settle(id, ' '), await settle(id, 'Called the bank'), await settle(id, 'Again')])
      // Without a comment it stays on the list.
      .toEqual([400, 200, 404]);
    expect((await read()).alarms).toEqual([]);
    expect(
      await host.database.db
        .selectFrom('payment_alarm')
        .select(['settled_by', 'comment'])
        .where('id', '=', Number(id))
        .executeTakeFirst(),
    ).toEqual({ settled_by: 'orders@staff.example', comment: 'Called the bank' });
  });
});
