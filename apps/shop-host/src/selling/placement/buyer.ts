import { findCustomer, type CustomerRow } from '../../customers/account/repository.ts';
import { companyToBuyFor } from '../../customers/companies/members-repository.ts';
import { billingAddressOf } from '../../customers/addresses/repository.ts';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { CartAddressRow } from '../cart/choices-repository.ts';
import { placeOfRow } from '../checkout/cart-address.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import type { CheckoutCart } from '../checkout/current-cart.ts';
import { invoiceBuyer } from './invoice-buyer.ts';
import { type PlacementInput, refuse } from './refusing.ts';

type Person = Pick<CartAddressRow, 'firstname' | 'lastname'>;
type Place = NonNullable<OrderBuyer['invoice_address']>;

/** Who places an order: a customer, or a guest without an id. */
export type PlacedBy = {
  readonly customerId: string | null;
  /** The company for which a member of it buys. */
  readonly legalEntityId: string | null;
  readonly email: string;
  readonly names: OrderBuyer;
};

/**
 * A customer, with the account's data as they are now, unless the billing address names somebody
 * else.
 */
export const placedByCustomer = (
  { id, email, ...account }: CustomerRow,
  legalEntityId: string | null,
  { firstname, lastname }: Person = account,
  place?: Place,
): PlacedBy => ({
  customerId: id,
  legalEntityId,
  email,
  names: {
    corporation_name: account.corporation_name,
    firstname,
    lastname,
    company_fiscal_id: account.company_fiscal_id,
    intra_community_vat: account.intra_community_vat,
    ...invoiceAddress(place),
  },
});

/** A guest, who has no company. */
export const placedByGuest = (
  email: string,
  { firstname, lastname }: Person,
  place?: Place,
): PlacedBy => ({
  customerId: null,
  legalEntityId: null,
  email,
  names: {
    corporation_name: null,
    firstname,
    lastname,
    company_fiscal_id: null,
    intra_community_vat: null,
    ...invoiceAddress(place),
  },
});

const invoiceAddress = (place: Place | undefined): Pick<OrderBuyer, 'invoice_address'> =>
  place === undefined
    ? {}
    : {
        invoice_address: { street: place.street, postcode: place.postcode, city: place.city },
      };

/**
 * The buyer of a cart as its orders store and invoice them. `contact` is who receives the order, and
 * pays for it unless the cart says otherwise. Refuses wrong data for a VAT invoice.
 */
export const buyerOfCart = async (
  tx: Tx,
  { row, addresses }: CheckoutCart,
  contact: CartAddressRow,
  invoice: PlacementInput['body']['invoice'],
  context: CheckoutContext,
): Promise<PlacedBy> => {
  const buyer = await placedBy(tx, row, addresses.billing ?? contact, context);
  const named = invoiceBuyer(buyer.names, invoice, context.market);
  return { ...buyer, names: named.ok ? named.value : refuse(named.error) };
};

/**
 * The buyer as the order stores them. A guest needs an email address, to which everything about the order is sent. Where no
 * address was given at all, invoices name the customer's main address.
 */
const placedBy = async (
  tx: Tx,
  { guest_email }: CheckoutCart['row'],
  payer: CartAddressRow,
  { market, customer }: CheckoutContext,
): Promise<PlacedBy> => {
  const place = placeOfRow(payer);
  if (customer === undefined)
    return placedByGuest(
      guest_email ?? refuse({ kind: 'bad-input', fields: [{ field: 'email', kind: 'missing' }] }),
      payer,
      place,
    );
  const owner = { market: market.id, customerId: customer.customerId };
  const named = payer.purpose === 'billing' ? payer : undefined;
  return placedByCustomer(
    await findCustomer(tx, market.id, customer.customerId),
    await companyToBuyFor(tx, market.id, customer.customerId),
    named,
    place ?? (await billingAddressOf(tx, owner)),
  );
};
