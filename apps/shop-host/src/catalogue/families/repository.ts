import type { AxisValue } from '@materia/domain-product-families';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';

/** A product of a family. */
export type FamilyRow = {
  readonly sku: string;
  readonly url_key: string;
  readonly family_id: string;
  readonly family_name: string;
  readonly axes: readonly AxisValue[];
};

/** The members of the family of a product with their values, by sales; none without a family. */
export const familyMembers = async (
  db: Reader,
  market: string,
  sku: string,
): Promise<readonly FamilyRow[]> => {
  const { rows } = await sql<FamilyRow>`
    select member.sku, member.url_key, member.family->>'id' as family_id,
      member.family->>'name' as family_name, member.family->'axes' as axes
    from product own join product member
      on member.market = own.market and member.family->>'id' = own.family->>'id' and member.category_id = own.category_id
    where own.market = ${market} and own.sku = ${sku} and own.family is not null and member.family is not null
    order by member.rank, member.sku`.execute(db);
  return rows;
};
