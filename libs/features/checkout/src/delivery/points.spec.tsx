import {
  aCheckout,
  aPickupPoint,
  aPickupShipment,
  aVendorShipment,
  mockHost,
  type MockResponses,
} from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { formatsOf, pointHours } from '@materia/ui-shop';
import { draw } from '@materia/testing/draw';
import { ANNA, aVisit, outcomeOf, STORE } from '@materia/testing/visit';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadRecipient } from '../recipient/recipient.loader.ts';
import { mixedReview, pointDelivery } from '../samples/checkout-facts.ts';
import { HOME, JAN } from '../testing/checkout-visit.ts';
import { chooseDelivery } from './delivery.action.ts';
import { loadDelivery } from './delivery.loader.ts';
import { DeliveryView } from './DeliveryView.tsx';
import { ReviewView } from '../review/ReviewView.tsx';

const carrier = (
  carrier_code: 'chronorelais' | 'locker' | 'chronopost',
  method_code: 'relay' | 'locker' | 'home',
) => ({
  carrier_code,
  method_code,
  amount: 9.99,
  available: true,
  arrives: '2026-03-13',
  slots: [],
});
const CARRIERS = [
  carrier('chronorelais', 'relay'),
  carrier('locker', 'locker'),
  carrier('chronopost', 'home'),
];
const vendors = aVendorShipment({
  methods: [
    { ...carrier('chronopost', 'home'), carrier_code: 'seller' },
    { ...carrier('chronorelais', 'relay'), carrier_code: 'seller' },
  ],
});

/** Own products that can be collected or brought, and those of a vendor with a relay price. */
const visit = (
  answers: Partial<MockResponses> = {},
  checkout: Parameters<typeof aCheckout>[0] = {
    shipments: [aPickupShipment(), vendors],
    alternatives: CARRIERS,
  },
) => {
  const bodies: unknown[] = [];
  const queries: string[] = [];
  const host = mockHost({
    readCheckout: () => ({ reply: aCheckout(checkout) }),
    listPickupPoints: ({ query }) => {
      queries.push(`${query.get('kind')} ${query.get('postcode')} ${query.get('retailer_id')}`);
      if (['', 'x'].includes(query.get('postcode') ?? '')) return { refusal: 'bad-input' };
      return {
        reply: {
          place: { latitude: 52.41, longitude: 16.93 },
          data: [aPickupPoint(query.get('kind') === 'locker' ? 'locker' : 'relay')],
        },
      };
    },
    selectShippingMethod: ({ body }) => {
      bodies.push(body);
      return {
        reply: {
          carrier_code: 'drive',
          method_code: 'two_hours',
          custom_data: { no_date: true, retailer_id: '12' },
        },
      };
    },
    selectThirdPartyShipping: ({ body }) => {
      bodies.push(body);
      return { reply: { service_level: 'home', item_ids: ['2'] } };
    },
    ...answers,
  });
  const { context } = aVisit(markets[0], host, {
    cartId: 'cart-1',
    customer: ANNA,
    store: { ...STORE, chosen: true },
  });
  const load = (query = '') =>
    loadDelivery({ context, request: new Request(`http://shop.test/checkout${query}`) });
  const post = (fields: Readonly<Record<string, string>>) =>
    outcomeOf(() =>
      chooseDelivery({
        context,
        request: new Request('http://shop.test/checkout', {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      }),
    );
  return { context, load, post, bodies, queries };
};

const CHOSEN = {
  method: 'relay',
  'point-own-relay': 'PL-R-1',
  'level-V1': 'seller/relay',
  'point-V1': 'PL-R-1',
};

describe('relay points in the delivery step', () => {
  it('are listed around the store for each method that needs one (SHP-17, SHP-18)', async () => {
    const { load, queries } = visit();
    const { pointLists, values } = await load();
    expect(pointLists.map(({ key, points }) => [key, points[0]?.name])).toEqual([
      ['own-relay', 'Kiosk Rynek'],
      ['own-locker', 'Automat POZ12A'],
      ['V1', 'Kiosk Rynek'],
    ]);
    expect(values.near['own-relay']).toBe(STORE.postcode);
    expect(queries).toContain(`locker ${STORE.postcode} ${STORE.id}`);
  });

  it.each(['not-found', 'bad-input'] as const)(
    'are listed around the store if the postal code of the account is unknown (%s), and the field says so (SHP-18)',
    async (refusal) => {
      const asked: (string | null)[] = [];
      const { load } = visit({
        readCheckout: () => ({
          reply: aCheckout({
            shipments: [aPickupShipment()],
            alternatives: [carrier('chronorelais', 'relay')],
            contact: { ...JAN, address: { ...HOME, postcode: '99-999' } },
          }),
        }),
        listPickupPoints: ({ query }) => {
          const postcode = query.get('postcode');
          asked.push(postcode);
          return postcode === STORE.postcode
            ? { reply: { place: { latitude: 52.41, longitude: 16.93 }, data: [aPickupPoint()] } }
            : { refusal };
        },
      });
      const { pointLists, values } = await load();
      expect(asked).toEqual(['99-999', STORE.postcode]);
      expect(pointLists).toMatchObject([
        { key: 'own-relay', points: [{ name: 'Kiosk Rynek' }], isNearInvalid: false },
      ]);
      expect(values.near).toEqual({ 'own-relay': STORE.postcode });
      const searched = await load('?method=relay&near-own-relay=99-999');
      expect(searched.pointLists).toMatchObject([{ points: [] }]);
      expect(searched.values.near).toEqual({ 'own-relay': '99-999' });
    },
  );

  it('are searched by a link that keeps all other choices (SHP-18)', async () => {
    const { load, queries } = visit();
    const { values } = await load(
      '?method=locker&level-V1=seller%2Fhome&near-own-locker=00-020&point-own-relay=PL-R-1',
    );
    expect(values).toMatchObject({
      methods: { own: 'locker', 'vendor-V1': 'seller/home' },
      points: { 'own-relay': 'PL-R-1' },
    });
    expect(queries).toContain(`locker 00-020 ${STORE.id}`);
  });

  it('are on a map whose markers choose the radio buttons of the list, without a script (SHP-18)', async () => {
    const facts = await visit().load();
    const html = draw(createElement(DeliveryView, { facts }), markets[0]);
    for (const { key } of facts.pointLists) {
      expect(html).toContain(`<label for="point-${key}"`);
      expect(html).toContain(`type="radio" id="point-${key}"`);
    }
    expect(html).not.toContain('data-street-map');
  });

  it('are on a map of streets where the shop has one', async () => {
    const facts = { ...(await visit().load()), streetMap: { attribution: 'Makers of maps' } };
    const html = draw(createElement(DeliveryView, { facts }), markets[0]);
    expect(html).toContain('Makers of maps');
    expect(html).toContain('#point-own-locker');
  });

  it('a text that is no postal code is rejected at its field', async () => {
    const { load } = visit();
    const facts = await load('?method=relay&near-own-relay=x');
    const html = draw(createElement(DeliveryView, { facts }), markets[0]);
    expect(html).toContain('href="#near-own-relay"');
  });

  it.each([
    ['?near-own-relay=', true],
    ['?place-postcode=&near-own-relay=', true],
    ['?place-postcode=61-285&near-own-relay=', false],
    ['?place-postcode=61-285&near-own-relay=x', true],
  ])(
    'an empty field is rejected only where points were searched: %s, %s',
    async (query, isRejected) => {
      const facts = await visit().load(query);
      const html = draw(createElement(DeliveryView, { facts }), markets[0]);
      expect(html.includes('href="#near-own-relay"')).toBe(isRejected);
    },
  );

  it('the chosen ones are sent with the methods (SHP-06, CHK-09, CHK-14)', async () => {
    const { post, bodies } = visit();
    expect(await post(CHOSEN)).toMatchObject({ status: 303 });
    expect(bodies).toEqual([
      {
        carrier_code: 'chronorelais',
        method_code: 'relay',
        custom_data: { no_date: true, retailer_id: STORE.id, relay_point_id: 'PL-R-1' },
      },
      { service_level: 'relay', item_ids: ['2'], relay_point_id: 'PL-R-1' },
    ]);
  });

  it.each([
    ['own products', { 'point-own-relay': '' }, 'point-own-relay', 'point-missing'],
    ['a locker', { method: 'locker' }, 'point-own-locker', 'locker-missing'],
    ['a vendor', { 'point-V1': '' }, 'point-V1', 'point-missing'],
  ])('one must be chosen for %s (CHK-15, SHP-10)', async (_, change, field, kind) => {
    const { post, bodies } = visit();
    expect(await post({ ...CHOSEN, ...change })).toMatchObject({
      status: 422,
      facts: { faults: [{ field, kind }] },
    });
    expect(bodies).toEqual([]);
  });

  it('one that closed meanwhile is refused at its list', async () => {
    const { post } = visit({ selectShippingMethod: () => ({ refusal: 'delivery-not-possible' }) });
    expect(await post(CHOSEN)).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'point-own-relay', kind: 'point-gone' }] },
    });
  });

  it('a delivery besides a pickup has its own choice', async () => {
    const { post, bodies } = visit(
      {},
      {
        shipments: [
          aPickupShipment(),
          aVendorShipment({ seller_code: 'MATERIA', part: 'brought', methods: CARRIERS }),
        ],
      },
    );
    const chosen = { method: 'two_hours', second: 'locker', 'point-second-locker': 'PL-L-1' };
    expect(await post({ method: 'two_hours' })).toMatchObject({
      facts: { faults: [{ field: 'second', kind: 'method-missing' }] },
    });
    expect(await post(chosen)).toMatchObject({ status: 303 });
    expect(bodies).toContainEqual({
      carrier_code: 'locker',
      method_code: 'locker',
      custom_data: { no_date: true, retailer_id: STORE.id, locker_id: 'PL-L-1' },
    });
  });

  it('a joint delivery replaces it, and then the parcel beside the pickup is no choice (CHK-02)', async () => {
    const besides = aVendorShipment({
      seller_code: 'MATERIA',
      part: 'brought',
      methods: [carrier('chronopost', 'home'), carrier('chronorelais', 'relay')],
    });
    const { load, post, bodies } = visit(
      {},
      {
        shipments: [aPickupShipment(), besides],
        alternatives: CARRIERS.map((method) => ({ ...method, scope: 'all' as const })),
      },
    );
    const facts = await load();
    expect(facts.pointLists.map(({ key }) => key)).toEqual([
      'own-relay',
      'own-locker',
      'second-relay',
    ]);
    const html = draw(createElement(DeliveryView, { facts }), markets[0]);
    expect(html).toContain(markets[0].texts.checkout.bringsAll);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(await post({ method: 'relay', 'point-own-relay': 'PL-R-1' })).toMatchObject({
      status: 303,
    });
    expect(bodies).toEqual([
      {
        carrier_code: 'chronorelais',
        method_code: 'relay',
        custom_data: {
          no_date: true,
          retailer_id: STORE.id,
          relay_point_id: 'PL-R-1',
          together: true,
        },
      },
    ]);
  });

  it('need no address of the customer (SHP-08)', async () => {
    const { distance: _, ...point } = aPickupPoint();
    const selected = { carrier_code: 'seller', method_code: 'relay', point } as const;
    const { context } = visit({}, { shipments: [{ ...vendors, selected }] });
    const facts = await loadRecipient({ context });
    expect(facts.asksAddress).toBe(false);
  });
});

it.each(markets.map((market) => [market.id, market] as const))(
  'the pages name points with address and hours in %s (CHK-34, SHP-18)',
  (_, market) => {
    const facts = pointDelivery(market.currency);
    const list = draw(createElement(DeliveryView, { facts }), market);
    expect(list).toContain('Delikatesy Pod Lipą');
    expect(list).toContain('61-123 Poznań');
    const [opens, closes] = [480, 1080].map((minutes) =>
      formatsOf(market).time(minutes).replaceAll('\u00a0', ' '),
    );
    expect(list).toContain(`${opens}–${closes}`);
    const [point] = facts.pointLists[0]?.points ?? [];
    const mixed = mixedReview(market.currency);
    const summary = draw(
      createElement(ReviewView, {
        facts: { ...mixed, shipments: mixed.shipments.map((each) => ({ ...each, point })) },
      }),
      market,
    );
    expect(summary).toContain('Kiosk przy Rynku');
  },
);

describe('the hours of points', () => {
  const point = {
    openingHours: [1, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1080 })),
  };
  const hoursIn = (market: Market): string => pointHours(point, textsIn(market), formatsOf(market));

  it.each(markets.map((market) => [market.id, market] as const))(
    'begin on Monday in %s, as the market’s setting has it (MKT-10, MKT-11)',
    (_, market) => {
      const { day1, day7 } = market.texts.points;
      expect(hoursIn(market).startsWith(day1)).toBe(true);
      const fromSunday = { ...market, settings: { ...market.settings, weekStart: 7 as const } };
      expect(hoursIn(fromSunday).startsWith(day7)).toBe(true);
    },
  );
});
