import type { MarketRoutes } from '@materia/market-model';

/** Addresses with Italian words. Those that all markets write alike are known without the sample. */
export const ownRoutes: Partial<MarketRoutes> = {
  search: { canonical: '/cerca', aliases: [] },
  stores: { canonical: '/i-nostri-negozi.html', aliases: [] },
  store: { canonical: '/i-nostri-negozi/:storeName.html', aliases: ['/i-nostri-negozi/:storeName'] },
  login: { canonical: '/customer/account/login.html', aliases: ['/login-page.html'] },
  account: { canonical: '/customer/account', aliases: ['/il-mio-conto'] },
  myPurchases: { canonical: '/i-miei-acquisti', aliases: ['/customer/purchases/'] },
  purchaseDetails: { canonical: '/i-miei-acquisti/details/:purchaseId', aliases: ['/customer/purchases/details/:purchaseId'] },
  myQuotes: { canonical: '/i-miei-preventivi', aliases: ['/customer/quotes/'] },
  quoteDetails: { canonical: '/i-miei-preventivi/details/:quoteId', aliases: ['/customer/quotes/details/:quoteId'] },
  receiptPreferences: { canonical: '/senza-carta.html', aliases: [] },
  problem: { canonical: '/errore.html', aliases: [] },
  vendors: { canonical: '/nos-vendeurs.html', aliases: ['/i-nostri-venditori.html'] },
  vendor: { canonical: '/nos-vendeurs/:vendorKey', aliases: ['/vendorId/:vendorKey'] },
  vendorTerms: { canonical: '/cgv/:vendorKey', aliases: [] },
  brands: { canonical: '/i-nostri-marchi/', aliases: [] },
  brand: { canonical: '/i-nostri-marchi/:brandKey/', aliases: [] },
  brandCategory: { canonical: '/i-nostri-marchi/:brandKey/:categoryKey/', aliases: [] },
  sitemap: { canonical: '/:sitemapId/sitemap.html', aliases: [] },
  reportIllicitContent: { canonical: '/signaler-un-contenu-illicite.html', aliases: ['/segnala-contenuto-illecito.html'] },
  newsletter: { canonical: '/newsletter.html', aliases: ['/inscription.html'] },
  newsletterConfirmation: { canonical: '/newsletter/conferma/:token', aliases: [] },
  newsletterStop: { canonical: '/newsletter/disiscrizione/:token', aliases: [] },
};
