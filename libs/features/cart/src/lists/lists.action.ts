import {
  addProducts,
  addToList,
  createList,
  deleteList,
  fetchCart,
  fetchList,
  type ListProblem,
  renameList,
  updateListLine,
} from '@materia/api-cart';
import { type ItemOutcome, parseQuickOrder } from '@materia/domain-cart';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { DEFAULT_MAX_QUANTITY, parseQuantity } from '@materia/domain-stock-status';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import { addToListForm, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { headingsOf } from '../quick-order/headings.ts';
import { LIST_FORMS } from './list-forms.ts';

/** Typed quantities by reference. */
type Typed = Readonly<Record<string, string>>;

/** The response to a list form, unless it redirects. */
export type ListsOutcome =
  | {
      readonly kind: 'refused';
      readonly problem: ListProblem | 'references-empty' | 'quantity' | 'cart-failed';
      readonly typed: string;
      /** Typed quantities by reference, if one of them is wrong. */
      readonly quantities?: Typed | undefined;
    }
  /** The products that were not fully added, each with the number of units that were. */
  | {
      readonly kind: 'report';
      readonly into: 'cart' | 'list';
      readonly count: number;
      readonly rest: readonly ListReport[];
      readonly left: string;
    };

export type ListReport =
  | { readonly text: string; readonly reason: 'unknown' | 'sold-out' | 'unreadable' }
  | { readonly text: string; readonly reason: 'partly'; readonly count: number };

type Sent = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Creates a list; a submitted product is added to the new list, or to the chosen one. */
export const changeLists = async ({ context, request }: Sent) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const { name, sku, list: chosen } = addToListForm.read(form);
  const list: Result<string, ListProblem> =
    chosen === '' ? await createList(shop.host, name) : { ok: true, value: chosen };
  if (!list.ok) return refused(list.error, name);
  if (sku === '') return redirectToList(shop, list.value, 'lists.created');
  const added = await addToList(shop.host, list.value, [{ reference: sku, quantity: 1 }]);
  if (!added.ok) return refused(added.error, name);
  return added.value.length === 0
    ? redirectToList(shop, list.value, 'lists.added')
    : report('list', 0, added.value);
};

/** Every change to a list. */
export const changeList = async ({
  context,
  request,
  params,
}: Sent & Pick<ActionFunctionArgs, 'params'>) => {
  const shop = context.get(shopRequest);
  const listId = params['listId'] ?? '';
  const form = await request.formData();
  const kind = sentForm(form, LIST_FORMS);
  switch (kind) {
    case 'rename': {
      const { name } = LIST_FORMS.rename.read(form);
      const renamed = await renameList(shop.host, listId, name);
      return renamed.ok
        ? redirectToList(shop, listId, 'lists.renamed')
        : refused(renamed.error, name);
    }
    case 'delete': {
      const deleted = await deleteList(shop.host, listId);
      if (!deleted.ok) return refused(deleted.error, '');
      shop.session.flash({ type: 'success', key: 'lists.deleted' });
      return redirect(shop.to('myLists'), 303);
    }
    case 'quantities':
      return saveQuantities(shop, listId, LIST_FORMS.quantities.read(form).quantities);
    case 'remove': {
      const { sku } = LIST_FORMS.remove.read(form);
      const removed = await updateListLine(shop.host, listId, { sku, quantity: 0 });
      return removed.ok
        ? redirectToList(shop, listId, 'lists.lineRemoved')
        : refused(removed.error, '');
    }
    case 'from-cart':
      return fillFromCart(shop, listId);
    case 'references':
      return fillFromReferences(shop, listId, LIST_FORMS.references.read(form).references);
    case 'to-cart':
      return addListToCart(shop, listId, LIST_FORMS['to-cart'].read(form).quantities);
    case undefined:
      return refused('not-found', '');
    default:
      return unreachable(kind);
  }
};

/** Saves the quantities that were typed; none at all is saved if one is not a quantity. */
const saveQuantities = async (shop: ShopRequest, listId: string, typed: Typed) => {
  const list = await fetchList(shop.host, listId);
  if (list === undefined) return refused('not-found', '');
  const saved = await withTyped(shop, list, typed);
  return saved.ok
    ? redirectToList(shop, listId, 'lists.quantitiesSaved')
    : refused(saved.error, '', typed);
};

type List = NonNullable<Awaited<ReturnType<typeof fetchList>>>;

/** The lines of a list with the quantities that were typed, which are saved where they differ. */
const withTyped = async (
  shop: ShopRequest,
  { id, lines }: List,
  typed: Typed,
): Promise<Result<List['lines'], ListProblem | 'quantity'>> => {
  const wanted = lines.map((line) => {
    const text = typed[line.sku];
    const parsed =
      text === undefined
        ? ok(line.quantity)
        : parseQuantity(text, { min: 1, max: DEFAULT_MAX_QUANTITY });
    return { line, parsed };
  });
  if (wanted.some(({ parsed }) => !parsed.ok)) return fail('quantity');
  const changed = wanted.map(({ line, parsed }) => ({
    ...line,
    quantity: parsed.ok ? parsed.value : line.quantity,
  }));
  for (const [at, line] of changed.entries()) {
    if (line.quantity === lines[at]?.quantity) continue;
    const saved = await updateListLine(shop.host, id, line);
    if (!saved.ok) return saved;
  }
  return ok(changed);
};

const fillFromCart = async (shop: ShopRequest, listId: string) => {
  const cart = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  if (!cart.ok) return refused('cart-failed', '');
  const items = [...cart.value.lines, ...cart.value.setAside, ...cart.value.waiting].map(
    ({ sku, quantity }) => ({
      reference: sku,
      quantity,
    }),
  );
  if (items.length === 0) return refused('references-empty', '');
  const added = await addToList(shop.host, listId, items);
  return added.ok ? redirectToList(shop, listId, 'lists.fromCartDone') : refused(added.error, '');
};

const fillFromReferences = async (shop: ShopRequest, listId: string, text: string) => {
  const order = parseQuickOrder(text, headingsOf(shop.market.texts.quickOrder));
  const unreadable = order.faults.map((fault): ListReport => ({
    text: fault.text,
    reason: 'unreadable',
  }));
  if (order.items.length === 0)
    return unreadable.length === 0
      ? refused('references-empty', text)
      : report('list', 0, [], unreadable);
  const added = await addToList(shop.host, listId, order.items);
  if (!added.ok) return refused(added.error, text);
  if (added.value.length === 0 && unreadable.length === 0)
    return redirectToList(shop, listId, 'lists.added');
  return report('list', order.items.length - added.value.length, added.value, unreadable);
};

/**
 * Adds the whole list in the typed quantities with one call; products that were not fully added are
 * reported one by one.
 */
const addListToCart = async (shop: ShopRequest, listId: string, typed: Typed) => {
  const list = await fetchList(shop.host, listId);
  if (list === undefined) return refused('not-found', '');
  if (list.lines.length === 0) return refused('references-empty', '');
  const lines = await withTyped(shop, list, typed);
  if (!lines.ok) return refused(lines.error, '', typed);
  const added = await addProducts(
    cartAccess(shop),
    cartSession(shop),
    lines.value.map(({ sku, quantity }) => ({ reference: sku, quantity })),
  );
  if (!added.ok) return refused('cart-failed', '');
  const { cart, cartId, outcomes } = added.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  if (outcomes.filter(({ quantity }) => quantity === 0).length < list.lines.length)
    shop.session.cartChanged('add-products');
  const names = new Map(list.lines.map(({ sku, name }) => [sku, name]));
  if (outcomes.length > 0)
    return report(
      'cart',
      list.lines.length - outcomes.filter(({ quantity }) => quantity === 0).length,
      outcomes.map((outcome) => ({ ...outcome, sku: names.get(outcome.sku) ?? outcome.sku })),
    );
  shop.session.flash({ type: 'success', key: 'lists.toCartDone' });
  return redirect(shop.to('cart'), 303);
};

const redirectToList = (
  shop: ShopRequest,
  listId: string,
  key:
    | 'lists.created'
    | 'lists.added'
    | 'lists.renamed'
    | 'lists.quantitiesSaved'
    | 'lists.lineRemoved'
    | 'lists.fromCartDone',
) => {
  shop.session.flash({ type: 'success', key });
  return redirect(shop.to('myList', { listId }), 303);
};

const STATUS = {
  'name-empty': 422,
  'references-empty': 422,
  quantity: 422,
  'list-exists': 409,
  'too-many-lists': 409,
  'cart-failed': 409,
  'not-found': 404,
} as const satisfies Readonly<
  Record<Extract<ListsOutcome, { kind: 'refused' }>['problem'], number>
>;

const refused = (
  problem: Extract<ListsOutcome, { kind: 'refused' }>['problem'],
  typed: string,
  quantities?: Typed,
) =>
  data<ListsOutcome>({ kind: 'refused', problem, typed, quantities }, { status: STATUS[problem] });

const report = (
  into: 'cart' | 'list',
  count: number,
  outcomes: readonly ItemOutcome[],
  unreadable: readonly ListReport[] = [],
) => {
  const rest = [...unreadable, ...outcomes.map(reportOf)];
  return data<ListsOutcome>(
    {
      kind: 'report',
      into,
      count,
      rest,
      left: into === 'cart' ? '' : rest.map(({ text }) => text).join('\n'),
    },
    { status: 422 },
  );
};

const reportOf = ({ sku, outcome, quantity }: ItemOutcome): ListReport => {
  switch (outcome) {
    case 'TECHNICAL_ERROR':
      return { text: sku, reason: 'unknown' };
    case 'NO_STOCK_AVAILABLE':
    case 'OFFER_PRICE_CHANGE':
    case 'PRODUCT_DISCOUNT_REMOVED':
      return quantity === 0
        ? { text: sku, reason: 'sold-out' }
        : { text: sku, reason: 'partly', count: quantity };
    default:
      return unreachable(outcome);
  }
};
