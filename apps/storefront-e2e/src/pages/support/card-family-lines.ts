import { type OfferReply, readOffer } from '@materia/api-catalogue';
import type { Reply } from '@materia/api-contract';
import { taxDisplay } from '@materia/domain-pricing';
import { formatsOf } from '@materia/ui-shop';
import type { PageShop } from './page-shop.ts';

type Card = Reply<'listProducts'>['data'][number]['products'][number];

/** The viewer of a price: professionals see it without tax first, and with tax below. */
export type Viewer = 'private' | 'professional';

const isProfessional = (viewer: Viewer) => ({
  isPro: viewer === 'professional',
  proPricesTaxExcludedFirst: true,
});

/** The amount of an offer, for one unit of sale or for one of its content. */
export const amountOf = (
  { market, t }: PageShop,
  reply: OfferReply,
  viewer: Viewer,
  isPerUnit: boolean,
): readonly string[] => {
  const { price, conditioning } = readOffer(reply, market.currency);
  const { capacityUnit } = conditioning;
  const amount = isPerUnit ? price.perCapacityUnit?.unit : price.unit;
  if (amount === undefined || (isPerUnit && capacityUnit === undefined)) return [];
  const { first } = taxDisplay(amount, isProfessional(viewer));
  const shown = formatsOf(market).money(first.amount);
  return [
    isPerUnit
      ? `${t('price.perUnit', {
          amount: shown,
          unit: market.units[capacityUnit ?? '']?.short ?? capacityUnit ?? '',
        })} ${t(first.tax === 'excluded' ? 'price.taxExcluded' : 'price.taxIncluded')}`
      : shown,
  ];
};

/** The line of a card that stands for several colours and sizes. */
export const cardFamilyLines = (
  shop: PageShop,
  { family, best_offer: best }: Pick<Card, 'family' | 'best_offer'>,
  viewer: Viewer = 'private',
): readonly string[] => {
  if (family === undefined) return [];
  const { t, market } = shop;
  const minorOf = (reply: OfferReply | undefined): number =>
    reply === undefined ? Infinity : readOffer(reply, market.currency).price.unit.included.minor;
  const [from] =
    family.from_offer !== undefined && minorOf(family.from_offer) < minorOf(best)
      ? amountOf(shop, family.from_offer, viewer, false)
      : [];
  return [
    [
      ...family.axes.map(({ kind, value_count: count }) => t(`families.${kind}`, { count })),
      ...(from === undefined ? [] : [t('price.from', { amount: from })]),
    ].join(' · '),
  ];
};
