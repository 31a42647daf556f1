import {
  type CallAnswer,
  type HostClient,
  type HostRefusal,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { ItemOutcome } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A named list of the customer, one for each job site. */
export type ShoppingList = { readonly id: string; readonly name: string; readonly count: number };

/** A product on a list. */
export type ListLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly name: string;
  readonly brand: string;
  readonly urlKey: string;
  readonly image: string;
};

export type ListProblem = 'name-empty' | 'list-exists' | 'too-many-lists' | 'not-found';

/** The customer's lists, the most recently changed first. */
export const fetchLists = async (host: HostClient): Promise<readonly ShoppingList[]> => {
  const answer = await host('readMyLists', {});
  return answer.ok ? answer.value.map(({ id, name, count }) => ({ id, name, count })) : [];
};

/** A list with its products; undefined when the customer has none with this id. */
export const fetchList = async (
  host: HostClient,
  listId: string,
): Promise<(ShoppingList & { readonly lines: readonly ListLine[] }) | undefined> => {
  const answer = await host('readMyList', { params: { listId } });
  if (!answer.ok) return undefined;
  const { id, name, count, lines } = answer.value;
  return {
    id,
    name,
    count,
    lines: lines.map((line) => ({
      sku: line.sku,
      quantity: line.qty,
      name: line.name,
      brand: line.brand,
      urlKey: line.url_key,
      image: line.image,
    })),
  };
};

/** Creates a list and returns its id. */
export const createList = async (
  host: HostClient,
  name: string,
): Promise<Result<string, ListProblem>> => {
  if (name === '') return fail('name-empty');
  const answer = await host('createMyList', { body: { name } });
  return answer.ok ? ok(answer.value.id) : fail(problemOf('createMyList', answer.error));
};

export const renameList = async (
  host: HostClient,
  listId: string,
  name: string,
): Promise<Result<true, ListProblem>> =>
  name === ''
    ? fail('name-empty')
    : changed('renameMyList', await host('renameMyList', { params: { listId }, body: { name } }));

export const deleteList = async (
  host: HostClient,
  listId: string,
): Promise<Result<true, ListProblem>> =>
  changed('deleteMyList', await host('deleteMyList', { params: { listId } }));

/** Sets the quantity of a product on a list; 0 removes it. */
export const updateListLine = async (
  host: HostClient,
  listId: string,
  line: { readonly sku: string; readonly quantity: number },
): Promise<Result<true, ListProblem>> =>
  changed(
    'updateMyList',
    await host('updateMyList', { params: { listId, sku: line.sku }, body: { qty: line.quantity } }),
  );

/** Adds products to a list by reference or EAN; returns those that the shop does not know. */
export const addToList = async (
  host: HostClient,
  listId: string,
  items: readonly { readonly reference: string; readonly quantity: number }[],
): Promise<Result<readonly ItemOutcome[], ListProblem>> => {
  const answer = await host('addToMyList', {
    params: { listId },
    body: { items: items.map(({ reference, quantity }) => ({ sku: reference, qty: quantity })) },
  });
  if (!answer.ok) return fail(problemOf('addToMyList', answer.error));
  return ok(
    answer.value === true
      ? []
      : answer.value.map(({ sku, outcome, qty }) => ({ sku, outcome, quantity: qty })),
  );
};

const changed = <Name extends ListCall>(
  name: Name,
  answer: CallAnswer<Name>,
): Result<true, ListProblem> => (answer.ok ? ok(true) : fail(problemOf(name, answer.error)));

type ListCall = 'createMyList' | 'renameMyList' | 'deleteMyList' | 'updateMyList' | 'addToMyList';

/** What each refusal of a call about lists is to the customer. */
const PROBLEMS: RefusalTable<ListCall, ListProblem> = {
  'bad-input': 'name-empty',
  'list-exists': 'list-exists',
  'not-found': 'not-found',
  'too-many-lists': 'too-many-lists',
};

/** A refusal of any call, as of an expired credential, leaves no list to work on. */
const problemOf = (name: ListCall, refusal: HostRefusal): ListProblem =>
  refusalMeaning(name, refusal, PROBLEMS, 'not-found');
