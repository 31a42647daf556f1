import type { Reply } from '@materia/api-contract';
import { type BuyingOption, comparedOption, isPossibleOption } from '@materia/domain-shipping';
import { readBuyingOption } from '@materia/api-catalogue';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { TaxedAmount } from '@materia/domain-pricing';
import { writeTime } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import { button, heading, hidden, label, link } from './lines.ts';
import type { Viewer } from './card-family-lines.ts';
import { offersOf, priceLines } from './offer-lines.ts';
import type { PageShop } from './page-shop.ts';

type OfferOptions = Reply<'listBuyingOptions'>['data'][number];
type Recommended = Reply<'listRecommendations'>['data'];

const WHY_NOT = {
  'no-store': 'buying.whyNoStore',
  'vendor-sends': 'buying.whyVendorSends',
  'not-sent': 'buying.whyNotSent',
  'too-heavy': 'buying.whyTooHeavy',
  'not-in-stock': 'buying.whyNotInStock',
  'store-closed': 'buying.whyStoreClosed',
  'no-slot': 'buying.whyNoSlot',
  'not-served': 'buying.whyNotServed',
  'too-far': 'buying.whyTooFar',
  'no-store-near': 'buying.whyNoStoreNear',
} as const;

/** The outcomes of an offer in the reply of the host. */
export const optionsOf = (
  { market }: Pick<PageShop, 'market'>,
  replies: readonly OfferOptions[],
  offer: string,
): readonly BuyingOption[] =>
  (replies.find(({ offer_code }) => offer_code === offer)?.options ?? []).map((option) =>
    readBuyingOption(option, market.currency),
  );

/** The day of an outcome. */
const dayOf = (
  { t, market, now }: PageShop,
  date: PlainDate | undefined,
  minute: number | undefined,
): string => {
  if (date === undefined) return t('buying.noDay');
  if (minute === undefined) return t('delivery.by', { date: market.longDate(date) });
  const today = todayIn(market.timeZone, now);
  const time = writeTime(minute, market.clock);
  if (date === today) return t('buying.todayFrom', { time });
  if (date === addDays(today, 1)) return t('buying.tomorrowFrom', { time });
  return t('buying.dayFrom', { date: market.longDate(date), time });
};

const money = (shop: PageShop, amount: TaxedAmount, viewer: Viewer): string =>
  shop.price((viewer === 'professional' ? amount.excluded : amount.included).minor / 100);

const extras = (
  shop: PageShop,
  { delivery, preparation }: Extract<BuyingOption, { readonly obstacle: undefined }>,
  viewer: Viewer,
): string => {
  const { t } = shop;
  const words = { delivery: money(shop, delivery, viewer), fee: money(shop, preparation, viewer) };
  const [isSent, isPrepared] = [delivery.included.minor > 0, preparation.included.minor > 0];
  if (isSent && isPrepared) return t('buying.deliveryAndPreparation', words);
  if (isSent) return t('buying.delivery', words);
  return isPrepared ? t('buying.preparation', words) : t('buying.noExtras');
};

/** Lines of the outcomes in the buy box. `store` is the name of a chosen store. */
export const outcomeLines = (
  shop: PageShop,
  options: readonly BuyingOption[],
  store: string | undefined,
  viewer: Viewer = 'private',
): readonly string[] => {
  const { t, to } = shop;
  const names = {
    store: store === undefined ? t('buying.collect') : t('buying.collectAt', { store }),
    home: t('buying.home'),
    relay: t('buying.point'),
  };
  return options.length === 0
    ? []
    : [
        label(t('buying.title')),
        ...options.flatMap((option) => [
          names[option.mode],
          ...(isPossibleOption(option)
            ? [
                dayOf(shop, option.date, option.minute),
                t('buying.total'),
                option.isLowest
                  ? t('price.from', { amount: money(shop, option.total, viewer) })
                  : money(shop, option.total, viewer),
                `${viewer === 'professional' ? `${t('price.taxExcluded')}, ` : ''}${extras(shop, option, viewer)}`,
                ...(option.isLowest ? [link(t('buying.choosePlace'), to('place'))] : []),
              ]
            : [
                t(WHY_NOT[option.obstacle]),
                ...(option.obstacle === 'no-store'
                  ? [link(t('storeCard.choose'), to('stores'))]
                  : []),
              ]),
        ]),
      ];
};

/** What the row of a seller says of the final cost; undefined where none is known. */
export const finalCostLines = (
  shop: PageShop,
  options: readonly BuyingOption[],
  viewer: Viewer = 'private',
): readonly string[] | undefined => {
  const { t } = shop;
  const outcome = comparedOption(options);
  if (outcome === undefined) return undefined;
  const way = { store: 'buying.collect', home: 'buying.home', relay: 'buying.point' } as const;
  const total = money(shop, outcome.total, viewer);
  return [
    `${t(way[outcome.mode])} · ${dayOf(shop, outcome.date, outcome.minute)}`,
    extras(shop, outcome, viewer),
    t('buying.totalOf', { amount: outcome.isLowest ? t('price.from', { amount: total }) : total }),
  ];
};

const REASONS = {
  'bought-together': 'buying.boughtTogether',
  'needed-for-the-job': 'buying.needed',
} as const;

/** What goes with a product or a cart: name, price, reason and the form that adds one. */
export const goesWithLines = async (
  shop: PageShop,
  title: string,
  recommended: Recommended,
  at: { readonly storeId: string; readonly viewer?: Viewer },
): Promise<readonly string[]> => {
  const rows = await Promise.all(
    recommended.map(async ({ product, because }) => {
      const { name, url_key: urlKey, best_offer: reply } = product;
      const [offer] = reply === undefined ? [] : await offersOf(shop, [reply], at.storeId);
      return [
        link(name, shop.to('product', { urlKey })),
        shop.t(REASONS[because]),
        button(shop.t('buying.addNamed', { product: name })),
        `@title ${shop.t('buying.addNamed', { product: name })}`,
        hidden('sku', product.sku),
        ...(offer === undefined
          ? []
          : [
              hidden('offer', offer.code),
              ...priceLines(
                shop,
                { ...offer, conditioning: { ...offer.conditioning, capacityUnit: undefined } },
                at.viewer,
              ),
            ]),
      ];
    }),
  );
  return recommended.length === 0 ? [] : [heading(2, title), ...rows.flat()];
};
