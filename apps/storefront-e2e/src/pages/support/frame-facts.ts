import { formatNumber } from '@materia/market-model';
import type { Facts } from './facts.ts';
import { action, button, heading, label, link, times } from './lines.ts';
import type { PageShop } from './page-shop.ts';
import { first } from './visits.ts';

/** The largest number with two significant digits below a count of more than ten. */
const twoDigitsBelow = (count: number): number => {
  const digits = String(count - 1);
  return Number(digits.slice(0, 2)) * 10 ** (digits.length - 2);
};

/** What the frame of a page tells a guest without a store: header, menu, promises, footer and the retailer's identity. */
export const guestFrame = async (shop: PageShop): Promise<Facts> => {
  const { t, to, says, market, flags, now } = shop;
  const tree = first(await shop.host('readCategoryTree', {}));
  return {
    ...says(
      'footer.returnText',
      'footer.driveText',
      'footer.rangeTitle',
      'footer.adviceTitle',
      'footer.adviceText',
    ),
    language: `@lang ${market.locale}`,
    'skip link': link(t('common.skipToContent'), '#content'),
    announcements: '@aria-live polite',
    'menu button': button(t('common.categories')),
    cart: times(2, link(t('common.cart'), to('cart'))),
    departments: tree.children.flatMap(({ name, url_path: path }) =>
      times(3, link(name, `/${path}/`)),
    ),
    menu: [
      label(t('header.mainNavigation')),
      button(t('header.allCategories')),
      heading(2, t('common.categories')),
      button(t('common.close')),
    ],
    home: [link('Materia', to('home')), label(`Materia, ${t('common.home')}`)],
    search: [
      action(to('search')),
      t('header.searchLabel'),
      button(t('common.search')),
      `input search q maxlength=200 autocomplete=off placeholder=${t('header.searchPlaceholder')}`,
    ],
    'no store yet': [t('common.chooseStore'), link('', to('stores'))],
    'sign in': [t('common.signIn'), link('', to('login'))],
    'return guarantee of 100 days': t('footer.returnTitle', { days: 100 }),
    'pickup in two hours': t('footer.driveTitle', { hours: 2 }),
    'number of references': t('footer.rangeText', {
      references: formatNumber(
        twoDigitsBelow(tree.children.reduce((sum, { product_count: count }) => sum + count, 0)),
        market.numberFormat,
      ),
    }),
    'footer headings': [
      heading(2, t('footer.shopping')),
      heading(2, t('footer.customerSpace')),
      heading(2, t('footer.help')),
      heading(2, t('footer.discover')),
      heading(2, t('footer.legal')),
    ],
    'customer space': [
      link(t('footer.myOrders'), to('orders')),
      link(t('footer.createAccount'), to('register')),
      link(t('footer.cookies'), to('cookieSettings')),
    ],
    help: [
      link(t('footer.services'), to('services')),
      link(t('footer.faq'), to('faq')),
      link(t('footer.pickupConditions'), to('pickupConditions')),
      link(t('footer.terms'), to('terms')),
      link(t('footer.privacy'), to('privacy')),
      link(t('footer.legalNotice'), to('legalNotice')),
    ],
    discover: [
      link(t('footer.brands'), to('brands')),
      ...(flags.MARKETPLACE_MODE ? [link(t('footer.vendors'), to('vendors'))] : []),
      link(t('footer.newsletter'), to('newsletter')),
      link(t('footer.sitemap'), to('sitemap', { sitemapId: 'category' })),
      link(t('footer.reportContent'), to('reportIllicitContent')),
    ],
    'legal facts': market.legalFacts.flatMap(({ label: name, value }) => [name, value]),
    rights: t('footer.rights', { year: now.slice(0, 4) }),
  };
};

/** What the frame adds on a list page of the customer space: who is signed in, the way back and the menu of the space. */
export const accountFrame = (
  { t, to, flags }: PageShop,
  {
    customer,
    store,
    page,
  }: { readonly customer: string; readonly store: string | undefined; readonly page: string },
): Facts => {
  const menu = [
    [t('accountMenu.overview'), to('account')],
    [t('accountMenu.orders'), to('orders')],
    [t('accountMenu.pendingOrders'), `${to('orders')}#in-progress`],
    [t('accountMenu.purchases'), to('myPurchases')],
    ...(flags.INVOICES_PAGE ? [[t('accountMenu.invoices'), to('myInvoices')] as const] : []),
    [t('accountMenu.quotes'), to('myQuotes')],
    [t('accountMenu.lists'), to('myLists')],
    [t('accountMenu.addresses'), to('myAddressBook')],
    [t('accountMenu.information'), to('myInformations')],
    ...(flags.LOYALTY_CLUB ? [[t('accountMenu.club'), to('loyalty')] as const] : []),
    [t('accountMenu.store'), to('myStore')],
    [t('accountMenu.receipts'), to('receiptPreferences')],
  ] as const;
  return {
    theme: '@data-theme account',
    'signed in': [link('', to('account')), customer],
    // The menu of small windows names the chosen store too.
    'my store': [
      link('', to('myStore')),
      ...(store === undefined ? [t('common.chooseStore')] : times(2, store)),
    ],
    'orders below': link(t('footer.myOrders'), to('orders')),
    'back bar': [label(page), link(t('common.back'), to('account')), page],
    menu: [label(t('accountMenu.label')), '@aria-current page'],
    entries: menu.map(([name, address]) => link(name, address)),
  };
};
