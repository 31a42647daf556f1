import type { Cart, AppliedCoupon, CartLine } from '@materia/api-cart';
import { fetchCustomer, fetchMyCompany } from '@materia/api-account';
import { offerEco, pictureUrl } from '@materia/api-catalogue';
import type {
  CheckoutContact,
  CheckoutPlace,
  PaymentOffer,
  Shipment,
  ShippedPortion,
} from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import { lineAmounts, vendorGroupTitle } from '@materia/domain-cart';
import type { PickupPoint, ShippingMethodCode, SiteAccess } from '@materia/domain-shipping';
import { offersCompanyLookUp, waitsForApproval } from '@materia/domain-customer';
import { money, type Money } from '@materia/domain-money';
import { priceBasisOf } from '@materia/domain-pricing';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { CartLineFacts, CostTerms } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import {
  preparationOf,
  termsOfLines,
  type TotalsFacts,
  totalsFacts,
} from '../frame/checkout-totals.ts';
import { draftName } from '../frame/draft-name.ts';
import { type SummaryProduct, summaryProducts } from '../frame/summary-products.ts';
import { ownShipmentOf } from '../progress/checkout-rules.ts';
import { chosenTime } from '../progress/chosen-pickup.ts';
import { invoiceForm, type InvoiceValues } from './invoice-form.ts';
import { paymentOffers } from '../payment/choice/payment-offers.ts';
import {
  type OrderAttempt,
  type OrderFormRules,
  orderFormRules,
  type OrderValues,
  readOrderValues,
} from './order-form.ts';
import { openReview } from '../progress/open-checkout.ts';
import { type PickupHours, pickupHours } from './pickup-hours.ts';
import { writePromised } from './promised-times.ts';

/**
 * A shipment as the order review shows it: who sends which products, how, when and for how much.
 */
export type ReviewedShipment = Pick<Shipment, 'seller' | 'part'> & {
  /** The vendor named above the lines; null while the market hides it. */
  readonly title: string | null;
  readonly lines: readonly (CartLineFacts & { readonly id: string })[];
  readonly price: Money;
  /** The preparation fee that comes with it; the first shipment of own products has it. */
  readonly preparation: Money | undefined;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
  readonly time: ExpectedTime | undefined;
  readonly method?: ShippingMethodCode | undefined;
  /** The relay point or locker where it waits. */
  readonly point?: PickupPoint | undefined;
  /** What the driver of a truck needs to know of the place. */
  readonly siteAccess?: SiteAccess | undefined;
};

export type OrderReviewFacts = {
  readonly shipments: readonly ReviewedShipment[];
  readonly totals: TotalsFacts;
  readonly products: readonly SummaryProduct[];
  /** The applied promo code with its conditions. */
  readonly coupon: AppliedCoupon | undefined;
  readonly contact: CheckoutContact;
  /** The billing contact, if it differs from the recipient. */
  readonly billing?: CheckoutContact | undefined;
  /** Where vendors send their products, if not to the address of the contact. */
  readonly vendorsAddress?: CheckoutPlace | undefined;
  /** The email address of a guest. */
  readonly guestEmail?: string | undefined;
  readonly storeName: string;
  /**
   * The hours to which the pickup can still be changed; undefined once the time for that is over.
   */
  readonly pickupHours?: PickupHours | undefined;
  /** Required fields. Terms that need no acceptance are only linked next to the button. */
  readonly rules: OrderFormRules;
  /** Whether the invoice's company can be looked up in the public register. */
  readonly looksUp: boolean;
  /** Known facts about the company for a VAT invoice. */
  readonly invoice: InvoiceValues;
  /** What was typed and chosen before the session ended. */
  readonly interrupted?: OrderValues | undefined;
  readonly showsBack: boolean;
  /** The name of the form's draft in the browser. */
  readonly draft: string;
  /**
   * The payment methods of the market, with the reason for those that this cart cannot be paid by.
   */
  readonly offers: readonly PaymentOffer[];
  readonly attempt: OrderAttempt;
  /** The limit of the member's company, if the order is above it and has to be approved. */
  readonly aboveLimit?: Money | undefined;
};

/** Loads the order review. `newKey` creates the idempotency key of an attempt. */
export const loadReview = async (
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  newKey: () => string = () => crypto.randomUUID(),
): Promise<OrderReviewFacts> => {
  const shop = context.get(shopRequest);
  const { cart, checkout, contact } = await openReview(shop);
  const totals = totalsFacts(checkout, shop);
  const own = ownShipmentOf(checkout);
  const rules = orderFormRules(shop.flags, shop.customer?.isProfessional === true);
  const [offers, invoice, aboveLimit] = await Promise.all([
    paymentOffers({ ...shop, cartId: cart.id }),
    rules.invoiceOffered ? knownCompany(shop, contact) : invoiceForm.empty,
    exceededLimit(shop, checkout.prices.total.included),
  ]);
  return {
    shipments: checkout.shipments.map((shipment) => ({
      ...reviewed(shipment, cart, shop),
      preparation: shipment === own ? preparationOf(totals).included : undefined,
      terms: termsOfLines(cart.lines, shipment.lineIds, totals),
    })),
    totals,
    products: summaryProducts(cart, checkout, shop),
    coupon: cart.coupon?.counts === true ? cart.coupon : undefined,
    contact,
    billing: checkout.billing,
    vendorsAddress: checkout.vendorsAddress,
    guestEmail: checkout.guestEmail,
    storeName: shop.store.name,
    pickupHours: pickupHours(checkout, shop),
    rules,
    looksUp: offersCompanyLookUp(shop.flags, shop.market.rules),
    invoice,
    interrupted: shop.interruptedForm && readOrderValues(shop.interruptedForm, rules),
    offers,
    aboveLimit,
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
    draft: draftName('order', shop),
    attempt: {
      cartId: cart.id,
      revision: checkout.revision,
      total: checkout.prices.total.included.minor,
      promised: writePromised(checkout.shipments),
      key: newKey(),
    },
  };
};

/** The limit that an order of a member is above; undefined for everybody who orders without approval. */
const exceededLimit = async (
  { host, customer, market }: ShopRequest,
  { minor }: Money,
): Promise<Money | undefined> => {
  if (customer?.legalEntityId === undefined) return undefined;
  const company = await fetchMyCompany(host);
  return company !== undefined &&
    company.limitMinor !== null &&
    waitsForApproval(company.role, company.limitMinor, minor)
    ? money(company.limitMinor, market.currency)
    : undefined;
};

/** The company of a professional account, and the address that is known. */
const knownCompany = async (
  { customer, host }: ShopRequest,
  { address }: CheckoutContact,
): Promise<InvoiceValues> => {
  const account = customer?.isProfessional === true ? await fetchCustomer(host) : undefined;
  const place = account?.address ?? address;
  return {
    company: account?.company?.name ?? '',
    taxNumber: account?.company?.taxNumber ?? '',
    street: place === undefined ? '' : [place.street].flat().join(', '),
    postcode: place?.postcode ?? '',
    city: place?.city ?? '',
  };
};

const reviewed = (
  shipment: Shipment,
  cart: Cart,
  shop: ShopRequest,
): Omit<ReviewedShipment, 'preparation' | 'terms'> => {
  const { flags, market } = shop;
  const { seller, part, lineIds, selected, choices, portions } = shipment;
  return {
    seller,
    part,
    title: vendorGroupTitle(seller, { hideSoldAndShippedBy: flags.CART_HIDE_SOLD_AND_SHIPPED_BY }),
    lines: lineIds.flatMap((id) =>
      cart.lines
        .filter((line) => line.id === id)
        .map((line) => lineFacts(portionOf(line, portions?.get(id)), shop)),
    ),
    price:
      choices.find(({ method }) => method === selected?.method)?.price ?? money(0, market.currency),
    time: selected && chosenTime(selected, shipment),
    method: selected?.method,
    point: selected?.point,
    siteAccess: selected?.siteAccess,
  };
};

/** A line as it is in one of several shipments. The deposits for its pallets are among the totals. */
const portionOf = (line: CartLine, portion: ShippedPortion | undefined): CartLine =>
  portion === undefined ? line : { ...line, ...portion, pallets: undefined };

const lineFacts = (
  {
    id,
    sku,
    name,
    brand,
    urlKey,
    image,
    quantity,
    offer,
    conditioning,
    total,
    pallets,
    excluded,
  }: CartLine,
  shop: ShopRequest,
) => ({
  id,
  product: { urlKey, sku, name, brand, picture: pictureUrl(shop.market.id, image) },
  quantity,
  price: offer.price,
  conditioning,
  pallets,
  excluded,
  ...lineAmounts(
    { unit: offer.price.unit.included, quantity, vatRate: offer.price.vatRate, total },
    priceBasisOf(shop.customer?.isProfessional === true),
  ),
  eco: offerEco(offer.price, shop),
});
