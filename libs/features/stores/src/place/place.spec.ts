import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { aStore, mockHost, type MockResponses } from '@materia/api-mocks';
import { parsePostcode } from '@materia/domain-contact';
import { shopRequest } from '@materia/page-request';
import { marketOf } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { savePlace } from './place.action.ts';
import { loadPlace } from './place.loader.ts';

const poland = marketOf('pl');
const spain = marketOf('es');

const BAD_INPUT = { refusal: 'bad-input' } as const;
const NOT_FOUND = { refusal: 'not-found' } as const;

/** A host whose search for stores fails. */
const failingWith = (status: number): HostClient => {
  const answering = mockHost();
  return (name, input) =>
    name === 'findNearestStores'
      ? Promise.reject(new HostUnavailable(status))
      : answering(name, input);
};

const send = async (
  fields: Readonly<Record<string, string>>,
  {
    market = poland,
    answers = {},
    host = mockHost(answers),
    referer,
  }: {
    readonly market?: typeof poland;
    readonly answers?: Partial<MockResponses>;
    readonly host?: HostClient;
    readonly referer?: string;
  } = {},
) => {
  const { context, sessionEvents } = aVisit(market, host);
  const outcome = await outcomeOf<object>(() =>
    savePlace({
      context,
      request: new Request(`https://shop.test${market.routes.place.canonical}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        ...(referer !== undefined && { headers: { referer } }),
      }),
    }),
  );
  return { outcome, sessionEvents };
};

describe('the question where orders should go', () => {
  it.each([
    ['a postal code', '61-285', { postcode: '61-285' }],
    ['one without its hyphen', '61285', { postcode: '61285' }],
    ['one with spaces', ' 61 285 ', { postcode: '61 285' }],
    ['a town', 'Poznań', { city: 'Poznań' }],
  ])(
    'takes %s and returns to the page it was asked on (STO-27, STO-28)',
    async (_, place, query) => {
      const asked: unknown[] = [];
      const answering = mockHost();
      const { outcome, sessionEvents } = await send(
        { place },
        {
          host: (name, input) => {
            asked.push([name, input]);
            return answering(name, input);
          },
          referer: 'https://shop.test/narzedzia/?page=2',
        },
      );
      expect(asked).toEqual([['findNearestStores', { query }]]);
      expect(outcome).toMatchObject({ status: 303, location: '/narzedzia/?page=2' });
      expect(sessionEvents).toEqual([
        { kind: 'keep-place', what: '61-285' },
        { kind: 'flash', what: 'place.saved' },
      ]);
    },
  );

  it.each([
    ['from another site', 'https://evil.test/phishing'],
    ['without a page before', undefined],
  ])('stays on its own page %s', async (_, referer) => {
    const { outcome } = await send(
      { place: '61-285' },
      { ...(referer !== undefined && { referer }) },
    );
    expect(outcome).toMatchObject({ status: 303, location: poland.routes.place.canonical });
  });

  it('takes the position that a browser knows (STO-15)', async () => {
    const { sessionEvents } = await send({ lat: '52.40', lon: '16.92' });
    expect(sessionEvents[0]).toEqual({ kind: 'keep-place', what: '61-285' });
  });

  it.each([
    ['nothing', { place: '' }, {}, 'empty'],
    ['too few digits', { place: '61-2' }, {}, 'not-a-postcode'],
    [
      'a postal code that nobody uses',
      { place: '61-285' },
      { findNearestStores: () => BAD_INPUT },
      'not-a-postcode',
    ],
    [
      'an unknown town',
      { place: 'Atlantis' },
      { findNearestStores: () => NOT_FOUND },
      'unknown-place',
    ],
    ['a position off the earth', { lat: '520', lon: '16' }, {}, 'unknown-place'],
  ] as const)('refuses %s, and forgets nothing (STO-13)', async (_, fields, answers, refusal) => {
    const { outcome, sessionEvents } = await send(fields, { answers });
    expect(outcome).toMatchObject({ status: 422, facts: { refusal } });
    expect(sessionEvents).toEqual([]);
  });

  it('forgets a place', async () => {
    const { sessionEvents } = await send({ intent: 'forget' });
    expect(sessionEvents).toEqual([
      { kind: 'keep-place', what: '' },
      { kind: 'flash', what: 'place.forgotten' },
    ]);
  });
});

describe('an outage while a place is looked up', () => {
  it('is told at the field, with the status of an outage (STO-13)', async () => {
    const { outcome, sessionEvents } = await send({ place: '61-285' }, { host: failingWith(500) });
    expect(outcome).toMatchObject({ status: 502, facts: { typed: '61-285', refusal: 'failed' } });
    expect(sessionEvents).toEqual([]);
  });

  it('is left to the error page when the host is not there at all', async () =>
    expect(send({ place: '61-285' }, { host: failingWith(503) })).rejects.toThrow(HostUnavailable));
});

describe('the page of a place', () => {
  const at = (code: string, market = poland) => {
    const postcode = parsePostcode(code, market.rules.postcode);
    if (!postcode.ok) throw new Error(code);
    return {
      postcode: postcode.value,
      town: undefined,
      isExact: true,
      position: undefined,
    } as const;
  };
  const load = async (
    code: string | undefined,
    stores: readonly ReturnType<typeof aStore>[] = [aStore()],
    market = poland,
  ) => {
    const host = mockHost({
      findNearestStores: () => ({
        reply: {
          data: [...stores],
          place: { postcode: code ?? '', latitude: 52, longitude: 17, is_exact: true },
        },
      }),
    });
    const { context } = aVisit(market, host, {
      ...(code !== undefined && { place: at(code, market) }),
    });
    return loadPlace({ context });
  };

  it('asks, and shows nothing more before a place is known (STO-27)', async () =>
    expect((await load(undefined)).known).toBeUndefined());

  it('asks during an outage, even without a store to take an example from', async () => {
    const { context, shop } = aVisit(poland, () => Promise.reject(new HostUnavailable(500)));
    const unknown = { ...shop.store, postcode: '', chosen: false };
    context.set(shopRequest, { ...shop, store: unknown });
    expect(await loadPlace({ context })).toMatchObject({ known: undefined });
  });

  it('lists the nearest stores, with when they hand over what is ordered now (STO-15, DLV-12)', async () => {
    const far = aStore({
      id: '9',
      extension_attributes: { ...aStore().extension_attributes, distance: 320 },
    });
    const { known } = await load('61-285', [aStore(), far]);
    expect(known?.stores.map(({ id }) => id)).toEqual([aStore().id]);
    expect(known?.stores[0]?.ready).toMatchObject({ day: 'today' });
    expect(known).toMatchObject({ name: '61-285', isServed: true, servedBy: undefined });
  });

  it.each([
    ['no stores', mockHost({ findNearestStores: () => NOT_FOUND }), 'no-store'],
    [
      'a refusal that the call does not list',
      mockHost({ findNearestStores: () => ({ refusal: 'forbidden' }) }),
      'failed',
    ],
    ['an outage', failingWith(500), 'failed'],
  ] as const)('says why the stores are not known after %s', async (_, host, refusal) => {
    const { context } = aVisit(poland, host, { place: at('61-285') });
    const { known } = await loadPlace({ context });
    expect(known).toMatchObject({ name: '61-285', stores: [], refusal });
  });

  it('nothing is collected at a store that takes no orders online (STO-27)', async () =>
    expect((await load('61-285', [aStore({ ecommerce: '0' })])).known?.stores[0]?.ready).toBe(
      undefined,
    ));

  it('names the nearest store that sends orders to a place that the selling store does not serve (MKT-18)', async () => {
    const { address } = aStore().extension_attributes;
    const inLasPalmas = aStore({
      id: '30',
      name: 'Las Palmas',
      extension_attributes: {
        ...aStore().extension_attributes,
        address: { ...address, postcode: '35008' },
      },
    });
    const { known } = await load('35001', [aStore(), inLasPalmas], spain);
    expect(known).toMatchObject({ isServed: false, servedBy: { id: '30', name: 'Las Palmas' } });
  });
});
