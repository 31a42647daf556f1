import { fail, ok, type Result } from '@materia/domain-kernel';
import { z } from 'zod';
import { SORT_KEYS } from '@materia/api-contract/schemas';
import type { FieldPath, FieldFaultKind } from '@materia/api-contract';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { MOST_GROUPS, type IndexSortKey, type PriceLimits } from '../index/query-index.ts';

/** Chosen values by facet: numbers for brands and attributes, fixed codes for the other two. */
export type ChosenFacets = {
  readonly values: ReadonlyMap<string, readonly number[]>;
  readonly available: boolean;
  readonly reduced: boolean;
  readonly price: PriceLimits | undefined;
};

export const AVAILABILITY_FACET = 'availability';
export const AVAILABLE_HERE = 'here';
export const REDUCTION_FACET = 'reduction';
export const REDUCED = 'reduced';
export const PRICE_FACET = 'price';

const filtersShape = z.record(z.string().max(60), z.array(z.string().max(80)).max(200));
const orderShape = z.strictObject({ key: z.enum(SORT_KEYS) });

type Fault<Field extends FieldPath<'listProducts'>> = Refusal<'bad-input', Field>;
const fault = <const Field extends FieldPath<'listProducts'>>(
  field: Field,
  kind: FieldFaultKind,
): { ok: false; error: Fault<Field> } => fail({ kind: 'bad-input', fields: [{ field, kind }] });

/** Parses the JSON of `order_by`; relevance by default. Refuses an unknown key by name. */
export const parseSort = (
  text: string | undefined,
): Result<IndexSortKey, Fault<'query.order_by'>> => {
  if (text === undefined || text === '') return ok('relevance');
  const parsed = orderShape.safeParse(parseJson(text));
  return parsed.success ? ok(parsed.data.key) : fault('query.order_by', 'unknown-order');
};

/**
 * Parses the JSON of `filters`. `isKnown` returns whether a number is a value of the facet. Refuses
 * invalid JSON, names facets or values that do not exist, and refuses more facets than any list
 * offers.
 */
export const parseFilters = (
  text: string | undefined,
  isKnown: (facet: string, ids: readonly number[]) => boolean,
): Result<ChosenFacets, Fault<'query.filters' | `query.filters.${string}`>> => {
  const parsed =
    text === undefined || text === ''
      ? { success: true as const, data: {} }
      : filtersShape.safeParse(parseJson(text));
  if (!parsed.success) return fault('query.filters', 'not-a-filter');
  const values = new Map<string, readonly number[]>();
  let available = false;
  let reduced = false;
  let price: PriceLimits | undefined;
  for (const [facet, chosen] of Object.entries(parsed.data)) {
    if (chosen.length === 0) continue;
    if (facet === AVAILABILITY_FACET || facet === REDUCTION_FACET) {
      const only = facet === AVAILABILITY_FACET ? AVAILABLE_HERE : REDUCED;
      if (chosen.some((value) => value !== only))
        return fault(`query.filters.${facet}`, 'unknown-value');
      if (facet === AVAILABILITY_FACET) available = true;
      else reduced = true;
      continue;
    }
    if (facet === PRICE_FACET) {
      price = chosen.length === 1 ? priceLimits(chosen[0] ?? '') : undefined;
      if (price === undefined) return fault(`query.filters.${facet}`, 'unknown-value');
      continue;
    }
    const ids = chosen.map((value) => (/^\d{1,9}$/.test(value) ? Number(value) : -1));
    if (!isKnown(facet, ids)) return fault(`query.filters.${facet}`, 'unknown-value');
    values.set(facet, [...new Set(ids)]);
  }
  if (values.size > MOST_GROUPS) return fault('query.filters', 'too-many');
  return ok({ values, available, reduced, price });
};

/** Parses the limits of prices in minor units, `1000-5000`, of which one may be left out; undefined for anything else. */
const priceLimits = (text: string): PriceLimits | undefined => {
  const [, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
  if (from === '' && to === '') return undefined;
  return { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
