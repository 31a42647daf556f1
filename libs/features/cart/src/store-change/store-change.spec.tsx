import {
  aCartItem,
  aCartReply,
  aCheckout,
  anOffer,
  aPickupShipment,
  aStore,
  aVendorShipment,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import type { ShopRequest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { changeStore } from './store-change.action.ts';
import { loadStoreChange } from './store-change.loader.ts';
import { readLines, writeLine } from './store-change-form.ts';
import { StoreChangeView } from './StoreChangeView.tsx';

const [poland] = markets;
const WARSAW = aStore({
  id: '7',
  seller_code: '007',
  url_key: 'warszawa-wola',
  name: 'Warszawa Wola',
});

const line = (
  id: string,
  change: { readonly price?: number; readonly most?: number; readonly qty?: number } = {},
) => {
  const { price = 12, most = 40, qty = 2 } = change;
  const offer = anOffer({ code: `R-${id}` });
  return aCartItem({
    item_id: id,
    id,
    sku: id,
    qty,
    qty_max: most,
    price_incl_tax: price,
    row_total_incl_tax: price * qty,
    offer,
  });
};

const HERE = aCartReply({
  items: [line('a'), line('b', { qty: 9 }), line('c'), line('d')],
  base_grand_total: 180,
});
const THERE = aCartReply({
  items: [line('a', { price: 13 }), line('b', { qty: 9, most: 4 }), line('d')],
  base_grand_total: 176,
});

const answers = (more: Partial<MockResponses> = {}): Partial<MockResponses> => ({
  readStore: () => ({ reply: { data: [WARSAW] } }),
  readGuestCart: () => ({ reply: HERE }),
  compareGuestCart: () => ({ reply: THERE }),
  ...more,
});
const loaderArgs = (query = '?to=7&return=%2Fcement.html') =>
  new URL(`https://shop.test/checkout/zmiana-sklepu${query}`);

const load = async (
  more: Partial<MockResponses> = {},
  query?: string,
  changes: Partial<ShopRequest> = { cartId: 'cart-1' },
  cameFrom = 'same-origin',
) => {
  const visit = aVisit(poland, mockHost(answers(more)), changes);
  const url = loaderArgs(query);
  const request = new Request(url, { headers: { 'sec-fetch-site': cameFrom } });
  return {
    ...(await outcomeOf(() => loadStoreChange({ context: visit.context, request, url }))),
    sessionEvents: visit.sessionEvents,
  };
};

const send = async (
  fields: readonly (readonly [string, string])[],
  more: Partial<MockResponses> = {},
) => {
  const visit = aVisit(poland, mockHost(answers(more)), { cartId: 'cart-1' });
  const request = new Request('https://shop.test/', {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  return {
    ...(await outcomeOf(() => changeStore({ context: visit.context, request }))),
    sessionEvents: visit.sessionEvents,
  };
};

describe('choosing another store with a filled cart', () => {
  it('shows line by line what would change, without changing anything (BEY-07)', async () => {
    const { facts, sessionEvents } = await load();
    expect(
      facts?.lines.map(({ id, differences }) => [id, differences.map(({ kind }) => kind)]),
    ).toEqual([
      ['a', ['price']],
      ['b', ['quantity']],
      ['c', ['unavailable']],
      ['d', []],
    ]);
    expect([facts?.from.name, facts?.to.name, facts?.returnTo, sessionEvents]).toEqual([
      'Poznań Franowo',
      'Warszawa Wola',
      '/cement.html',
      [],
    ]);
  });

  it('names what the cheapest delivery costs at each store, where it is known (BEY-07)', async () => {
    let asked = 0;
    const courier = aVendorShipment({ part: 'posted', seller_code: 'MATERIA' });
    const { facts } = await load({
      readGuestCheckout: () => {
        asked += 1;
        const shipments = [asked === 1 ? aPickupShipment() : courier];
        return { reply: { ...aCheckout({ shipments }), email: null } };
      },
    });
    expect(facts?.delivery).toMatchObject({ here: { minor: 0 }, there: { minor: 1499 } });
    const html = facts && draw(<StoreChangeView {...facts} />, poland);
    expect(html).toContain('bezpłatnie → 14,99');
  });

  it('shows whether a line that waits here is available there, and keeps it for undo (BEY-07)', async () => {
    const waits = (id: string) =>
      ({
        item_id: id,
        sku: id,
        adeokey: id,
        name: id,
        brand: '',
        url_key: id,
        image: '',
        qty: 3,
        offer_code: `R-${id}`,
        code: 'NO_STOCK_AVAILABLE',
        last_price: 12,
      }) as const;
    const { facts } = await load({
      readGuestCart: () => ({
        reply: aCartReply({ items: [line('a')], waiting_items: [waits('b'), waits('c')] }),
      }),
      compareGuestCart: () => ({
        reply: aCartReply({
          items: [line('a'), line('b', { qty: 3 })],
          waiting_items: [waits('c')],
        }),
      }),
    });
    expect(
      facts?.lines.map(({ id, differences }) => [id, differences.map(({ kind }) => kind)]),
    ).toEqual([
      ['a', []],
      ['b', ['available-again']],
      ['c', []],
    ]);
    expect(facts?.undo.map(({ offerCode, quantity }) => [offerCode, quantity])).toEqual([
      ['R-b', 3],
    ]);
  });

  it.each([
    ['would change nothing in the cart', { compareGuestCart: () => ({ reply: HERE }) }],
    [
      'finds an empty cart, as after signing in',
      {
        readGuestCart: () => ({ reply: aCartReply({ items: [] }) }),
        compareGuestCart: () => ({ reply: aCartReply({ items: [] }) }),
      },
    ],
  ] as const)('is done at once, without a page, if it %s (BEY-07)', async (_, more) => {
    const { status, location, sessionEvents } = await load(more);
    expect([status, location]).toEqual([302, '/cement.html']);
    expect(sessionEvents).toEqual([
      { kind: 'select-store', what: '7' },
      { kind: 'cart-changed', what: 'store' },
      { kind: 'flash', what: 'storeChange.done', undo: 'intent=undo&to=12&return=%2Fcement.html' },
    ]);
  });

  it.each(['cross-site', 'none'])(
    'is not done by a link from elsewhere (%s), which shows the page with its button',
    async (cameFrom) => {
      const unchanged = { compareGuestCart: () => ({ reply: HERE }) };
      const { facts, sessionEvents } = await load(
        unchanged,
        undefined,
        { cartId: 'cart-1' },
        cameFrom,
      );
      expect(facts?.to.name).toBe('Warszawa Wola');
      expect(sessionEvents).toEqual([]);
    },
  );

  it('redirects back if it is the current store, and accepts only stores of the shop', async () => {
    expect(
      await load(
        { readStore: () => ({ reply: { data: [aStore({ id: '12' })] } }) },
        '?to=12&return=%2Fcement.html',
      ),
    ).toMatchObject({ status: 302, location: '/cement.html' });
    for (const query of ['', '?to=', '?to=../x', '?to=7%0d'])
      expect((await load({}, query)).status).toBe(404);
    expect((await load({ readStore: () => ({ refusal: 'not-found' }) })).status).toBe(404);
  });

  it('never redirects to another site', async () => {
    expect((await load({}, '?to=7&return=https%3A%2F%2Fevil.example')).facts?.returnTo).toBe('/');
  });

  it('is confirmed by the form and returns to the page, which offers to undo it with the affected lines (BEY-07)', async () => {
    const restorable = writeLine({ sku: 'c', offerCode: 'R-c', quantity: 2 });
    const { location, sessionEvents } = await send([
      ['to', '7'],
      ['return', '/cement.html'],
      ['line', restorable],
    ]);
    expect(location).toBe('/cement.html');
    expect(sessionEvents).toEqual([
      { kind: 'select-store', what: '7' },
      { kind: 'cart-changed', what: 'store' },
      { kind: 'flash', what: 'storeChange.done', undo: expect.any(String) },
    ]);
    const [, , flash] = sessionEvents;
    const undo = flash?.kind === 'flash' ? [...new URLSearchParams(flash.undo)] : [];
    expect(undo).toEqual([
      ['intent', 'undo'],
      ['to', '12'],
      ['return', '/cement.html'],
      ['line', restorable],
    ]);
  });

  it('offers an undo that fits into a cookie, however many lines it affects (BEY-07)', async () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      writeLine({ sku: `sku-${index}`, offerCode: `R-${index}`, quantity: 2 }),
    );
    const { sessionEvents } = await send([
      ['to', '7'],
      ['return', '/cement.html'],
      ...lines.map((value) => ['line', value] as const),
    ]);
    const flash = sessionEvents.at(-1);
    const undo = flash?.kind === 'flash' ? (flash.undo ?? '') : '';
    expect(encodeURIComponent(undo).length).toBeLessThan(4000);
    expect(new URLSearchParams(undo).getAll('line').length).toBeGreaterThan(50);
  });

  it('restores the store, the lost line and the lowered quantity on undo (BEY-07)', async () => {
    const changes: unknown[] = [];
    let reads = 0;
    const { location, sessionEvents } = await send(
      [
        ['intent', 'undo'],
        ['to', '7'],
        ['return', '/cement.html'],
        ...['2*a*R-a', '9*b*R-b', '2*c*R-c'].map((value) => ['line', value] as const),
      ],
      {
        readGuestCart: () => ({
          reply:
            (reads += 1) === 1 ? aCartReply({ items: [line('a'), line('b', { qty: 4 })] }) : HERE,
        }),
        addToGuestCart: ({ body }) => (changes.push(body), { reply: true }),
        updateGuestCart: ({ body }) => (changes.push(body), { reply: true }),
      },
    );
    expect(changes).toMatchObject([
      { request: { item_id: 'b', qty: 9 } },
      { request: { sku: 'c', qty: 2 }, offer: { code: 'R-c' } },
    ]);
    expect([location, sessionEvents.map(({ kind }) => kind)]).toEqual([
      '/cement.html',
      ['select-store', 'cart-changed', 'remember-cart', 'flash'],
    ]);
    expect(sessionEvents.at(-1)).toEqual({ kind: 'flash', what: 'storeChange.undone' });
  });

  it('says so when not everything could be restored', async () => {
    const { sessionEvents } = await send(
      [
        ['intent', 'undo'],
        ['to', '7'],
        ['line', '2*gone*R-gone'],
      ],
      { addToGuestCart: () => ({ refusal: 'not-sellable' }) },
    );
    expect(sessionEvents.at(-1)).toEqual({ kind: 'flash', what: 'storeChange.undonePartly' });
  });

  it('parses the lines it serialized and drops lines that no cart can contain', () => {
    const restorable = { sku: '100', offerCode: 'R-100', quantity: 12 };
    expect(readLines([writeLine(restorable), '0*1*R', '1000*1*R', 'x', '1**R', '1*1*'])).toEqual([
      restorable,
    ]);
  });

  it.each(markets)('is translated for market $id', async (market) => {
    const { facts } = await load();
    if (facts === undefined) expect.unreachable();
    const html = draw(<StoreChangeView {...facts} />, market);
    const { unavailable, same, confirm, quantity } = market.texts.storeChange;
    for (const text of [
      unavailable,
      same,
      confirm.replace('{store}', 'Warszawa Wola'),
      quantity.replace('{from}', '9').replace('{to}', '4'),
    ])
      expect(html).toContain(text);
  });
});
