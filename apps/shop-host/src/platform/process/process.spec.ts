import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf } from '../../testing/feed.ts';
import { writeFeedFolder } from '../../testing/feed-folder.ts';
import {
  copyPgliteTemplate,
  createPostgresDatabase,
  HAS_POSTGRES,
} from '../../testing/database.ts';
import { callsTo, replied } from '../../testing/host.ts';
import { endedHost, PUBLIC, runningHost, stopped } from '../../testing/host-process.ts';
import { anAdd, aPlacement, aRead } from '../../testing/shoppers.ts';
import { lockFolder } from './lock-file.ts';

const stored = z.object({ demo: z.object({ password: z.string(), totpSecret: z.string() }) });
const demoOf = async (folder: string) =>
  stored.parse(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).demo;

describe('the host as a process', () => {
  let root: string;
  let feed: string;
  beforeAll(async () => {
    root = await mkdtemp(join(scratchFolder(), 'materia-process-'));
    feed = join(root, 'feed');
    await writeFeedFolder(feed);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /**
   * A data folder with a database, because creating one takes longer than all else a host does when
   * it starts.
   */
  const dataFolder = (name: string): string => {
    const folder = join(root, name);
    copyPgliteTemplate(folder);
    return folder;
  };

  const placeOrder = async (
    address: string,
    folder: string,
  ): Promise<{ readonly number: string; readonly token: string }> => {
    const call = callsTo(address, PUBLIC);
    const { password } = await demoOf(folder);
    const { jwtToken: token } = await replied(
      call('signIn', { body: { username: 'private@demo.pl.example', password } }),
    );
    const who = { token };
    const cartId = await replied(call('readMyCartId', {}, who));
    await replied(call('addToMyCart', anAdd(cartId, skuOf(0)), who));
    await replied(
      call(
        'selectShippingMethod',
        {
          body: {
            carrier_code: 'drive',
            method_code: 'two_hours',
            custom_data: { no_date: false, retailer_id: '1' },
          },
        },
        who,
      ),
    );
    await replied(
      call(
        'saveShippingAddress',
        { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601020304' } } },
        who,
      ),
    );
    const revision =
      (await replied(call('readMyCart', aRead(cartId), who)))[0]?.cart.revision ?? -1;
    const placed = await replied(call('placeOrder', aPlacement({ cartId }, revision), who));
    return { number: placed.orders[0]?.order_id ?? '', token };
  };
  const readOrder = (address: string, number: string, token: string) =>
    replied(
      callsTo(address, PUBLIC)('readOrder', { params: { orderId: number }, query: {} }, { token }),
    );

  it('prepares a data folder, keeps an acknowledged order after kill -9, loads a feed once, and shuts down cleanly on Ctrl-C', async () => {
    const folder = join(root, 'killed');
    expect(await endedHost(folder, {}, ['--prepare'])).toMatchObject({ code: 0, complaint: '' });
    expect(await readdir(folder)).toEqual(['pglite', 'secrets.json']);
    const args = ['--import', `pl=${feed}`, '--demo-accounts'];
    const first = await runningHost(folder, {}, args);
    const { number, token } = await placeOrder(first.address, folder);
    await stopped(first.process, 'SIGKILL');

    const second = await runningHost(folder, {}, args);
    expect(await readOrder(second.address, number, token)).toMatchObject({
      ordersId: number,
      status: 'TO_BE_PREPARED',
    });
    const modeOf = async (name: string): Promise<number> =>
      (await stat(join(folder, name))).mode & 0o777;
    expect([await modeOf('secrets.json'), await modeOf('pglite')]).toEqual([0o600, 0o700]);
    expect(
      (await fetch(`${second.address}/media/pl/cement?width=80&height=80`)).headers.get(
        'content-type',
      ),
    ).toBe('image/webp');

    const other = await endedHost(folder);
    expect(other).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(
        /^The data folder is in use by another shop host \(process \d+\).*\n$/,
      ),
    });

    expect(await stopped(second.process, 'SIGINT')).toBe(0);
    expect(await readdir(folder)).not.toContain('host.lock');
  }, 120_000);

  it('refuses demo accounts when other machines can reach the shop, and takes their secrets from the data folder', async () => {
    const args = ['--demo-accounts'];
    const folder = dataFolder('exposed');
    const settings: readonly Readonly<Record<string, string>>[] = [
      { HOST: '0.0.0.0' },
      { CONSOLE_ORIGIN: 'https://flags.example' },
      { SHOP_ORIGINS: '{"pl":"http://localhost:4201","es":"https://shop.example"}' },
    ];
    for (const exposed of settings)
      expect(await endedHost(folder, exposed, args)).toMatchObject({
        code: 1,
        complaint: expect.stringMatching(/^Demo accounts are for this machine alone, .*\n$/),
      });
    const folders = [dataFolder('one'), dataFolder('other')] as const;
    const [one, other] = await Promise.all([
      runningHost(folders[0], {}, args),
      runningHost(folders[1], {}, args),
    ]);
    const [first, second] = [await demoOf(folders[0]), await demoOf(folders[1])];
    expect([first.password === second.password, first.totpSecret === second.totpSecret]).toEqual([
      false,
      false,
    ]);
    expect(first.totpSecret).toMatch(/^[A-Z2-7]{32}$/);
    await Promise.all([stopped(one.process, 'SIGTERM'), stopped(other.process, 'SIGTERM')]);
  }, 120_000);

  it('sells through the sandbox on this machine only, unless a market is named for tests', async () => {
    const folder = dataFolder('without-keys');
    const shown = { SHOP_ORIGINS: '{"es":"https://shop.example"}' };
    const keysOf = (...ids: readonly string[]): Readonly<Record<string, string>> =>
      Object.fromEntries(
        ids.flatMap((id) => [
          [`STRIPE_SECRET_KEY_${id}`, `sk_live_${id}`],
          [`STRIPE_WEBHOOK_SECRET_${id}`, `whsec_${id}`],
        ]),
      );
    const refusals: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
      [shown, /^Orders would be confirmed without money in .*es.* https:\/\/shop\.example /],
      [{ HOST: '0.0.0.0' }, /^Orders would be confirmed without money in /],
      [
        { ...shown, ...keysOf('PL', 'FR', 'PT', 'ESP') },
        /^STRIPE_SECRET_KEY_ESP is no key of a market/,
      ],
      [
        { ...shown, ...keysOf('PL', 'FR', 'PT') },
        /^Orders would be confirmed without money in es,/,
      ],
      [{ STRIPE_SECRET_KEY_PL: 'sk_live_1' }, /^STRIPE_WEBHOOK_SECRET_PL is missing/],
      [
        { SHOP_ORIGINS: '{"esp":"https://shop.example"}' },
        /^SHOP_ORIGINS speaks of the market esp,/,
      ],
      [{ ...shown, TEST_PAYMENTS: 'pl,esp' }, /^TEST_PAYMENTS speaks of the market esp,/],
    ];
    for (const [settings, complaint] of refusals)
      expect(await endedHost(folder, settings)).toEqual({
        code: 1,
        complaint: expect.stringMatching(complaint),
      });
    const named = await runningHost(folder, {
      ...shown,
      ...keysOf('PL', 'FR', 'PT'),
      TEST_PAYMENTS: 'es',
    });
    expect(await stopped(named.process, 'SIGTERM')).toBe(0);
  }, 120_000);

  it('ends demo accounts once the same data serve a shop that others can reach', async () => {
    const folder = dataFolder('went-public');
    const demo = await runningHost(folder, {}, ['--import', `pl=${feed}`, '--demo-accounts']);
    const { password } = await demoOf(folder);
    const signIn = (address: string) =>
      callsTo(address, PUBLIC)('signIn', {
        body: { username: 'private@demo.pl.example', password },
      });
    const { jwtToken: token } = await replied(signIn(demo.address));
    await stopped(demo.process, 'SIGTERM');
    const shown = await runningHost(folder, {
      SHOP_ORIGINS: '{"pl":"https://shop.example"}',
      TEST_PAYMENTS: 'pl,es,fr,pt',
    });
    expect((await signIn(shown.address)).status).toBe(401);
    expect((await callsTo(shown.address, PUBLIC)('readMyCartId', {}, { token })).status).toBe(401);
    const staff = await fetch(`${shown.address}/pl/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'content@staff.example', password }),
    });
    expect(staff.status).toBe(401);
    await stopped(shown.process, 'SIGTERM');
  }, 120_000);

  it('gives existing demo accounts the secrets of the data folder', async () => {
    const folder = dataFolder('renewed');
    const args = ['--import', `pl=${feed}`, '--demo-accounts'];
    await stopped((await runningHost(folder, {}, args)).process, 'SIGTERM');
    const file = join(folder, 'secrets.json');
    const { demo: before, ...others } = z
      .looseObject({ demo: z.object({ password: z.string() }) })
      .parse(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify(others));
    const again = await runningHost(folder, {}, args);
    const signIn = (password: string) =>
      callsTo(again.address, PUBLIC)('signIn', {
        body: { username: 'private@demo.pl.example', password },
      });
    expect((await signIn(before.password)).status).toBe(401);
    expect((await signIn((await demoOf(folder)).password)).status).toBe(200);
    await stopped(again.process, 'SIGTERM');
  }, 120_000);

  it('exits with code 1 and one sentence for a port in use, a wrong setting or an unreachable server', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    expect(await endedHost(join(root, 'port'), { PORT: String(port) })).toEqual({
      code: 1,
      complaint: `Port ${port} of 127.0.0.1 is taken; stop what runs there, or set PORT.\n`,
    });
    holder.close();
    expect(await endedHost(join(root, 'setting'), { PORT: 'many' })).toEqual({
      code: 1,
      complaint:
        'These settings hold something else than they should: PORT (see apps/shop-host/README.md).\n',
    });
    expect(
      await endedHost(join(root, 'server'), { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
    ).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^The database cannot be opened: .*ECONNREFUSED.*\.\n$/),
    });
    expect(await endedHost(join(root, 'argument'), {}, ['--import', 'pl'])).toEqual({
      code: 1,
      complaint: '--import needs market=folder, not pl.\n',
    });
    expect(
      await endedHost(join(root, 'feed-missing'), {}, ['--import', `pl=${root}/nowhere`]),
    ).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no feed folder') });
  }, 120_000);

  it.runIf(HAS_POSTGRES)(
    'runs on PostgreSQL as well',
    async () => {
      const { url, drop } = await createPostgresDatabase('template0');
      const host = await runningHost(join(root, 'on-postgres'), { DATABASE_URL: url }, [
        '--import',
        `pl=${feed}`,
        '--demo-accounts',
      ]);
      expect(await (await fetch(`${host.address}/health`)).json()).toMatchObject({
        status: 'ready',
        database: 'postgres',
      });
      const { number, token } = await placeOrder(host.address, join(root, 'on-postgres'));
      expect(await readOrder(host.address, number, token)).toMatchObject({ ordersId: number });
      expect(await stopped(host.process, 'SIGTERM')).toBe(0);
      await drop();
    },
    120_000,
  );
});

describe('the lock of a data folder', () => {
  it('is taken over from a process that has ended or when it is invalid, but not from a running process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-lock-'));
    const file = join(folder, 'host.lock');
    for (const left of [
      '{"pid":999999999,"started":"1"}',
      'half a lo',
      JSON.stringify({ pid: process.ppid, started: 'another start' }),
    ]) {
      await writeFile(file, left);
      const lock = await lockFolder(folder);
      expect(lock.ok).toBe(true);
      if (lock.ok) await lock.value.release();
    }
    await writeFile(file, JSON.stringify({ pid: process.ppid, started: '' }));
    expect(await lockFolder(folder)).toEqual({
      ok: false,
      error: { kind: 'folder-locked', pid: process.ppid, file },
    });
    expect(await readFile(file, 'utf8')).toContain(String(process.ppid));
    await rm(folder, { recursive: true, force: true });
  });
});
