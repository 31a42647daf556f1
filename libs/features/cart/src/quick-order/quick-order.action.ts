import { priceViewer } from '@materia/api-catalogue';
import {
  addProducts,
  type CartProblem,
  fetchItemsPreview,
  type ItemsPreview,
} from '@materia/api-cart';
import {
  type ItemOutcome,
  parseQuickOrder,
  type QuickOrder,
  type QuickOrderItem,
  type QuickOrderRefusal,
  withKnownReferences,
} from '@materia/domain-cart';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { headingsOf } from './headings.ts';
import { MAX_TEXT_LENGTH, quickOrderForm } from './quick-order-form.ts';

/**
 * What is wrong with a line: its text, or the stock. `count` is the number of units added of a
 * partly available product.
 */
export type LineFault =
  | QuickOrderRefusal
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'partly'; readonly count: number };

export type QuickOrderOutcome = {
  readonly kind: 'empty' | 'too-large' | 'failed' | 'not-previewed' | 'previewed' | 'checked';
  readonly problem?: CartProblem | undefined;
  /** The number of references added to the cart. */
  readonly addedCount: number;
  readonly faults: readonly {
    readonly line: number;
    readonly text: string;
    readonly fault: LineFault;
  }[];
  /** The text left in the field: all of it, or only the lines that were not added. */
  readonly left: string;
  /** What the good lines would be in the cart. */
  readonly preview?: QuickOrderPreview | undefined;
};

/** Products before they are added: how many of each are wanted, and what they are and cost. */
export type QuickOrderPreview = ItemsPreview & {
  readonly viewer: ShopViewer;
  /** By the reference of the order. */
  readonly wanted: Readonly<Record<string, { readonly count: number; readonly isCapped: boolean }>>;
};

/**
 * Adds all valid lines of pasted references or a CSV file to the cart with one call, and reports
 * the others line by line.
 */
export const orderQuickly = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const text = await orderText(form);
  if (text === 'too-large')
    return respond({ kind: 'too-large', addedCount: 0, faults: [], left: '' }, 413);
  const order = parseQuickOrder(text, headingsOf(shop.market.texts.quickOrder));
  if (order.items.length === 0 && order.faults.length === 0)
    return respond({ kind: 'empty', addedCount: 0, faults: [], left: '' }, 422);
  if (order.items.length === 0) return checked(text, order, []);
  if (quickOrderForm.read(form).preview) return previewOf(shop, text, order);
  const added = await addProducts(cartAccess(shop), cartSession(shop), order.items);
  if (!added.ok)
    return respond(
      { kind: 'failed', problem: added.error, addedCount: 0, faults: [], left: text },
      STATUSES[added.error.kind],
    );
  const { cart, cartId, outcomes } = added.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  if (outcomes.filter(({ quantity }) => quantity === 0).length < order.items.length)
    shop.session.cartChanged('add-products');
  if (outcomes.length > 0 || order.faults.length > 0) return checked(text, order, outcomes);
  shop.session.flash({ type: 'success', key: 'quickOrder.added' });
  return redirect(shop.to('cart'), 303);
};

const STATUSES = {
  'server-message': 406,
  'call-failed': 409,
  silent: 409,
} as const satisfies Readonly<Record<CartProblem['kind'], number>>;

const respond = (content: QuickOrderOutcome, status: number) => data(content, { status });

/**
 * The file followed by the pasted text: only a file has a heading, which is recognised in the first
 * line only.
 */
const orderText = async (form: FormData): Promise<string | 'too-large'> => {
  const { references, file } = quickOrderForm.read(form);
  if (file !== undefined && file.size > MAX_TEXT_LENGTH) return 'too-large';
  const texts = [(await file?.text()) ?? '', references];
  const text = texts.filter((part) => part.trim() !== '').join('\n');
  return text.length > MAX_TEXT_LENGTH ? 'too-large' : text;
};

/** What the good lines would be in the cart, and what is wrong with the others. */
const previewOf = async (shop: ShopRequest, text: string, order: QuickOrder) => {
  const preview = await fetchItemsPreview(cartAccess(shop), order.items);
  if (preview === undefined)
    return respond({ kind: 'not-previewed', addedCount: 0, faults: [], left: text }, 409);
  const unknown = new Set(
    preview.items.flatMap((item) => (item.kind === 'unknown' ? [item.asked] : [])),
  );
  const rows = rowsOf(text);
  const known = withKnownReferences(order, (reference) => !unknown.has(reference));
  return respond(
    {
      kind: 'previewed',
      addedCount: 0,
      faults: known.faults.map(({ line, error }) => ({
        line,
        text: rows[line - 1] ?? '',
        fault: error,
      })),
      left: text,
      preview: {
        ...preview,
        viewer: priceViewer(shop),
        wanted: Object.fromEntries(
          known.items.map(({ reference, quantity, isCapped }) => [
            reference,
            { count: quantity, isCapped },
          ]),
        ),
      },
    },
    200,
  );
};

const rowsOf = (written: string): readonly string[] =>
  written.split(/\r\n|\r|\n/).map((row) => row.trim());

/** Every line that was not added in full, as it was written. */
const checked = (written: string, order: QuickOrder, outcomes: readonly ItemOutcome[]) => {
  const rows = rowsOf(written);
  const unknown = new Set(
    outcomes.filter(({ outcome }) => outcome === 'TECHNICAL_ERROR').map(({ sku }) => sku),
  );
  const known = withKnownReferences(order, (reference) => !unknown.has(reference));
  const short = outcomes.filter(({ outcome }) => outcome === 'NO_STOCK_AVAILABLE');
  const faults = [
    ...known.faults.map(({ line, error }) => ({ line, fault: error })),
    ...short.flatMap((outcome) => shortLines(known.items, outcome)),
  ]
    .toSorted((a, b) => a.line - b.line)
    .map((each) => ({ ...each, text: rows[each.line - 1] ?? '' }));
  const soldOut = short.filter(({ quantity }) => quantity === 0).length;
  // Units that were added are in the cart already; sending the line again would order them twice.
  const left = faults.filter(({ fault }) => fault.kind !== 'partly').map(({ text }) => text);
  return respond(
    { kind: 'checked', addedCount: known.items.length - soldOut, faults, left: left.join('\n') },
    422,
  );
};

/**
 * Each line whose product is unavailable, or the first line of a product that was only partly
 * available.
 */
const shortLines = (
  items: readonly QuickOrderItem[],
  { sku, quantity }: ItemOutcome,
): readonly { readonly line: number; readonly fault: LineFault }[] => {
  const lines = items.find(({ reference }) => reference === sku)?.lines ?? [];
  if (quantity === 0) return lines.map((line) => ({ line, fault: { kind: 'sold-out' } }));
  return lines.slice(0, 1).map((line) => ({ line, fault: { kind: 'partly', count: quantity } }));
};
