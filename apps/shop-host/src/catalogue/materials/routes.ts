import type { FieldFaultKind, FieldPath } from '@materia/api-contract';
import { isReference } from '@materia/domain-comparison';
import { fail, ok } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import { readOffers } from '../offers/offers.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { gramsToKilograms } from '../products/weights.ts';
import { wireCard } from '../products/wire-product.ts';
import { findStore } from '../stores/repository.ts';
import { bestSellers } from './best-sellers.ts';
import { materialRows } from './repository.ts';

/** Products of one category. */
const MOST_OF_A_CATEGORY = 40;
/** Categories and further references of one request. */
const MOST_CATEGORIES = 30;
const MOST_REFERENCES = 40;

const refuse = (field: FieldPath<'listMaterials'>, kind: FieldFaultKind) =>
  fail({ kind: 'bad-input', fields: [{ field, kind }] } as const);

const listOf = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((part) => part !== '')),
];

type Tools = { readonly db: Db; readonly indexes: ListingIndexes };

/** What the project planner chooses products from. */
export const materialHandlers = ({ db, indexes }: Tools): Pick<Handlers, 'listMaterials'> => ({
  listMaterials: async ({ query }, context) => {
    const { market, today, flags } = context;
    const categoryIds = listOf(query.category_ids);
    const named = listOf(query.skus);
    if (categoryIds.length > MOST_CATEGORIES) return refuse('query.category_ids', 'too-many');
    if (named.length > MOST_REFERENCES) return refuse('query.skus', 'too-many');
    if (!named.every(isReference)) return refuse('query.skus', 'unknown');
    const store = await findStore(db, market.id, { id: query.retailer_id });
    if (store === undefined) return refuse('query.retailer_id', 'unknown');
    const index = await indexes.of(market.id);
    const skus = [
      ...new Set([
        ...categoryIds.flatMap((id) =>
          bestSellers(index, id, store.ordinal, MOST_OF_A_CATEGORY, flags.MARKETPLACE_MODE),
        ),
        ...named,
      ]),
    ];
    const [rows, offers] = await Promise.all([
      materialRows(db, market.id, skus, categoryIds),
      readOffers(db, market, skus, priceContextOf(store, context), today),
    ]);
    const bySku = new Map(rows.map((row) => [row.sku, row]));
    return ok({
      data: skus.flatMap((sku) => {
        const row = bySku.get(sku);
        return row === undefined
          ? []
          : [
              {
                card: wireCard(row, offers.get(sku) ?? [], undefined),
                category_id: row.category_id,
                weight: gramsToKilograms(row.weight_grams),
                attributes: row.attributes.map(({ code, value }) => ({ code, value })),
              },
            ];
      }),
    });
  },
});
