import { fail, ok, type Result } from '@materia/domain-kernel';
import { boundsOfMaximum, clampQuantity } from '@materia/domain-stock-status';
import { cartNotice, type CartNotice } from './notices.ts';
import { canChangeCart, type QuoteLockRefusal } from './quote-lock.ts';

/** A line of either cart. `maxQuantity` is its `qty_max` at the customer's store. */
export type MergeableLine = {
  readonly offerCode: string;
  readonly quantity: number;
  readonly maxQuantity: number;
};

/** A guest cart is anonymous until it is merged or assigned to a customer. */
export type GuestCart<Line> =
  | { readonly kind: 'anonymous'; readonly lines: readonly Line[] }
  | { readonly kind: 'merged'; readonly into: string }
  | { readonly kind: 'owned' };

export type CustomerCart<Line> = {
  readonly id: string;
  readonly isConvertingQuote: boolean;
  readonly lines: readonly Line[];
};

export type Merge<Line> = {
  readonly lines: readonly Line[];
  /** The guest cart after the merge: its id no longer opens a cart. */
  readonly guest: { readonly kind: 'merged'; readonly into: string };
  /** Offers whose summed quantity exceeded what is available. */
  readonly capped: readonly string[];
  /** Offers of the guest's that had no room. */
  readonly leftOut: readonly string[];
  readonly notices: readonly CartNotice[];
};

export type MergeRefusal = { readonly kind: 'cart-not-anonymous' } | QuoteLockRefusal;

/**
 * Merges a guest cart into the customer's cart at login. Quantities of the same offer are summed
 * and capped at the maximum; other lines are appended as long as the cart has at most `mostLines`. No
 * other line is lost: a line with no stock left stays with quantity 1 for the cart check to report. The shopper is notified only when both carts
 * had lines: with an empty cart on one side nothing was combined. Merging the same guest cart again
 * changes nothing. Refuses a guest cart that is not anonymous or was merged into another cart, and
 * a customer's cart that is locked by a quote. A refused guest cart stays unchanged.
 */
export const mergeGuestCart = <Line extends MergeableLine>(
  customer: CustomerCart<Line>,
  guest: GuestCart<Line>,
  mostLines: number,
): Result<Merge<Line>, MergeRefusal> => {
  const merged = { kind: 'merged', into: customer.id } as const;
  if (guest.kind === 'merged' && guest.into === customer.id) {
    return ok({ ...unchanged(customer), guest: merged });
  }
  if (guest.kind !== 'anonymous') return fail({ kind: 'cart-not-anonymous' });
  if (guest.lines.length === 0) return ok({ ...unchanged(customer), guest: merged });
  const permission = canChangeCart(customer, 'merge');
  if (!permission.ok) return permission;

  const isOwn = ({ offerCode }: Line) =>
    customer.lines.some((line) => line.offerCode === offerCode);
  const added = guest.lines.filter((line) => !isOwn(line));
  const room = Math.max(0, mostLines - customer.lines.length);
  const leftOut = new Set(added.slice(room));
  const { lines, capped } = guest.lines
    .filter((line) => !leftOut.has(line))
    .reduce<{
      readonly lines: readonly Line[];
      readonly capped: readonly string[];
    }>(addLine, { lines: customer.lines, capped: [] });
  return ok({
    lines,
    guest: merged,
    capped,
    leftOut: [...leftOut].map(({ offerCode }) => offerCode),
    notices: customer.lines.length === 0 ? [] : [cartNotice('MERGED_CART')],
  });
};

const unchanged = <Line>({ lines }: Pick<CustomerCart<Line>, 'lines'>) => ({
  lines,
  capped: [],
  leftOut: [],
  notices: [],
});

const addLine = <Line extends MergeableLine>(
  cart: { readonly lines: readonly Line[]; readonly capped: readonly string[] },
  added: Line,
): { readonly lines: readonly Line[]; readonly capped: readonly string[] } => {
  const existing = cart.lines.find((line) => line.offerCode === added.offerCode);
  const wanted = (existing?.quantity ?? 0) + added.quantity;
  const quantity = Math.max(
    1,
    clampQuantity(wanted, boundsOfMaximum(existing?.maxQuantity ?? added.maxQuantity)),
  );
  return {
    lines:
      existing === undefined
        ? [...cart.lines, { ...added, quantity }]
        : cart.lines.map((line) => (line === existing ? { ...line, quantity } : line)),
    capped:
      quantity < wanted && !cart.capped.includes(added.offerCode)
        ? [...cart.capped, added.offerCode]
        : cart.capped,
  };
};
