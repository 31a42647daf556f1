import type { Reply } from '@materia/api-contract';
import { amountOf, type Viewer } from './card-family-lines.ts';
import type { Facts } from './facts.ts';
import { label, link } from './lines.ts';
import { briefStockLine, offersOf } from './offer-lines.ts';
import type { PageShop } from './page-shop.ts';

type Family = Reply<'readFamily'>['data'][number];
type Choice = Family['axes'][number]['choices'][number];

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
