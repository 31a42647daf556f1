import { createHostClient, HostUnavailable, type HostClient } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import {
  anOffer,
  aProduct,
  aProductCard,
  aRetailer,
  aStore,
  aVendorOffer,
  defaultResponses,
  type MockResponses,
  mockHandlers,
} from '@materia/api-mocks';
import { parsePostcode } from '@materia/domain-contact';
import { flagSet } from '@materia/domain-feature-flags';
import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/testing/markets';
import { type Market, pathTo } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { ShopProvider } from '@materia/ui-shop';
import { getResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadProduct, type ProductPageFacts } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';

const [poland, spain] = markets;
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

/** A store at a distance in kilometres from the place asked about. */
const storeAt = (distance: number, changes: Parameters<typeof aStore>[0]) => {
  const store = aStore(changes);
  return { ...store, extension_attributes: { ...store.extension_attributes, distance } };
};

const partsOf = ({ settings }: Market) => ({
  whole: String(settings.preparationFeeBaseMinor / 100),
});

const open = (
  answers: Partial<MockResponses> = {},
  market: Market = poland,
  host: HostClient = hostOf(answers),
  query = '',
) => {
  const { context } = aVisit(market, host);
  return outcomeOf(() =>
    loadProduct({
      context,
      params: { urlKey: 'cement-25-kg-ref100234' },
      url: new URL(`https://shop.test/cement-25-kg-ref100234.html${query}`),
    }),
  );
};

const draw = (facts: ProductPageFacts | undefined, market: Market = poland): string => {
  if (facts === undefined) throw new Error('The page was not loaded');
  const t = textsIn(market);
  const page = (
    <ShopProvider market={market} t={t} to={pathTo(market.routes)}>
      <ProductView {...facts} />
    </ShopProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  ).replaceAll('\u00a0', ' ');
};

describe('a product page', () => {
  it('shows the best offer and the others in the price context of the store (CAT-11, OFF-02)', async () => {
    const requests: unknown[] = [];
    const readOffers: MockResponses['readOffers'] = ({ params }) => {
      requests.push(params['priceContextCode']);
      return { reply: { data: [anOffer(), aVendorOffer()] } };
    };
    const { facts } = await open({ readOffers });
    expect(requests).toEqual(['012P']);
    expect([facts?.best?.code, facts?.others.map(({ code }) => code)]).toEqual([
      'R-100234-012P',
      ['V-100234-BUDMAX'],
    ]);
    expect(draw(facts)).toContain('Budmax');
  });

  it.each(markets)(
    'in market $id names manufacturer, responsible person, identifiers and warnings (BEY-14)',
    async (market) => {
      const { facts } = await open({}, market);
      const details = facts?.details;
      if (facts === undefined || details === undefined) throw new Error('The page was not loaded');
      const responsiblePerson = {
        name: 'Murex Deutschland GmbH',
        address: 'Harzstraße 21, Düsseldorf',
        email: 'info@murex.example',
      };
      const html = draw(
        {
          ...facts,
          details: { ...details, safety: { warnings: ['Sharp edges'], responsiblePerson } },
        },
        market,
      );
      const { manufacturer } = details;
      const { sku, adeokey, ean } = facts.product;
      for (const told of [
        market.texts.safety.title,
        market.texts.safety.responsible,
        manufacturer.address,
        responsiblePerson.address,
        responsiblePerson.email,
        'Sharp edges',
        sku,
        adeokey,
        ean,
      ])
        expect(html).toContain(told);
      expect(draw(facts, market)).not.toContain(market.texts.safety.responsible);
    },
  );

  it.each(markets)(
    'in market $id shows the energy arrow next to the price and its information sheet below (BEY-15)',
    async (market) => {
      const { facts } = await open({}, market);
      if (facts === undefined) throw new Error('The page was not loaded');
      const html = draw(
        {
          ...facts,
          product: { ...facts.product, energy: { energyClass: 'E', best: 'A', worst: 'G' } },
        },
        market,
      );
      const label = `href="/media/${market.id}/energy/${facts.product.sku}"`;
      expect(html.indexOf(label)).toBeGreaterThan(0);
      expect(html.indexOf(label)).toBeLessThan(html.indexOf(market.texts.product.add));
      expect(html).toContain('id="product-sheet"');
      expect(draw(facts, market)).not.toContain('product-sheet');
    },
  );

  it.each(markets)(
    "in market $id offers the store's alternatives to a product that is short in stock (BEY-11)",
    async (market) => {
      const other = { ...aProductCard(), sku: '100777', name: 'Another cement 25 kg' };
      const listSubstitutes: MockResponses['listSubstitutes'] = () => ({
        reply: { data: [other] },
      });
      const soldOut = anOffer({
        delivery: {
          ...anOffer().delivery,
          store: { availabilities: [{ stockStatus: 'SOLDOUT', availableStock: 0 }] },
        },
      });
      const { facts } = await open(
        { listSubstitutes, readOffers: () => ({ reply: { data: [soldOut] } }) },
        market,
      );
      expect(draw(facts, market)).toContain(market.texts.substitutes.title);
      expect(draw(facts, market)).toContain('Another cement 25 kg');
      const { facts: inStock } = await open({ listSubstitutes }, market);
      expect(draw(inStock, market)).not.toContain(market.texts.substitutes.title);
    },
  );

  const WARRANTIES = {
    pl: { name: 'Gwarancja producenta', 1: '1 rok', 2: '2 lata', 5: '5 lat' },
    es: { name: 'Garantía comercial', 1: '1 año', 2: '2 años', 5: '5 años' },
    fr: { name: 'Garantie commerciale', 1: '1 an', 2: '2 ans', 5: '5 ans' },
    pt: { name: 'Garantia comercial', 1: '1 ano', 2: '2 anos', 5: '5 anos' },
  } as const satisfies Readonly<Record<(typeof markets)[number]['id'], object>>;

  it.each(markets.flatMap((market) => ([1, 2, 5] as const).map((years) => ({ market, years }))))(
    'in market $market.id names a commercial warranty of $years years among its facts',
    async ({ market, years }) => {
      const readProduct = () => ({ reply: { data: [aProduct({ warranty: { years } })] } });
      const words = WARRANTIES[market.id];
      const html = draw((await open({ readProduct }, market)).facts, market);
      expect(html).toContain(words.name);
      expect(html).toContain(`>${words[years]}<`);
      expect(draw((await open({}, market)).facts, market)).not.toContain(words.name);
    },
  );

  it('that does not exist is a 404', async () => {
    expect(await open({ readProduct: () => ({ refusal: 'not-found' }) })).toMatchObject({
      status: 404,
      location: null,
    });
  });

  it.each([
    [
      'redirects from an old URL to the current one',
      '/budowa/cement/',
      { status: 301, location: '/budowa/cement/' },
    ],
    ['never redirects to another site', '//evil.example/', { status: 404, location: null }],
    ['never redirects to itself', '/cement-25-kg-ref100234.html', { status: 404, location: null }],
  ])('that no longer exists %s', async (_, target, expected) => {
    const gone = await open({
      readProduct: () => ({ refusal: 'not-found' }),
      findRedirection: () => ({ reply: { target_path: target, status: 301 } }),
    });
    expect(gone).toMatchObject(expected);
  });

  it.each(markets)(
    'in market $id shows price, stock and pickup promise in its language (STK-03, PRM-01)',
    async (market) => {
      const { facts } = await open({}, market);
      const html = draw(facts, market);
      expect(html).toContain(market.texts.product.add);
      expect(html).toContain('12');
      expect(facts?.best?.stock).toEqual({ kind: 'in-stock', where: 'store', units: 40 });
      expect(facts?.best?.promise?.promise).toMatchObject({ kind: 'within-hours' });
    },
  );

  it('limits the quantity to the stock and accepts whole numbers only (QTY-01, QTY-05)', async () => {
    const html = draw((await open()).facts);
    const field = /<input[^>]*name="quantity"[^>]*>/.exec(html)?.[0] ?? '';
    expect([
      /min="(\d+)"/.exec(field)?.[1],
      /max="(\d+)"/.exec(field)?.[1],
      /step="(\d+)"/.exec(field)?.[1],
    ]).toEqual(['1', '40', '1']);
  });

  const inStoreUnits = (count: string): string =>
    poland.texts.stock.inStoreUnits.many?.replace('{count}', count) ?? '';

  it.each([
    [true, 5, inStoreUnits('5'), '5'],
    [true, undefined, inStoreUnits('0'), '999'],
    [false, undefined, poland.texts.stock.inStore, '999'],
  ])(
    'with marketplace mode %s and a stock of %s shows "%s", and limits the quantity to %s (QTY-02, QTY-04, QTY-11)',
    async (MARKETPLACE_MODE, availableStock, shown, most) => {
      const offer = anOffer({
        delivery: {
          ...anOffer().delivery,
          store: {
            availabilities: [
              { stockStatus: 'ONSITE', ...(availableStock !== undefined && { availableStock }) },
            ],
          },
        },
      });
      const host = hostOf({ readOffers: () => ({ reply: { data: [offer] } }) });
      const { shop } = aVisit(poland, host);
      const { context } = aVisit(poland, host, { flags: { ...shop.flags, MARKETPLACE_MODE } });
      const facts = await loadProduct({
        context,
        params: { urlKey: 'cement-25-kg-ref100234' },
        url: new URL('https://shop.test/cement-25-kg-ref100234.html'),
      });
      const html = draw(facts);
      expect(html).toContain(`>${shown}<`);
      expect(html).toContain(`max="${most}"`);
    },
  );

  it('adds by a form with offer, price context and the page to return to, without scripts', async () => {
    const html = draw((await open()).facts);
    const form = /<form[^>]*action="\/checkout\/cart".*?<\/form>/s.exec(html)?.[0] ?? '';
    for (const [name, value] of [
      ['intent', 'add'],
      ['sku', '100234'],
      ['offer', 'R-100234-012P'],
      ['context', '012P'],
      ['returnTo', '/cement-25-kg-ref100234.html'],
    ]) {
      expect(form).toContain(`name="${name}" value="${value}"`);
    }
  });

  it('holds a press on an add button until the script that keeps the page in place has loaded', async () => {
    const readOffers: MockResponses['readOffers'] = () => ({
      reply: { data: [anOffer(), aVendorOffer()] },
    });
    const forms = draw((await open({ readOffers })).facts).match(
      /<form[^>]*data-add=.*?<\/form>/gs,
    );
    expect(forms).toHaveLength(3);
    for (const form of forms ?? [])
      expect(form).toMatch(/<button[^>]* type="submit"[^>]* data-held/);
  });

  it('says so when there is no offer, and has no add button', async () => {
    const html = draw((await open({ readOffers: () => ({ reply: { data: [] } }) })).facts);
    expect(html).toContain(poland.texts.product.unavailable);
    expect(html).not.toContain('action="/checkout/cart"');
  });

  it.each(['ONORDER', 'SOLDOUT'] as const)(
    'offers a notice by mail in place of the button while the product is %s, whatever its stock figure (STK-11, DLV-09)',
    async (stockStatus) => {
      const waiting = anOffer({
        delivery: {
          home: { availabilities: [] },
          relay: { availabilities: [] },
          store: { availabilities: [{ stockStatus, availableStock: 12 }] },
        },
      });
      const html = draw((await open({ readOffers: () => ({ reply: { data: [waiting] } }) })).facts);
      expect(html).toContain(poland.texts.product.unavailable);
      expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="[^"]+\/100234")/);
      expect(html).toContain(poland.texts.restockNotice.action);
      expect(html).not.toContain('action="/checkout/cart"');
    },
  );

  it('in a store that does not sell online shows price and stock but no add button (CART-14)', async () => {
    const html = draw(
      (await open({ readStore: () => ({ reply: { data: [aStore({ ecommerce: '0' })] } }) })).facts,
    );
    expect(html).toContain(poland.texts.product.showcaseTitle);
    expect(html).toContain('12');
    expect(html).not.toContain('action="/checkout/cart"');
  });

  it('requests the stock of stores around the selected one and excludes that one (STK-13)', async () => {
    const requests: unknown[] = [];
    const listStockOfStores: MockResponses['listStockOfStores'] = ({ params }) => {
      requests.push([
        params['adeokey'],
        params['priceContextCode'],
        params['latitude'],
        params['longitude'],
      ]);
      const near = storeAt(4, { id: '13', name: 'Poznań Komorniki', url_key: 'poznan-komorniki' });
      return {
        reply: {
          data: [
            { store: aStore(), availability: undefined },
            { store: near, availability: { stockStatus: 'BIGBOX', availableStock: 7 } },
          ],
        },
      };
    };
    const { facts } = await open({ listStockOfStores });
    expect(requests).toEqual([['A100234', '012P', '52.389', '17.009']]);
    expect(facts?.nearby.map(({ name, stock }) => [name, stock.kind])).toEqual([
      ['Poznań Komorniki', 'regional-stock'],
    ]);
  });

  it('shows the offer named in the query, with the best one among the others (OFF-01, OFF-03)', async () => {
    const readOffers: MockResponses['readOffers'] = () => ({
      reply: { data: [anOffer(), aVendorOffer()] },
    });
    const { facts } = await open(
      { readOffers },
      poland,
      hostOf({ readOffers }),
      '?offer=V-100234-BUDMAX',
    );
    expect([facts?.shown?.code, facts?.others.map(({ code }) => code)]).toEqual([
      'V-100234-BUDMAX',
      ['R-100234-012P'],
    ]);
    const html = draw(facts);
    expect(html).toContain('name="offer" value="V-100234-BUDMAX"');
    expect(html).toContain(poland.texts.productMore.bestOffer);
    expect(
      (await open({ readOffers }, poland, hostOf({ readOffers }), '?offer=nothing')).facts?.shown
        ?.code,
    ).toBe('R-100234-012P');
  });

  it('states the content of a sale unit as text (OFF-06, PRC-17)', async () => {
    const { facts } = await open();
    const { saleUnit, capacityUnit, capacityPerSaleUnit } =
      facts?.shown?.conditioning ?? expect.unreachable();
    const units: Market['units'] = poland.units;
    expect(draw(facts)).toContain(
      `1 ${units[saleUnit]?.name} = ${capacityPerSaleUnit} ${units[capacityUnit ?? '']?.short}`,
    );
  });

  it('says what each picture shows: the product alone, in use, its sizes, a close-up, its pack', async () => {
    const kinds = ['scene', 'dimensions', 'detail', 'package'] as const;
    const { facts } = await open({
      readProduct: () => ({
        reply: {
          data: [
            aProduct({
              images: ['cement', ...kinds.map((kind) => `cement-${kind}`)],
              views: kinds.map((kind) => ({ kind, image: `cement-${kind}` })),
            }),
          ],
        },
      }),
    });
    const name = facts?.product.name ?? expect.unreachable();
    const alts = [...draw(facts).matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(alts.slice(0, 5)).toEqual([
      name,
      `${name} w zastosowaniu`,
      `Wymiary: ${name}`,
      `Zbliżenie: ${name}`,
      `Opakowanie: ${name}`,
    ]);
  });

  it('enlarges its pictures without scripts', async () => {
    const html = draw((await open()).facts);
    expect(html).toMatch(/<button[^>]*command="show-modal"[^>]*commandfor="zoom"/i);
    expect(html).toMatch(/<dialog id="zoom".*width=1200.*<\/dialog>/s);
  });

  it.each([
    [true, ['7', '8']],
    [false, []],
  ])(
    'recommends best sellers of the category, never itself, if the flag is on: %s; Poland’s preset is on (FLAG-09, FLD-07)',
    async (RECOMMENDATIONS, expected) => {
      const requests: (string | null)[] = [];
      const host = hostOf({
        listProducts: ({ query }) => {
          requests.push(query.get('category_id'));
          return {
            reply: {
              data: [
                {
                  retailer: aRetailer(),
                  products: ['7', '100234', '8'].map((sku) =>
                    aProductCard({ sku, url_key: `p-ref${sku}` }),
                  ),
                  total: 3,
                  page_id: 1,
                  page_size: 5,
                  page_count: 1,
                  filters: [],
                },
              ],
            },
          };
        },
      });
      const { shop } = aVisit(poland, host);
      expect(shop.flags.RECOMMENDATIONS).toBe(true);
      const { context } = aVisit(poland, host, { flags: { ...shop.flags, RECOMMENDATIONS } });
      const { recommended } = await loadProduct({
        context,
        params: { urlKey: 'x' },
        url: new URL('https://shop.test/x.html'),
      });
      expect(recommended.map(({ sku }) => sku)).toEqual(expected);
      expect(requests).toEqual(RECOMMENDATIONS ? [aProduct().category_id] : []);
    },
  );

  it('lists the five nearest stores that have the product, and skips nearer ones without it', async () => {
    const stores = Array.from({ length: 14 }, (_, place) => ({
      store: storeAt(place, {
        id: String(20 + place),
        name: `Store ${place}`,
        url_key: `store-${place}`,
      }),
      availability:
        place % 2 === 0 ? undefined : ({ stockStatus: 'ONSITE', availableStock: place } as const),
    }));
    const { facts } = await open({ listStockOfStores: () => ({ reply: { data: stores } }) });
    expect(facts?.nearby.map(({ name }) => name)).toEqual([
      'Store 1',
      'Store 3',
      'Store 5',
      'Store 7',
      'Store 9',
    ]);
  });

  it('calls stores near up to 50 km away, and says so if there are none (STK-13)', async () => {
    const stores = [12, 50, 51, 117, 355].map((kilometres) => ({
      store: storeAt(kilometres, {
        id: `at-${kilometres}`,
        name: `Store ${kilometres}`,
        url_key: `store-${kilometres}`,
      }),
      availability: { stockStatus: 'ONSITE', availableStock: 2 } as const,
    }));
    const { facts } = await open({ listStockOfStores: () => ({ reply: { data: stores } }) });
    expect(facts?.nearby.map(({ distance }) => distance)).toEqual([12, 50]);
    expect(draw(facts)).toContain('50 km');
    const far = await open({ listStockOfStores: () => ({ reply: { data: stores.slice(2) } }) });
    expect(far.facts?.nearby).toEqual([]);
    expect(draw(far.facts)).toContain('W promieniu 50 km żaden inny sklep');
  });

  it('shows the stores around the shopper instead, if the page is asked with a position (STK-13)', async () => {
    const asked: unknown[] = [];
    const near: Partial<MockResponses> = {
      listStockOfStores: ({ params }) => {
        asked.push(Number(params['latitude']), Number(params['longitude']));
        const store = storeAt(3, { id: '12', name: 'Store 3', url_key: 'store-3' });
        return {
          reply: { data: [{ store, availability: { stockStatus: 'ONSITE', availableStock: 2 } }] },
        };
      },
    };
    const { facts } = await open(near, poland, hostOf(near), '?lat=52.41&lon=16.93');
    expect([asked, facts?.isNearShopper]).toEqual([[52.41, 16.93], true]);
    expect(facts?.nearby.map(({ name }) => name)).toEqual(['Store 3']);
    expect(draw(facts)).toContain(poland.texts.productMore.nearMeResult);
  });

  it('shows the stores around the place that the shopper named, and says so (STO-27, STK-13)', async () => {
    const asked: unknown[] = [];
    const host = hostOf({
      listStockOfStores: ({ params }) => {
        asked.push(Number(params['latitude']), Number(params['longitude']));
        const store = storeAt(3, { id: '13', name: 'Store 3', url_key: 'store-3' });
        return {
          reply: { data: [{ store, availability: { stockStatus: 'ONSITE', availableStock: 2 } }] },
        };
      },
    });
    const postcode = parsePostcode('30-001', poland.rules.postcode);
    if (!postcode.ok) throw new Error('30-001 is a postal code');
    const { context } = aVisit(poland, host, {
      place: {
        postcode: postcode.value,
        town: 'Kraków',
        isExact: true,
        position: { latitude: 50.06, longitude: 19.94 },
      },
    });
    const facts = await loadProduct({
      context,
      params: { urlKey: 'x' },
      url: new URL('https://shop.test/x.html'),
    });
    expect([asked, facts.nearby.map(({ name }) => name)]).toEqual([[50.06, 19.94], ['Store 3']]);
    expect(draw(facts)).toContain(poland.texts.productMore.nearMeResult);
  });

  it('before a store is chosen, promises nothing of a store and asks for one (STO-27, STK-03)', async () => {
    const { shop } = aVisit(poland, hostOf({}));
    const { context } = aVisit(poland, shop.host, {
      store: { ...shop.store, sellerCode: '000', chosen: false },
    });
    const facts = await loadProduct({
      context,
      params: { urlKey: 'x' },
      url: new URL('https://shop.test/x.html'),
    });
    expect([facts.shown?.stock, facts.shown?.promise, facts.nearby]).toEqual([
      expect.objectContaining({ kind: 'in-stock', where: 'website' }),
      undefined,
      [],
    ]);
    const html = draw(facts);
    expect(html).not.toContain('w sklepie');
    expect(html).toContain(poland.texts.storeCard.choose);
    expect(html).toContain(poland.texts.productMore.stockElsewhereChoose);
  });

  it('names the preparation fee beside a pickup promise in every market (DLV-05, FEE-01)', async () => {
    for (const market of markets) {
      const { facts } = await open({}, market);
      expect(facts?.shown?.promise?.label).toBe('drive-pickup');
      const { whole } = partsOf(market);
      expect(draw(facts, market)).toContain(
        market.texts.delivery.pickupFee.split('{amount}')[0] + whole,
      );
    }
  });

  it('publishes its price for one calendar month, and strikes the 30-day lowest in structured data (PRC-12, LIM-41, BEY-01)', async () => {
    const readOffers: MockResponses['readOffers'] = () => {
      const offer = anOffer();
      const reduced = {
        ...offer.price,
        initialUnitAmount: 30,
        initialUnitAmountNoTax: 24.39,
        unitAmount: 24,
        unitAmountNoTax: 19.51,
        lowestAmount30Days: 28,
        lowestAmount30DaysNoTax: 22.76,
      };
      return { reply: { data: [{ ...offer, price: reduced }] } };
    };
    const html = draw((await open({ readOffers })).facts);
    expect(html).toContain('"priceValidUntil":"2026-04-10"');
    expect(html).toContain('"price":"28.00"');
    expect(html).not.toContain('"price":"30.00"');
    expect(html).toMatch(/<s>.*?28,00.*?<\/s>/);
  });

  it('is shown without the other stores if the host cannot report their stock', async () => {
    const answering = hostOf({});
    const failing: HostClient = (name, input) =>
      name === 'listStockOfStores'
        ? Promise.reject(new HostUnavailable(503))
        : answering(name, input);
    const { status, facts } = await open({}, poland, failing);
    expect([status, facts?.nearby]).toEqual([200, []]);
  });

  it.each([
    [true, 'igic'],
    [false, 'vat'],
  ])(
    'names the tax of the Canary store IGIC only while its flag is on: %s (PRC-14, PRC-15, LIM-19, FLAG-37)',
    async (isOn, tax) => {
      const store = {
        id: '19',
        sellerCode: '19',
        urlKey: 'las-palmas',
        name: 'Las Palmas',
        postcode: '35001',
        chosen: true,
      };
      const { shop } = aVisit(spain, hostOf({}));
      const { context } = aVisit(spain, shop.host, {
        store,
        flags: { ...shop.flags, DISPLAY_IGIC_TAX_LABEL: isOn },
      });
      const { viewer } = await loadProduct({
        context,
        params: { urlKey: 'x' },
        url: new URL('https://shop.test/x.html'),
      });
      expect(viewer.tax).toBe(tax);
    },
  );

  it.each([
    [true, ['8,94 zł netto', '11,00 zł brutto']],
    [false, ['11,00 zł brutto']],
  ])(
    'shows professionals the price without tax first only while its flag is on: %s (FLAG-39)',
    async (isOn, amounts) => {
      const { shop } = aVisit(poland, hostOf({}));
      const own = anOffer();
      const { context } = aVisit(
        poland,
        hostOf({
          readOffers: () => ({
            reply: {
              data: [
                anOffer({
                  price: { ...own.price, unitAmount: 11, unitAmountNoTax: 8.94, vatRate: 23 },
                }),
              ],
            },
          }),
        }),
        {
          customer: { ...ANNA, isProfessional: true },
          flags: { ...shop.flags, PRO_PRICES_TAX_EXCLUDED_FIRST: isOn },
        },
      );
      const { facts } = await outcomeOf(() =>
        loadProduct({ context, params: { urlKey: 'x' }, url: new URL('https://shop.test/x.html') }),
      );
      const shown = wordsOf(draw(facts)).replaceAll(/ \/ \S+/g, '');
      expect(
        ['8,94 zł netto', '11,00 zł brutto']
          .filter((amount) => shown.includes(amount))
          .toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b)),
      ).toEqual(amounts);
    },
  );

  it('shows an amount in capacity units rounded to two decimals (QTY-07, QTY-08)', async () => {
    const own = anOffer();
    const html = draw(
      (
        await open({
          readOffers: () => ({
            reply: {
              data: [
                anOffer({
                  product: {
                    ...own.product,
                    conditioning: {
                      ...own.product.conditioning,
                      capacityUnit: 'm2',
                      numberOfCapacityUnitPerSaleUnit: 1.2345,
                    },
                  },
                }),
              ],
            },
          }),
        })
      ).facts,
    );
    expect(wordsOf(html)).toContain('1,23 m²');
    expect(wordsOf(html)).not.toContain('1,2345');
  });

  it('renders the calculator’s result after the form is submitted, and offers to add it to the cart (BEY-04)', async () => {
    const html = draw((await open({}, poland, hostOf({}), '?need=100&waste=0')).facts);
    expect(html).toContain('value="100"');
    expect(html).toContain('name="quantity" value="4"');
    expect(html).toContain('48,00 zł');
  });
});

const [, , , portugal] = markets;

/** The texts of a page, one space between them. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.])/g, '');

type Delivery = ReturnType<typeof anOffer>['delivery'];
type Mode = keyof Delivery;
type Availability = Delivery['home']['availabilities'][number];

const NOWHERE: Delivery = {
  home: { availabilities: [] },
  store: { availabilities: [] },
  relay: { availabilities: [] },
};

describe('what an offer says on its page', () => {
  const wordsWith = async (
    offer: ReturnType<typeof anOffer>,
    market: Market = poland,
  ): Promise<string> => {
    const { facts } = await open({ readOffers: () => ({ reply: { data: [offer] } }) }, market);
    return wordsOf(draw(facts, market));
  };
  const delivered = (
    mode: Mode,
    availability: Availability,
    isSoldByAThirdPartyVendor = false,
  ): ReturnType<typeof anOffer> => ({
    ...(isSoldByAThirdPartyVendor ? aVendorOffer() : anOffer()),
    delivery: { ...NOWHERE, [mode]: { availabilities: [availability] } },
    storeAvailability: undefined,
  });

  it.each([
    ['STK-01', 'SOLDOUT', 'store', false, 'Czekamy na dostawę'],
    ['STK-02', 'ONORDER', 'store', false, 'Na zamówienie z magazynu'],
    ['STK-03', 'ONSITE', 'store', false, '7 sztuk w sklepie'],
    ['STK-05', 'SITE_DELIVERY', 'home', true, 'Dostawa sprzedawcy (7 sztuk)'],
  ] as const)('%s: stock status %s', async (_, stockStatus, mode, isThirdParty, words) => {
    const offer = delivered(mode, { stockStatus, availableStock: 7 }, isThirdParty);
    expect(await wordsWith(offer)).toContain(words);
  });

  it('STK-04: stock status BIGBOX counts as within 24 hours only if its promise keeps that', async () => {
    const inHours = (delay: number) =>
      wordsWith(
        delivered('store', {
          stockStatus: 'BIGBOX',
          availableStock: 7,
          promise: { unit: 'HOUR', delay },
        }),
      );
    expect(await inHours(4)).toContain('7 sztuk w ciągu 24 godzin');
    expect(await inHours(72)).toContain('7 sztuk w magazynie regionalnym');
  });

  it.each(markets)(
    'in market $id a promise names the days that it skips, and why: a weekend, a holiday, a day without opening hours (BEY-06)',
    async (market) => {
      const closedOnMondays = aStore();
      const { extension_attributes: facts } = closedOnMondays;
      const offer = delivered('home', {
        stockStatus: 'ONSITE',
        availableStock: 7,
        promise: { unit: 'DAY', delay: 3 },
      });
      const host = hostOf({
        readOffers: () => ({ reply: { data: [offer] } }),
        readStore: () => ({
          reply: {
            data: [
              {
                ...closedOnMondays,
                extension_attributes: {
                  ...facts,
                  opening_hours: (facts.opening_hours ?? []).filter(({ weekday }) => weekday !== 1),
                },
              },
            ],
          },
        }),
      });
      // Two days before Christmas, a Wednesday.
      const { context } = aVisit(market, host, {
        now: '2026-12-23T09:00:00Z',
        today: plainDate(2026, 12, 23),
      });
      const page = await outcomeOf(() =>
        loadProduct({
          context,
          params: { urlKey: 'cement-25-kg-ref100234' },
          url: new URL('https://shop.test/cement-25-kg-ref100234.html'),
        }),
      );
      const html = draw(page.facts, market);
      const { why, skipped, skippedWeekend, skippedClosedStore } = market.texts.delivery;
      expect(html).toContain(why);
      const days = [...html.slice(html.indexOf(skipped)).matchAll(/<li>([^<]+)<\/li>/g)].map(
        ([, day = '']) => day,
      );
      const because = (text: string): readonly string[] =>
        days.filter((day) => day.endsWith(text.replaceAll('\u00a0', ' ').replace('{date}', '')));
      expect(because(skippedWeekend)).toHaveLength(2);
      expect(because(skippedClosedStore)).toHaveLength(1);
      const holidays = days.filter(
        (day) => ![...because(skippedWeekend), ...because(skippedClosedStore)].includes(day),
      );
      expect(holidays).toContainEqual(expect.stringMatching(/25.*: ?\S+/));
    },
  );

  const DAYS = { unit: 'DAY', delay: 3 } as const;

  it.each([
    ['DLV-01', 'home', 'ONSITE', 'Kurier do domu: '],
    ['DLV-02', 'home', 'FAST', 'Kurier do domu: '],
    ['DLV-03', 'home', 'BIGBOX', 'Kurier do domu: '],
    ['DLV-04', 'home', 'SITE_DELIVERY', 'Dostawa w promieniu około 50 km: '],
    ['DLV-05', 'store', 'ONSITE', 'Odbiór w sklepie Poznań Franowo: '],
    ['DLV-06', 'store', 'BIGBOX', 'Odbiór w sklepie Poznań Franowo: '],
    ['DLV-07', 'relay', 'ONSITE', 'Punkt odbioru: '],
    ['DLV-08', 'relay', 'BIGBOX', 'Punkt odbioru: '],
  ] as const)('%s: delivery to %s with stock status %s', async (_, mode, stockStatus, words) => {
    const isThirdParty = stockStatus === 'SITE_DELIVERY';
    const offer = delivered(mode, { stockStatus, availableStock: 7, promise: DAYS }, isThirdParty);
    expect(await wordsWith(offer)).toContain(words);
  });

  it('names the preparation fee as what pickup costs (DLV-05, DLV-06)', async () => {
    for (const stockStatus of ['ONSITE', 'BIGBOX'] as const)
      expect(
        await wordsWith(delivered('store', { stockStatus, availableStock: 7, promise: DAYS })),
      ).toContain('Odbiór: od 25,00 zł za przygotowanie zamówienia.');
  });

  it.each(markets)(
    'in market $id a promise in hours is shown in hours, any other as a day with weekday and month (DLV-12, PRM-02, PRC-11)',
    async (market) => {
      const promised = (unit: 'HOUR' | 'DAY', delay: number) =>
        wordsWith(
          delivered('store', {
            stockStatus: 'ONSITE',
            availableStock: 7,
            promise: { unit, delay },
          }),
          market,
        );
      const t = textsIn(market);
      expect(await promised('HOUR', 2)).toContain(
        t('delivery.withinHours', { count: 2 }).replaceAll('\u00a0', ' '),
      );
      const { facts } = await open(
        {
          readOffers: () => ({
            reply: {
              data: [
                delivered('home', { stockStatus: 'ONSITE', availableStock: 7, promise: DAYS }),
              ],
            },
          }),
        },
        market,
      );
      const day = facts?.best?.promise?.promise;
      if (day?.kind !== 'working-days') throw new Error('The promise has no day');
      expect(wordsOf(draw(facts, market))).toContain(
        market.longDate(day.date).replaceAll('\u00a0', ' '),
      );
    },
  );

  it.each(markets)(
    'in market $id the carrier of a scheduled delivery calls within 48 hours (DLV-13)',
    async (market) => {
      const offer = delivered(
        'home',
        { stockStatus: 'SITE_DELIVERY', availableStock: 7, promise: DAYS },
        true,
      );
      expect(await wordsWith(offer, market)).toContain(
        market.texts.delivery.contactWithin.replace('{hours}', '48').replaceAll('\u00a0', ' '),
      );
    },
  );

  it('shows prices with two decimals and the currency (PRC-06)', async () => {
    expect(await wordsWith(anOffer())).toContain('12,00 zł');
    expect(await wordsWith(anOffer(), portugal)).toContain('12,00 €');
  });

  const reducedBy = (gapCode?: string) => {
    const offer = anOffer();
    return anOffer({
      price: {
        ...offer.price,
        initialUnitAmount: 16,
        initialUnitAmountNoTax: 13.01,
        lowestAmount30Days: 15,
        lowestAmount30DaysNoTax: 12.2,
        ...(gapCode === undefined ? {} : { discount: { gapCode } }),
      },
    });
  };

  it('shows a reduction with its percentage and the 30-day lowest price, which is struck (PRC-13)', async () => {
    const words = await wordsWith(reducedBy());
    expect(words).toContain('Cena przed obniżką 15,00 zł');
    expect(words).toContain('−20%');
    expect(words).not.toContain('16,00 zł');
    expect(await wordsWith(anOffer())).not.toContain('Cena przed obniżką');
  });

  it.each([
    ['PROMO', 'promotion'],
    ['CLEARANCE', 'clearance'],
    ['LAST_UNITS', 'lastUnits'],
    ['LOW_PRICE', 'everydayLowPrice'],
  ] as const)(
    'the gap code %s is told in words, an unknown one not at all (PRC-20, PRC-21)',
    async (gapCode, key) => {
      expect(await wordsWith(reducedBy(gapCode))).toContain(poland.texts.price[key]);
      expect(await wordsWith(reducedBy('XYZ'))).not.toContain('XYZ');
      expect(await wordsWith(reducedBy('XYZ'))).not.toContain(poland.texts.price[key]);
    },
  );

  it('labels a third-party offer as such only with MARKETPLACE_LABEL on (PRC-20, FLAG-08)', async () => {
    const label = poland.texts.line.thirdParty;
    const readOffers = () => ({ reply: { data: [aVendorOffer()] } });
    const wordsUnder = async (isOn: boolean): Promise<string> => {
      const { context } = aVisit(poland, hostOf({ readOffers }), {
        flags: flagSet({
          channel: 'web',
          choices: { MARKETPLACE_LABEL: isOn },
          presets: poland.flagPresets,
        }),
      });
      const { facts } = await outcomeOf(() =>
        loadProduct({
          context,
          params: { urlKey: 'cement-25-kg-ref100234' },
          url: new URL('https://shop.test/cement-25-kg-ref100234.html'),
        }),
      );
      return wordsOf(draw(facts));
    };
    expect(await wordsUnder(true)).toContain(label);
    expect(await wordsUnder(false)).not.toContain(label);
  });

  it.each([
    ['kg', 'kg', 'bag', 'worek'],
    ['m2', 'm²', 'pack', 'op.'],
    ['l', 'l', 'box', 'karton'],
    ['q9', 'q9', 'q8', 'q8'],
  ])(
    'amounts per capacity unit %s name it as %s, and the unit of sale %s as %s (PRC-18, PRC-19)',
    async (capacityUnit, capacityWords, saleUnit, saleWords) => {
      const { product } = anOffer();
      const words = await wordsWith(
        anOffer({
          product: {
            ...product,
            conditioning: { saleUnit, capacityUnit, numberOfCapacityUnitPerSaleUnit: 25 },
          },
        }),
      );
      expect(words).toContain(`0,48 zł / ${capacityWords} brutto`);
      expect(words).toContain(`12,00 zł / ${saleWords} brutto`);
    },
  );
});
