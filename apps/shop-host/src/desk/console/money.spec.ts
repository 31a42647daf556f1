import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { raiseAlarm } from '../../selling/refunds/alarms-repository.ts';
import { addStaff, callConsole, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';

describe('money at the console', () => {
  let host: TestHost;
  let cookie: string;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    ({ cookie } = await callConsole(host, 'POST', '/sign-in', {
      email: 'orders@staff.example',
      password: DEMO_PASSWORD,
    }));
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
