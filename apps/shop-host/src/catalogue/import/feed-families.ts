import type { FeedRecord } from '@materia/api-contract/feed';
import {
  checkFamily,
  type FamilyFault,
  MOST_AXES,
  MOST_MEMBERS,
  type MemberRecord,
} from '@materia/domain-product-families';
import type { SqlClient } from '../../platform/database/sql-pool.ts';
import type { RefusedRow } from './read-feed.ts';

/** What is wrong with a family, in the import's report. */
const REASONS: Readonly<Record<FamilyFault['kind'], string>> = {
  'too-many-axes': `it has more than ${MOST_AXES} axes`,
  'too-many-members': `it has more than ${MOST_MEMBERS} members`,
  'other-category': 'its members are in different categories',
  'other-brand': 'its members have different brands',
  'other-axes': 'its members have different axes',
  'same-values': 'two members have the same values',
};

const LEAVE_OUT =
  "update product set family = null where market = $1 and family->>'id' = any($2::text[])";

/**
 * The families of a feed, whose members can only be compared once all products are read. Products
 * of a faulty family are imported without it.
 */
export class FeedFamilies {
  readonly #members = new Map<string, MemberRecord[]>();
  readonly #lines = new Map<string, number>();

  add({ sku, categoryId, brand, family }: FeedRecord<'products'>, line: number): void {
    if (family === undefined) return;
    const members = this.#members.get(family.id) ?? [];
    members.push({ sku, categoryId, brand, axes: family.axes });
    this.#members.set(family.id, members);
    this.#lines.set(sku, line);
  }

  /** Removes faulty families from the stored products, and reports each with one of its lines. */
  async leaveOutFaulty(client: SqlClient, market: string): Promise<readonly RefusedRow[]> {
    const faults = [...this.#members].flatMap(([id, members]) => {
      const checked = checkFamily(members);
      return checked.ok ? [] : [{ id, ...checked.error }];
    });
    if (faults.length > 0) await client.query(LEAVE_OUT, [market, faults.map(({ id }) => id)]);
    return faults.map(({ id, kind, sku }) => ({
      file: 'products',
      line: this.#lines.get(sku) ?? 0,
      reason: `family ${id}: ${REASONS[kind]}`,
      part: 'family',
    }));
  }
}
