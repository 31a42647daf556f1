import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@materia/testing/oracle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database.ts';
import { readSecrets } from '../../platform/process/secrets.ts';
import { ENGINES } from '../../testing/database.ts';
import { FRIDAY_MORNING } from '../../testing/host.ts';
import { type Running, runningHost, runScript, stopped } from '../../testing/host-process.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { ownLine, placementFeed, vendorLine } from '../../testing/placement-feed.ts';
import { startServer } from '../../testing/postgres-server.ts';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import { aCardPlacement, aPlacement, type Buyer, fromAnywhere } from '../../testing/shoppers.ts';
import { soakProgress, soakReport } from '../../testing/soak-report.ts';

/** Processes take seconds to start, so only `npm run soak` kills them. */
const HOST_KILLS = Number(process.env['MATERIA_PLACEMENT_KILLS'] ?? 0);
const SERVER_KILLS = Number(process.env['MATERIA_PLACEMENT_SERVER_KILLS'] ?? 0);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_123);
/** Buyers who order while a process is killed: every second one pays by card. */
const AT_ONCE = 8;
/** Within this time after the requests are sent, the process is killed. */
const KILL_WITHIN_MS = 250;
const RETRY_MS = 20;
const PATIENCE_MS = 60_000;
const SANDBOX =
  process.env['MATERIA_SANDBOX_ENTRY'] ??
  new URL('../../../../payment-sandbox/server.ts', import.meta.url).pathname;

/** Paid, or to be paid in store: the mailboxes of these buyers are not proven, so the order waits for their word. */
const IS_PLACED = `(purchase.state = 'confirmed' or (purchase.state = 'open' and purchase.payment_method = 'pay_in_store'))`;

type Place = { readonly url: string } | { readonly folder: string };

const paymentReply = z.object({
  attempt_id: z.string(),
  state: z.string(),
  redirect_url: z.string().optional(),
});
const placedReply = z.object({ payment: paymentReply });

const opened = async (place: Place): Promise<OpenDatabase> => {
  const database = await openDatabase(place);
  if (!database.ok) throw new Error(database.error.kind);
  return database.value;
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

describe.runIf(HOST_KILLS + SERVER_KILLS > 0).each(ENGINES)(
  'orders while processes are killed, on %s',
  (engine) => {
    const serverKills = engine === 'postgres' ? SERVER_KILLS : 0;
    const rounds = HOST_KILLS + serverKills;
    let folder: string;
    let place: Place;
    let stopServer: () => Promise<void> = async () => undefined;
    let sandbox: Running;
    let buyers: readonly Buyer[];
    let settings: Readonly<Record<string, string>>;
    let service: { readonly serviceCredential: string };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'materia-kills-'));
      if (engine === 'postgres') {
        const server = await startServer({ isDurable: true });
        if ('missing' in server) throw new Error(server.missing);
        [place, stopServer] = [{ url: server.url }, server.stop];
      } else {
        await cp(inject('pgliteTemplate'), folder, { recursive: true });
        place = { folder };
      }
      const secrets = await readSecrets(folder);
      service = secrets;
      const database = await opened(place);
      await importFeed({
        pool: database.pool,
        market: 'pl',
        feed: placementFeed(99_999),
        now: FRIDAY_MORNING,
      });
      buyers = await crowdAtCheckout(
        {
          database: { ...database, drop: async () => undefined },
          secrets,
          clock: { now: FRIDAY_MORNING },
        },
        rounds * AT_ONCE,
        [ownLine(20), ownLine(21, 2)],
      );
      const byCard = buyers.filter((_, at) => at % 2 === 1).map(({ cartId }) => cartId);
      const seller = vendorLine('V1', 22);
      await sql`insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
      select 'pl', id, 3, ${seller.sku}, ${`V1-${seller.sku}`}, 'V1', 1, ${seller.minor}, ${seller.minor} from unnest(${byCard}::text[]) as filled (id)`.execute(
        database.db,
      );
      await sql`insert into shipment_choice (market, cart_id, seller, part, carrier_code, method_code, price_minor, contents)
      select 'pl', id, 'V1', 'sent', 'seller', 'home', ${seller.seller?.deliveryMinor ?? 0}, ${` V1-${seller.sku}*1`} from unnest(${byCard}::text[]) as filled (id)`.execute(
        database.db,
      );
      await database.close();
      const [port, sandboxPort] = [await freePort(), await freePort()];
      const started = await runScript(SANDBOX, folder, {
        PORT: String(sandboxPort),
        HOST_URL: `http://127.0.0.1:${port}`,
        // Each host starts at this instant again, and the provider must not be ahead of it.
        MATERIA_CLOCK: '2026-11-20T09:00:00Z',
      });
      if (!('address' in started)) throw new Error(started.complaint);
      sandbox = started;
      settings = {
        PORT: String(port),
        PAYMENT_SANDBOX_URL: sandbox.address,
        ...('url' in place && { DATABASE_URL: place.url }),
      };
    }, 120_000);
    afterAll(async () => {
      await stopped(sandbox.process, 'SIGTERM');
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    });

    type Sent = { readonly isPaid: boolean } | 'unanswered' | 'refused';

    /**
     * The payments that buyers know of. Who has one asks for its state, because every order counts
     * as an attempt to pay.
     */
    const paymentOf = new Map<string, string>();

    const ask = (
      url: string,
      buyer: Buyer,
      { method, headers, body }: { method: string; headers?: Record<string, string>; body: object },
    ): Promise<Response> =>
      fetch(url, {
        method,
        headers: {
          ...headers,
          ...fromAnywhere({ secrets: service }),
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });

    const order = (address: string, buyer: Buyer, isByCard: boolean): Promise<Response> => {
      const key = `order-of-${buyer.cartId}`;
      return ask(`${address}/pl/carts/mine/order`, buyer, {
        method: isByCard ? 'PUT' : 'POST',
        ...(isByCard ? aCardPlacement(buyer, 1, key) : aPlacement(buyer, 1, key)),
      });
    };

    /**
     * One try: the order, and for a card its payment at the provider. A refusal other than an
     * outage ends it.
     */
    const tryToOrder = async (address: string, buyer: Buyer, isByCard: boolean): Promise<Sent> => {
      const known = paymentOf.get(buyer.cartId);
      try {
        const response = await (known === undefined
          ? order(address, buyer, isByCard)
          : ask(`${address}/pl/payments/${known}/read`, buyer, { method: 'POST', body: {} }));
        if (response.status === 503) return 'unanswered';
        const reply: unknown = await response.json();
        if (response.status !== 200) return 'refused';
        if (!isByCard) return { isPaid: true };
        const { attempt_id, state, redirect_url } = (
          known === undefined ? placedReply.parse(reply) : { payment: paymentReply.parse(reply) }
        ).payment;
        paymentOf.set(buyer.cartId, attempt_id);
        if (state === 'paid') return { isPaid: true };
        if (redirect_url === undefined) return { isPaid: false };
        await fetch(redirect_url, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ outcome: 'pay', number: '4242424242424242' }),
        });
        return { isPaid: false };
      } catch {
        return 'unanswered';
      }
    };

    it('are neither lost nor doubled nor partial, and every buyer gets an answer soon', async () => {
      const random = randomFrom(SEED);
      const firstAnswers: number[] = [];
      const starts: number[] = [];
      const refusals: string[] = [];
      let host = await runningHost(folder, settings);
      const from = performance.now();
      for (let round = 0; round < rounds; round += 1) {
        const crowd = buyers.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
        const first = crowd.map((buyer, at) => tryToOrder(host.address, buyer, at % 2 === 1));
        await sleep(random() * KILL_WITHIN_MS);
        const killedAt = performance.now();
        if (round < HOST_KILLS) {
          await stopped(host.process, 'SIGKILL');
          await Promise.all(first);
          host = await runningHost(folder, settings);
          starts.push(performance.now() - killedAt);
        } else await killBackend();
        await Promise.all(first);
        let hasAnswer = false;
        const finish = async (buyer: Buyer, isByCard: boolean): Promise<void> => {
          for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
            const sent = await tryToOrder(host.address, buyer, isByCard);
            if (sent !== 'unanswered' && !hasAnswer) {
              hasAnswer = true;
              firstAnswers.push(performance.now() - killedAt);
            }
            if (sent === 'refused') return void refusals.push(buyer.cartId);
            if (sent !== 'unanswered' && sent.isPaid) return;
            await sleep(RETRY_MS);
          }
          refusals.push(`${buyer.cartId} got no answer`);
        };
        await Promise.all(crowd.map((buyer, at) => finish(buyer, at % 2 === 1)));
        soakProgress(`kills on ${engine}`, round + 1, rounds);
      }
      const seconds = (performance.now() - from) / 1000;
      await stopped(host.process, 'SIGTERM');

      const database = await opened(place);
      const { rows } = await sql<{ readonly purchases: number; readonly orders: number }>`
      select count(distinct purchase.number)::integer as purchases, count(*)::integer as orders from customer
      left join purchase on purchase.customer_id = customer.id and ${sql.raw(IS_PLACED)}
      left join orders on orders.purchase_number = purchase.number and orders.stock_state = 'held'
      where customer.id = any(${buyers.map(({ id }) => id)}::text[]) group by customer.id order by customer.id`.execute(
        database.db,
      );
      const paid = await sql<{ readonly attempts: number; readonly purchases: number }>`
      select count(*)::integer as attempts, count(distinct purchase_number)::integer as purchases from payment_attempt where state = 'paid'`.execute(
        database.db,
      );
      const unclear = await sql<{ readonly count: number }>`
      select (select count(*) from purchase where not ${sql.raw(IS_PLACED)})::integer + (select count(*) from payment_alarm)::integer
        + (select count(*) from payment_refund)::integer as count`.execute(database.db);
      const found = await contradictions(database.db);
      await database.close();
      await soakReport(`kills on ${engine}`, {
        hostKills: HOST_KILLS,
        serverKills,
        buyers: buyers.length,
        refused: refusals.length,
        lost: rows.filter(({ purchases }) => purchases === 0).length,
        doubled: rows.filter(({ purchases }) => purchases > 1).length,
        partial: Object.keys(found).length,
        startP50Ms: quantile(starts, 0.5),
        firstAnswerP50Ms: quantile(firstAnswers, 0.5),
        firstAnswerP95Ms: quantile(firstAnswers, 0.95),
        seconds,
      });
      expect(refusals).toEqual([]);
      expect(found).toEqual({});
      expect(rows.map(({ purchases }) => purchases)).toEqual(buyers.map(() => 1));
      expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe((buyers.length * 3) / 2);
      expect(paid.rows).toEqual([{ attempts: buyers.length / 2, purchases: buyers.length / 2 }]);
      expect(unclear.rows).toEqual([{ count: 0 }]);
    }, 3_600_000);

    /**
     * Kills one of the server's processes; the server then ends all others and recovers from its
     * log.
     */
    async function killBackend(): Promise<void> {
      const database = await opened(place);
      const { rows } = await sql<{
        readonly pid: number;
      }>`select pid from pg_stat_activity where application_name = 'materia-shop-host' and pid <> pg_backend_pid() limit 1`.execute(
        database.db,
      );
      const [victim] = rows;
      if (victim !== undefined) process.kill(victim.pid, 'SIGKILL');
      await database.close().catch(() => undefined);
    }
  },
);
