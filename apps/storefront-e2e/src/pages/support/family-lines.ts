import { type OfferReply, readOffer } from '@materia/api-catalogue';
import type { Reply } from '@materia/api-contract';
import { taxDisplay } from '@materia/domain-pricing';
import { formatsOf } from '@materia/ui-shop';
import type { Facts } from './facts.ts';
import { label, link } from './lines.ts';
import { briefStockLine, offersOf, type Viewer } from './offer-lines.ts';
import type { PageShop } from './page-shop.ts';

type Family = Reply<'readFamily'>['data'][number];
type Choice = Family['axes'][number]['choices'][number];
type Card = Reply<'listProducts'>['data'][number]['products'][number];

const isProfessional = (viewer: Viewer) => ({
  isPro: viewer === 'professional',
  proPricesTaxExcludedFirst: true,
});

const amountOf = (
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

/** The choices of a product page, and the group for search engines. `values` are those of the product. */
export const familyFacts = async (
  shop: PageShop,
  family: Family | undefined,
  at: { readonly storeId: string; readonly values: readonly string[]; readonly viewer: Viewer },
): Promise<Facts> => {
  if (family === undefined) return {};
  const { t, to, origin } = shop;
  const choiceLines = async (choice: Choice, kind: string): Promise<readonly string[]> => {
    const { best_offer: reply, values } = choice;
    const [offer] = reply === undefined ? [] : await offersOf(shop, [reply], at.storeId);
    const others = values.filter(
      (value, axis) => value !== at.values[axis] && value !== choice.value,
    );
    return [
      link('', to('product', { urlKey: choice.url_key })),
      ...(choice.is_present ? ['@aria-current true'] : []),
      choice.value,
      ...(reply === undefined ? [] : amountOf(shop, reply, at.viewer, false)),
      ...(reply === undefined || kind === 'colour' ? [] : amountOf(shop, reply, at.viewer, true)),
      choice.exists
        ? offer === undefined
          ? t('stock.unavailable')
          : briefStockLine(shop, offer, true)
        : t('families.existsIn', { values: others.join(', ') }),
    ];
  };
  const axes = await Promise.all(
    family.axes.map(async ({ kind, label: axis, choices }) => [
      t('families.chosen', {
        label: axis,
        value: choices.find((choice) => choice.is_present)?.value ?? '',
      }),
      ...(await Promise.all(choices.map((choice) => choiceLines(choice, kind)))).flat(),
    ]),
  );
  const presentOf = (isColour: boolean): string =>
    family.axes
      .filter(({ kind }) => (kind === 'colour') === isColour)
      .flatMap(({ choices }) => choices.filter((choice) => choice.is_present))
      .map(({ value }) => value)
      .join(', ');
  return {
    family: [label(t('families.title')), ...axes.flat()],
    'group of variants': [
      ...(presentOf(true) === '' ? [] : [`ld color = ${presentOf(true)}`]),
      ...(presentOf(false) === '' ? [] : [`ld size = ${presentOf(false)}`]),
      'ld isVariantOf.@type = ProductGroup',
      `ld isVariantOf.productGroupID = ${family.id}`,
      `ld isVariantOf.name = ${family.name}`,
      `ld isVariantOf.variesBy.0 = https://schema.org/${
        family.axes[0]?.kind === 'colour' ? 'color' : 'size'
      }`,
      ...family.members.map(
        (member, index) =>
          `ld isVariantOf.hasVariant.${index}.url = ${origin}${to('product', { urlKey: member.url_key })}`,
      ),
    ],
  };
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
