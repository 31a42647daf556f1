import { createHostClient, HostUnavailable, type HostClient } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import { aStore, defaultResponses, type MockResponses, mockHandlers } from '@materia/api-mocks';
import { parsePostcode } from '@materia/domain-contact';
import { plainDate } from '@materia/domain-holiday-calendar';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import type { Market } from '@materia/market-model';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadPlaceSuggestions } from './place-suggestions.loader.ts';
import { PlaceSuggestions } from './PlaceSuggestions.tsx';
import { chooseStore } from './choose-store.action.ts';
import { LookupFaultDialog } from './LookupFaultDialog.tsx';
import { loadStore } from './store.loader.ts';
import { loadStores } from './stores.loader.ts';
import { StoresView } from './StoresView.tsx';
import { StoreView } from './StoreView.tsx';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';

const [poland, spain, , portugal] = markets;
const baseUrl = 'http://host.test/pl';

const hostOf = (answers: Partial<MockResponses>): HostClient => {
  const handlers = mockHandlers(baseUrl, { ...defaultResponses, ...answers });
  return createHostClient({
    baseUrl: `${baseUrl}/`,
    headers: {},
    replyReader: parseReply,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  });
};

const draw = (view: ReactNode): string => drawIn(view, poland);

const search = (
  query: string,
  answers: Partial<MockResponses> = {},
  market: Market = poland,
  host: HostClient = hostOf(answers),
) => {
  const { context } = aVisit(market, host);
  return outcomeOf(() =>
    loadStores({ context, url: new URL(`https://shop.test/nasze-sklepy.html${query}`) }),
  );
};

describe('the search of stores', () => {
  const fieldAfter = async (query: string): Promise<string | undefined> => {
    const postcode = parsePostcode('61-285', poland.rules.postcode);
    if (!postcode.ok) return expect.unreachable();
    const place = { postcode: postcode.value, town: 'Poznań', isExact: true, position: undefined };
    const { context } = aVisit(poland, hostOf({}), { place });
    const { data } = await loadStores({
      context,
      url: new URL(`https://shop.test/nasze-sklepy.html${query}`),
    });
    return /<input[^>]*id="place"[^>]*>/.exec(draw(<StoresView {...data} />))?.[0];
  };

  it('begins with the shopper’s place, from which all stores are listed by distance', async () =>
    expect(await fieldAfter('')).toContain('value="61-285"'));

  it('keeps what was searched instead', async () =>
    expect(await fieldAfter('?q=60-001')).toContain('value="60-001"'));
});

describe('suggested towns', () => {
  const suggest = (typed: string, answers: Partial<MockResponses> = {}) => {
    const { context } = aVisit(poland, hostOf(answers));
    return outcomeOf(() =>
      loadPlaceSuggestions({
        context,
        url: new URL(`https://shop.test/x?${new URLSearchParams({ q: typed })}`),
      }),
    );
  };
  const autocompletePlaces: MockResponses['autocompletePlaces'] = ({ query }) => ({
    reply: {
      predictions: [
        { place_id: '1', description: `${query.get('input')} Town`, postal_code: '60-001' },
      ],
    },
  });

  it('are listed with their postal codes, and announced with their number (STO-16, STO-17)', async () => {
    const { facts } = await suggest('Poz', { autocompletePlaces });
    const html = draw(<PlaceSuggestions places={facts ?? []} />);
    expect(html).toContain('data-announcement="1 miejscowość do wyboru"');
    expect(html).toMatch(/role="option"[^>]* data-words="Poz Town".*60-001/);
  });

  it.each(markets)(
    'are asked for in the country and language of market $id (MKT-28)',
    async (market) => {
      const sent: string[] = [];
      const { context } = aVisit(
        market,
        hostOf({
          autocompletePlaces: (request) => {
            sent.push(`${request.query.get('country')} ${request.query.get('language')}`);
            return autocompletePlaces(request);
          },
        }),
      );
      await loadPlaceSuggestions({ context, url: new URL('https://shop.test/x?q=Poz') });
      expect(sent).toEqual([`${market.country} ${market.language}`]);
    },
  );

  it('none is an answer in words, and a failure a status that scripts notice (ERR-35)', async () => {
    expect((await suggest('')).facts).toEqual([]);
    expect(draw(<PlaceSuggestions places={[]} />)).toContain(poland.texts.locator.noPlace);
    const refused = await suggest('Poz', { autocompletePlaces: () => ({ refusal: 'bad-input' }) });
    expect(refused.status).toBe(502);
  });
});

describe('the list of stores', () => {
  it('shows every store except the website itself (STO-01, STO-27)', async () => {
    const listStores = (): { readonly reply: { readonly data: ReturnType<typeof aStore>[] } } => ({
      reply: { data: [aStore({ id: '42', seller_code: '000' }), aStore()] },
    });
    const { facts } = await search('', { listStores });
    expect(facts?.stores.map(({ id, isSelected }) => [id, isSelected])).toEqual([['12', true]]);
  });

  it.each([
    ['a postal code', poland, '61-285', { postcode: '61-285', city: null }],
    ['a postal code without its hyphen', poland, '61285', { postcode: '61285', city: null }],
    ['a postal code of seven digits', portugal, '1000-001', { postcode: '1000-001', city: null }],
    ['a town', poland, '  Nowy   Sącz ', { postcode: null, city: 'Nowy Sącz' }],
  ])('can be searched by %s (STO-13, STO-28)', async (_, market, typed, expected) => {
    const requests: unknown[] = [];
    const findNearestStores: MockResponses['findNearestStores'] = ({ query }) => {
      requests.push({ postcode: query.get('postcode'), city: query.get('city') });
      return { reply: { data: [aStore()] } };
    };
    expect(
      (await search(`?${new URLSearchParams({ q: typed })}`, { findNearestStores }, market)).status,
    ).toBe(200);
    expect(requests).toEqual([expected]);
  });

  it.each([
    ['an empty search', '', 400, 'empty', 'not-found'],
    ['an incomplete postal code', '123', 400, 'not-a-postcode', 'not-found'],
    ['a postal code of an unassigned area', '79-100', 400, 'not-a-postcode', 'not-found'],
    ['a postal code that nobody uses', '99-999', 400, 'not-a-postcode', 'bad-input'],
    ['a postal code far from every store', '61-285', 200, 'no-store', 'not-found'],
    ['an unknown town', 'Xyzzy', 400, 'unknown-place', 'not-found'],
  ] as const)(
    'rejects %s at the field, keeps what was typed and shows all stores (STO-13, STO-28, MKT-32)',
    async (_, typed, status, refusal, hostRefusal) => {
      const answer = await search(`?${new URLSearchParams({ q: typed })}`, {
        findNearestStores: () => ({ refusal: hostRefusal }),
      });
      expect([answer.status, answer.facts?.search, answer.facts?.stores.length]).toEqual([
        status,
        { typed, isNearShopper: false, refusal },
        1,
      ]);
      const html = answer.facts === undefined ? '' : draw(<StoresView {...answer.facts} />);
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain('href="#place"');
      expect(html).toContain(`value="${typed}"`);
    },
  );

  it('of a search are the five nearest; the map shows the others faintly, without links (STO-01, STO-15)', async () => {
    const at = (id: string, distance: number) => {
      const store = aStore({ id });
      return { ...store, extension_attributes: { ...store.extension_attributes, distance } };
    };
    const found = async (distances: readonly number[]) => {
      const { facts } = await search('?q=61-285', {
        findNearestStores: () => ({
          reply: { data: distances.map((distance, index) => at(String(index + 1), distance)) },
        }),
      });
      return facts ?? expect.unreachable();
    };
    const near = await found([3, 20, 40, 60, 80, 100]);
    expect(near.stores.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(near.map?.stores.filter(({ isFar }) => isFar).map(({ id }) => id)).toEqual(['6']);
    const html = draw(<StoresView {...near} />);
    expect([html.includes('href="#store-5"'), html.includes('href="#store-6"')]).toEqual([
      true,
      false,
    ]);
    expect((await found([250, 900])).stores.map(({ id }) => id)).toEqual(['1']);
    expect((await found([3, 900])).stores.map(({ id }) => id)).toEqual(['1']);
  });

  it('reports a host error at the search (ERR-36, ERR-22)', async () => {
    const answering = hostOf({});
    const failing =
      (status: number): HostClient =>
      (name, input) =>
        name === 'findNearestStores'
          ? Promise.reject(new HostUnavailable(status))
          : answering(name, input);
    expect((await search('?q=61-285', {}, poland, failing(502))).facts?.search.refusal).toBe(
      'failed',
    );
    await expect(search('?q=61-285', {}, poland, failing(503))).rejects.toThrow(HostUnavailable);
  });
});

describe('the stores around a position', () => {
  it('are requested by latitude and longitude and sorted nearest first (STO-15, CALL-31)', async () => {
    const requests: unknown[] = [];
    const listStoresNear: MockResponses['listStoresNear'] = ({ params }) => {
      requests.push([params['latitude'], params['longitude']]);
      return { reply: { data: [aStore({ id: '42', seller_code: '000' }), aStore()] } };
    };
    const { facts } = await search('?lat=50.06&lon=19.95', { listStoresNear });
    expect([requests, facts?.search.isNearShopper, facts?.stores.map(({ id }) => id)]).toEqual([
      [['50.06', '19.95']],
      true,
      ['12'],
    ]);
    expect(facts && draw(<StoresView {...facts} />)).toContain('w Twojej okolicy');
  });

  it('of an invalid position are all stores, with a message', async () => {
    const { status, facts } = await search('?lat=here&lon=there');
    expect([status, facts?.search.refusal, facts?.stores.length]).toEqual([
      400,
      'unknown-place',
      1,
    ]);
  });
});

describe('the drawn map', () => {
  it.each(markets)(
    'of market $id shows its stores without external services, and can be hidden (STO-19, STO-24)',
    async (market) => {
      const [area] = market.outline.areas;
      const middle = {
        latitude: (area.south + area.north) / 2,
        longitude: (area.west + area.east) / 2,
      };
      const store = aStore();
      const there = aStore({
        extension_attributes: {
          ...store.extension_attributes,
          address: { ...store.extension_attributes.address, ...middle },
        },
      });
      const listStores: MockResponses['listStores'] = () => ({ reply: { data: [there] } });
      const shown = await search('', { listStores }, market);
      const [point] = shown.facts?.map?.stores ?? [];
      expect(point?.x).toBeCloseTo(200, 0);
      expect(shown.facts && draw(<StoresView {...shown.facts} />)).toContain('href="#store-12"');
      expect((await search('?map=off', { listStores }, market)).facts?.map).toBeUndefined();
    },
  );

  it('is all that the server renders: streets load on demand, if the shop has a source (STO-19)', async () => {
    const { context } = aVisit(poland, hostOf({}), {
      streetMap: { attribution: 'Makers of maps' },
    });
    const { facts } = await outcomeOf(() =>
      loadStores({ context, url: new URL('https://shop.test/nasze-sklepy.html') }),
    );
    expect(facts?.streetMap).toEqual({ attribution: 'Makers of maps' });
    const html = facts === undefined ? '' : draw(<StoresView {...facts} />);
    expect(html).toContain('<svg viewBox');
    expect(html).toMatch(
      new RegExp(
        `<div class="[^"]*scripted[^"]*"><button[^>]*>(?:(?!</button>).)*${poland.texts.streetMap.open}`,
      ),
    );
    expect((await search('')).facts?.streetMap).toBeUndefined();
  });
});

describe('one store', () => {
  const open = (
    answers: Partial<MockResponses> = {},
    today = plainDate(2026, 3, 10),
    now = '2026-03-10T08:00:00Z',
  ) => {
    const { context } = aVisit(poland, hostOf(answers), { today, now });
    return outcomeOf(() =>
      loadStore({
        context,
        params: { storeName: 'poznan-franowo' },
        url: new URL('https://shop.example/x'),
      }),
    );
  };

  it('is found by its URL key and shows address, hours and services (STO-02, STO-24)', async () => {
    const { facts } = await open();
    const html = facts === undefined ? '' : draw(<StoreView {...facts} />);
    for (const text of [
      'ul. Szwedzka 10, 61-285 Poznań',
      '07:00–19:00',
      poland.texts.stores.serviceDrive,
    ])
      expect(html).toContain(text);
  });

  it('that does not exist is a 404', async () => {
    expect((await open({ readStoreByUrlKey: () => ({ refusal: 'not-found' }) })).status).toBe(404);
  });

  it('is closed on the market’s holidays (PRM-05)', async () => {
    const { facts } = await open({}, plainDate(2026, 4, 30), '2026-04-30T08:00:00Z');
    expect(facts?.week.map(({ date, ranges }) => [date, ranges.length])).toEqual([
      ['2026-04-30', 1],
      ['2026-05-01', 0],
      ['2026-05-02', 1],
      ['2026-05-03', 0],
      ['2026-05-04', 1],
      ['2026-05-05', 1],
      ['2026-05-06', 1],
    ]);
  });
});

describe('a store with another clock than the market’s', () => {
  const at = async (market: Market, postcode: string, now: string) => {
    const store = aStore();
    const { address } = store.extension_attributes;
    const there = aStore({
      extension_attributes: { ...store.extension_attributes, address: { ...address, postcode } },
    });
    const { context } = aVisit(
      market,
      hostOf({
        readStoreByUrlKey: () => ({ reply: { data: [there] } }),
        listStores: () => ({ reply: { data: [there] } }),
      }),
      { today: plainDate(2026, 3, 11), now },
    );
    const url = new URL('https://shop.example/x');
    const params = { storeName: 'poznan-franowo' };
    const page = await outcomeOf(() => loadStore({ context, params, url }));
    const list = await outcomeOf(() => loadStores({ context, url }));
    return [page.facts?.week[0]?.date, page.facts?.store.open, list.facts?.stores[0]?.open];
  };

  it.each([
    ['Madrid', spain, '28922', '2026-03-11T18:30:00Z', 'opens-later'],
    ['Las Palmas', spain, '35219', '2026-03-11T18:30:00Z', 'open'],
    ['Lisbon', portugal, '1000-001', '2026-03-11T19:30:00Z', 'opens-later'],
    ['Funchal', portugal, '9060-190', '2026-03-11T19:30:00Z', 'opens-later'],
    ['Ponta Delgada', portugal, '9500-150', '2026-03-11T19:30:00Z', 'open'],
  ])(
    '%s closes at seven in the evening there (PRM-05, STO-24)',
    async (_, market, postcode, now, open) => {
      const expected = expect.objectContaining({ kind: open });
      expect(await at(market, postcode, now)).toEqual(['2026-03-11', expected, expected]);
    },
  );

  it('starts its week with the day that it is there', async () => {
    expect((await at(spain, '35219', '2026-03-10T23:30:00Z'))[0]).toBe('2026-03-10');
  });
});

describe('choosing a store', () => {
  const choose = async (
    fields: Readonly<Record<string, string>>,
    answers: Partial<MockResponses> = {},
    signedIn = false,
  ) => {
    const customer = {
      id: 'c',
      firstname: 'Anna',
      lastname: 'Nowak',
      email: 'a@x.example',
      mobile: '',
      isProfessional: false,
    };
    const visit = aVisit(poland, hostOf(answers), signedIn ? { customer } : {});
    return {
      outcome: await outcomeOf(() =>
        chooseStore({ context: visit.context, request: posted(fields) }),
      ),
      sessionEvents: visit.sessionEvents,
    };
  };

  it('makes it the reference store and redirects to the page of the form (STO-08, STO-24)', async () => {
    const { outcome, sessionEvents } = await choose({ store: '12', returnTo: '/budowa/?page=2' });
    expect([outcome.status, outcome.location, sessionEvents]).toEqual([
      303,
      '/budowa/?page=2',
      [{ kind: 'select-store', what: '12' }],
    ]);
  });

  it('redirects from the list to the page from which the shopper came, otherwise home', async () => {
    const after = async (changes: { readonly previousPage?: string }) =>
      outcomeOf(() =>
        chooseStore({
          context: aVisit(poland, hostOf({}), changes).context,
          request: posted({ store: '12' }),
        }),
      );
    expect([
      (await after({ previousPage: '/budowa/?page=2' })).location,
      (await after({})).location,
    ]).toEqual(['/budowa/?page=2', '/']);
    const { facts } = await search('');
    expect(facts && draw(<StoresView {...facts} />)).not.toContain('name="returnTo"');
  });

  it('saves it in the account of a signed-in customer (STO-25)', async () => {
    const updates: unknown[] = [];
    const updateMe: MockResponses['updateMe'] = (request) => {
      updates.push(request.body);
      return defaultResponses.updateMe(request);
    };
    await choose({ store: '12' }, { updateMe }, true);
    await choose({ store: '12' }, { updateMe });
    expect(updates).toEqual([{ reference_store: '12' }]);
  });

  it.each([
    ['a store', { store: '12' }, 'readStore', 'store', poland.texts.locator.lookupFailed],
    [
      'the stores around a position',
      { lat: '50.06', lon: '19.95' },
      'listStoresNear',
      'around',
      poland.texts.errors.unknownError,
    ],
  ] as const)(
    'that cannot be loaded is reported in a dialog: %s (ERR-33, ERR-34)',
    async (_, fields, call, failed, title) => {
      const failing =
        (status: number): HostClient =>
        (name, input) =>
          name === call ? Promise.reject(new HostUnavailable(status)) : hostOf({})(name, input);
      const chosenAt = (status: number) =>
        outcomeOf(() =>
          chooseStore({
            context: aVisit(poland, failing(status)).context,
            request: posted(fields),
          }),
        );
      const response = await chosenAt(500);
      expect([response.status, response.facts]).toEqual([502, { failed }]);
      expect(draw(<LookupFaultDialog failed={failed} />)).toMatch(
        new RegExp(`<dialog[^>]*open=""[\\s\\S]*${title}`),
      );
      await expect(chosenAt(503)).rejects.toThrow(HostUnavailable);
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
    'never redirects to another site: %j',
    async (returnTo) => {
      expect((await choose({ store: '12', returnTo })).outcome.location).toBe(
        '/nasze-sklepy/poznan-franowo.html',
      );
    },
  );

  const around = (...ids: readonly string[]): Partial<MockResponses> => ({
    listStoresNear: () => ({
      reply: { data: ids.map((id) => aStore({ id, url_key: `store-${id}` })) },
    }),
  });
  const here = { lat: '50.0647', lon: '19.945' };

  it('by position makes the nearest one the reference store, without disclosing the exact location (STO-12, CALL-24)', async () => {
    const { outcome, sessionEvents } = await choose(here, around('7', '12'));
    expect([outcome.status, outcome.location, sessionEvents]).toEqual([
      303,
      '/nasze-sklepy.html?lat=50.06&lon=19.95',
      [{ kind: 'select-store', what: '7' }],
    ]);
  });

  it('by position keeps the chosen store if noChangeStore is set (STO-12)', async () => {
    const { outcome, sessionEvents } = await choose(
      { ...here, noChangeStore: '1' },
      around('7', '12'),
    );
    expect([outcome.location, sessionEvents]).toEqual([
      '/nasze-sklepy.html?lat=50.06&lon=19.95',
      [],
    ]);
  });

  it.each([
    { lat: 'x', lon: '1' },
    { lat: '91', lon: '1' },
    { lat: '50', lon: '' },
    { lat: '1e1', lon: '1' },
  ])('by an invalid position is rejected: %j', async (fields) => {
    const { outcome, sessionEvents } = await choose(fields);
    expect([outcome.status, sessionEvents]).toEqual([400, []]);
  });

  it('that does not exist is a 404 and changes nothing', async () => {
    const { outcome, sessionEvents } = await choose(
      { store: '99' },
      { readStore: () => ({ refusal: 'not-found' }) },
    );
    expect([outcome.status, sessionEvents]).toEqual([404, []]);
  });
});
