import { vendorKey } from '@materia/domain-navigation';
import { formatMinorUnits, formatNumber } from '@materia/market-model';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
  button,
  canonical,
  description,
  heading,
  hidden,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
import { offersOf, priceLines, promiseLines, stockLine } from '../support/offer-lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { addToCart, follow, guestAt, storeOf } from '../support/visits.ts';

const NOT_INDEXED = 'meta robots noindex';

/** Products that a store has on the shelf in plenty. */
const plenty = (shop: PageShop): readonly string[] =>
  shop
    .feed('stock')
    .filter(
      ({ storeId, quantity, status }) =>
        storeId === storeOf(shop).id && quantity > 12 && status === 'ONSITE',
    )
    .map(({ sku }) => sku);

const productOf = ({ feed }: PageShop, sku: string) => {
  const row = feed('products').find((product) => product.sku === sku);
  if (row === undefined) throw new Error(`There is no product ${sku}`);
  return row;
};

/** What a line of the cart tells. */
const lineFacts = async (
  shop: PageShop,
  sku: string,
  code: string,
  quantity: number,
): Promise<readonly string[]> => {
  const { t, to, price } = shop;
  const store = storeOf(shop);
  const row = productOf(shop, sku);
  const replies = (
    await shop.host('readOffers', {
      params: { productAdeoKey: row.adeokey, priceContextCode: `${store.sellerCode}P` },
    })
  ).data;
  const offer = (await offersOf(shop, replies, store.id)).find((one) => one.code === code);
  const wire = replies.find((one) => one.code === code);
  if (offer === undefined || wire === undefined) throw new Error(`${code} is not offered`);
  return [
    row.brand,
    link(row.name, to('product', { urlKey: row.urlKey })),
    t('line.reference', { reference: sku }),
    stockLine(shop, offer),
    ...promiseLines(shop, offer),
    ...priceLines(shop, offer),
    t('cart.quantityOf', { product: row.name }),
    label(t('cart.updateNamed', { product: row.name })),
    button(t('cart.removeNamed', { product: row.name })),
    t('line.lineTotal'),
    price((Math.round(wire.price.unitAmount * 100) * quantity) / 100),
    t('price.taxIncluded'),
  ];
};

export const cart: PageKind = {
  name: 'cart',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, market, feed, flags } = shop;
    const store = storeOf(shop);
    const [one = '', two = ''] = plenty(shop);
    const vendors = feed('vendor-offers').filter(
      ({ sku, quantity }) => quantity > 5 && sku !== one && sku !== two,
    );
    const vendor = vendors[0];
    if (vendor === undefined) throw new Error('No vendor offers anything');
    const guest = await guestAt(shop);
    await addToCart(shop, guest, store, one, 2);
    await addToCart(shop, guest, store, two, 3);
    await addToCart(shop, guest, store, vendor.sku, 1, vendor.code);
    const signIn = `${to('login')}?return=${encodeURIComponent(to('cart'))}`;
    const sellerRow = feed('vendors').find(({ code }) => code === vendor.vendorCode);
    const seller = sellerRow?.name ?? '';
    const sellerKey = vendorKey(
      { id: sellerRow?.sellerIdentifier ?? '', shopName: seller },
      market.settings.vendorAddress,
    );
    const lines = [
      ...(await lineFacts(shop, one, `R-${one}`, 2)),
      ...(await lineFacts(shop, two, `R-${two}`, 3)),
      ...(await lineFacts(shop, vendor.sku, vendor.code, 1)),
    ];
    const named: Facts = { title: [title(t('cart.title')), heading(1, t('cart.title'))] };
    const common: Facts = {
      ...says(
        'cart.connect',
        'line.explainText',
        'line.taxPerRate',
        'line.rate',
        'line.base',
        'line.tax',
      ),
      ...(flags.CHECKOUT_GUEST_ALLOWED ? {} : says('cart.checkoutSignIn')),
      title: [title(t('cart.title')), heading(1, t('cart.title'))],
      address: [canonical(origin + to('cart')), NOT_INDEXED],
      count: t('cart.items', { count: 6 }),
      notices: label(t('cart.notices')),
      'sign in': link(t('cart.connectAction'), signIn),
      'close a notice': [hidden('closed', 'CONNECT'), button(t('cart.closeNotice'))],
      seller: heading(2, t('line.soldAndShippedBy', { seller: market.name })),
      vendor: [
        link(t('line.soldAndShippedBy', { seller }), to('vendor', { vendorKey: sellerKey })),
        t('line.thirdParty'),
      ],
      store: [
        t('storeCard.pickupAt', { store: store.name }),
        link(t('header.changeStore'), to('stores')),
      ],
      lines,
      quantities: [
        /^input number quantity value=2 required= min=1 /,
        /^input number quantity value=3 required= min=1 /,
        /^input number quantity value=1 required= min=1 /,
      ],
      'quantity buttons': [
        ...times(3, button(t('cart.less'), 'step', 'less')),
        ...times(3, button(t('cart.more'), 'step', 'more')),
        ...times(3, button(t('cart.update'))),
      ],
      'line forms': [
        ...times(3, hidden('intent', 'update')),
        ...times(3, hidden('intent', 'remove')),
      ],
      ways: [
        link(t('cart.continueShopping'), to('home')),
        link(t('quickOrder.title'), to('quickOrder')),
      ],
      summary: [
        heading(2, t('cart.summary')),
        t('line.lines', { count: 3 }),
        t('line.total'),
        t('line.explain'),
        t('price.taxIncluded'),
      ],
      checkout: link(t('cart.checkout'), to('checkoutShippings')),
      weight: t('cart.weight', {
        kilograms: formatNumber(
          [
            [one, 2],
            [two, 3],
            [vendor.sku, 1],
          ].reduce(
            (sum, [sku, count]) => sum + productOf(shop, String(sku)).weightGrams * Number(count),
            0,
          ) / 1000,
          market.numberFormat,
          1,
        ),
      }),
    };
    const filled = await guest.get(to('cart'));
    const refused = await guest.post(to('cart'), { intent: 'add-coupon', code: 'NOSUCHCODE' });
    await guest.post(to('cart'), { intent: 'add-coupon', code: 'MATERIA5' });
    const withCode = await guest.get(to('cart'));
    const takesCodes = flags.CART_DISPLAY_PROMO_CODE;
    return [
      {
        name: 'empty',
        page: await shop.guest().get(to('cart')),
        facts: {
          ...says('cart.emptyText', 'cart.emptySignIn'),
          title: [title(t('cart.title')), heading(1, t('cart.title'))],
          heading: heading(2, t('cart.emptyTitle')),
          ways: [
            link(t('cart.emptyAction'), to('home')),
            link(t('quickOrder.title'), to('quickOrder')),
            link(t('cart.connectAction'), signIn),
          ],
        },
      },
      { name: 'with lines of the retailer and a vendor', page: filled, facts: common },
      {
        name: 'with an unknown promo code',
        page: refused,
        status: 409,
        facts: {
          ...common,
          refused: times(2, t(takesCodes ? 'coupon.invalid' : 'coupon.notTaken')),
        },
      },
      ...(takesCodes
        ? [
            {
              name: 'with a promo code',
              page: withCode,
              facts: {
                ...named,
                code: [
                  t('coupon.onCart', { code: 'MATERIA5' }),
                  button(t('coupon.remove', { code: 'MATERIA5' })),
                ],
              },
            },
          ]
        : []),
    ];
  },
};

export const quickOrder: PageKind = {
  name: 'quick order',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin } = shop;
    const guest = await guestAt(shop);
    const common: Facts = {
      ...says(
        'quickOrder.lead',
        'quickOrder.references',
        'quickOrder.referencesHint',
        'quickOrder.file',
        'quickOrder.fileHint',
      ),
      title: [title(t('quickOrder.title')), heading(1, t('quickOrder.title'))],
      address: canonical(origin + to('quickOrder')),
      form: [action(to('quickOrder')), button(t('quickOrder.action'))],
    };
    return [
      { name: 'the empty form', page: await guest.get(to('quickOrder')), facts: common },
      {
        name: 'unknown and unreadable lines',
        page: await guest.post(to('quickOrder'), { references: '12345678;2\n???' }),
        status: 422,
        facts: {
          ...common,
          ...says(
            'quickOrder.noneAdded',
            'quickOrder.unknownReference',
            'quickOrder.notAReference',
            'quickOrder.faultsHint',
          ),
        },
      },
    ];
  },
};

export const comparison: PageKind = {
  name: 'comparison',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, origin } = shop;
    const store = storeOf(shop);
    const guest = await guestAt(shop);
    const skus = plenty(shop);
    const one = productOf(shop, skus[0] ?? '');
    const two =
      feed('products').find(
        ({ sku, categoryId }) =>
          sku !== one.sku && categoryId === one.categoryId && skus.includes(sku),
      ) ?? one;
    const empty = await guest.get(to('comparator'));
    const compared = [...new Set([one, two])];
    for (const { sku } of compared)
      await guest.post(to('comparator'), { intent: 'add', sku, returnTo: to('home') });
    const columns = await Promise.all(
      compared.map(async (row) => {
        const replies = (
          await shop.host('readOffers', {
            params: { productAdeoKey: row.adeokey, priceContextCode: `${store.sellerCode}P` },
          })
        ).data;
        const [best] = await offersOf(shop, replies, store.id);
        if (best === undefined) return [];
        return [
          row.brand,
          link(row.name, to('product', { urlKey: row.urlKey })),
          label(t('comparator.removeNamed', { product: row.name })),
          button(t('comparator.remove')),
          ...priceLines(shop, best),
          stockLine(shop, best),
          ...promiseLines(shop, best),
          hidden('offer', best.code),
          label(t('listing.addNamed', { product: row.name })),
          button(t('listing.add')),
        ];
      }),
    );
    const common: Facts = {
      title: [
        title(t('comparator.title')),
        description(t('comparator.description')),
        heading(1, t('comparator.heading')),
      ],
      address: [canonical(origin + to('comparator')), NOT_INDEXED],
    };
    return [
      {
        name: 'nothing to compare',
        page: empty,
        facts: {
          ...common,
          ...says('comparator.lead', 'comparator.empty', 'comparator.emptyText'),
          home: link(t('comparator.emptyAction'), to('home')),
        },
      },
      {
        name: 'products of one category',
        page: await guest.get(to('comparator')),
        facts: {
          ...common,
          ...says(
            'comparator.characteristic',
            'comparator.price',
            'comparator.availability',
            'comparator.weight',
            'comparator.clear',
          ),
          table: [label(t('comparator.table')), t('comparator.table')],
          clear: hidden('intent', 'clear'),
          products: columns.flat(),
          'remove forms': times(compared.length, hidden('intent', 'remove')),
          'price context': times(compared.length, hidden('context', `${store.sellerCode}P`)),
          'only differences':
            compared.length < 2
              ? []
              : [link(t('comparator.showDifferent'), `${to('comparator')}?rows=different`)],
        },
      },
    ];
  },
};

let lists = 0;

export const shoppingLists: PageKind = {
  name: 'lists',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, now } = shop;
    lists += 1;
    const name = `Taras ${Date.parse(now) % 97} ${process.pid}-${lists}`;
    const row = productOf(shop, plenty(shop)[0] ?? '');
    const customer = await shop.customer('private');
    const made = await customer.post(to('myLists'), { name, sku: row.sku });
    const list = await follow(customer, made);
    const common: Facts = { 'not indexed': NOT_INDEXED };
    return [
      {
        name: 'all lists',
        page: await customer.get(to('myLists')),
        facts: {
          ...common,
          ...says('lists.name', 'lists.nameHint'),
          title: [title(t('lists.title')), heading(1, t('lists.title'))],
          address: canonical(origin + to('myLists')),
          'new list': heading(2, t('lists.newList')),
          'list made': link(name, list.asked.url),
        },
        frame: { theme: '@data-theme account' },
      },
      {
        name: 'a list with a product',
        page: await customer.get(list.asked.url),
        facts: {
          ...common,
          ...says('lists.references', 'lists.referencesHint', 'lists.manage', 'lists.name'),
          title: [title(name), heading(1, name)],
          back: link(t('lists.back'), to('myLists')),
          product: [
            link(row.name, to('product', { urlKey: row.urlKey })),
            `${row.brand} · ${row.sku}`,
            hidden('sku', row.sku),
          ],
          quantity: [
            t('lists.quantityOf', { product: row.name }),
            'input text quantity value=1 maxlength=3 autocomplete=off inputmode=numeric',
          ],
          'line buttons': [button(t('lists.change')), button(t('lists.removeLine'), 'remove', '1')],
          intents: ['quantity', 'to-cart', 'from-cart', 'references', 'rename', 'delete'].map(
            (intent) => hidden('intent', intent),
          ),
          buttons: [
            button(t('lists.toCart')),
            button(t('lists.fromCart')),
            button(t('lists.addReferences')),
            button(t('lists.rename')),
            button(t('lists.delete')),
          ],
          fill: heading(2, t('lists.fill')),
          'own name': `input text name value=${name} maxlength=80 autocomplete=off`,
        },
      },
    ];
  },
};

export const checkout: PageKind = {
  name: 'checkout',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, market, flags } = shop;
    const store = storeOf(shop);
    const row = productOf(shop, plenty(shop)[0] ?? '');
    const customer = await shop.customer('private');
    await customer.post(to('stores'), { store: store.id, returnTo: to('home') });
    await customer.post(to('storeChange'), { store: store.id });
    await addToCart(shop, customer, store, row.sku, 2);
    const shippings = await customer.get(to('checkoutShippings'));
    const unchosen = await customer.post(to('checkoutShippings'), { method: '' });
    await customer.post(to('checkoutShippings'), { method: 'two_hours' });
    const informations = await customer.get(to('checkoutInformations'));
    const unnamed = await customer.post(to('checkoutInformations'), {
      firstname: '',
      lastname: '',
      phone: '1',
    });
    const phone = market.rules.phone.placeholder;
    await customer.post(to('checkoutInformations'), { firstname: 'Ana', lastname: 'Demo', phone });
    const summaries = await customer.get(to('checkoutSummaries'));
    const order = orderForm(summaries.html);
    const amount = formatMinorUnits(
      Number(order['total']),
      market.numberFormat,
      market.currencyFormat,
    );
    const unpayable = await customer.post(to('checkoutSummaries'), { ...order, terms: 'on' });
    const step = (name: 'shippings' | 'informations' | 'summaries', path: string): Facts => ({
      title: [title(t(`checkout.${name}Title`)), heading(1, t(`checkout.${name}Title`))],
      address: [canonical(origin + path), NOT_INDEXED],
      steps: label(t('checkout.steps')),
      'this step': '@aria-current step',
      'side summary': [heading(2, t('checkout.stepSummary')), t('checkout.total')],
    });
    const methods: Facts = {
      ...says('checkout.driveTwoHours'),
      ...(flags.CHECKOUT_PICKUP_SLOT_CHOICE
        ? says(
            'checkout.method',
            'checkout.driveScheduled',
            'checkout.driveScheduledText',
            'checkout.slot',
            'checkout.slotHint',
          )
        : {}),
      lead: t('checkout.shippingsLead', { store: store.name }),
      free: times(2, t('checkout.free')),
      choices: ['input radio method value=two_hours', 'input radio method value=scheduled'],
      next: [button(t('checkout.next')), link(t('checkout.backToCart'), to('cart'))],
    };
    return [
      {
        name: 'the choice of a pickup',
        page: shippings,
        facts: { ...step('shippings', to('checkoutShippings')), ...methods },
      },
      {
        name: 'no pickup chosen',
        page: unchosen,
        status: 422,
        facts: {
          ...step('shippings', to('checkoutShippings')),
          ...methods,
          ...says('checkout.errorSummary'),
        },
      },
      {
        name: 'the collector',
        page: informations,
        facts: {
          ...step('informations', to('checkoutInformations')),
          ...says(
            'checkout.informationsLead',
            'checkout.firstname',
            'checkout.lastname',
            'checkout.phone',
          ),
          collector: heading(2, t('checkout.collector')),
          fields: [
            'input text firstname value=Ana required= autocomplete=given-name',
            'input text lastname value=Demo required= autocomplete=family-name',
          ],
          next: [button(t('checkout.next')), link(t('checkout.back'), to('checkoutShippings'))],
          done: link(t('checkout.stepDelivery'), to('checkoutShippings')),
        },
      },
      {
        name: 'no collector named',
        page: unnamed,
        status: 422,
        facts: {
          ...step('informations', to('checkoutInformations')),
          ...says('checkout.errorSummary', 'checkout.informationsLead'),
          faults: [
            ...times(2, t('checkout.required')),
            link(`${t('checkout.firstname')}: ${t('checkout.required')}`, '#firstname'),
            link(`${t('checkout.lastname')}: ${t('checkout.required')}`, '#lastname'),
          ],
        },
      },
      {
        name: 'the summary',
        page: summaries,
        facts: {
          ...step('summaries', to('checkoutSummaries')),
          ...says(
            'checkout.summariesLead',
            'payment.legend',
            'paymentMethod.card',
            'paymentMethod.cardText',
            'paymentMethod.paypal',
            'paymentMethod.payInStore',
            'paymentMethod.payInStoreText',
            'checkout.placeOrderText',
          ),

          ...(flags.CHECKOUT_ORDER_COMMENT_ALLOWED ? says('checkout.comment') : {}),
          ...(flags.CHECKOUT_VAT_INVOICE ? says('invoice.wanted', 'invoice.wantedHint') : {}),
          headings: [
            heading(2, t('checkout.products')),
            heading(2, t('checkout.contact')),
            heading(2, t('payment.legend')),
          ],
          seller: heading(2, t('line.soldAndShippedBy', { seller: market.name })),
          line: [
            row.brand,
            link(row.name, to('product', { urlKey: row.urlKey })),
            t('line.reference', { reference: row.sku }),
          ],
          change: [
            link(t('checkout.changeProducts'), to('cart')),
            link(t('checkout.changePickup'), to('checkoutShippings')),
            link(t('checkout.changeContact'), to('checkoutInformations')),
          ],
          pickup: t('checkout.pickupAt', { store: store.name }),
          collector: 'Ana Demo',
          'right of withdrawal': t('checkout.termsText', { days: market.settings.withdrawalDays }),
          terms: [
            link(t('footer.terms'), to('terms')),
            link(t('footer.pickupConditions'), to('pickupConditions')),
            link(t('footer.privacy'), to('privacy')),
          ],
          order: [
            button(t('payment.placeOrder', { amount })),
            link(t('checkout.back'), to('checkoutInformations')),
          ],
        },
      },
      {
        name: 'no payment method chosen',
        page: unpayable,
        status: 422,
        facts: {
          ...step('summaries', to('checkoutSummaries')),
          ...says('checkout.errorSummary'),
          faults: [t('payment.methodMissing'), link(t('payment.methodMissing'), '#method')],
        },
      },
    ];
  },
};

/** The hidden fields of the form that orders. */
const orderForm = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

export const papers: PageKind = {
  name: 'orders and purchases',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin } = shop;
    const customer = await shop.customer('private');
    const common = (path: string): Facts => ({
      address: [canonical(origin + path), NOT_INDEXED],
      back: link(t('accountMenu.back'), to('account')),
      'my account': link(t('account.title'), to('account')),
      breadcrumbs: label(t('orders.breadcrumbs')),
    });
    const orders = await customer.get(to('orders'));
    const numbers = [...new Set(orders.html.match(/\d\d-\d{7}-\d\d/g))];
    const purchases = await customer.get(to('myPurchases'));
    const details = to('orderDetails', { orderId: numbers[0] ?? '' });
    const receipt = purchases.told.content.flatMap(
      (line) => /\]\((\/[^)]*\/purchases\/details\/[^)]*)\)$/.exec(line)?.[1] ?? [],
    )[0];
    return [
      {
        name: 'orders',
        page: orders,
        facts: {
          ...common(to('orders')),
          ...says('orders.lead'),
          title: [title(t('orders.title')), t('orders.title'), heading(1, t('orders.title'))],
          'in progress': heading(2, t('orders.inProgress')),
          orders: numbers.map((number) => heading(3, t('tracking.order', { number }))),
          details: numbers.map((number) => t('tracking.detailsOf', { number })),
          links: numbers.map((number) => link('', to('orderDetails', { orderId: number }))),
        },
        frame: { theme: '@data-theme account' },
      },
      {
        name: 'an order',
        page: await customer.get(details),
        facts: {
          title: title(t('orders.orderTitle', { number: numbers[0] ?? '' })),
          heading: heading(1, t('orders.orderTitle', { number: numbers[0] ?? '' })),
          address: [canonical(origin + details), NOT_INDEXED],
        },
      },
      {
        name: 'purchases',
        page: purchases,
        facts: {
          ...common(to('myPurchases')),
          ...says(
            'purchases.lead',
            'purchases.period',
            'purchases.selfServiceOnly',
            'purchases.show',
            'purchases.recent',
          ),
          title: [
            title(t('purchases.title')),
            t('purchases.title'),
            heading(1, t('purchases.title')),
          ],
          years: [t('purchases.year', { year: '2026' }), t('purchases.year', { year: '2025' })],
          form: action(to('myPurchases')),
        },
      },
      ...(receipt === undefined
        ? []
        : [
            {
              name: 'a purchase',
              page: await customer.get(receipt),
              facts: { address: [canonical(origin + receipt), NOT_INDEXED] },
            },
          ]),
    ];
  },
};
