import type { Reply } from '@materia/api-contract';
import { money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { CheckoutCart } from '../checkout/current-cart.ts';
import type { CartLineRow } from '../pricing/price-cart.ts';
import type { ReadApproval } from './read-approval.ts';
import type { ListedApprovalRow } from '../approval-requests/repository.ts';

type WireApproval = Reply<'readMyApproval'>;
type WireLine = WireApproval['lines'][number];

/** A request on the wire, without its lines. */
export const wireApproval = (
  row: ListedApprovalRow,
  { market, customer }: CustomerContext,
): Reply<'listMyApprovals'>['approvals'][number] => ({
  id: row.id,
  legal_entity_id: row.legal_entity_id,
  state: row.state,
  asked_by: `${row.firstname} ${row.lastname}`,
  is_own: row.customer_id === customer.customerId,
  asked_at: row.asked_at,
  ends_at: row.ends_at,
  ...(row.decided_at !== null && { decided_at: row.decided_at }),
  asked_total: toMajorUnits(money(row.asked_minor, market.currency)),
  limit: toMajorUnits(money(row.limit_minor, market.currency)),
  currency: market.currency,
  items_count: row.items_count,
  ...(row.quote_number !== null && { quote_number: row.quote_number }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.order_number !== null && { order_number: row.order_number }),
});

/** A request with its lines as they were asked for, and as they are now. */
export const wireApprovalDetails = (
  { row, cart, storeName }: ReadApproval,
  context: CustomerContext,
): WireApproval => ({
  ...wireApproval(row, context),
  lines: cart === undefined ? [] : wireLines(cart, context.market),
  ...(cart && { total: toMajorUnits(cart.priced.totals.total.included) }),
  comment: row.comment,
  store_name: storeName,
});

const wireLines = ({ all }: CheckoutCart, market: Market): WireLine[] =>
  [
    ...all.lines.map(({ row, product, offer, qtyMax }) => ({
      row,
      wire: {
        ...asked(row, market),
        name: product.name,
        url_key: product.url_key,
        image: product.image,
        sold_by: offer.isSoldByAThirdPartyVendor ? offer.vendor.name : market.name,
        price: toMajorUnits(offer.price.unit.included),
        available_qty: qtyMax,
      },
    })),
    ...all.waiting.map(({ row, product }) => ({
      row,
      wire: {
        ...asked(row, market),
        name: product.name,
        url_key: product.url_key,
        image: product.image,
        sold_by: row.vendor_code ?? market.name,
        available_qty: 0,
      },
    })),
    ...all.gone.map((row) => ({
      row,
      wire: {
        ...asked(row, market),
        name: row.sku,
        url_key: '',
        image: '',
        sold_by: '',
        available_qty: 0,
      },
    })),
  ]
    .toSorted((one, other) => one.row.line - other.row.line)
    .map(({ wire }) => wire);

const asked = (
  { sku, qty, seen_minor }: CartLineRow,
  { currency }: Market,
): Pick<WireLine, 'sku' | 'qty' | 'asked_price'> => ({
  sku,
  qty,
  asked_price: toMajorUnits(money(seen_minor, currency)),
});
