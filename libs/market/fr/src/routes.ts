import { marketRoutes } from '@materia/market-model';

/** The words of every address (RTE-01, RTE-02). Aliases redirect for good. */
export const routes = marketRoutes({
  home: { canonical: '/', aliases: [] },
  category: { canonical: '/:level1/', aliases: [] },
  categoryLevel2: { canonical: '/:level1/:level2/', aliases: [] },
  categoryLevel3: { canonical: '/:level1/:level2/:level3/', aliases: [] },
  categoryLevel4: { canonical: '/:level1/:level2/:level3/:level4/', aliases: [] },
  product: { canonical: '/:urlKey.html', aliases: [] },
  search: { canonical: '/rechercher', aliases: [] },
  stores: { canonical: '/nos-magasins.html', aliases: [] },
  store: { canonical: '/nos-magasins/:storeName', aliases: ['/nos-magasins/:storeName.html'] },
  cart: { canonical: '/checkout/cart', aliases: ['/cart'] },
  login: { canonical: '/customer/account/login.html', aliases: ['/login-page.html'] },
  register: { canonical: '/customer/account/create.html', aliases: [] },
  logout: { canonical: '/customer/account/logout', aliases: [] },
  account: { canonical: '/customer/account', aliases: [] },
  orders: { canonical: '/customer/orders/', aliases: [] },
  orderDetails: { canonical: '/customer/orders/details/:orderId', aliases: [] },
  checkoutShippings: { canonical: '/checkout/shippings', aliases: ['/new/checkout/shippings', '/checkout/stepper/', '/new/checkout/stepper/'] },
  checkoutInformations: { canonical: '/checkout/informations', aliases: [] },
  checkoutSummaries: { canonical: '/checkout/summaries', aliases: ['/new/checkout/summaries'] },
  confirmation: { canonical: '/checkout/confirmation', aliases: ['/confirmation/'] },
});
