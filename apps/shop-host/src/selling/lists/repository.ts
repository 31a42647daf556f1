import type { ParsedInput } from '@materia/api-contract';
import type { ItemOutcome } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import { type Selectable, sql } from 'kysely';
import { randomId } from '../../platform/auth/random-ids.ts';
import { skusOf } from '../pricing/repository.ts';
import { cardRows } from '../../catalogue/products/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { ShoppingListTable } from '../../platform/database/tables/list-tables.ts';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';

type ListRow = Selectable<ShoppingListTable>;
type Refused<Kind extends Refusal['kind']> = Refusal<Kind>;

/** A list with the number of its products. */
export type ListSummary = {
  readonly id: string;
  readonly name: string;
  /** ISO instant. */
  readonly updatedAt: string;
  readonly count: number;
};
export type ListWithLines = ListSummary & {
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly name: string;
    readonly brand: string;
    readonly urlKey: string;
    readonly image: string;
  }[];
};

/** No customer has this many job sites, and no list needs more lines than a quick order. */
const MOST_LISTS = 100;
const MOST_LINES = 500;

/** The lists of the customer, the most recently changed first. */
export const readLists = async (
  db: Db,
  { market, customer }: CustomerContext,
): Promise<readonly ListSummary[]> => {
  const rows = await db
    .selectFrom('shopping_list as list')
    .leftJoin('shopping_list_line as line', (join) =>
      join.onRef('line.market', '=', 'list.market').onRef('line.list_id', '=', 'list.id'),
    )
    .select(({ fn }) => [
      'list.id',
      'list.name',
      'list.updated_at',
      fn.count('line.sku').as('count'),
    ])
    .where('list.market', '=', market.id)
    .where('list.customer_id', '=', customer.customerId)
    .groupBy(['list.id', 'list.name', 'list.updated_at'])
    .orderBy('list.updated_at', 'desc')
    .orderBy('list.name')
    .execute();
  return rows.map(({ id, name, updated_at, count }) => ({
    id,
    name,
    updatedAt: updated_at,
    count: Number(count),
  }));
};

/** A list with the current data of its products. */
export const readList = async (
  db: Db,
  listId: string,
  context: CustomerContext,
): Promise<Result<ListWithLines, Refused<'not-found'>>> => {
  const list = await ownList(db, listId, context);
  if (list === undefined) return NOT_FOUND;
  const lines = await linesOf(db, list);
  const products = new Map(
    (
      await cardRows(
        db,
        list.market,
        lines.map(({ sku }) => sku),
      )
    ).map((product) => [product.sku, product]),
  );
  const known = lines.flatMap(({ sku, qty }) => {
    const product = products.get(sku);
    return product === undefined
      ? []
      : [
          {
            sku,
            quantity: qty,
            name: product.name,
            brand: product.brand,
            urlKey: product.url_key,
            image: product.image,
          },
        ];
  });
  return ok({
    id: list.id,
    name: list.name,
    updatedAt: list.updated_at,
    count: known.length,
    lines: known,
  });
};

/** Creates a list. Names must differ by more than case, because people would confuse them. */
export const createList = (
  db: Db,
  name: string,
  { market, customer, now }: CustomerContext,
): Promise<Result<{ id: string }, Refused<'list-exists' | 'too-many-lists'>>> =>
  withTx(db, async (tx) => {
    await lockNames(tx, market.id, customer.customerId);
    const names = await tx
      .selectFrom('shopping_list')
      .select('name')
      .where('market', '=', market.id)
      .where('customer_id', '=', customer.customerId)
      .execute();
    if (names.length >= MOST_LISTS) return fail({ kind: 'too-many-lists' });
    const id = randomId();
    const made = await tx
      .insertInto('shopping_list')
      .values({
        market: market.id,
        id,
        customer_id: customer.customerId,
        name,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return made === undefined ? fail({ kind: 'list-exists' }) : ok({ id });
  });

export const renameList = (
  db: Db,
  listId: string,
  name: string,
  context: CustomerContext,
): Promise<Result<true, Refused<'not-found' | 'list-exists'>>> =>
  withTx(db, async (tx) => {
    await lockNames(tx, context.market.id, context.customer.customerId);
    const list = await lockList(tx, listId, context);
    if (list === undefined) return NOT_FOUND;
    const other = await tx
      .selectFrom('shopping_list')
      .select('id')
      .where('market', '=', list.market)
      .where('customer_id', '=', list.customer_id)
      .where('id', '!=', list.id)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst();
    if (other !== undefined) return fail({ kind: 'list-exists' });
    await tx
      .updateTable('shopping_list')
      .set({ name, updated_at: context.now })
      .where('market', '=', list.market)
      .where('id', '=', list.id)
      .execute();
    return ok(true);
  });

export const deleteList = (
  db: Db,
  listId: string,
  context: CustomerContext,
): Promise<Result<true, Refused<'not-found'>>> =>
  withTx(db, async (tx) => {
    const list = await lockList(tx, listId, context);
    if (list === undefined) return NOT_FOUND;
    await tx
      .deleteFrom('shopping_list')
      .where('market', '=', list.market)
      .where('id', '=', list.id)
      .execute();
    return ok(true);
  });

/**
 * Adds products to a list by reference or EAN; repeated ones add up. Unknown products, and those
 * beyond the maximum length, are reported.
 */
export const addToList = async (
  db: Db,
  { params, body }: Pick<ParsedInput<'addToMyList'>, 'params' | 'body'>,
  context: CustomerContext,
): Promise<Result<readonly ItemOutcome[], Refused<'not-found'>>> => {
  const skus = await skusOf(
    db,
    context.market.id,
    body.items.map(({ sku }) => sku),
  );
  return withTx(db, async (tx) => {
    const list = await lockList(tx, params.listId, context);
    if (list === undefined) return NOT_FOUND;
    const lines = await linesOf(tx, list);
    const quantities = new Map(lines.map(({ sku, qty }) => [sku, qty]));
    let place = Math.max(0, ...lines.map((line) => line.place));
    const refused: ItemOutcome[] = [];
    for (const asked of body.items) {
      const sku = skus.get(asked.sku);
      if (sku === undefined || (!quantities.has(sku) && quantities.size >= MOST_LINES)) {
        refused.push({ sku: asked.sku, outcome: 'TECHNICAL_ERROR', quantity: 0 });
        continue;
      }
      const qty = Math.min(DEFAULT_MAX_QUANTITY, (quantities.get(sku) ?? 0) + asked.qty);
      quantities.set(sku, qty);
      place += 1;
      await tx
        .insertInto('shopping_list_line')
        .values({ market: list.market, list_id: list.id, sku, place, qty })
        .onConflict((conflict) =>
          conflict.columns(['market', 'list_id', 'sku']).doUpdateSet({ qty }),
        )
        .execute();
    }
    await touch(tx, list, context.now);
    return ok(refused);
  });
};

/**
 * Sets the quantity of a product on a list; 0 removes it. Removing a product that is not on the
 * list changes nothing.
 */
export const updateList = (
  db: Db,
  { listId, sku }: ParsedInput<'updateMyList'>['params'],
  qty: number,
  context: CustomerContext,
): Promise<Result<true, Refused<'not-found'>>> =>
  withTx(db, async (tx) => {
    const list = await lockList(tx, listId, context);
    if (list === undefined) return NOT_FOUND;
    if (qty === 0)
      await tx
        .deleteFrom('shopping_list_line')
        .where('market', '=', list.market)
        .where('list_id', '=', list.id)
        .where('sku', '=', sku)
        .execute();
    else
      await tx
        .updateTable('shopping_list_line')
        .set({ qty })
        .where('market', '=', list.market)
        .where('list_id', '=', list.id)
        .where('sku', '=', sku)
        .execute();
    await touch(tx, list, context.now);
    return ok(true);
  });

/**
 * Until the transaction ends, no other one can name a list of this customer: otherwise two
 * transactions could both find the same name free. Acquired before any list is locked, so that two
 * renames cannot deadlock.
 */
const lockNames = async (tx: Tx, market: string, customerId: string): Promise<void> => {
  await tx
    .selectFrom('customer')
    .select('id')
    .where('market', '=', market)
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
};

/** Another customer's list and a missing one give the same result. */
const NOT_FOUND = fail({ kind: 'not-found' } as const);

const ownListOf = (db: Reader, id: string, { market, customer }: CustomerContext) =>
  db
    .selectFrom('shopping_list')
    .selectAll()
    .where('market', '=', market.id)
    .where('id', '=', id)
    .where('customer_id', '=', customer.customerId);
const ownList = (db: Reader, id: string, context: CustomerContext): Promise<ListRow | undefined> =>
  ownListOf(db, id, context).executeTakeFirst();
const lockList = (tx: Tx, id: string, context: CustomerContext): Promise<ListRow | undefined> =>
  ownListOf(tx, id, context).forUpdate().executeTakeFirst();

const linesOf = (db: Reader, { market, id }: ListRow) =>
  db
    .selectFrom('shopping_list_line')
    .select(['sku', 'qty', 'place'])
    .where('market', '=', market)
    .where('list_id', '=', id)
    .orderBy('place')
    .execute();

const touch = async (tx: Tx, { market, id }: ListRow, now: string): Promise<void> => {
  await tx
    .updateTable('shopping_list')
    .set({ updated_at: now })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};
