import { openHostMetrics } from '@materia/platform-metrics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketById } from '@materia/testing/markets';
import { measuredPayments } from '../../selling/payments/measured-payments.ts';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import { newShopper } from '../../testing/shoppers.ts';
import { withTx } from '../database/with-tx.ts';
import { addJob } from '../jobs/repository.ts';
import { measuredSender } from '../mail/measured-sender.ts';

const MAIL = { to: 'ana@materia.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describe.each(ENGINES)('the figures of a host on %s', (engine) => {
  const metrics = openHostMetrics();
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine, { metrics });
  });
  afterAll(() => host.close());
  const lines = async (): Promise<readonly string[]> =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^materia_(?!.*_bucket)/.test(line));

  it('count requests by market and route, and none of what strangers write (BEY-33)', async () => {
    await host.call('listStores', {});
    await host.app.inject({ url: '/xx/retailer/list' });
    await host.app.inject({ url: '/pl/attic-of-ana' });
    const told = await lines();
    expect(told).toEqual(
      expect.arrayContaining([
        'materia_request_seconds_count{market="pl",route="/:bu/retailer/list",method="GET",status="200"} 1',
        'materia_request_seconds_count{market="none",route="/:bu/retailer/list",method="GET",status="404"} 1',
        'materia_request_seconds_count{market="none",route="none",method="GET",status="404"} 1',
      ]),
    );
    expect(told.filter((line) => /xx|attic/.test(line))).toEqual([]);
  });

  it('tell how far each lane is behind, and what became of the mails (BEY-33)', async () => {
    const { db } = host.database;
    await withTx(db, async (tx) => {
      for (const dueAt of ['2026-11-20T08:50:00.000Z', '2026-11-20T09:30:00.000Z'])
        await addJob(tx, {
          lane: 'mail',
          kind: 'seller-invitation',
          market: 'pl',
          payload: {},
          now: host.clock.now,
          dueAt,
        });
    });
    await sql`update job set attempts = 1`.execute(db);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'materia_jobs_due{lane="mail"} 1',
        'materia_jobs_failed{lane="mail"} 1',
        'materia_jobs_oldest_seconds{lane="mail"} 600',
        'materia_jobs_due{lane="upkeep"} 0',
        'materia_jobs_oldest_seconds{lane="upkeep"} 0',
      ]),
    );
    await sql`delete from job`.execute(db);
    const [good, bad] = [
      measuredSender(async () => undefined, metrics),
      measuredSender(() => Promise.reject(new Error('no server')), metrics),
    ];
    await good('1', MAIL);
    await expect(bad('1', MAIL)).rejects.toThrow('no server');
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'materia_mails_total{outcome="sent"} 1',
        'materia_mails_total{outcome="failed"} 1',
      ]),
    );
  });

  it('tell the flags that are served, waiting passwords and connections (BEY-33)', async () => {
    await sql`select 1`.execute(host.database.db);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'materia_flags_revision{market="pl"} 0',
        'materia_passwords_waiting{queue="customers"} 0',
        'materia_database_connections{state="busy"} 0',
        'materia_database_connections{state="waiting"} 0',
      ]),
    );
    await withTx(host.database.db, async () => {
      expect(host.database.load()).toEqual({ busy: 1, waiting: 0 });
    });
  });

  it('count the calls to the payment provider by their outcome (BEY-33)', async () => {
    const port = measuredPayments(testProvider({ approves: true }), metrics);
    const market = marketById('pl') ?? expect.unreachable();
    await port.read({ method: 'card', providerRef: 'pi_unknown' }, market).catch(() => undefined);
    expect(
      (await lines()).filter((line) =>
        /^materia_provider_call_seconds_count\{call="read",outcome="\w+"\} 1$/.test(line),
      ),
    ).toHaveLength(1);
  });
});

describe.each(ENGINES)('the log on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  it('has slow statements without their values, with the id of their request (BEY-33)', async () => {
    const { db } = host.database;
    const shopper = await newShopper(host);
    await sql`create function wait() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.6); return new; end $$`.execute(db);
    await sql`create trigger wait before insert on shopping_list for each row execute function wait()`.execute(
      db,
    );
    await host.call(
      'createMyList',
      { body: { name: 'Attic of Ana' } },
      { ...shopper, headers: { 'x-correlation-id': 'request-of-ana' } },
    );
    const slow = host.logged.filter((line) => line.includes('a statement was slow'));
    expect(slow).toHaveLength(1);
    expect(slow[0]).toContain('"correlationId":"request-of-ana"');
    expect(slow[0]).toContain('insert into \\"shopping_list\\"');
    expect(slow[0]).not.toContain('Attic');
  });

  it('takes the trace of a caller for its id (BEY-33)', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await host.app.inject({
      url: '/pl/retailer/list',
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    expect(headers['x-correlation-id']).toBe(trace);
  });
});
