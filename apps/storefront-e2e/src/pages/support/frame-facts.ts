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

/** Facts of every document for browsers. */
export const documentFacts: Facts = {
  browser: [
    'meta ',
    'meta viewport width=device-width, initial-scale=1',
    'meta theme-color #0b4f4a',
    'link icon /favicon.svg',
    /^link preload .*archivo-latin-wght-normal.*\.woff2$/,
  ],
};

/** The fact that a page of search results says again, with what was searched for. */
export const SEARCH_FIELD = 'search field';
export const searchField = ({ t }: PageShop, value: string): string =>
  `input search q${value === '' ? '' : ` value=${value}`} maxlength=200 autocomplete=off placeholder=${t('header.searchPlaceholder')}`;

/** Facts of the frame for every visitor: language, menu, search, footer and the retailer's identity. */
export const commonFrame = async (shop: PageShop): Promise<Facts> => {
  const { t, to, market, flags, now } = shop;
  const tree = first(await shop.host('readCategoryTree', {}));
  return {
    language: `@lang ${market.locale}`,
    'skip link': link(t('common.skipToContent'), '#content'),
    announcements: ['@aria-live polite', ...times(4, 'output')],
    suggestions: `@data-suggestions ${to('searchSuggestions')}`,
    'where orders go': [
      action(to('place')),
      button(t('place.save')),
      heading(2, t('place.question')),
    ],
    'menu button': button(t('common.categories')),
    departments: tree.children.flatMap(({ name, url_path: path }) =>
      times(3, link(name, `/${path}/`)),
    ),
    menu: [
      label(t('header.mainNavigation')),
      button(t('header.allCategories')),
      heading(2, t('common.categories')),
    ],
    home: [link('Materia', to('home')), label(`Materia, ${t('common.home')}`)],
    search: [action(to('search')), t('header.searchLabel'), button(t('common.search'))],
    [SEARCH_FIELD]: searchField(shop, ''),
    'footer headings': [
      heading(2, t('footer.shopping')),
      heading(2, t('footer.customerSpace')),
      heading(2, t('footer.help')),
      heading(2, t('footer.discover')),
      heading(2, t('footer.legal')),
    ],
    'customer space': [
      link(t('footer.myOrders'), to('orders')),
      link(t('footer.cookies'), to('cookieSettings')),
    ],
    help: [
      link(t('footer.services'), to('services')),
      link(t('footer.faq'), to('faq')),
      link(t('footer.planner'), to('planner')),
      link(t('footer.pickupConditions'), to('pickupConditions')),
      link(t('footer.withdrawalForm'), to('withdrawalForm')),
      link(t('footer.terms'), to('terms')),
      link(t('footer.privacy'), to('privacy')),
      link(t('footer.legalNotice'), to('legalNotice')),
      link(t('footer.accessibility'), to('accessibility')),
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

/** Facts of the frame of the checkout: nothing leads away from it but the shop's name and the law. */
export const checkoutFrame = ({ t, to, market, now, says }: PageShop): Facts => ({
  ...says('header.securePurchase', 'header.purchaseHelp', 'footer.legal'),
  language: `@lang ${market.locale}`,
  'skip link': link(t('common.skipToContent'), '#content'),
  home: [link('Materia', to('home')), label(`Materia, ${t('common.home')}`)],
  phone: market.company.phone,
  law: (['terms', 'pickupConditions', 'privacy', 'legalNotice'] as const).map((name) =>
    link(t(`footer.${name}`), to(name)),
  ),
  cookies: link(t('footer.cookies'), to('cookieSettings')),
  'legal facts': market.legalFacts.flatMap(({ label: name, value }) => [name, value]),
  rights: t('footer.rights', { year: now.slice(0, 4) }),
});

/** Facts of the header for a guest without a store and with an empty cart. */
export const guestHeader = ({ t, to }: PageShop): Facts => ({
  cart: times(2, link(t('common.cart'), to('cart'))),
  'no place and no store yet': [
    link(t('place.allStores'), to('stores')),
    ...times(2, t('place.unknown')),
  ],
  'sign in': [t('common.signIn'), link('', to('login'))],
  // The menu of small windows and the footer lead to the account too.
  'my account': times(3, t('header.myAccount')),
});

/** Facts of the frame for a guest without a store, with the promises at its end. */
export const guestFrame = async (shop: PageShop): Promise<Facts> => {
  const { t, to, says, market } = shop;
  const tree = first(await shop.host('readCategoryTree', {}));
  return {
    ...says(
      'footer.returnText',
      'footer.driveText',
      'footer.rangeTitle',
      'footer.adviceTitle',
      'footer.adviceText',
    ),
    'close the menu and the place': times(2, button(t('common.close'))),
    register: link(t('footer.createAccount'), to('register')),
    ...guestHeader(shop),
    'return guarantee of 100 days': t('footer.returnTitle', { days: 100 }),
    'pickup in two hours': t('footer.driveTitle', { hours: 2 }),
    'number of references': t('footer.rangeText', {
      references: formatNumber(
        twoDigitsBelow(tree.children.reduce((sum, { product_count: count }) => sum + count, 0)),
        market.numberFormat,
      ),
    }),
  };
};

/**
 * Facts of the frame for a customer: their name, their store and how many products the cart
 * contains.
 */
export const customerFrame = (
  { t, to }: PageShop,
  { customer, store, place, cartCount }: Who,
): Facts => ({
  // The menu of small windows and the footer lead to the account too.
  'signed in': [link('', to('account')), ...times(3, t('header.myAccount')), customer],
  // The menu of small windows names the chosen store too.
  'my store':
    store === undefined
      ? []
      : [
          link(t('place.pickupAt', { store }), to('myStore')),
          store,
          [place, store].filter((name) => name !== undefined).join(' · '),
        ],
  cart:
    cartCount === 0
      ? times(2, link(t('common.cart'), to('cart')))
      : [link('', to('cart')), String(cartCount)],
});

/** The customer whose frame is drawn, with the name of their store. */
type Who = {
  readonly customer: string;
  readonly store: string | undefined;
  /** The place of their main address. */
  readonly place: string | undefined;
  readonly cartCount: number;
};

/**
 * What the frame adds on a list page of the customer space: who is signed in, the way back and the
 * menu of the space.
 */
export const accountFrame = (
  shop: PageShop,
  { page, ...who }: Who & { readonly page: string },
): Facts => {
  const { t, to } = shop;
  const menu = [
    [t('accountMenu.overview'), to('account')],
    [t('accountMenu.orders'), to('orders')],
    [t('accountMenu.pendingOrders'), `${to('orders')}#in-progress`],
    [t('accountMenu.purchases'), to('myPurchases')],
    [t('accountMenu.lists'), to('myLists')],
    [t('accountMenu.addresses'), to('myAddressBook')],
    [t('accountMenu.information'), to('myInformations')],
    [t('accountMenu.data'), to('myData')],
    [t('accountMenu.security'), to('mySecurity')],
    [t('accountMenu.store'), to('myStore')],
    [t('accountMenu.receipts'), to('receiptPreferences')],
  ] as const;
  return {
    ...customerFrame(shop, who),
    theme: '@data-theme account',
    'back bar': [label(page), link(t('common.back'), to('account')), page],
    'account menu': [label(t('accountMenu.label')), '@aria-current page'],
    entries: menu.map(([name, address]) => link(name, address)),
  };
};
