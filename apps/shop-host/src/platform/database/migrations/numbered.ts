import type { Migration } from './migration.ts';
import { catalogue } from './0001-catalogue.ts';
import { shop } from './0002-shop.ts';
import { searchWords } from './0003-search-words.ts';
import { listingIndex } from './0004-listing-index.ts';
import { productFacts } from './0005-product-facts.ts';
import { submissions } from './0006-submissions.ts';
import { contentAndReviews } from './0007-content-reviews.ts';
import { flags } from './0008-flags.ts';
import { eans } from './0009-eans.ts';
import { orderDocuments } from './0010-order-documents.ts';
import { contentRevisions } from './0011-content-revisions.ts';
import { couponsAndLists } from './0012-coupons-lists.ts';
import { staffDuties } from './0013-staff-duties.ts';
import { registrationAnswers } from './0014-registration-answers.ts';
import { wantsInvoice } from './0015-wants-invoice.ts';
import { staffAudience } from './0016-staff-audience.ts';
import { palletsAndReplacements } from './0017-pallets-replacements.ts';
import { setContributors } from './0018-set-contributors.ts';
import { productWarranty } from './0019-product-warranty.ts';
import { newsletterRequests } from './0020-newsletter-requests.ts';
import { shippingMethodCodes } from './0021-shipping-method-codes.ts';
import { taxesByPlace } from './0022-taxes-by-place.ts';
import { priceChangesInADay } from './0023-price-changes-in-a-day.ts';
import { searchWordGroups } from './0030-search-word-groups.ts';
import { searchQueries } from './0031-search-queries.ts';
import { shipments } from './0032-shipments.ts';
import { deliveryRates } from './0033-delivery-rates.ts';
import { guestOrders } from './0040-guest-orders.ts';
import { pickupPoints } from './0041-pickup-points.ts';
import { slotCapacities } from './0042-slot-capacities.ts';
import { payments } from './0050-payments.ts';
import { addresses } from './0060-addresses.ts';
import { withdrawals } from './0051-withdrawals.ts';
import { deliveryPlaces } from './0065-delivery-places.ts';
import { deliverySlotHours } from './0066-delivery-slots.ts';
import { stockHolds } from './0070-stock-holds.ts';
import { jobs } from './0071-jobs.ts';
import { warehouseStock } from './0080-warehouse-stock.ts';
import { purchasesByBuyer } from './0085-purchases-by-buyer.ts';
import { postedShipments } from './0086-posted-shipments.ts';
import { orderKinds } from './0087-order-kinds.ts';
import { chargesAsRows } from './0088-order-charges.ts';
import { cartStates } from './0089-cart-states.ts';
import { closedVocabularies } from './0091-closed-vocabularies.ts';
import { returns } from './0092-returns.ts';

/**
 * The migrations that were numbered one after the other, in the order in which databases applied
 * them: 0060 was released before 0051. Areas list their own since then.
 */
export const NUMBERED_MIGRATIONS: readonly Migration[] = [
  catalogue,
  shop,
  searchWords,
  listingIndex,
  productFacts,
  submissions,
  contentAndReviews,
  flags,
  eans,
  orderDocuments,
  contentRevisions,
  couponsAndLists,
  staffDuties,
  registrationAnswers,
  wantsInvoice,
  staffAudience,
  palletsAndReplacements,
  setContributors,
  productWarranty,
  newsletterRequests,
  shippingMethodCodes,
  taxesByPlace,
  priceChangesInADay,
  searchWordGroups,
  searchQueries,
  shipments,
  deliveryRates,
  guestOrders,
  pickupPoints,
  slotCapacities,
  payments,
  addresses,
  withdrawals,
  deliveryPlaces,
  deliverySlotHours,
  stockHolds,
  jobs,
  warehouseStock,
  purchasesByBuyer,
  postedShipments,
  orderKinds,
  chargesAsRows,
  cartStates,
  closedVocabularies,
  returns,
];
