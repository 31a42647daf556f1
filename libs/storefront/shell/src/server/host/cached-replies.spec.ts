import type { HostCall, HostReply } from '@materia/api-client-kernel';
import { expect, it } from 'vitest';
import { cacheReplies } from './cached-replies.ts';

const call = (name: HostCall['name'], path: string = name): HostCall => ({
  name,
  path,
  method: 'GET',
  query: {},
  headers: {},
  json: undefined,
});

const bench = () => {
  let time = 0;
  let asked = 0;
  let answer: () => Promise<HostReply> = async () => ({
    ok: true,
    status: 200,
    json: async () => `answer ${asked}`,
  });
  const cached = cacheReplies(() => time);
  const transport = async (): Promise<HostReply> => {
    asked += 1;
    return answer();
  };
  const [send, refresh] = [cached(transport), cached(transport, { isRefreshed: true })];
  return {
    send: async (name: HostCall['name'], path?: string) => (await send(call(name, path))).json(),
    refresh: async (name: HostCall['name']) => (await refresh(call(name))).json(),
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    answerWith: (next: () => Promise<HostReply>) => {
      answer = next;
    },
    asked: () => asked,
  };
};

it.each([
  ['readCategoryByPath', 60],
  ['readCategoryTree', 60],
  ['readStoreByCode', 30],
  ['readStore', 30],
  ['readProduct', 1],
] as const)(
  '%s is requested from the host once in %i minutes (LIM-05, LIM-06, CALL-29)',
  async (name, minutes) => {
    const { send, pass, asked } = bench();
    await send(name);
    pass(minutes - 0.01);
    expect(await send(name)).toBe('answer 1');
    pass(0.01);
    expect(await send(name)).toBe('answer 2');
    expect(asked()).toBe(2);
  },
);

it.each(['readVendor', 'findVendors'] as const)(
  '%s is requested from the host once in 7 days (VEN-06, CALL-37, LIM-07)',
  async (name) => {
    const { send, pass, asked } = bench();
    await send(name);
    pass(7 * 24 * 60 - 0.01);
    await send(name);
    expect(asked()).toBe(1);
    pass(0.01);
    await send(name);
    expect(asked()).toBe(2);
  },
);

it('a refreshed page asks the host at once, and later ones see what it was answered (BEY-40)', async () => {
  const { send, refresh, answerWith, asked } = bench();
  await send('readVendor');
  answerWith(async () => ({ ok: true, status: 200, json: async () => 'changed' }));
  expect(await send('readVendor')).toBe('answer 1');
  expect(await refresh('readVendor')).toBe('changed');
  expect([await send('readVendor'), asked()]).toEqual(['changed', 2]);
});

it('the terms of a vendor are requested each time (VEN-12)', async () => {
  const { send, asked } = bench();
  for (let time = 0; time < 2; time += 1) await send('readVendorTerms');
  expect(asked()).toBe(2);
});

it('prices, stock and personal data are requested each time (CALL-06, LIM-08)', async () => {
  const { send, asked } = bench();
  for (const name of [
    'readOffers',
    'listProducts',
    'readGuestCart',
    'readMe',
    'listStockOfStores',
  ] as const) {
    await send(name);
    await send(name);
  }
  expect(asked()).toBe(10);
});

it('a product is cached, but not its offers (CALL-11, LIM-08)', async () => {
  const { send, pass, asked } = bench();
  await send('readProduct', 'product/detail/1');
  await send('readProduct', 'product/detail/1');
  expect(asked()).toBe(1);
  await send('readOffers', 'offers/1');
  pass(1);
  await send('readProduct', 'product/detail/1');
  expect(asked()).toBe(3);
});

it('different requests have different cached responses', async () => {
  const { send } = bench();
  expect([await send('readStore', 'retailer/1'), await send('readStore', 'retailer/2')]).toEqual([
    'answer 1',
    'answer 2',
  ]);
});

it('a stale response replaces a failed one, but not a 404 (BEY-27)', async () => {
  const { send, pass, answerWith } = bench();
  await send('readStore');
  pass(31);
  answerWith(() => Promise.reject(new Error('down')));
  expect(await send('readStore')).toBe('answer 1');
  answerWith(async () => ({ ok: false, status: 503, json: async () => 'broken' }));
  expect(await send('readStore')).toBe('answer 1');
  answerWith(async () => ({ ok: false, status: 404, json: async () => 'none' }));
  expect(await send('readStore')).toBe('none');
  answerWith(() => Promise.reject(new Error('down')));
  await expect(send('readStore')).rejects.toThrow('down');
});

it('reuses no reply that the host gave under another flag', async () => {
  let asked = 0;
  const cached = cacheReplies(() => 0);
  const transport = async (): Promise<HostReply> => {
    asked += 1;
    return { ok: true, status: 200, json: async () => asked };
  };
  const read = async (variant: string): Promise<unknown> =>
    (await cached(transport, { variant })(call('readCategoryTree'))).json();
  expect([await read('marketplace'), await read('retailer'), await read('marketplace')]).toEqual([
    1, 2, 1,
  ]);
});
