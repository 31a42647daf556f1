import type { Reply } from '@materia/api-contract';
import type { Offer } from '@materia/domain-pricing';
import { wireOffer } from '../offers/wire-offer.ts';
import type { ListedFamily } from './card-family.ts';
import type { FoundFamily } from './find-family.ts';

type WireCard = Reply<'listProducts'>['data'][number]['products'][number];

export const wireCardFamily = ({
  memberCount,
  axes,
  fromOffer,
}: ListedFamily): NonNullable<WireCard['family']> => ({
  member_count: memberCount,
  axes: axes.map(({ kind, label, valueCount, swatches }) => ({
    kind,
    label,
    value_count: valueCount,
    swatches: [...swatches],
  })),
  ...(fromOffer !== undefined && { from_offer: wireOffer(fromOffer) }),
});

export const wireFamily = (
  { id, name, groups, members }: FoundFamily,
  offers: ReadonlyMap<string, readonly Offer[]>,
): Reply<'readFamily'>['data'][number] => ({
  id,
  name,
  axes: groups.map(({ kind, label, choices }) => ({
    kind,
    label,
    choices: choices.map(({ value, swatch, isPresent, exists, member: { sku, urlKey, axes } }) => {
      const [best] = offers.get(sku) ?? [];
      return {
        value,
        ...(swatch !== undefined && { swatch }),
        is_present: isPresent,
        exists,
        sku,
        url_key: urlKey,
        values: axes.map((axis) => axis.value),
        ...(best !== undefined && { best_offer: wireOffer(best) }),
      };
    }),
  })),
  members: members.map(({ sku, urlKey }) => ({ sku, url_key: urlKey })),
});
