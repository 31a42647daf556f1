import { addProducts, type CartProblem } from '@materia/api-cart';
import {
  type ItemOutcome,
  parseQuickOrder,
  type QuickOrder,
  type QuickOrderItem,
  type QuickOrderRefusal,
  withKnownReferences,
} from '@materia/domain-cart';
import { cartAccess, cartSession, shopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

/** What is wrong with a line: what it says, or what the shop has of it. `count` units went in of a line that went in partly. */
export type LineFault =
  | QuickOrderRefusal
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'partly'; readonly count: number };

export type QuickOrderAnswer = {
  readonly kind: 'empty' | 'too-large' | 'failed' | 'checked';
  readonly problem?: CartProblem | undefined;
  /** References that are in the cart now. */
  readonly addedCount: number;
  readonly faults: readonly {
    readonly line: number;
    readonly text: string;
    readonly fault: LineFault;
  }[];
  /** What stays in the field: everything, or only the lines that did not go in. */
  readonly left: string;
};

/** Longer texts hold more than the lines that are read. */
const LONGEST_TEXT = 60_000;

/** Puts all good lines of pasted references or a CSV file into the cart with one call, and tells the others line by line (BEY-08). */
export const orderQuickly = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const text = await orderText(await request.formData());
  if (text === 'too-large')
    return answer({ kind: 'too-large', addedCount: 0, faults: [], left: '' }, 413);
  const order = parseQuickOrder(text);
  if (order.items.length === 0 && order.faults.length === 0)
    return answer({ kind: 'empty', addedCount: 0, faults: [], left: '' }, 422);
  if (order.items.length === 0) return checked(text, order, []);
  const added = await addProducts(cartAccess(shop), cartSession(shop), order.items);
  if (!added.ok)
    return answer(
      { kind: 'failed', problem: added.error, addedCount: 0, faults: [], left: text },
      added.error.kind === 'server-message' ? 406 : 409,
    );
  const { cart, cartId, outcomes } = added.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  if (outcomes.filter(({ quantity }) => quantity === 0).length < order.items.length)
    shop.session.cartChanged('add-products');
  if (outcomes.length > 0 || order.faults.length > 0) return checked(text, order, outcomes);
  shop.session.flash({ type: 'success', key: 'quickOrder.added' });
  return redirect(shop.to('cart'), 303);
};

const answer = (content: QuickOrderAnswer, status: number) => data(content, { status });

/** The file and the pasted text one after the other: only a file has a heading, which counts in the first line alone. */
const orderText = async (form: FormData): Promise<string | 'too-large'> => {
  const [pasted, file] = [form.get('references'), form.get('file')];
  if (file instanceof File && file.size > LONGEST_TEXT) return 'too-large';
  const texts = [
    file instanceof File ? await file.text() : '',
    typeof pasted === 'string' ? pasted : '',
  ];
  const text = texts.filter((part) => part.trim() !== '').join('\n');
  return text.length > LONGEST_TEXT ? 'too-large' : text;
};

/** Every line that did not go in as it stands, in the words it was written with. */
const checked = (written: string, order: QuickOrder, outcomes: readonly ItemOutcome[]) => {
  const rows = written.split(/\r\n|\r|\n/).map((row) => row.trim());
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
  // What went in partly is in the cart: sending it once more would ask for it twice.
  const left = faults.filter(({ fault }) => fault.kind !== 'partly').map(({ text }) => text);
  return answer(
    { kind: 'checked', addedCount: known.items.length - soldOut, faults, left: left.join('\n') },
    422,
  );
};

/** Each line that asked for what there is not, or the first of those that got a part of it together. */
const shortLines = (
  items: readonly QuickOrderItem[],
  { sku, quantity }: ItemOutcome,
): readonly { readonly line: number; readonly fault: LineFault }[] => {
  const lines = items.find(({ reference }) => reference === sku)?.lines ?? [];
  if (quantity === 0) return lines.map((line) => ({ line, fault: { kind: 'sold-out' } }));
  return lines.slice(0, 1).map((line) => ({ line, fault: { kind: 'partly', count: quantity } }));
};
