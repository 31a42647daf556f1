import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { pictureUrl } from '@materia/api-catalogue';
import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { OrderUnits } from './order.ts';

/** A product of a purchase, with its picture. */
type BoughtProduct = {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly image: string;
};

/** A line of a purchase: what a unit cost then, and what the store has now and for how much. */
export type LineNow = BoughtProduct & {
  readonly lineNumber: number;
  readonly vendorName: string;
  readonly quantity: number;
  readonly unitThen: TaxedAmount;
} & (
    | {
        readonly kind: 'available';
        /** How many can be ordered. */
        readonly most: number;
        /** How many of them are in the store; undefined when they come from elsewhere. */
        readonly inStore: number | undefined;
        readonly unit: TaxedAmount;
      }
    | {
        readonly kind: 'unavailable';
        readonly substitutes: readonly (BoughtProduct & { readonly unit: TaxedAmount })[];
      }
  );

export type PurchaseNow = {
  /** Whether every line has an offer, or is packaging or handling. */
  readonly isReorderable: boolean;
  readonly lines: readonly LineNow[];
};

/**
 * What a store has now of what was bought with an order or at a till; undefined if the purchase is
 * not the customer's.
 */
export const fetchPurchaseNow = async (
  host: HostClient,
  boughtId: string,
  { storeId, marketId }: { readonly storeId: string; readonly marketId: string },
): Promise<PurchaseNow | undefined> => {
  const answer = await host('readOrderAvailability', {
    params: { retailerId: storeId, maestroOrderId: boughtId },
  });
  if (!answer.ok) return undefined;
  const { isReorderable, lines, currency } = answer.value;
  return { isReorderable, lines: lines.map((line) => readLine(line, currency, marketId)) };
};

const readLine = (
  line: Reply<'readOrderAvailability'>['lines'][number],
  currency: Currency,
  marketId: string,
): LineNow => {
  const taxed = ({ price, priceNoTax }: { price: number; priceNoTax: number }): TaxedAmount => ({
    included: fromMajorUnits(price, currency),
    excluded: fromMajorUnits(priceNoTax, currency),
  });
  const productOf = (found: Pick<typeof line, 'itemId' | 'name' | 'urlKey' | 'imageUrl'>) => ({
    sku: found.itemId,
    name: found.name,
    urlKey: found.urlKey,
    image: pictureUrl(marketId, found.imageUrl),
  });
  const then = {
    ...productOf(line),
    lineNumber: line.lineNumber,
    vendorName: line.vendorName,
    quantity: line.qtyOrdered,
    unitThen: taxed(line),
  };
  const { available } = line;
  return available === undefined
    ? {
        ...then,
        kind: 'unavailable',
        substitutes: line.substitutes.map((each) => ({ ...productOf(each), unit: taxed(each) })),
      }
    : {
        ...then,
        kind: 'available',
        most: available.qtyMax,
        inStore: available.qtyInStore,
        unit: taxed(available),
      };
};

/** What went into the cart in part or not at all. */
export type ReorderShortfall = {
  readonly lineNumber: number;
  readonly name: string;
  readonly added: number;
};

/** Why nothing went into the cart. */
export type BuyAgainRefusal = {
  readonly kind: 'not-reorderable' | 'not-sellable' | 'cart-locked' | 'busy' | 'failed';
};

const REORDER_REFUSED = {
  'bad-input': 'failed',
  'not-found': 'failed',
  'no-such-cart': 'failed',
  'not-sellable': 'not-sellable',
  'not-reorderable': 'not-reorderable',
  'cart-locked': 'cart-locked',
  'too-many-requests': 'busy',
} as const satisfies RefusalTable<'reorder', BuyAgainRefusal['kind']>;

/** Puts lines of an order or a receipt into the customer's cart, at the store's prices of today. */
export const reorder = async (
  host: HostClient,
  boughtId: string,
  { storeId, lines }: { readonly storeId: string; readonly lines: readonly OrderUnits[] },
): Promise<
  Result<
    { readonly cartId: string; readonly shortfalls: readonly ReorderShortfall[] },
    BuyAgainRefusal
  >
> => {
  const answer = await host('reorder', {
    body: {
      request: {
        retailer_id: storeId,
        maestro_order_id: boughtId,
        lines: lines.map(({ lineNumber, quantity }) => ({ lineNumber, quantity })),
      },
    },
  });
  if (!answer.ok)
    return fail({ kind: refusalMeaning('reorder', answer.error, REORDER_REFUSED, 'failed') });
  const { cart_id: cartId, shortfalls } = answer.value;
  return ok({
    cartId,
    shortfalls: shortfalls.map(({ lineNumber, name, qty }) => ({ lineNumber, name, added: qty })),
  });
};
