import { type ChoiceGroup, choicesOf, type FamilyMember } from '@materia/domain-product-families';
import type { Db } from '../../platform/database/with-tx.ts';
import { isListed, isOrderable } from '../index/listing-columns.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import { familyMembers } from './repository.ts';

type FoundMember = FamilyMember & { readonly urlKey: string };

/** A family as seen from one of its products. */
export type FoundFamily = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly ChoiceGroup<FoundMember>[];
  readonly members: readonly FoundMember[];
};

/**
 * The family of a product with its choices; undefined for a product that is sold in one form only.
 * Members that lists do not show are left out, except for the product itself. `ordinal` is the
 * store's, where members are preferred that can be ordered.
 */
export const findFamily = async (
  db: Db,
  market: string,
  { columns, rowOfSku }: Pick<ListingIndex, 'columns' | 'rowOfSku'>,
  sku: string,
  { ordinal, isMarketplace }: { readonly ordinal: number; readonly isMarketplace: boolean },
): Promise<FoundFamily | undefined> => {
  const rows = await familyMembers(db, market, sku);
  const here = columns.available[ordinal];
  const members = rows.flatMap((member): FoundMember[] => {
    const row = rowOfSku.get(member.sku);
    const isShown = row !== undefined && isListed(columns, row, isMarketplace);
    if (!isShown && member.sku !== sku) return [];
    return [
      {
        sku: member.sku,
        urlKey: member.url_key,
        axes: member.axes,
        isOrderable: row !== undefined && isOrderable(columns, here, row, isMarketplace),
      },
    ];
  });
  const present = members.find((member) => member.sku === sku);
  const [first] = rows;
  if (present === undefined || first === undefined || members.length < 2) return undefined;
  return {
    id: first.family_id,
    name: first.family_name,
    groups: choicesOf(members, present),
    members,
  };
};
