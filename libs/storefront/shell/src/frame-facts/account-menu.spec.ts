import { pathTo, type RouteName } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { PAGES, areaOf, isBarePage, factsOf } from '../routes/pages.ts';
import { accountMenu, openEntries } from './account-menu.ts';
import { backBarOf } from './back-bar.ts';

type Customer = Parameters<typeof openEntries>[1];
const FIRM: Customer = { isProfessional: true };

const menuOf = (
  market: (typeof markets)[number],
  page: keyof typeof PAGES,
  customer: Customer = FIRM,
) => {
  const t = textsIn(market);
  const flags = flagSet({ channel: 'web', choices: {}, presets: market.flagPresets });
  const ids = openEntries(flags, customer);
  return accountMenu(ids, page, t, pathTo(market.routes));
};

describe('the account menu', () => {
  it('has an entry for the company of firms and of members only (BEY-43)', () => {
    for (const market of markets) {
      const has = (customer: Customer): boolean =>
        menuOf(market, 'account', customer).some(
          ({ name }) => name === market.texts.accountMenu.company,
        );
      expect(has(FIRM)).toBe(true);
      expect(has({ isProfessional: false, legalEntityId: 'firm-1' })).toBe(true);
      expect(has({ isProfessional: false })).toBe(false);
    }
  });

  it('lists addresses, information, orders, pending orders, purchases, quotes, lists and store, and the others of the specification where the market has their page (SHL-16)', () => {
    const names = (id: string) =>
      menuOf(markets.find((market) => market.id === id) ?? expect.unreachable(), 'account').map(
        ({ name }) => name,
      );
    expect(names('pl')).toEqual([
      'Przegląd konta',
      'Zamówienia',
      'Zamówienia w toku',
      'Zakupy',
      'Wyceny',
      'Moje listy',
      'Moje adresy',
      'Firma',
      'Moje dane',
      'Dane i usunięcie konta',
      'Logowanie i bezpieczeństwo',
      'Club M',
      'Mój sklep',
      'Paragony i newsletter',
    ]);
    expect(names('fr')).toEqual([
      'Vue d’ensemble',
      'Commandes',
      'Commandes en cours',
      'Mes achats',
      'Factures',
      'Devis',
      'Mes listes',
      'Mes adresses',
      'Entreprise',
      'Mes informations',
      'Données et suppression',
      'Connexion et sécurité',
      'Mon magasin',
      'Tickets et newsletter',
    ]);
  });
  it.each([
    ['orders', '/customer/orders/'],
    ['orderDetails', '/customer/orders/'],
    ['modifyAddress', '/customer/address/'],
    ['myStore', '/customer/store/'],
  ] as const)('marks the entry of %s as the current one', (page, href) => {
    expect(
      menuOf(markets[0], page)
        .filter(({ isCurrent }) => isCurrent)
        .map((entry) => entry.href),
    ).toEqual([href]);
  });
});

describe('page names', () => {
  it('match the specification, in lower camel case (RTE-17, RTE-40, RTE-70)', () => {
    const named = [
      'home',
      'modifyAddress',
      'addAddress',
      'myInformations',
      'myPurchases',
      'myAddressBook',
      'myQuotes',
      'myStore',
      'login',
      'register',
      'confirmation',
      'orderDetails',
      'purchaseDetails',
    ];
    const space = ['quoteDetails', 'myInvoices', 'myThreads', 'myThread', 'receiptPreferences'];
    expect(Object.keys(PAGES)).toEqual(expect.arrayContaining([...named, ...space]));
    expect(Object.keys(PAGES).filter((name) => name.toLowerCase() === 'home')).toEqual(['home']);
  });
});

describe('account pages', () => {
  const isPage = (name: string): name is keyof typeof PAGES => name in PAGES;
  const pages = Object.keys(PAGES)
    .filter(isPage)
    .filter((name) => areaOf(name) === 'customer' && !isBarePage(name));
  it('all have a back bar with a title in the language of the market (SHL-02)', () => {
    for (const market of markets) {
      const t = textsIn(market);
      for (const page of pages)
        expect([page, backBarOf(page, t, pathTo(market.routes), {})?.title]).toEqual([
          page,
          expect.stringMatching(/\p{L}/u),
        ]);
    }
  });
  it.each(markets)(
    'in market $id a title comes from the route name or its meta, followed by an id of the path or the query (SHL-02)',
    (market) => {
      const t = textsIn(market);
      const titleOf = (page: RouteName, params: Readonly<Record<string, string>>, query = '') =>
        backBarOf(page, t, pathTo(market.routes), params, new URLSearchParams(query))?.title;
      expect([
        titleOf('orderDetails', { orderId: '26-1' }),
        titleOf('checkoutReview', {}),
        titleOf('confirmation', {}, 'order=26-2'),
        titleOf('confirmation', {}, 'order=call now'),
        titleOf('quoteDetails', { quoteId: 'Q7' }, 'orderId=26-3'),
      ]).toEqual([
        `${t('orders.title')} 26-1`,
        t('checkout.reviewTitle'),
        `${t('checkout.confirmationTitle')} 26-2`,
        t('checkout.confirmationTitle'),
        `${t('quotes.details')} Q7`,
      ]);
    },
  );
  it('are marked as lists when they list purchases, quotes or invoices (RTE-71, SHL-15)', () => {
    const lists = pages.filter((page) => factsOf(page).isList === true);
    expect(lists.toSorted()).toEqual([
      'approvals',
      'companyDocuments',
      'companyOrders',
      'myInvoices',
      'myPurchases',
      'myQuotes',
      'orders',
    ]);
  });
});
