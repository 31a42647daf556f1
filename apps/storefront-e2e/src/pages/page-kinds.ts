import { club } from './kinds/club.ts';
import { companies } from './kinds/companies.ts';
import { account, login, register, submissions } from './kinds/forms.ts';
import { home } from './kinds/home.ts';
import { activation, mailboxes, security } from './kinds/identity.ts';
import { invoices } from './kinds/invoices.ts';
import { brands, category, search } from './kinds/listings.ts';
import { planner } from './kinds/planner.ts';
import { product } from './kinds/product.ts';
import { papers } from './kinds/orders.ts';
import { messages } from './kinds/messages.ts';
import { personalData } from './kinds/personal-data.ts';
import { payment } from './kinds/payment.ts';
import { preferences } from './kinds/preferences.ts';
import { profile } from './kinds/profile.ts';
import { quotes } from './kinds/quotes.ts';
import { cart, checkout, comparison, quickOrder, shoppingLists } from './kinds/purchase.ts';
import { content, reviews } from './kinds/reading.ts';
import { stores } from './kinds/stores.ts';
import { vendors } from './kinds/vendors.ts';
import type { Facts, PageKind, PageVisit } from './support/facts.ts';
import { checkoutFrame, commonFrame, documentFacts } from './support/frame-facts.ts';
import type { PageShop } from './support/page-shop.ts';

/** A page kind whose visits are also checked for what all pages say. */
const framed = ({ name, visits }: PageKind): PageKind => ({
  name,
  visits: async (shop) => {
    const [frame, inCheckout] = [await commonFrame(shop), checkoutFrame(shop)];
    return (await visits(shop)).map((visit) => ({
      ...visit,
      facts: {
        ...documentFacts,
        ...(hasErrors(visit) ? asRefused(visit.facts, shop) : visit.facts),
      },
      frame: { ...(isCheckoutStep(shop, visit) ? inCheckout : frame), ...visit.frame },
    }));
  },
});

const hasErrors = ({ page }: PageVisit): boolean => page.html.includes('data-error-summary');

/** The title of a page with an error summary begins with the market's word for an error. */
const asRefused = (facts: Facts, { t }: PageShop): Facts => {
  const titled = `title `;
  return Object.fromEntries(
    Object.entries(facts).map(([name, lines]) => [
      name,
      [lines]
        .flat()
        .map((line) =>
          typeof line === 'string' && line.startsWith(titled)
            ? `${titled}${t('errors.titlePrefix')} ${line.slice(titled.length)}`
            : line,
        ),
    ]),
  );
};

/** Whether a page is on the way to an order. */
const isCheckoutStep = ({ to }: PageShop, { page }: PageVisit): boolean => {
  const path = page.asked.url.replace(/\?.*/, '');
  return (
    [
      to('checkoutGuest'),
      to('checkoutDelivery'),
      to('checkoutRecipient'),
      to('checkoutReview'),
    ].includes(path) || path.startsWith(to('checkoutPayment', { attempt: '' }))
  );
};

/** Every page kind with its table of facts. */
export const PAGE_KINDS: readonly PageKind[] = [
  home,
  product,
  planner,
  category,
  search,
  brands,
  login,
  register,
  account,
  companies,
  invoices,
  personalData,
  mailboxes,
  activation,
  security,
  preferences,
  club,
  profile,
  submissions,
  cart,
  quickOrder,
  comparison,
  shoppingLists,
  checkout,
  payment,
  messages,
  papers,
  quotes,
  stores,
  vendors,
  reviews,
  content,
].map(framed);
