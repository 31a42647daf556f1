import { findCustomer } from './customers/account/repository.ts';
import type { ShopCallName } from '@materia/api-contract';
import { accountHandlers } from './customers/account/routes.ts';
import { identityHandlers } from './customers/identity/routes.ts';
import type { MailboxLinks } from './customers/mailbox/mailbox-links.ts';
import { provenMailbox } from './customers/mailbox/repository.ts';
import type { AttemptNames } from './platform/limits/attempt-names.ts';
import { profileHandlers } from './customers/profile/routes.ts';
import { addressHandlers } from './customers/addresses/routes.ts';
import type { CompanyLookup } from './customers/companies/company-lookup.ts';
import { materialHandlers } from './catalogue/materials/routes.ts';
import { memberHandlers } from './customers/companies/member-routes.ts';
import { companyHandlers } from './customers/companies/routes.ts';
import type { KnownDevices } from './platform/auth/known-devices.ts';
import type { PasswordHashing } from './platform/auth/password-hashing.ts';
import type { Sessions } from './platform/auth/sessions.ts';
import { brandHandlers } from './catalogue/brands/routes.ts';
import { buyAgainHandlers } from './selling/buy-again/routes.ts';
import { buyingOptionHandlers } from './selling/buying-options/routes.ts';
import { type CartLimits, cartHandlers } from './selling/cart/routes.ts';
import type { ListingIndexes } from './catalogue/index/listing-indexes.ts';
import { withDerivedReads } from './catalogue/listings/derived-reads.ts';
import { catalogueHandlers } from './catalogue/listings/routes.ts';
import { guestCheckoutHandlers } from './selling/checkout/guest-routes.ts';
import { checkoutHandlers } from './selling/checkout/routes.ts';
import { guestPlacementHandlers } from './selling/placement/guest-routes.ts';
import { placementHandlers, type PlacementHandlerTools } from './selling/placement/routes.ts';
import { paymentHandlers } from './selling/payments/routes.ts';
import { fulfilmentHandlers } from './selling/fulfilment/routes.ts';
import { comparisonHandlers } from './catalogue/comparison/routes.ts';
import type { HandlersOf } from './platform/contract/handlers.ts';
import { contentHandlers } from './catalogue/content/routes.ts';
import { documentListHandlers } from './selling/documents/list-routes.ts';
import { documentHandlers } from './selling/documents/routes.ts';
import { guestPdfHandlers } from './selling/pdf-documents/guest-routes.ts';
import { pdfOfDocument } from './selling/pdf-documents/listed-pdfs.ts';
import { pdfHandlers } from './selling/pdf-documents/routes.ts';
import type { UploadTools } from './platform/files/accept-upload.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import type { SecurityLog } from './platform/process/security-events.ts';
import { withTx } from './platform/database/with-tx.ts';
import { endApprovalsOfMember } from './selling/approval-outcomes/decide.ts';
import { approvalHandlers } from './selling/approvals/routes.ts';
import { abortConversionOf } from './selling/cart/conversions.ts';
import { clubHandlers } from './selling/club/routes.ts';
import { listHandlers } from './selling/lists/routes.ts';
import { accountNewsletterHandlers } from './customers/newsletter/account-routes.ts';
import { newsletterHandlers } from './customers/newsletter/routes.ts';
import { preferenceHandlers } from './customers/preferences/routes.ts';
import { companyOrderHandlers } from './selling/tracking/company-routes.ts';
import { guestAccountHandlers } from './selling/tracking/guest-account-routes.ts';
import { restockNoticeHandlers } from './customers/restock-notices/routes.ts';
import { guestOrderHandlers } from './selling/tracking/guest-order-routes.ts';
import { messageHandlers } from './selling/messages/routes.ts';
import { recommendationHandlers } from './selling/recommendations/routes.ts';
import { quoteHandlers } from './selling/quotes/routes.ts';
import { orderHandlers } from './selling/tracking/routes.ts';
import { reportHandlers } from './customers/illicit-content/routes.ts';
import { pickupPointHandlers } from './catalogue/pickup-points/routes.ts';
import { placeHandlers } from './catalogue/places/routes.ts';
import { personalDataHandlers } from './my-account/personal-data/routes.ts';
import { reviewHandlers } from './catalogue/reviews/routes.ts';
import type { QueryCounts } from './catalogue/search/query-counts.ts';
import { catalogueSearch } from './catalogue/search/search-port.ts';
import { sitemapHandlers } from './catalogue/sitemaps/routes.ts';
import { storeHandlers } from './catalogue/store-finder/routes.ts';
import { familyHandlers } from './catalogue/families/routes.ts';
import { substituteHandlers } from './catalogue/substitutes/routes.ts';
import { vendorHandlers } from './catalogue/vendors/routes.ts';

/** What the host has for its calls. Each area names the tools that it takes. */
type HandlerTools = PlacementHandlerTools & {
  readonly companies: CompanyLookup;
  readonly indexes: ListingIndexes;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashing;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
  readonly names: AttemptNames;
  readonly mailboxes: MailboxLinks;
  readonly cartLimits: CartLimits;
  readonly picturesOf: (market: string) => Promise<ReadonlySet<string>>;
  readonly counts: QueryCounts;
  readonly files: FileStore;
  readonly uploads: UploadTools;
  readonly drawer: PdfDrawer;
};

/** The handlers of every call for shoppers. */
export const shopHandlers = (given: HandlerTools): HandlersOf<ShopCallName> => {
  const { db } = given;
  const tools = {
    ...given,
    search: catalogueSearch(db),
    provenEmailOf: provenMailbox,
    onSignOut: async (market: string, customerId: string) => {
      await withTx(db, (tx) => abortConversionOf(tx, market, customerId));
    },
    onBuyingEnds: endApprovalsOfMember,
    groupOfCustomer: async (market: string, id: string) =>
      (await findCustomer(db, market, id)).group_id,
  };
  return {
    ...withDerivedReads(db, catalogueHandlers(tools)),
    ...comparisonHandlers(tools),
    ...substituteHandlers(tools),
    ...familyHandlers(tools),
    ...materialHandlers(tools),
    ...storeHandlers(tools),
    ...pickupPointHandlers(tools),
    ...placeHandlers(tools),
    ...cartHandlers(tools),
    ...checkoutHandlers(tools),
    ...placementHandlers(tools),
    ...fulfilmentHandlers(tools),
    ...buyingOptionHandlers(tools),
    ...recommendationHandlers(tools),
    ...guestCheckoutHandlers(tools, checkoutHandlers(tools)),
    ...guestPlacementHandlers(tools, placementHandlers(tools)),
    ...paymentHandlers(tools),
    ...guestOrderHandlers(tools),
    ...guestAccountHandlers(tools),
    ...accountHandlers(tools),
    ...identityHandlers(tools),
    ...profileHandlers(tools),
    ...addressHandlers(tools),
    ...companyHandlers(tools),
    ...memberHandlers(tools),
    ...companyOrderHandlers(tools),
    ...personalDataHandlers(tools),
    ...orderHandlers(tools),
    ...documentHandlers(tools),
    ...documentListHandlers({ ...tools, pdfOfDocument: pdfOfDocument(tools) }),
    ...pdfHandlers(tools),
    ...guestPdfHandlers(tools),
    ...quoteHandlers(tools),
    ...approvalHandlers(tools),
    ...messageHandlers(tools),
    ...buyAgainHandlers(tools),
    ...reportHandlers(tools),
    ...listHandlers(tools),
    ...newsletterHandlers(tools),
    ...accountNewsletterHandlers(tools),
    ...preferenceHandlers(tools),
    ...clubHandlers(tools),
    ...restockNoticeHandlers(tools),
    ...vendorHandlers(tools),
    ...brandHandlers(tools),
    ...sitemapHandlers(tools),
    ...contentHandlers(tools),
    ...reviewHandlers(tools),
  };
};
