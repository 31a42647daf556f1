import { costLine } from './price-lines.ts';
import {
  type OfferFacts,
  offerFacts,
  offerEco,
  type OfferReply,
  pictureUrl,
  readOffer,
} from '@materia/api-catalogue';
import type { Reply } from '@materia/api-contract';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { todayIn } from '@materia/platform-clock';
import { fetchStore, promiseContext } from '@materia/api-stores';
import type { DeliveryPromise } from '@materia/domain-promise';
import { type Money, money } from '@materia/domain-money';
import { discountLabel, reduction } from '@materia/domain-pricing';
import { unreachable } from '@materia/domain-kernel';
import { formatNumber, writeTime } from '@materia/market-model';
import { chargeText, type CostTerms, formatsOf, pictureSrc } from '@materia/ui-shop';
import { cardFamilyLines, type Viewer } from './card-family-lines.ts';
import { button, hidden, image, label, link } from './lines.ts';
import type { PageShop } from './page-shop.ts';

/** The offers of a reply at a store, with their stock and their promise by the rules of the shop. */
export const offersOf = async (
  { hostClient, market, now, flags }: PageShop,
  replies: readonly OfferReply[],
  storeId: string,
): Promise<readonly OfferFacts[]> => {
  const store = await fetchStore(hostClient, storeId);
  const promises = store && promiseContext(store, market, now);
  const point = {
    promises,
    isStoreChosen: storeId !== WEBSITE_STORE,
    marketplaceMode: flags.MARKETPLACE_MODE,
    destination: {
      place: undefined,
      isServed: true,
      store: storeId === WEBSITE_STORE ? undefined : store?.name,
    },
  };
  return replies.map((reply) => offerFacts(readOffer(reply, market.currency), point));
};

/** The website's own store in the demo shop, which guests have until they choose one. */
const WEBSITE_STORE = '42';

const minor = ({ price }: PageShop, amount: Money): string => price(amount.minor / 100);

/** Lines of a price tag: the price, its unit and tax, and on a reduction the price before and the lowest of 30 days. */
export const priceLines = (
  shop: PageShop,
  { price, conditioning }: Pick<OfferFacts, 'price' | 'conditioning'>,
  viewer: Viewer = 'private',
): readonly string[] => {
  const { t } = shop;
  const isProfessional = viewer === 'professional';
  const tax = isProfessional ? 'excluded' : 'included';
  const taxLabel = t(isProfessional ? 'price.taxExcluded' : 'price.taxIncluded');
  const { saleUnit, capacityUnit } = conditioning;
  const reduced = reduction(price);
  const label = discountLabel(price.gapCode);
  const unit = saleUnit === undefined || saleUnit === 'piece' ? '' : `/ ${unitOf(shop, saleUnit)} `;
  return [
    minor(shop, price.unit[tax]),
    `${unit}${taxLabel}`,
    ...(isProfessional ? [`${minor(shop, price.unit.included)} ${t('price.taxIncluded')}`] : []),
    ...(reduced === null
      ? []
      : [
          t('price.before'),
          minor(shop, reduced.lowest30Days[tax]),
          t('price.now'),
          t('price.lowest30Days', { amount: minor(shop, reduced.lowest30Days[tax]) }),
          ...(reduced.percent > 0 ? [t('price.reduction', { percent: reduced.percent })] : []),
          ...(label === null ? [] : [t(LABELS[label])]),
        ]),
    ...(price.perCapacityUnit === undefined || capacityUnit === undefined
      ? []
      : [
          `${t('price.perUnit', {
            amount: minor(shop, price.perCapacityUnit.unit[tax]),
            unit: unitOf(shop, capacityUnit),
          })} ${taxLabel}`,
        ]),
  ];
};

const LABELS = {
  promotion: 'price.promotion',
  clearance: 'price.clearance',
  'everyday-low-price': 'price.everydayLowPrice',
  'last-units': 'price.lastUnits',
} as const;

/** A quantity in the unit in which a product is sold. */
export const quantityIn = (
  shop: Pick<PageShop, 'market'>,
  quantity: number,
  saleUnit: string,
): string => {
  const { texts, locale, units } = shop.market;
  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.saleUnits;
  const form = forms[saleUnit]?.[new Intl.PluralRules(locale).select(quantity)];
  return (
    form?.replace('{count}', String(quantity)) ??
    `${quantity} × ${units[saleUnit]?.short ?? saleUnit}`
  );
};

const unitOf = ({ market }: PageShop, code: string): string => market.units[code]?.short ?? code;

/** The eco-contributions of an offer that the market shows. */
export const ecoLines = (
  shop: PageShop,
  { price }: Pick<OfferFacts, 'price'>,
): readonly string[] => {
  const { t, market, flags, now } = shop;
  return offerEco(price, { market, flags, today: todayIn(market.timeZone, now) })
    .filter((eco) => eco.isShown)
    .map(({ products, amount: { included }, placement }) => {
      const words = {
        stream: t(PRODUCTS[products]),
        amount: minor(shop, included),
      };
      return placement === 'added-to-price'
        ? t('price.ecoAdded', words)
        : t('price.ecoWithin', words);
    });
};

const PRODUCTS = {
  electrical: 'price.ecoElectrical',
  furniture: 'price.ecoFurniture',
  building: 'price.ecoBuilding',
  other: 'price.ecoOther',
} as const;

/** The stock badge of an offer. */
export const stockLine = ({ t }: PageShop, { stock }: Pick<OfferFacts, 'stock'>): string => {
  switch (stock.kind) {
    case 'unavailable':
      return t('stock.unavailable');
    case 'restocking':
      return t('stock.restocking');
    case 'on-order':
      return t('stock.onOrder');
    case 'in-stock':
      if (stock.where === 'store')
        return stock.units === null
          ? t('stock.inStore')
          : t('stock.inStoreUnits', { count: stock.units });
      return stock.units === null
        ? t('stock.online')
        : t('stock.onlineUnits', { count: stock.units });
    case 'regional-stock':
      return stock.units === null
        ? t('stock.regional')
        : t('stock.regionalUnits', { count: stock.units });
    case 'within-24-hours':
      return stock.units === null
        ? t('stock.within24')
        : t('stock.within24Units', { count: stock.units });
    case 'home-courier':
      return withUnits(t('stock.homeCourier'), stock.units, t);
    case 'vendor-delivery':
      return withUnits(t('stock.vendorDelivery'), stock.units, t);
    default:
      return unreachable(stock);
  }
};

const withUnits = (words: string, units: number | null, t: PageShop['t']): string =>
  units === null ? words : `${words} (${t('stock.units', { count: units })})`;

const WAYS = {
  'home-courier': 'delivery.homeCourier',
  'drive-pickup': 'delivery.drivePickup',
  'relay-point': 'delivery.relayPoint',
} as const;

/** The delivery promise of an offer, if any. */
export const promiseLines = (
  shop: PageShop,
  { promise, destination }: Pick<OfferFacts, 'promise' | 'destination'>,
): readonly string[] => {
  if (promise === undefined) return [];
  const way = wayOf(shop, promise.label, destination);
  return [shop.t('delivery.line', { way, when: whenOf(shop, promise.promise) })];
};

/** The stock on a card, with the day in brief. */
export const briefStockLine = (
  shop: PageShop,
  offer: Pick<OfferFacts, 'stock' | 'promise'>,
  isPromised: boolean,
): string => {
  const stock = stockLine(shop, offer);
  if (!isPromised || offer.promise === undefined) return stock;
  return `${stock} · ${whenOf(shop, offer.promise.promise, shop.market.briefDate)}`;
};

/** The promise of an offer, and of a delivery its price. */
export const pricedPromiseLines = (
  shop: PageShop,
  offer: Pick<OfferFacts, 'promise' | 'destination' | 'deliveries' | 'seller'>,
  terms?: CostTerms,
): readonly string[] => {
  const { promise, deliveries, seller } = offer;
  if (promise === undefined) return [];
  if (promise.label === 'drive-pickup') return promiseLines(shop, offer);
  const price = deliveries.find(({ label: way }) => way === promise.label)?.offerDeliveryPrice;
  const [line = ''] = promiseLines(shop, offer);
  if (price === undefined || price === null) return [line];
  return [`${line} · ${costLine(shop, price, preparationFee(shop, seller), true, terms)}`];
};

const wayOf = (
  { t }: PageShop,
  way: keyof typeof WAYS | 'local-delivery',
  destination: OfferFacts['destination'],
): string => {
  if (way === 'local-delivery') return t('delivery.localDelivery', { kilometres: 50 });
  const store = way === 'drive-pickup' ? destination?.store : undefined;
  return store === undefined ? t(WAYS[way]) : t('delivery.pickupAt', { store });
};

/** Lines about what the warehouse adds to the store's units. */
export const warehouseLines = (
  shop: PageShop,
  { fromWarehouse }: Pick<OfferFacts, 'fromWarehouse'>,
): readonly string[] => {
  if (fromWarehouse === undefined) return [];
  const { here, more, promise } = fromWarehouse;
  return [shop.t('product.fromWarehouse', { here, more, when: whenOf(shop, promise) })];
};

const whenOf = (
  { t, market }: PageShop,
  promise: DeliveryPromise,
  dateText: (date: PlainDate) => string = market.longDate,
): string => {
  switch (promise.kind) {
    case 'within-hours':
      return t('delivery.withinHours', { count: promise.hours });
    case 'today-from':
      return t('delivery.todayFrom', { time: writeTime(promise.minute, market.clock) });
    case 'tomorrow-from':
      return t('delivery.tomorrowFrom', { time: writeTime(promise.minute, market.clock) });
    case 'day-from':
      return t('delivery.dayFrom', {
        date: dateText(promise.date),
        time: writeTime(promise.minute, market.clock),
      });
    case 'working-days':
      return t('delivery.onDay', { date: dateText(promise.date) });
    default:
      return unreachable(promise);
  }
};

/** What an explained promise adds: the fee of a pickup or the call before a delivery, and the days that were skipped. */
export const promiseReasons = (
  shop: PageShop,
  { promise: delivery }: Pick<OfferFacts, 'promise'>,
  terms?: CostTerms,
): readonly string[] => {
  if (delivery === undefined) return [];
  const { t, market } = shop;
  const { label: way, promise } = delivery;
  const fee = market.settings.preparationFeeBaseMinor;
  return [
    ...(way === 'drive-pickup' && fee > 0
      ? [
          t('delivery.pickupFee', {
            amount: chargeText(money(fee, market.currency), terms, t, formatsOf(market)),
          }),
        ]
      : []),
    ...(way === 'local-delivery' ? [t('delivery.contactWithin', { hours: 48 })] : []),
    ...(promise.skipped.length === 0
      ? []
      : [
          t('delivery.why'),
          promise.kind === 'working-days'
            ? t('delivery.workingDays', { count: promise.days })
            : t('delivery.openingHours'),
          t('delivery.skipped'),
          ...promise.skipped.map((day) => skippedLine(shop, day)),
        ]),
  ];
};

const skippedLine = (
  { t, market }: PageShop,
  { date, reason }: DeliveryPromise['skipped'][number],
): string => {
  const day = market.longDate(date);
  switch (reason.kind) {
    case 'weekend':
      return t('delivery.skippedWeekend', { date: day });
    case 'holiday':
      return t('delivery.skippedHoliday', { date: day, name: reason.name });
    case 'closed-store':
      return t('delivery.skippedClosedStore', { date: day });
    default:
      return unreachable(reason);
  }
};

/** The other ways in which an offer arrives: each with its day and price. */
export const deliveryLines = (
  shop: PageShop,
  {
    deliveries,
    promise,
    destination,
    seller,
  }: Pick<OfferFacts, 'deliveries' | 'promise' | 'destination' | 'seller'>,
  terms?: CostTerms,
): readonly string[] => {
  const { t, market } = shop;
  return deliveries
    .filter(({ label: way }) => promise?.label !== way)
    .flatMap(({ label: way, deliveryDate, offerDeliveryPrice }) => [
      wayOf(shop, way, destination) +
        (deliveryDate === null
          ? ''
          : way === 'drive-pickup'
            ? market.longDate(deliveryDate)
            : t('delivery.by', { date: market.longDate(deliveryDate) })),
      ...(offerDeliveryPrice === null
        ? []
        : [costLine(shop, offerDeliveryPrice, preparationFee(shop, seller), true, terms)]),
    ]);
};

const preparationFee = (
  { market }: PageShop,
  { isThirdParty }: Pick<OfferFacts['seller'], 'isThirdParty'>,
): Money | undefined =>
  isThirdParty ? undefined : money(market.settings.preparationFeeBaseMinor, market.currency);

/** What a delivery of one product costs at least, with its preparation, on a card. */
const cardCost = (
  shop: PageShop,
  { deliveries, promise, seller }: Pick<OfferFacts, 'deliveries' | 'promise' | 'seller'>,
): readonly string[] => {
  const { t, market } = shop;
  const cheapest = deliveries.find(({ label: way }) => way !== 'drive-pickup')?.offerDeliveryPrice;
  if (promise === undefined || cheapest === undefined || cheapest === null) return [];
  const fee = preparationFee(shop, seller)?.minor ?? 0;
  const amount = formatsOf(market).money(money(cheapest.minor + fee, market.currency));
  return [t('delivery.line', { way: t('delivery.delivered'), when: t('price.from', { amount }) })];
};

/** The summary of the reviews, in words and in figures. */
export const ratingLines = (
  { t, market }: PageShop,
  rating: { readonly average: number; readonly count: number },
): readonly string[] => {
  const average = formatNumber(rating.average, market.numberFormat, 1);
  return [t('rating.label', { average, count: rating.count }), `${average} (${rating.count})`];
};

type Card = {
  readonly name: string;
  readonly brand: string;
  readonly url_key: string;
  readonly image?: string | undefined;
  readonly best_offer?: OfferReply | undefined;
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  readonly other_offers_count?: number;
  readonly family?: Reply<'listProducts'>['data'][number]['products'][number]['family'];
};

/** Lines of product cards at a store: picture, brand, name and link, reviews, price, stock, promise and the form that adds one. */
export const cardLines = async (
  shop: PageShop,
  cards: readonly Card[],
  at: {
    readonly storeId: string;
    readonly adds: boolean;
    readonly promises?: boolean;
    readonly viewer?: Viewer;
  },
): Promise<readonly string[]> => {
  const { t, to } = shop;
  const lines = await Promise.all(
    cards.map(async (card) => {
      const [offer] =
        card.best_offer === undefined ? [] : await offersOf(shop, [card.best_offer], at.storeId);
      return [
        ...(card.image === undefined
          ? []
          : [image(pictureSrc(pictureUrl(shop.market.id, card.image)))]),
        label(card.name),
        card.brand,
        link(card.name, to('product', { urlKey: card.url_key })),
        ...(card.rating === undefined ? [] : ratingLines(shop, card.rating)),
        ...cardFamilyLines(shop, card, at.viewer),
        ...(offer === undefined
          ? [t('stock.unavailable')]
          : [
              ...priceLines(shop, offer, at.viewer),
              ...(at.promises === false ? [] : cardCost(shop, offer)),
              briefStockLine(shop, offer, at.promises !== false),
              ...(offer.seller.isThirdParty
                ? [t('line.soldBy', { seller: offer.seller.name }), t('line.thirdParty')]
                : []),
              ...(at.adds && offer.isSellable
                ? [
                    hidden('sku', offer.sku),
                    hidden('offer', offer.code),
                    button(t('listing.addNamed', { product: card.name })),
                  ]
                : []),
            ]),
        ...((card.other_offers_count ?? 0) > 0
          ? [t('listing.moreOffers', { count: card.other_offers_count ?? 0 })]
          : []),
      ];
    }),
  );
  return lines.flat();
};
