import { type MockResponses, withTwins, type WrittenResponses } from './handlers.ts';
import { accountResponses } from './responses/account.ts';
import { addressResponses } from './responses/addresses.ts';
import { brandResponses } from './responses/brands.ts';
import { cartResponses } from './responses/cart.ts';
import { catalogueResponses } from './responses/catalogue.ts';
import { checkoutResponses } from './responses/checkout.ts';
import { companyResponses } from './responses/companies.ts';
import { consoleResponses } from './responses/console.ts';
import { contentResponses } from './responses/content.ts';
import { documentResponses } from './responses/documents.ts';
import { flagResponses } from './responses/flags.ts';
import { guestResponses } from './responses/guests.ts';
import { identityResponses } from './responses/identity.ts';
import { listResponses } from './responses/lists.ts';
import { mediaResponses } from './responses/media.ts';
import { messageResponses } from './responses/messages.ts';
import { monitoringResponses } from './responses/monitoring.ts';
import { orderResponses } from './responses/orders.ts';
import { paymentResponses } from './responses/payments.ts';
import { personalDataResponses } from './responses/personal-data.ts';
import { loyaltyResponses } from './responses/loyalty.ts';
import { preferenceResponses } from './responses/preferences.ts';
import { quoteResponses } from './responses/quotes.ts';
import { reviewResponses } from './responses/reviews.ts';
import { sellerResponses } from './responses/sellers.ts';
import { sitemapResponses } from './responses/sitemaps.ts';
import { staffResponses } from './responses/staff.ts';
import { storeResponses } from './responses/stores.ts';
import { submissionResponses } from './responses/submissions.ts';
import { vendorResponses } from './responses/vendors.ts';

/** What each area's calls respond, in a file of the area. */
const WRITTEN: WrittenResponses = {
  ...accountResponses,
  ...addressResponses,
  ...brandResponses,
  ...cartResponses,
  ...catalogueResponses,
  ...checkoutResponses,
  ...companyResponses,
  ...consoleResponses,
  ...contentResponses,
  ...documentResponses,
  ...flagResponses,
  ...guestResponses,
  ...identityResponses,
  ...listResponses,
  ...mediaResponses,
  ...messageResponses,
  ...monitoringResponses,
  ...orderResponses,
  ...paymentResponses,
  ...personalDataResponses,
  ...preferenceResponses,
  ...quoteResponses,
  ...loyaltyResponses,
  ...reviewResponses,
  ...sellerResponses,
  ...sitemapResponses,
  ...staffResponses,
  ...storeResponses,
  ...submissionResponses,
  ...vendorResponses,
};

/** The success case: a shop with one store, one product, one order. */
export const defaultResponses: MockResponses = withTwins(WRITTEN);
