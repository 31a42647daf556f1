import {
  aCartItem,
  aCartReply,
  aCategory,
  anOffer,
  anOrder,
  aProduct as aWireProduct,
  aProductCard,
  aRetailer,
  aVendorOffer,
  defaultResponses,
  mockHandlers,
  type MockResponses,
} from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import { bypass, http, type HttpHandler } from 'msw';
import { departmentsIn } from '../../libs/ui/shop/src/samples/departments.ts';
import { aProduct, type SampleIndex } from '../../libs/ui/shop/src/samples/products.ts';

/** Base URL of a market's mocked host. Requests are intercepted, so the name is never resolved. */
export const hostAddress = (market: Market): string => `https://host.materia.example/${market.id}`;

const INDEXES: readonly SampleIndex[] = [0, 1, 2, 3];

const reduced = {
  ...anOffer().price,
  unitAmount: 9,
  unitAmountNoTax: 7.32,
  initialUnitAmount: 12,
  initialUnitAmountNoTax: 9.76,
  lowestAmount30Days: 10,
  lowestAmount30DaysNoTax: 8.13,
  discount: { gapCode: 'PROMO' },
};
const offers = [anOffer(), anOffer({ price: reduced }), aVendorOffer(), anOffer()] as const;

/** The names and ids of a sample product as wire fields. */
const wireProduct = (market: Market, index: SampleIndex) => {
  const { urlKey, sku, name, brand } = aProduct(market.language, index);
  return { id: sku, sku, adeokey: `A${sku}`, url_key: urlKey, name, brand };
};

const pictureOf = (index: SampleIndex): string =>
  (['bag', 'roll', 'drill', 'board'] as const)[index];

/** A shop with products in the market's language in which every call succeeds. */
const sampleResponses = (market: Market): MockResponses => {
  const [department] = departmentsIn(market.language);
  const category = aCategory({
    name: department?.name ?? '',
    url_path: 'a',
    children: (department?.children ?? []).map(({ name }, place) =>
      aCategory({ id: String(200 + place), name, url_path: `a/${place}`, level: 2 }),
    ),
  });
  const cards = [...INDEXES, ...INDEXES].map((index, place) =>
    aProductCard({
      ...wireProduct(market, index),
      id: String(place),
      sku: String(100_300 + place),
      url_key: `sample-ref${100_300 + place}`,
      image: pictureOf(index),
      best_offer: offers[(place + index) % offers.length],
      other_offers_count: place % 3,
    }),
  );
  const items = INDEXES.slice(0, 3).map((index) =>
    aCartItem({
      ...wireProduct(market, index),
      item_id: String(index),
      id: String(index),
      image: pictureOf(index),
      offer: offers[index],
      ...(index === 2 && { vendor_name: 'Budmax', vendor_code: 'BUDMAX' }),
    }),
  );
  const cart = {
    items,
    items_count: 6,
    base_currency_code: market.currency,
    base_subtotal: 72,
    base_subtotal_with_discount: 72,
    base_grand_total: 72,
    base_tax_amount: 13.46,
  };
  const order = (id: string, status: string) =>
    anOrder({
      ordersId: id,
      externalId: `M-2603-00000${id}`,
      status,
      currency: market.currency,
      lines: anOrder().lines.map((line) => ({
        ...line,
        name: aProduct(market.language, 0).name,
        customData: { ...line.customData, imageUrl: pictureOf(0) },
      })),
    });
  return {
    ...defaultResponses,
    readCategoryByPath: () => ({ reply: { data: [{ category, breadcrumbs: [] }] } }),
    listProducts: () => ({
      reply: {
        data: [
          {
            retailer: aRetailer(),
            products: cards,
            total: cards.length,
            page_id: 1,
            page_size: 24,
            page_count: 1,
            filters: [
              {
                code: 'brand',
                label: market.texts.listing.filters,
                values: [...new Set(cards.map(({ brand }) => brand))].map((label, place) => ({
                  id: String(place),
                  label,
                  count: 2,
                  selected: false,
                })),
              },
            ],
          },
        ],
      },
    }),
    readProduct: () => ({
      reply: {
        data: [
          aWireProduct({
            ...wireProduct(market, 0),
            images: [pictureOf(0)],
            highlights: [],
            description: aProduct(market.language, 3).name,
          }),
        ],
      },
    }),
    readGuestCart: () => ({ reply: aCartReply(cart) }),
    readMyCart: () => ({ reply: aCartReply(cart) }),
    readUpgradedGuestCart: () => ({ reply: aCartReply({ ...cart, is_upgraded: true }) }),
    readUpgradedMyCart: () => ({ reply: aCartReply({ ...cart, is_upgraded: true }) }),
    readShippingAddress: () => ({
      reply: {
        address: {
          firstname: 'Anna',
          lastname: 'Nowak',
          telephone: market.rules.phone.placeholder,
        },
      },
    }),
    listOrders: () => ({
      reply: {
        orders: [
          order('1', 'READY'),
          order('2', 'TO_BE_PREPARED'),
          order('3', 'COMPLETED'),
          order('4', 'CANCELED'),
        ],
        total: 4,
        page: 1,
        page_count: 1,
      },
    }),
    readOrder: () => ({ reply: order('1', 'READY') }),
  };
};

/** Responses of the host that a story changes, the same in each market or by market. */
export type SampleChanges = Partial<MockResponses> | ((market: Market) => Partial<MockResponses>);

/** Handlers for the host of each market and for the images on its pages. */
export const sampleShopHandlers = (
  markets: readonly Market[],
  changes: SampleChanges = {},
): readonly HttpHandler[] => [
  ...markets.flatMap((market) =>
    mockHandlers(hostAddress(market), {
      ...sampleResponses(market),
      ...(typeof changes === 'function' ? changes(market) : changes),
    }),
  ),
  http.get('/media/:market/:picture', ({ request, params }) =>
    fetch(bypass(new URL(`/samples/${String(params['picture'])}.svg`, request.url))),
  ),
];
