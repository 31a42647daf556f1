import { HostUnavailable, type HostClient } from '@materia/api-client-kernel';
import { aVendor, defaultResponses, type MockResponses, mockHost } from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { loadVendorTerms } from './vendor-terms.loader.ts';
import { loadVendor } from './vendor.loader.ts';
import { loadVendors } from './vendors.loader.ts';
import { VendorsView } from './VendorsView.tsx';
import { VendorTermsView } from './VendorTermsView.tsx';
import { VendorView } from './VendorView.tsx';

const [poland, spain] = markets;
const SLUG = 'kominki-beskid-140109';
const ORIGIN = 'https://shop.test';

const visit = (
  answers: Partial<MockResponses>,
  market: Market = poland,
  host: HostClient = mockHost(answers),
) => aVisit(market, host);

const list = (query = '', answers: Partial<MockResponses> = {}, host?: HostClient) =>
  outcomeOf(() =>
    loadVendors({
      context: visit(answers, poland, host).context,
      url: new URL(`${ORIGIN}/nos-vendeurs.html${query}`),
    }),
  );
const open = (vendorKey: string, answers: Partial<MockResponses> = {}, market: Market = poland) =>
  outcomeOf(() =>
    loadVendor({
      context: visit(answers, market).context,
      params: { vendorKey },
      url: new URL(`${ORIGIN}/x`),
    }),
  );
const terms = (vendorKey: string, answers: Partial<MockResponses> = {}) =>
  outcomeOf(() =>
    loadVendorTerms({
      context: visit(answers).context,
      params: { vendorKey },
      url: new URL(`${ORIGIN}/x`),
    }),
  );

describe('the list of vendors', () => {
  it('requests the active ones of context 14, twenty per page by position (VEN-04, LIM-09, LIM-10)', async () => {
    const requests: unknown[] = [];
    const listVendors: MockResponses['listVendors'] = ({ query, body }) => {
      requests.push([query.get('maxResult'), query.get('position'), body]);
      return { reply: { sellers: [aVendor()], totalResults: 45 } };
    };
    const { facts } = await list('?page=3', { listVendors });
    expect(requests).toEqual([
      ['20', '40', { sellerContextIdentifier: '14', sellerStatus: 'ACTIVE' }],
    ]);
    expect([facts?.pageCount, facts?.total]).toEqual([3, 45]);
  });

  it('is empty with a message if it cannot be loaded (VEN-05, ERR-38)', async () => {
    const { status, facts } = await list('', {}, () => Promise.reject(new HostUnavailable(502)));
    expect([status, facts?.vendors]).toEqual([200, []]);
    expect(facts && draw(<VendorsView {...facts} />, poland)).toContain(poland.texts.vendors.none);
  });

  it('has no page beyond its last one and none for an invalid number (RTE-13)', async () => {
    const none = { listVendors: () => ({ reply: { sellers: [], totalResults: 45 } }) };
    expect([(await list('?page=4', none)).status, (await list('?page=0')).status]).toEqual([
      404, 404,
    ]);
  });

  it('links to each vendor by the market’s form of its path, by slug for a shared shop name (RTE-06, SET-04)', async () => {
    const hrefs = async (market: Market, isShopNameShared: boolean) => {
      const { context } = visit(
        {
          listVendors: () => ({
            reply: { sellers: [aVendor({ isShopNameShared })], totalResults: 1 },
          }),
        },
        market,
      );
      return (await loadVendors({ context, url: new URL(`${ORIGIN}/x`) })).vendors[0]?.href;
    };
    expect(await hrefs(poland, false)).toBe('/nos-vendeurs/Kominki%20Beskid');
    expect(await hrefs(poland, true)).toBe(`/nos-vendeurs/${SLUG}`);
    expect(await hrefs(spain, false)).toBe(`/nos-vendeurs/${SLUG}`);
  });
});

describe('the page of a vendor', () => {
  it.each([
    ['in Poland with the shop name', poland, SLUG, '/nos-vendeurs/Kominki%20Beskid'],
    ['in Poland with the shop name', poland, '140109', '/nos-vendeurs/Kominki%20Beskid'],
    ['elsewhere with name and identifier', spain, 'Kominki Beskid', `/nos-vendeurs/${SLUG}`],
    ['elsewhere with name and identifier', spain, 'old-name-140109', `/nos-vendeurs/${SLUG}`],
  ])(
    'has one URL, %s; other forms redirect permanently (RTE-06, RTE-07)',
    async (_, market, key, location) => {
      expect(await open(key, {}, market)).toMatchObject({ status: 301, location });
    },
  );

  it('redirects to the list if several vendors share the shop name (RTE-06)', async () => {
    const two = {
      findVendors: () => ({
        reply: { data: [aVendor(), aVendor({ sellerIdentifier: '140110' })] },
      }),
    };
    expect(await open('Kominki Beskid', two)).toMatchObject({
      status: 302,
      location: '/nos-vendeurs.html',
    });
  });

  it.each([
    ['does not exist', { findVendors: () => ({ refusal: 'not-found' }) }],
    [
      'has left',
      { findVendors: () => ({ reply: { data: [aVendor({ sellerStatus: 'CLOSED' })] } }) },
    ],
  ] satisfies (readonly [string, Partial<MockResponses>])[])(
    'that %s is a 404 (VEN-07, VEN-08, ERR-39)',
    async (_, answers) => expect((await open('Kominki Beskid', answers)).status).toBe(404),
  );

  it('is not a 404 if it cannot be read because of a host error (VEN-07, ERR-39)', async () => {
    const { context } = visit({}, poland, () => Promise.reject(new HostUnavailable(503)));
    await expect(
      loadVendor({ context, params: { vendorKey: 'Kominki Beskid' }, url: new URL(`${ORIGIN}/x`) }),
    ).rejects.toThrow(HostUnavailable);
  });

  it('does not exist in a shop without a marketplace (RTE-42)', async () => {
    const { context, shop } = visit({});
    const without = aVisit(poland, shop.host, {
      flags: { ...shop.flags, MARKETPLACE_MODE: false },
    });
    const url = new URL(`${ORIGIN}/x`);
    expect((await outcomeOf(() => loadVendors({ context: without.context, url }))).status).toBe(
      404,
    );
    expect(
      (
        await outcomeOf(() =>
          loadVendor({ context: without.context, params: { vendorKey: 'Kominki Beskid' }, url }),
        )
      ).status,
    ).toBe(404);
    expect((await outcomeOf(() => loadVendors({ context, url }))).status).toBe(200);
  });

  it('shows description, returns, shipping, contributions, contact and a link to its terms (VEN-09)', async () => {
    const { facts } = await open('Kominki Beskid');
    const html = facts === undefined ? '' : draw(<VendorView {...facts} />, poland);
    for (const text of [
      'z serwisem w całym kraju',
      'przez 30 dni',
      'Polska',
      poland.texts.vendors.modeParcel,
      'BDO',
      '000123456',
      'ul. Żywiecka 77, 43-300 Bielsko-Biała',
      'href="/cgv/kominki-beskid"',
      '06/05/2024',
    ])
      expect(html).toContain(text);
  });

  it('names the responsible person and whether the vendor is a trader (BEY-13)', async () => {
    const { facts } = await open('Kominki Beskid');
    const html = facts === undefined ? '' : draw(<VendorView {...facts} />, poland);
    for (const text of [
      'Kominki Beskid sp. z o.o.',
      'KRS 0000704158',
      '5471201048',
      'info@kominki-beskid.example',
      '+48 33 555 10 84',
      poland.texts.vendors.isTrader,
    ])
      expect(html).toContain(text);
    const unnamed = facts && { ...facts, vendor: { ...facts.vendor, trader: undefined } };
    expect(unnamed && draw(<VendorView {...unnamed} />, poland)).toContain(
      poland.texts.vendors.isNoTrader,
    );
  });

  it('lists the vendor’s stock with the cards of listings, page by page (BEY-13)', async () => {
    const requests: unknown[] = [];
    const listProducts: MockResponses['listProducts'] = (request) => {
      const { query } = request;
      requests.push([query.get('seller_identifier'), query.get('page_id')]);
      const answer = defaultResponses.listProducts(request);
      return 'reply' in answer
        ? {
            reply: {
              data: answer.reply.data.map((list) => ({ ...list, total: 60, page_count: 3 })),
            },
          }
        : answer;
    };
    const { facts } = await outcomeOf(() =>
      loadVendor({
        context: visit({ listProducts }).context,
        params: { vendorKey: 'Kominki Beskid' },
        url: new URL(`${ORIGIN}/x?page=2`),
      }),
    );
    expect(requests).toEqual([['140109', '2']]);
    const html = facts === undefined ? '' : draw(<VendorView {...facts} />, poland);
    expect(facts?.offers.products.length).toBeGreaterThan(0);
    for (const { name } of facts?.offers.products ?? []) expect(html).toContain(name);
    for (const page of ['?page=3', `href="/nos-vendeurs/Kominki%20Beskid"`])
      expect(html).toContain(page);
    const beyond = (query: string) =>
      outcomeOf(() =>
        loadVendor({
          context: visit({ listProducts }).context,
          params: { vendorKey: 'Kominki Beskid' },
          url: new URL(`${ORIGIN}/x${query}`),
        }),
      );
    expect([(await beyond('?page=4')).status, (await beyond('?page=0')).status]).toEqual([
      404, 404,
    ]);
  });

  it('links to the report form with its own URL (RTE-28)', async () => {
    expect((await open('Kominki Beskid')).facts?.reportHref).toBe(
      '/signaler-un-contenu-illicite.html?address=https%3A%2F%2Fshop.test%2Fnos-vendeurs%2FKominki%2520Beskid',
    );
  });
});

describe('the terms of a vendor', () => {
  it('are always current, split into paragraphs, under the URL key; the shop name redirects there (RTE-14, RTE-15, VEN-10)', async () => {
    const unknownName = {
      findVendors: () => ({ refusal: 'not-found' }),
    } satisfies Partial<MockResponses>;
    const { facts } = await terms('kominki-beskid', unknownName);
    expect(facts?.paragraphs).toEqual([
      'Umowę zawierasz ze sprzedawcą.',
      'Reklamacje rozpatrujemy w ciągu 14 dni.',
    ]);
    expect(facts && draw(<VendorTermsView {...facts} />, poland)).toContain(
      'Reklamacje rozpatrujemy',
    );
    expect(await terms('Kominki Beskid')).toMatchObject({
      status: 301,
      location: '/cgv/kominki-beskid',
    });
  });

  it('of an unknown vendor are a 404 (VEN-08)', async () =>
    expect(
      (await terms('nobody', { readVendorTerms: () => ({ refusal: 'not-found' }) })).status,
    ).toBe(404));
});
