import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import {
  aCheckout,
  aPickupShipment,
  aVendorShipment,
  aStore,
  mockHost,
  type MockResponses,
} from '@materia/api-mocks';
import { type FlagChoices, flagSet } from '@materia/domain-feature-flags';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, STORE } from '@materia/testing/visit';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadRecipient } from '../recipient/recipient.loader.ts';
import { loadReview } from '../review/review.loader.ts';
import { submitOrder } from '../review/review.action.ts';
import { deliveryForm } from './form/delivery-form.ts';
import { chooseDelivery } from './delivery.action.ts';
import { loadDelivery } from './delivery.loader.ts';
import { DeliveryView } from './DeliveryView.tsx';
import { ReviewView } from '../review/ReviewView.tsx';

const [poland] = markets;
const TYPED = '61-123';
const JAN = { firstname: 'Jan', lastname: 'Kowalski', telephone: '+48601020305' };

type WireMethod = Reply<'readCheckout'>['shipments'][number]['methods'][number];

const method = (
  carrier_code: WireMethod['carrier_code'],
  method_code: WireMethod['method_code'],
  changes: Partial<WireMethod> = {},
): WireMethod => ({
  carrier_code,
  method_code,
  amount: 199,
  available: true,
  arrives: '2026-03-13',
  slots: [],
  ...changes,
});
const SLOTS = [
  { date: '2026-03-13', start_hour: 8, available: true },
  { date: '2026-03-13', start_hour: 11, available: false },
];
const TRUCK = method('transporter', 'home');
const PARTNER = method('allxbrick', 'delivery', { amount: 119 });
const placeAt = (distance?: number) => ({
  postcode: TYPED,
  ...(distance !== undefined && { distance }),
});

/** The delivery step of a customer with heavy products, at a place that the host knows or the shopper types. */
/** No place of the feed has the postal code. */
const NO_TOWN = {
  autocompletePlaces: () => ({ reply: { predictions: [] } }),
} satisfies Partial<MockResponses>;

const visit = (
  alternatives: readonly WireMethod[],
  {
    answers = {},
    flags = {},
    checkout = {},
    isGuest = false,
    now = '2026-03-10T08:00:00.000Z',
  }: {
    readonly answers?: Partial<MockResponses>;
    readonly flags?: FlagChoices;
    readonly checkout?: Parameters<typeof aCheckout>[0];
    readonly isGuest?: boolean;
    readonly now?: string;
  } = {},
) => {
  const bodies: unknown[] = [];
  const asked: string[] = [];
  const reply = aCheckout({
    shipments: [aPickupShipment()],
    alternatives: [...alternatives],
    place: placeAt(12),
    ...checkout,
  });
  const selected = ({ body }: { readonly body: unknown }) => {
    bodies.push(body);
    return {
      reply: {
        carrier_code: 'transporter',
        method_code: 'home',
        custom_data: { no_date: true, retailer_id: '12' },
      },
    } as const;
  };
  const mocked = mockHost({
    readCheckout: () => ({ reply }),
    readGuestCheckout: () => ({ reply: { ...reply, email: 'ana@shop.example' } }),
    selectShippingMethod: selected,
    selectGuestShippingMethod: selected,
    ...answers,
  });
  const host: HostClient = (name, input) => {
    if (name === 'readCheckout') asked.push(JSON.stringify(input));
    return mocked(name, input);
  };
  const { context, sessionEvents } = aVisit(poland, host, {
    cartId: 'cart-1',
    ...(isGuest ? {} : { customer: ANNA }),
    store: { ...STORE, chosen: true },
    flags: flagSet({ channel: 'web', choices: flags, presets: poland.flagPresets }),
    now,
  });
  const request = (fields: Readonly<Record<string, string>>) =>
    new Request('http://shop.test/checkout', { method: 'POST', body: new URLSearchParams(fields) });
  return {
    context,
    bodies,
    asked,
    sessionEvents,
    load: (query = '') =>
      loadDelivery({ context, request: new Request(`http://shop.test/checkout${query}`) }),
    post: (fields: Readonly<Record<string, string>>) =>
      outcomeOf(() => chooseDelivery({ context, request: request(fields) })),
    order: (fields: Readonly<Record<string, string>>) =>
      outcomeOf(() => submitOrder({ context, request: request(fields) })),
  };
};

const AT_PLACE = { 'place-postcode': TYPED, 'priced-postcode': TYPED };
const BY_TRUCK = { method: 'transporter', ...AT_PLACE };
const BY_PARTNER = { method: 'partner_delivery', ...AT_PLACE };
const shownAs = async ({ load }: ReturnType<typeof visit>, query?: string) =>
  draw(createElement(DeliveryView, { facts: await load(query) }), poland);
const shownAfter = async (
  opened: ReturnType<typeof visit>,
  fields: Readonly<Record<string, string>>,
) => {
  const { facts } = await opened.post(fields);
  if (facts === undefined || !('faults' in facts)) throw new Error('Nothing was refused');
  return draw(createElement(DeliveryView, { facts: await opened.load(), outcome: facts }), poland);
};

describe('a delivery by truck', () => {
  it('has the prices of the typed place, by a link that keeps the choices (SHP-03, SHP-22)', async () => {
    const opened = visit([TRUCK]);
    const facts = await opened.load(`?method=two_hours&place-postcode=${TYPED}`);
    expect(opened.asked).toEqual([expect.stringContaining(`"delivery-postcode":"${TYPED}"`)]);
    expect(facts.values).toMatchObject({ methods: { own: 'two_hours' }, postcode: TYPED });
    expect(await shownAs(opened)).toContain('12 km');
  });

  it('before a place is known, shows from which price it starts and cannot be chosen', async () => {
    const html = await shownAs(
      visit([{ ...TRUCK, available: false, reason: 'address-needed' }], {
        checkout: { place: null },
      }),
    );
    expect(html).toContain('od 199,00');
    expect(html).toMatch(/value="transporter"[^>]*disabled|disabled[^>]*value="transporter"/);
  });

  it('as the only way, is a fact that asks for the place, though nothing can be chosen', async () => {
    const opened = visit([], {
      checkout: {
        place: null,
        shipments: [
          {
            ...aPickupShipment(),
            methods: [{ ...TRUCK, available: false, reason: 'address-needed' }],
          },
        ],
      },
    });
    const html = await shownAfter(opened, {});
    expect(opened.bodies).toEqual([]);
    expect(html).toContain('od 199,00');
    expect(html).not.toContain('value="transporter"');
    expect(html).toContain(`<a href="#place-postcode">${poland.texts.transport.addressNeeded}</a>`);
  });

  it('is sent with its place; the carrier calls within 48 hours (SHP-05, LIM-24, DLV-13)', async () => {
    const opened = visit([TRUCK]);
    expect(await opened.post({ ...BY_TRUCK, 'place-city': 'Poznań' })).toMatchObject({
      status: 303,
      location: '/checkout/informations',
    });
    expect(opened.bodies).toEqual([
      {
        carrier_code: 'transporter',
        method_code: 'home',
        custom_data: { no_date: true, retailer_id: '12', postcode: TYPED, city: 'Poznań' },
      },
    ]);
    expect(await shownAs(opened)).toContain('48 godzin');
  });

  it('takes store stock, beside a parcel with warehouse stock (CHK-01, CHK-02)', async () => {
    const lacking = aVendorShipment({
      seller_code: 'MATERIA',
      part: 'brought',
      methods: [method('chronopost', 'home'), method('chronorelais', 'relay')],
    });
    const others = [
      { ...method('chronopost', 'home'), scope: 'all' },
      { ...TRUCK, scope: 'store' },
    ] as const;
    const beside = visit([], {
      checkout: { shipments: [aPickupShipment(), lacking], alternatives: [...others] },
    });
    const { checkout: words } = poland.texts;
    expect(await shownAs(beside)).not.toContain(words.bringsStoreOnly);
    expect(await beside.post({ ...BY_TRUCK, second: 'home' })).toMatchObject({ status: 303 });
    expect(beside.bodies).toEqual([
      expect.objectContaining({
        carrier_code: 'transporter',
        custom_data: { no_date: true, retailer_id: '12', postcode: TYPED },
      }),
      expect.objectContaining({
        carrier_code: 'chronopost',
        custom_data: { no_date: true, retailer_id: '12' },
      }),
    ]);
    // In one shipment by parcel, the truck and the pickup leave out what the store lacks.
    const together = visit([], {
      checkout: {
        shipments: [lacking],
        alternatives: [
          ...others.slice(1),
          ...aPickupShipment().methods.map((drive) => ({ ...drive, scope: 'store' as const })),
        ],
      },
    });
    expect((await shownAs(together)).split(words.bringsStoreOnly)).toHaveLength(4);
  });

  it('shows the town of a new postal code where the one of the old code was left', async () => {
    const guest = visit([TRUCK], {
      isGuest: true,
      answers: {
        autocompletePlaces: () => ({
          reply: {
            predictions: [{ place_id: 'p', description: 'Poznań', postal_code: TYPED }],
          },
        }),
      },
    });
    const typed = {
      'place-postcode': TYPED,
      'priced-postcode': '00-950',
      'shown-city': 'Warszawa',
    };
    const cityAt = async (city: string, changes: Readonly<Record<string, string>> = {}) =>
      (await guest.load(`?${new URLSearchParams({ ...typed, 'place-city': city, ...changes })}`))
        .values.city;
    expect(await cityAt('Warszawa')).toBe('Poznań');
    expect(await cityAt('Swarzędz')).toBe('Swarzędz');
    expect(await cityAt('Warszawa', { 'priced-postcode': TYPED })).toBe('Warszawa');
    const page = await shownAs(
      guest,
      `?${new URLSearchParams({ ...typed, 'place-city': 'Warszawa' })}`,
    );
    expect(page).toContain('name="shown-city" value="Poznań"');
    expect(page).toContain('data-shown-town="Poznań"');
  });

  it('to another place than the one whose prices were shown is priced again before anything is saved', async () => {
    const opened = visit([TRUCK]);
    const { location } = await opened.post({ ...BY_TRUCK, 'priced-postcode': '00-001' });
    expect(opened.bodies).toEqual([]);
    const query = new URL(location ?? '', 'http://shop.test').search;
    expect(await opened.load(query)).toMatchObject({
      values: { methods: { own: 'transporter' } },
      place: { isChanged: true },
    });
    expect(await shownAs(opened, query)).toContain(`dla kodu ${TYPED}`);
  });

  it.each([
    ['too far from the store', 'too-far', 'za daleko od sklepu (ERR-48)'],
    ['at an unknown distance', 'distance-unknown', 'ustalić odległości (ERR-49)'],
  ] as const)(
    '%s is refused at the postal code (ERR-48, ERR-49, CHK-28)',
    async (_, reason, text) => {
      const opened = visit([{ ...TRUCK, available: false, reason }]);
      expect(await opened.post(BY_TRUCK)).toMatchObject({
        status: 422,
        facts: { faults: [{ field: 'place-postcode', kind: reason }] },
      });
      expect(await shownAfter(opened, BY_TRUCK)).toContain(text.replace(/ \(.*/, ''));
    },
  );

  it('needs a postal code, and from guests the town (CHK-26)', async () => {
    expect(await visit([TRUCK]).post({ ...BY_TRUCK, 'place-postcode': 'x' })).toMatchObject({
      facts: { faults: [{ field: 'place-postcode', kind: 'postcode-invalid' }] },
    });
    const guest = visit([TRUCK], { isGuest: true, answers: NO_TOWN });
    expect(await guest.post(BY_TRUCK)).toMatchObject({
      facts: { faults: [{ field: 'place-city', kind: 'city-missing' }] },
    });
    expect(await visit([TRUCK], { isGuest: true }).post(BY_TRUCK)).toMatchObject({ status: 303 });
    expect(await shownAs(guest)).toContain('name="place-city"');
    expect(await guest.post({ ...BY_TRUCK, 'place-city': 'Poznań' })).toMatchObject({
      status: 303,
    });
  });

  it('asks whether the truck can reach the place while the flag is on, and only then (FLAG-42, CHK-24, CHK-25)', async () => {
    for (const on of [true, false]) {
      const opened = visit([TRUCK], { flags: { CHECKOUT_TRUCK_ACCESSIBILITY: on } });
      expect((await shownAs(opened)).includes('name="truck-access"')).toBe(on);
      expect(await opened.post(BY_TRUCK)).toMatchObject(
        on
          ? { facts: { faults: [{ field: 'truck-access', kind: 'truck-access-missing' }] } }
          : { status: 303 },
      );
      expect(await opened.post({ ...BY_TRUCK, 'truck-access': 'on' })).toMatchObject({
        status: 303,
      });
    }
  });

  it('and its slot are both named where both are missing, each at its field (CHK-15, CHK-24)', async () => {
    const opened = visit([{ ...TRUCK, slots: SLOTS }], {
      flags: { CHECKOUT_DELIVERY_TIME_SLOT: true, CHECKOUT_TRUCK_ACCESSIBILITY: true },
    });
    expect(await opened.post(BY_TRUCK)).toMatchObject({
      facts: {
        faults: [
          { field: 'delivery-slot', kind: 'delivery-slot-missing' },
          { field: 'truck-access', kind: 'truck-access-missing' },
        ],
      },
    });
  });

  it('asks what its driver needs to know of heavy products, and names each missing answer at its field (CHK-24, CHK-25)', async () => {
    const heavy = { ...TRUCK, asks_site_access: true };
    expect(await shownAs(visit([TRUCK]))).not.toContain('name="site-road"');
    const opened = visit([heavy]);
    const shown = await shownAs(opened);
    for (const name of ['site-road', 'site-floor', 'site-unloading'])
      expect(shown.match(new RegExp(`<input type="radio"[^>]*name="${name}"`, 'g'))).toHaveLength(
        3,
      );
    expect(shown.match(/<svg viewBox="0 0 64 40" aria-hidden="true"/g)).toHaveLength(9);
    const some = { ...BY_TRUCK, 'site-floor': 'lift', 'site-road': 'helicopter' };
    expect(await opened.post(some)).toMatchObject({
      status: 422,
      facts: {
        faults: [
          { field: 'site-road', kind: 'site-road-missing' },
          { field: 'site-unloading', kind: 'site-unloading-missing' },
        ],
      },
    });
    const again = await shownAfter(opened, some);
    expect(again).toContain(poland.texts.siteAccess.roadMissing);
    expect(again).toMatch(/value="lift"[^>]*checked|checked=""[^>]*value="lift"/);
    expect(
      await opened.post({
        ...BY_TRUCK,
        'site-road': 'lorry',
        'site-floor': 'lift',
        'site-unloading': 'pallet',
      }),
    ).toMatchObject({ status: 303 });
  });

  it('that brings the parcel as well asks about each in fields of its own (CHK-24, CHK-25, SHP-15)', async () => {
    const heavy = { ...TRUCK, asks_site_access: true, slots: SLOTS };
    const parcel = aVendorShipment({ seller_code: 'MATERIA', part: 'brought', methods: [heavy] });
    const opened = visit([], {
      flags: { CHECKOUT_DELIVERY_TIME_SLOT: true, CHECKOUT_TRUCK_ACCESSIBILITY: true },
      checkout: {
        shipments: [aPickupShipment(), parcel],
        alternatives: [{ ...heavy, scope: 'store' }],
      },
    });
    const shown = await shownAs(opened);
    const asked = ['delivery-slot', 'site-road', 'site-floor', 'site-unloading', 'truck-access'];
    for (const name of asked.flatMap((each) => [each, `second-${each}`]))
      expect(shown).toContain(` name="${name}"`);
    const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);

    const first = {
      ...BY_TRUCK,
      second: 'transporter',
      'delivery-slot': '2026-03-13T08',
      'truck-access': 'on',
      'site-road': 'van',
      'site-floor': 'lift',
      'site-unloading': 'hand',
    };
    const refused = await opened.post(first);
    expect(refused).toMatchObject({ status: 422 });
    expect(
      refused.facts !== undefined && 'faults' in refused.facts
        ? refused.facts.faults.map(({ field }) => field).toSorted()
        : undefined,
    ).toEqual(asked.map((name) => `second-${name}`).toSorted());
    const again = await shownAfter(opened, first);
    const linked = [...again.matchAll(/href="#(second-[^"]+)"/g)].map(([, id]) => id);
    expect(linked).toHaveLength(asked.length);
    for (const id of linked) expect(again).toContain(` id="${id}"`);

    const both = {
      ...first,
      'second-delivery-slot': '2026-03-13T08',
      'second-truck-access': 'on',
      'second-site-road': 'lorry',
      'second-site-floor': 'ground',
      'second-site-unloading': 'crane',
    };
    expect(await opened.post(both)).toMatchObject({ status: 303 });
    expect(opened.bodies).toMatchObject([
      { custom_data: { site_access: { road: 'van', floor: 'lift', unloading: 'hand' } } },
      { custom_data: { site_access: { road: 'lorry', floor: 'ground', unloading: 'crane' } } },
    ]);
  });

  it('without the driver’s answers no later page opens (CHK-24)', async () => {
    for (const site_access of [
      undefined,
      { road: 'lorry', floor: 'ground', unloading: 'crane' } as const,
    ]) {
      const brought = aPickupShipment({
        part: 'brought',
        methods: [{ ...TRUCK, asks_site_access: true }],
        selected: {
          carrier_code: 'transporter',
          method_code: 'home',
          ...(site_access && { site_access }),
        },
      });
      const { context } = visit([], {
        checkout: { shipments: [brought], alternatives: [], contact: JAN },
      });
      expect((await outcomeOf(() => loadRecipient({ context }))).location).toBe(
        site_access === undefined ? '/checkout/shippings' : null,
      );
    }
  });

  it('without the confirmation no later page opens (CHK-24, FLAG-42)', async () => {
    for (const truck_access of [true, false]) {
      const brought = aPickupShipment({
        part: 'brought',
        methods: [TRUCK],
        selected: { carrier_code: 'transporter', method_code: 'home', truck_access },
      });
      const { context } = visit([], {
        flags: { CHECKOUT_TRUCK_ACCESSIBILITY: true },
        checkout: { shipments: [brought], alternatives: [], contact: JAN },
      });
      expect((await outcomeOf(() => loadRecipient({ context }))).location).toBe(
        truck_access ? null : '/checkout/shippings',
      );
    }
  });

  it('comes in a slot where the store has them; without them none is offered (FLAG-27, CHK-35, SHP-15)', async () => {
    const none = visit([TRUCK]);
    expect(await shownAs(none)).not.toContain('delivery-slot');
    const opened = visit([{ ...TRUCK, slots: SLOTS }], {
      flags: { CHECKOUT_DELIVERY_TIME_SLOT: true },
    });
    expect(await shownAs(opened)).toContain('8:00–11:00');
    expect(await opened.post(BY_TRUCK)).toMatchObject({
      facts: { faults: [{ field: 'delivery-slot', kind: 'delivery-slot-missing' }] },
    });
    for (const gone of ['2026-03-13T11', '2026-03-13T14', '2026-03-09T08'])
      expect(await opened.post({ ...BY_TRUCK, 'delivery-slot': gone })).toMatchObject({
        facts: { faults: [{ field: 'delivery-slot', kind: 'delivery-slot-gone' }] },
      });
    expect(await opened.post({ ...BY_TRUCK, 'delivery-slot': '2026-03-13T08' })).toMatchObject({
      status: 303,
    });
    expect(opened.bodies).toMatchObject([
      { custom_data: { slot: { date: '2026-03-13', start_hour: 8 }, no_date: false } },
    ]);
  });
});

describe('the partner carrier', () => {
  const near = (id: string, distance: number, ecommerce = '1') => {
    const store = aStore({ id, seller_code: id.padStart(3, '0'), name: `Store ${id}`, ecommerce });
    return {
      ...store,
      extension_attributes: { ...store.extension_attributes, distance },
    };
  };
  const measured = (
    ...retailers: readonly ReturnType<typeof near>[]
  ): Pick<MockResponses, 'measureDistance'> => ({
    measureDistance: () => ({ reply: { retailers: [...retailers] } }),
  });
  const here = near(STORE.id, 3);
  const there = near('77', 4);

  it('delivers from the selected store if it is the nearest that sells (ALX-02)', async () => {
    const opened = visit([PARTNER], { answers: measured(near('9', 1, '0'), here, there) });
    expect(await opened.post(BY_PARTNER)).toMatchObject({ status: 303 });
    expect(opened.bodies).toMatchObject([
      { carrier_code: 'allxbrick', custom_data: { postcode: TYPED } },
    ]);
  });

  it('asks before the store changes, showing the effects on the cart first (ALX-02, ALX-05, ALX-09)', async () => {
    const opened = visit([{ ...PARTNER, available: false, reason: 'other-store' }], {
      answers: measured(there, here),
    });
    const html = await shownAfter(opened, BY_PARTNER);
    expect(opened.bodies).toEqual([]);
    expect(html).toContain('<dialog id="allxbrick-store" open=""');
    expect(html).toContain(
      `${poland.routes.storeChange.canonical}?to=77&amp;return=${encodeURIComponent(`/checkout/shippings?place-postcode=${TYPED}`)}`,
    );
  });

  it('refusing keeps the old place and store, with no delivery chosen (ALX-08)', async () => {
    const opened = visit([{ ...PARTNER, available: false, reason: 'other-store' }], {
      answers: measured(there, here),
      checkout: { place: { postcode: '00-001', distance: 2 } },
    });
    expect(await shownAfter(opened, BY_PARTNER)).toContain(
      'href="/checkout/shippings?place-postcode=00-001"',
    );
    const { values } = await opened.load('?place-postcode=00-001');
    expect(values).toEqual({ ...deliveryForm.empty, postcode: '00-001' });
    expect(opened.sessionEvents).toEqual([]);
  });

  const NO_STORE: readonly (readonly [string, Partial<MockResponses>])[] = [
    ['without any store near it', measured(near(STORE.id, 51))],
    ['that no store covers', { measureDistance: () => ({ refusal: 'not-found' }) }],
  ];
  it.each(NO_STORE)('an address %s is an address error (ALX-03)', async (_, answers) => {
    expect(await visit([PARTNER], { answers }).post(BY_PARTNER)).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'place-postcode', kind: 'no-store-near' }] },
    });
  });

  it('a failed check is a dialog that needs no script, and closes with the next choice (ALX-01, ALX-06, ERR-56)', async () => {
    const opened = visit([PARTNER, TRUCK], {
      answers: { measureDistance: () => ({ refusal: 'unavailable' }) },
    });
    const html = await shownAfter(opened, BY_PARTNER);
    expect(html).toContain('<dialog id="allxbrick-error" open=""');
    expect(html).toContain('Nie możemy teraz sprawdzić dostawy AllxBrick');
    expect(await opened.post(BY_TRUCK)).toMatchObject({ status: 303 });
    expect(await shownAs(opened)).not.toContain('allxbrick-error');
  });

  it('a session that has ended is closed and leads to sign-in and back (ALX-07, ERR-56)', async () => {
    const opened = visit([PARTNER], {
      answers: { measureDistance: () => ({ refusal: 'unauthenticated' }) },
    });
    expect(await opened.post(BY_PARTNER)).toMatchObject({
      status: 303,
      location: `${poland.routes.login.canonical}?return=%2Fcheckout%2Fshippings`,
    });
    expect(opened.sessionEvents).toMatchObject([{ kind: 'sign-out' }]);
  });

  it('is not asked about drive (ALX-04)', async () => {
    const opened = visit([PARTNER], {
      answers: { measureDistance: () => ({ refusal: 'unavailable' }) },
    });
    expect(await opened.post({ method: 'two_hours' })).toMatchObject({ status: 303 });
  });
});

describe('the calendar of the delivery step', () => {
  it('lists pickups and arrivals by day, with their sender, across all shipments', async () => {
    const html = await shownAs(
      visit([], {
        checkout: {
          shipments: [
            aPickupShipment({
              selected: {
                carrier_code: 'drive',
                method_code: 'scheduled',
                slot: { date: '2026-03-11', start_hour: 9 },
              },
            }),
            aVendorShipment(),
          ],
        },
      }),
    );
    const calendar = html.slice(html.indexOf('id="delivery-calendar"'));
    expect(calendar).toMatch(
      /środa, 11 marca.*9:00–10:00.*piątek, 13 marca.*Kafle24.*przy najszybszym sposobie/s,
    );
  });
});

describe('the hour of a chosen pickup', () => {
  const chosenAt = '2026-03-10T08:00:00.000Z';
  const collecting = (now: string, answers: Partial<MockResponses> = {}) =>
    visit([], {
      now,
      answers,
      checkout: {
        shipments: [
          aPickupShipment({
            selected: { carrier_code: 'drive', method_code: 'two_hours', chosen_at: chosenAt },
          }),
        ],
        contact: JAN,
      },
    });
  const reviewed = async (now: string) => {
    const { context } = collecting(now);
    return draw(createElement(ReviewView, { facts: await loadReview({ context }) }), poland);
  };

  it('can be changed for five minutes, with a warning before they run out (SHP-13, SHP-14, CHK-33)', async () => {
    expect(await reviewed('2026-03-10T08:03:00.000Z')).toContain('zmienisz tutaj do 09:05');
    expect(await reviewed('2026-03-10T08:04:10.000Z')).toContain('niecała minuta');
    expect(await reviewed('2026-03-10T08:05:00.000Z')).not.toContain('pickup-hour');
  });

  it('is changed by its own form, apart from the one that orders (SHP-13)', async () => {
    const opened = collecting('2026-03-10T08:03:00.000Z');
    expect(await opened.order({ 'pickup-hour': '2026-03-11T11' })).toMatchObject({
      status: 303,
      location: '/checkout/summaries',
    });
    expect(opened.sessionEvents).toMatchObject([{ what: 'transport.hourChanged' }]);
  });

  it.each([
    ['that is taken', 'slot-not-available', 'checkout.slotGone'],
    ['too late', 'pickup-not-possible', 'transport.hourOver'],
  ] as const)(
    '%s leads to the delivery step with a message (ERR-50, SHP-12)',
    async (_, refusal, key) => {
      const opened = collecting('2026-03-10T08:03:00.000Z', {
        changePickupHour: () => ({ refusal }),
      });
      expect(await opened.order({ 'pickup-hour': '2026-03-11T11' })).toMatchObject({
        location: '/checkout/shippings',
      });
      expect(opened.sessionEvents).toMatchObject([{ what: key }]);
    },
  );
});

describe('each delivery problem has a message', () => {
  const collected = (refusal: 'slot-not-available' | 'pickup-not-possible' | 'internal') =>
    visit([], {
      answers: {
        selectShippingMethod: () =>
          refusal === 'internal' ? { refusal: 'bad-input' } : { refusal },
      },
    });
  it.each([
    [
      'a slot that was taken (ERR-50)',
      'slot-not-available',
      { method: 'scheduled', slot: '2026-03-11T09' },
      'checkout.slotGone',
    ],
    [
      'a pickup in two hours that ended (ERR-51)',
      'pickup-not-possible',
      { method: 'two_hours' },
      'checkout.twoHoursGone',
    ],
    [
      'a choice that was not saved (ERR-43, ERR-45)',
      'internal',
      { method: 'two_hours' },
      'checkout.updateFailed',
    ],
    ['a missing method (ERR-52)', 'internal', {}, 'checkout.methodMissing'],
  ] as const)('%s', async (_, refusal, fields, key) => {
    const html = await shownAfter(collected(refusal), fields);
    const [, name = ''] = key.split('.');
    expect(html).toContain(
      Object.entries(poland.texts.checkout).find(([each]) => each === name)?.[1],
    );
  });

  it('a vendor’s shipment without level, point, address or phone (ERR-55)', async () => {
    const vendors = aVendorShipment({
      methods: [method('seller', 'home'), method('seller', 'relay', { amount: 9 })],
    });
    const opened = visit([], { checkout: { shipments: [vendors], alternatives: [] } });
    expect(await shownAfter(opened, {})).toContain(poland.texts.checkout.levelMissing);
    expect(await shownAfter(opened, { 'level-V1': 'seller/relay' })).toContain(
      poland.texts.points.missing,
    );
    const changed = visit([], {
      checkout: { shipments: [{ ...vendors, choose_again: true }], alternatives: [] },
    });
    expect(await shownAs(changed)).toContain(poland.texts.checkout.chooseAgain);
  });
});
