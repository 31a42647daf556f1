import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Migration } from './migrations/migration.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { shop } from './migrations/0002-shop.ts';
import { searchWords } from './migrations/0003-search-words.ts';
import { listingIndex } from './migrations/0004-listing-index.ts';
import { productFacts } from './migrations/0005-product-facts.ts';
import { submissions } from './migrations/0006-submissions.ts';
import { contentAndReviews } from './migrations/0007-content-reviews.ts';
import { flags } from './migrations/0008-flags.ts';
import { eans } from './migrations/0009-eans.ts';
import { orderDocuments } from './migrations/0010-order-documents.ts';
import { contentRevisions } from './migrations/0011-content-revisions.ts';
import { couponsAndLists } from './migrations/0012-coupons-lists.ts';
import { staffDuties } from './migrations/0013-staff-duties.ts';
import { registrationAnswers } from './migrations/0014-registration-answers.ts';
import { wantsInvoice } from './migrations/0015-wants-invoice.ts';
import { staffAudience } from './migrations/0016-staff-audience.ts';
import { palletsAndReplacements } from './migrations/0017-pallets-replacements.ts';
import { setContributors } from './migrations/0018-set-contributors.ts';
import { productWarranty } from './migrations/0019-product-warranty.ts';
import { newsletterRequests } from './migrations/0020-newsletter-requests.ts';
import { shippingMethodCodes } from './migrations/0021-shipping-method-codes.ts';
import { taxesByPlace } from './migrations/0022-taxes-by-place.ts';
import { priceChangesInADay } from './migrations/0023-price-changes-in-a-day.ts';
import { searchWordGroups } from './migrations/0030-search-word-groups.ts';
import { searchQueries } from './migrations/0031-search-queries.ts';
import { shipments } from './migrations/0032-shipments.ts';
import { deliveryRates } from './migrations/0033-delivery-rates.ts';
import { guestOrders } from './migrations/0040-guest-orders.ts';
import { pickupPoints } from './migrations/0041-pickup-points.ts';
import { slotCapacities } from './migrations/0042-slot-capacities.ts';
import { payments } from './migrations/0050-payments.ts';
import { addresses } from './migrations/0060-addresses.ts';
import { withdrawals } from './migrations/0051-withdrawals.ts';
import { deliveryPlaces } from './migrations/0065-delivery-places.ts';
import { deliverySlotHours } from './migrations/0066-delivery-slots.ts';
import { stockHolds } from './migrations/0070-stock-holds.ts';
import { jobs } from './migrations/0071-jobs.ts';
import { warehouseStock } from './migrations/0080-warehouse-stock.ts';
import { purchasesByBuyer } from './migrations/0085-purchases-by-buyer.ts';
import { postedShipments } from './migrations/0086-posted-shipments.ts';
import { orderKinds } from './migrations/0087-order-kinds.ts';
import { chargesAsRows } from './migrations/0088-order-charges.ts';
import { cartStates } from './migrations/0089-cart-states.ts';
import { closedVocabularies } from './migrations/0091-closed-vocabularies.ts';
import { returns } from './migrations/0092-returns.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { withClientTx } from './with-tx.ts';

/** All steps in order. */
export const MIGRATIONS: readonly Migration[] = [
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

type Migrated = { readonly applied: readonly string[] };
/** The data were written by a later version with steps that this one does not know. */
export type DataTooNew = { readonly kind: 'data-too-new'; readonly unknown: readonly string[] };

/**
 * Migrates the database to the last step in one transaction: either all missing steps are applied
 * or none. Refuses data of a later version and leaves them untouched.
 */
export const migrate = (
  pool: SqlPool,
  steps: readonly Migration[] = MIGRATIONS,
): Promise<Result<Migrated, DataTooNew>> =>
  withClientTx(pool, async (client) => {
    await client.query(
      'create table if not exists migration (name text primary key, seq integer not null)',
      [],
    );
    // When two hosts start at once, the second waits here and then finds nothing to do.
    await client.query('lock table migration in exclusive mode', []);
    const done = await appliedSteps(client);
    const unknown = done.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) return fail({ kind: 'data-too-new', unknown });
    const missing = steps.filter((step) => !done.includes(step.name));
    for (const step of missing) {
      for (const statement of step.statements) await client.query(statement, []);
      await client.query('insert into migration (name, seq) values ($1, $2)', [
        step.name,
        steps.indexOf(step),
      ]);
    }
    return ok({ applied: missing.map((step) => step.name) });
  });

const appliedSteps = async (client: SqlClient): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly name: string }>(
    'select name from migration order by seq',
    [],
  );
  return rows.map((row) => row.name);
};
