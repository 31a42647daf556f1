import { offersCompanyLookUp } from '@materia/domain-customer';
import { costLine } from '../support/price-lines.ts';
import { fetchAddresses } from '@materia/api-account';
import { pictureUrl } from '@materia/api-catalogue';
import {
  type Checkout,
  fetchCheckout,
  fetchPayment,
  fetchPaymentOffers,
  isOwnPayment,
} from '@materia/api-checkout';
import { formatPhone, parsePostcode } from '@materia/domain-contact';
import {
  basisPointsOfPercent,
  fromMajorUnits,
  money,
  percentOfBasisPoints,
} from '@materia/domain-money';
import { vendorKey } from '@materia/domain-navigation';
import { sharesByRate } from '@materia/domain-pricing';
import { formatMinorUnits, formatNumber } from '@materia/market-model';
import { formatsOf, PAYMENT_TEXTS, pictureSrc } from '@materia/ui-shop';
import {
  earliestLines,
  FAILURE_TEXTS,
  paymentFieldLines,
  pickupHourLines,
  pickupLines,
  placedSteps,
  placeLines,
  pointKinds,
  pointLines,
  truckLines,
} from '../support/checkout-lines.ts';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { guestHeader } from '../support/frame-facts.ts';
import {
  action,
  button,
  canonical,
  description,
  heading,
  hidden,
  image,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
import { goesWithLines } from '../support/buying-lines.ts';
import {
  offersOf,
  priceLines,
  promiseLines,
  quantityIn,
  stockLine,
} from '../support/offer-lines.ts';
import { asking, type PageShop } from '../support/page-shop.ts';
import { plain } from '../support/read-page.ts';
import {
  addToCart,
  emptyCart,
  first,
  follow,
  guestAt,
  orderForm,
  plenty,
  productOf,
  storeOf,
} from '../support/visits.ts';

const NOT_INDEXED = 'meta robots noindex';

/** A cart line with its facts and its share of the amounts. */
type Line = {
  readonly facts: readonly string[];
  /** Lines of the price tag. */
  readonly unitPrice: readonly string[];
  readonly included: number;
  readonly excluded: number;
  /** The most that can be ordered. */
  readonly maximum: number;
  /** Percent. */
  readonly rate: number;
  readonly isOwn: boolean;
};

const lineFacts = async (
  shop: PageShop,
  sku: string,
  code: string,
  quantity: number,
): Promise<Line> => {
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
  const included = Math.round(wire.price.unitAmount * 100) * quantity;
  return {
    included,
    maximum: offer.bounds.max,
    excluded: Math.round(included / (1 + wire.price.vatRate / 100)),
    rate: wire.price.vatRate,
    isOwn: !wire.isSoldByAThirdPartyVendor,
    unitPrice: priceLines(shop, offer),
    facts: [
      image(pictureSrc(pictureUrl(shop.market.id, row.image))),
      label(row.name),
      row.brand,
      link(row.name, to('product', { urlKey: row.urlKey })),
      t('line.reference', { reference: sku }),
      stockLine(shop, offer),
      ...promiseLines(shop, offer),
      ...priceLines(shop, offer),
      t('cart.quantityOf', { product: row.name }),
      label(t('cart.updateNamed', { product: row.name })),
      button(t('cart.removeNamed', { product: row.name })),
      `@title ${t('cart.removeNamed', { product: row.name })}`,
      t('line.lineTotal'),
      price(included / 100),
      t('price.taxIncluded'),
    ],
  };
};

/**
 * The sums of a cart with own products: lines, preparation, the total, and its tax by rate. The
 * preparation contains the tax of the own products.
 */
const sumFacts = (
  { t, market, price }: PageShop,
  lines: readonly Line[],
  references: number,
): readonly string[] => {
  const { number } = formatsOf(market);
  const fee = market.settings.preparationFeeBaseMinor;
  const preparation = sharesByRate(
    money(fee, market.currency),
    lines
      .filter(({ isOwn }) => isOwn)
      .map(({ rate, included }) => ({
        vatRate: basisPointsOfPercent(rate),
        amount: money(included, market.currency),
      })),
  ).map(({ vatRate, amount: { minor } }) => ({
    included: minor,
    excluded: Math.round((minor * 10_000) / (10_000 + vatRate)),
    rate: percentOfBasisPoints(vatRate),
  }));
  const charged = [...lines, ...preparation];
  const sum = (of: readonly Pick<Line, 'included'>[]): string =>
    price(of.reduce((total, { included }) => total + included, 0) / 100);
  return [
    sum(lines),
    t('line.preparationFee'),
    price(fee / 100),
    t('common.labelled', {
      label: t('line.preparationFee'),
      value: t('line.preparationFeeRule', { count: references }),
    }),
    sum(charged),
    t('line.vatIncluded'),
    price(charged.reduce((total, { included, excluded }) => total + included - excluded, 0) / 100),
    ...[...Map.groupBy(charged, ({ rate }) => rate)].flatMap(([rate, ofRate]) => {
      const base = ofRate.reduce((total, { excluded }) => total + excluded, 0);
      const gross = ofRate.reduce((total, { included }) => total + included, 0);
      return [
        t('line.ratePercent', { percent: number(rate) }),
        price(base / 100),
        price((gross - base) / 100),
      ];
    }),
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
    const own = await guest.get(to('cart'));
    await addToCart(shop, guest, store, vendor.sku, 1, vendor.code);
    const signIn = `${to('login')}?return=${encodeURIComponent(to('cart'))}`;
    const vendorRow = feed('vendors').find(({ code }) => code === vendor.vendorCode);
    const seller = vendorRow?.name ?? '';
    const pageKey = vendorKey(
      { id: vendorRow?.sellerIdentifier ?? '', shopName: seller },
      market.settings.vendorAddress,
    );
    const lines = [
      await lineFacts(shop, one, `R-${one}`, 2),
      await lineFacts(shop, two, `R-${two}`, 3),
      await lineFacts(shop, vendor.sku, vendor.code, 1),
    ];
    const named: Facts = { title: [title(t('cart.title')), heading(1, t('cart.title'))] };
    const goesWith = (
      await shop.host('listRecommendations', {
        params: { priceContextCode: `${store.sellerCode}P` },
        query: { skus: [one, two, vendor.sku].join() },
      })
    ).data;
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
      'sign in': times(2, link(t('cart.connectAction'), signIn)),
      quote: t('quotes.saveSignIn'),
      'close a notice': [
        hidden('closed', 'CONNECT'),
        button(t('cart.closeNotice')),
        `@title ${t('cart.closeNotice')}`,
      ],
      'accepted payments': [
        t('paymentMethod.accepted'),
        ...market.settings.paymentMethods.map((method) => t(PAYMENT_TEXTS[method].name)),
      ],
      estimate: [
        heading(2, t('estimate.title')),
        t('estimate.near'),
        button(t('estimate.show')),
        'input text postcode value= autocomplete=postal-code inputmode=numeric',
      ],
      seller: heading(2, t('line.soldAndShippedBy', { seller: market.name })),
      vendor: [
        link(t('line.soldAndShippedBy', { seller }), to('vendor', { vendorKey: pageKey })),
        t('line.thirdParty'),
      ],
      store: [
        t('storeCard.pickupAt', { store: store.name }),
        link(t('header.changeStore'), to('stores')),
      ],
      lines: lines.flatMap(({ facts }) => facts),
      'what goes with it': [
        ...(await goesWithLines(shop, t('buying.cartGoesWith'), goesWith, { storeId: store.id })),
        ...goesWith.flatMap(() => [
          hidden('intent', 'add'),
          hidden('context', `${store.sellerCode}P`),
          hidden('returnTo', to('cart')),
        ]),
      ],
      'line ids': ['L1', 'L2', 'L3'].flatMap((id) => times(2, hidden('line', id))),
      sums: sumFacts(shop, lines, 2),
      quantities: [
        `input number quantity value=2 required= min=1 max=${lines[0]?.maximum} step=1 inputmode=numeric`,
        `input number quantity value=3 required= min=1 max=${lines[1]?.maximum} step=1 inputmode=numeric`,
        `input number quantity value=1 required= min=1 max=${lines[2]?.maximum} step=1 inputmode=numeric`,
      ],
      'quantity buttons': [
        ...[one, two, vendor.sku].flatMap((sku) => {
          const product = productOf(shop, sku).name;
          return [
            button(t('cart.less', { product }), 'step', 'less'),
            button(t('cart.more', { product }), 'step', 'more'),
          ];
        }),
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
      ],
      checkout: link(
        t('cart.checkout'),
        to(shop.flags.CHECKOUT_GUEST_ALLOWED ? 'checkoutDelivery' : 'checkoutGuest'),
      ),
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
    const codeForm = (value: string): readonly string[] => [
      t('coupon.ask'),
      t('coupon.code'),
      hidden('intent', 'add-coupon'),
      `input text code${value} maxlength=40 autocomplete=off`,
      button(t('coupon.add')),
    ];
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
      {
        name: 'with lines of the retailer',
        page: own,
        frame: {
          'cart count': '5',
          added: [
            heading(3, t('cart.added')),
            t('added.units', { quantity: 3, product: productOf(shop, two).name }),
            link(t('added.toCart'), to('cart')),
            `@title ${t('common.close')}`,
          ],
        },
        facts: {
          ...named,
          count: t('cart.items', { count: 5 }),
          estimate: [
            heading(2, t('estimate.title')),
            t('estimate.near'),
            button(t('estimate.show')),
            'input text postcode value= autocomplete=postal-code inputmode=numeric',
          ],
        },
      },
      {
        name: 'with lines of the retailer and a vendor',
        page: filled,
        frame: { 'cart count': '6' },
        facts: {
          ...common,
          forms: times((takesCodes ? 9 : 8) + goesWith.length, action(to('cart'))),
          'promo code': takesCodes ? codeForm('') : t('coupon.notTaken'),
        },
      },
      {
        name: 'with an unknown promo code',
        page: refused,
        status: 409,
        facts: {
          ...common,
          refused: [
            ...times(2, t(takesCodes ? 'coupon.invalid' : 'coupon.notTaken')),
            '@role alert',
          ],
          'promo code': codeForm(' value=NOSUCHCODE'),
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
                  hidden('intent', 'remove-coupon'),
                  hidden('code', 'MATERIA5'),
                  t('coupon.conditions'),
                  market.hostTexts.demo.couponFive,
                  t('coupon.validFrom', { day: '01/01/2025' }),
                  t('coupon.validUntil', { day: '31/12/2099' }),
                  t('coupon.soldBy', { seller: market.name }),
                  t('coupon.usesPerCustomer', { count: 1 }),
                ],
              },
            },
          ]
        : []),
    ];
  },
};

/** What lines from a spreadsheet would be in a professional's cart, before anything is added. */
const previewedOrder = async (shop: PageShop): Promise<PageVisit> => {
  const { t, to, says, market } = shop;
  const store = storeOf(shop);
  const browser = await shop.customer('professional');
  await browser.post(to('stores'), { store: store.id, returnTo: to('home') });
  await browser.post(to('storeChange'), { store: store.id });
  const row = productOf(shop, plenty(shop)[0] ?? '');
  const preview = await asking(await shop.customerHost('professional'))('previewProducts', {
    body: { request: { retailer_id: store.id, items: [{ sku: row.sku, qty: 3 }] } },
  });
  const [item] = preview.items;
  if (item?.state !== 'available') throw new Error(`Nobody sells ${row.sku}`);
  const { money } = formatsOf(market);
  const net = (amount: number): string =>
    `${money(fromMajorUnits(amount, market.currency))} ${t('price.taxExcluded')}`;
  return {
    name: 'a preview for a professional',
    page: await browser.post(to('quickOrder'), {
      references: `A;B;C\nx;${row.sku};3 szt.\n???`,
      preview: '1',
    }),
    facts: {
      ...says('preview.title', 'preview.sum', 'quickOrder.previewFaultsHint'),
      product: [
        link(row.name, to('product', { urlKey: row.urlKey })),
        `${row.brand} · ${row.sku}`,
        `${t('preview.unit', { amount: net(item.price) })} · ${t('preview.quantity', { count: 3 })}`,
        t('preview.available', { count: item.qty_max }),
        t('preview.total', { amount: net(item.row_total) }),
      ],
      total: [
        t('line.lines', { count: 1 }),
        t('line.totalExcluded'),
        t('line.total'),
        money(fromMajorUnits(preview.total_incl_tax, market.currency)),
      ],
      add: button(t('quickOrder.add', { count: 1 })),
      faults: heading(2, t('quickOrder.faults', { count: 1 })),
    },
  };
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
      address: [canonical(origin + to('quickOrder')), NOT_INDEXED],
      form: [
        action(to('quickOrder')),
        button(t('quickOrder.preview'), 'preview', '1'),
        button(t('quickOrder.action')),
      ],
    };
    return [
      {
        name: 'the empty form',
        page: await shop.guest().get(to('quickOrder')),
        facts: common,
        frame: guestHeader(shop),
      },
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
          faults: [
            heading(2, t('quickOrder.faults', { count: 2 })),
            t('quickOrder.lineNumber', { line: 1 }),
            t('quickOrder.lineNumber', { line: 2 }),
          ],
          // Each is in the list of faults and in the field.
          'lines that were not added': [/^12345678;2/, /^12345678;2/, /\?\?\?$/, /\?\?\?$/],
        },
      },
      await previewedOrder(shop),
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
    const found = first(
      await shop.host('compareProducts', {
        query: { skus: compared.map(({ sku }) => sku).join(','), retailer_id: store.id },
      }),
    );
    const { category } = found;
    const attributesOf = found.products.map(({ product }) => product.attributes);
    const rows = [
      ...new Map(attributesOf.flat().map(({ code, label: words }) => [code, words])),
    ].map(([code, words]) => ({
      label: words,
      values: attributesOf.map((all) => all.find((one) => one.code === code)?.value),
    }));
    const adds = found.products.filter(({ best_offer: best }) => best !== undefined).length;
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
          ...times(2, label(t('comparator.removeNamed', { product: row.name }))),
          button(t('comparator.remove')),
          hidden('sku', row.sku),
          hidden('sku', row.sku),
          image(pictureSrc(pictureUrl(shop.market.id, row.image))),
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
          category: link(
            t('comparator.category', { category: category.name }),
            `/${category.url_path}/`,
          ),
          'returns here': times(adds, hidden('returnTo', to('comparator'))),
          'comparison forms': times(compared.length + 1, action(to('comparator'))),
          attributes: rows.flatMap(({ label: name, values }) => [
            name,
            ...values.flatMap((value) => (value === undefined ? [] : [value])),
          ]),
          missing: times(
            rows.flatMap(({ values }) => values.filter((value) => value === undefined)).length,
            t('comparator.missing'),
          ),
          differences: times(
            compared.length < 2
              ? 0
              : rows.filter(({ values }) => new Set(values).size > 1).length +
                  (new Set(compared.map(({ weightGrams }) => weightGrams)).size > 1 ? 1 : 0),
            t('comparator.differs'),
          ),
          weights: compared.map(
            ({ weightGrams }) =>
              `${formatNumber(weightGrams / 1000, shop.market.numberFormat, 2)} ${shop.market.units['kg']?.short ?? 'kg'}`,
          ),
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

let listNumber = 0;

export const shoppingLists: PageKind = {
  name: 'lists',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, now, market } = shop;
    listNumber += 1;
    const name = `Taras ${Date.parse(now) % 97} ${process.pid}-${listNumber}`;
    const row = productOf(shop, plenty(shop)[0] ?? '');
    const customer = await shop.customer('private');
    const made = await customer.post(to('myLists'), { name, sku: row.sku });
    const list = await follow(customer, made);
    const lists = await asking(await shop.customerHost('private'))('readMyLists', {});
    const common: Facts = { 'not indexed': NOT_INDEXED };
    return [
      {
        name: 'all lists',
        page: await customer.get(to('myLists')),
        facts: {
          ...common,
          ...says('lists.lead', 'lists.name', 'lists.nameHint'),
          title: [title(t('lists.title')), heading(1, t('lists.title'))],
          address: canonical(origin + to('myLists')),
          'new list': [
            heading(2, t('lists.newList')),
            action(to('myLists')),
            button(t('lists.create')),
            'input text name maxlength=80 autocomplete=off',
          ],
          'lists made': lists.map(({ name: words, id }) =>
            link(words, to('myList', { listId: id })),
          ),
          products: lists.map(({ count }) => t('lists.count', { count })),
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
          products: t('lists.count', { count: 1 }),
          forms: times(6, action(list.asked.url)),
          product: [
            link(row.name, to('product', { urlKey: row.urlKey })),
            `${row.brand} · ${row.sku}`,
            image(pictureSrc(pictureUrl(market.id, row.image))),
          ],
          quantity: [
            t('lists.quantityOf', { product: row.name }),
            `input text quantity-${row.sku} value=1 maxlength=3 autocomplete=off inputmode=numeric`,
          ],
          'line buttons': [
            button(t('lists.removeLine'), 'sku', `${row.sku} form=removal`),
            label(t('common.labelled', { label: t('lists.removeLine'), value: row.name })),
          ],
          intents: ['remove', 'from-cart', 'references', 'rename', 'delete'].map((intent) =>
            hidden('intent', intent),
          ),
          buttons: [
            button(t('lists.saveQuantities'), 'intent', 'quantities form=quantities'),
            button(t('lists.toCart'), 'intent', 'to-cart form=quantities'),
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

const STEPS = ['delivery', 'collector', 'review'];
const stateLine = (state: string): string => `@data-state ${state}`;

export const checkout: PageKind = {
  name: 'checkout',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, market, flags, price, feed } = shop;
    const store = storeOf(shop);
    const row = productOf(shop, plenty(shop)[0] ?? '');
    const customer = await shop.customer('private');
    await customer.post(to('stores'), { store: store.id, returnTo: to('home') });
    await customer.post(to('storeChange'), { store: store.id });
    // The account has an address, at which prices would be known from the start.
    await customer.post(to('place'), { intent: 'forget' });
    await emptyCart(shop, customer);
    await addToCart(shop, customer, store, row.sku, 2);
    const deliveryPage = await customer.get(to('checkoutDelivery'));
    const host = await shop.customerHost('private');
    const parsed = parsePostcode(store.postcode, market.rules.postcode);
    if (!parsed.ok) throw new Error(`${store.postcode} is no postal code`);
    const postcode = parsed.value;
    const checkoutFor = async (place?: typeof postcode): Promise<Checkout> => {
      const reply = await fetchCheckout({ host, guestCartId: undefined }, store.id, {
        postcode: place,
      });
      if (!reply.ok) throw new Error(`The checkout was refused: ${reply.error.kind}`);
      return reply.value;
    };
    const [start, atPlace] = [await checkoutFor(), await checkoutFor(postcode)];
    const [searchedKind] = pointKinds(start);
    const noPostcode = 'abc';
    const unknownPlace =
      searchedKind &&
      (await customer.get(
        `${to('checkoutDelivery')}?${new URLSearchParams({ [`near-own-${searchedKind}`]: noPostcode })}`,
      ));
    const atHome = (): string => start.contact?.address?.postcode ?? store.postcode;
    const nowhere = (): string => '';
    const mistyped = (kind: string): string => (kind === searchedKind ? noPostcode : '');
    const { example } = market.rules.postcode;
    const unchosen = await follow(
      customer,
      await customer.post(to('checkoutDelivery'), { method: '' }),
    );
    const here = await customer.get(
      `${to('checkoutDelivery')}?${new URLSearchParams({ 'place-postcode': store.postcode })}`,
    );
    await customer.post(to('checkoutDelivery'), { method: 'two_hours' });
    const chosen = await checkoutFor();
    const collector = await customer.get(to('checkoutRecipient'));
    const book = await fetchAddresses(host);
    const unnamed = await follow(
      customer,
      await customer.post(to('checkoutRecipient'), { firstname: '', lastname: '', phone: '1' }),
    );
    const phone = market.rules.phone.placeholder;
    await customer.post(to('checkoutRecipient'), { firstname: 'Ana', lastname: 'Demo', phone });
    const offers = await fetchPaymentOffers({ host, guestCartId: undefined }, store.id);
    if (!offers.ok) throw new Error(`The payment methods were refused: ${offers.error.kind}`);
    const review = await customer.get(to('checkoutReview'));
    const line = await lineFacts(shop, row.sku, `R-${row.sku}`, 2);
    const fee = market.settings.preparationFeeBaseMinor;
    const amounts = [
      t('line.lines', { count: 1 }),
      price(line.included / 100),
      t('line.preparationFee'),
      price(fee / 100),
      // On phones the total is in the bar that opens the order.
      ...times(2, price((line.included + fee) / 100)),
    ];
    const stepNames = [
      t('checkout.stepDelivery'),
      t('checkout.stepInformation'),
      t('checkout.stepSummary'),
      t('checkout.stepPay'),
    ];
    const order = orderForm(review.html);
    const amount = formatMinorUnits(
      Number(order['total']),
      market.numberFormat,
      market.currencyFormat,
    );
    const unpayable = await follow(
      customer,
      await customer.post(to('checkoutReview'), { ...order, terms: 'on' }),
    );
    const [known] = market.demo.companies;
    const looksUp = flags.CHECKOUT_VAT_INVOICE && offersCompanyLookUp(flags, market.rules);
    const invoiced =
      looksUp && known !== undefined
        ? await follow(
            customer,
            await customer.post(to('checkoutReview'), {
              ...order,
              invoice: 'on',
              'invoice-taxNumber': known.number,
              lookUp: '',
            }),
          )
        : undefined;
    // These tests run without a provider, so the payment stays in its first state until it is abandoned.
    const paying = await customer.post(to('checkoutReview'), {
      ...order,
      terms: 'on',
      method: 'card',
    });
    const starting = await follow(customer, paying);
    const elsewhere = await follow(shop.guest(), paying);
    const givenUp = await follow(
      customer,
      await customer.post(paying.location ?? '', { intent: 'abandon' }),
    );
    const payment = await fetchPayment({
      host,
      attempt: paying.location?.split('/').at(-1) ?? '',
      token: undefined,
    });
    const failure = payment.ok && isOwnPayment(payment.value) ? payment.value.failure : undefined;
    const ordered = /\d{2}-\d{7}-\d{2}/;
    const paymentFacts = (state: 'starting' | 'aborted'): Facts => ({
      title: [title(t(`payment.${state}Title`)), heading(1, t(`payment.${state}Title`))],
      number: [t('payment.number'), new RegExp(`^${ordered.source}$`)],
      method: t('payment.method'),
      amount: [t('payment.amount'), amount],
      steps: placedSteps(shop),
    });
    const step = (name: 'delivery' | 'collector' | 'review', path: string): Facts => ({
      amounts,
      title: [title(t(`checkout.${name}Title`)), heading(1, t(`checkout.${name}Title`))],
      address: [canonical(origin + path), NOT_INDEXED],
      steps: [
        label(t('checkout.steps')),
        ...stepNames.slice(STEPS.indexOf(name)),
        ...stepNames
          .slice(0, STEPS.indexOf(name))
          .map((text, index) =>
            link(text, [to('checkoutDelivery'), to('checkoutRecipient')][index] ?? ''),
          ),
        ...['1', '2', '3', '4'].slice(STEPS.indexOf(name)),
        ...['done', 'done', 'done', 'done'].slice(0, STEPS.indexOf(name)).map(stateLine),
        stateLine('current'),
        ...['next', 'next', 'next'].slice(STEPS.indexOf(name)).map(stateLine),
      ],
      'this step': '@aria-current step',
      'side summary': [
        label(t('checkout.yourOrder')),
        heading(2, t('checkout.yourOrder')),
        t('checkout.seeOrder'),
        t('line.total'),
      ],
    });
    const delivery = async (
      checkout: Checkout,
      typed: {
        readonly place: string;
        readonly near: (kind: string) => string;
        readonly searched: (kind: string) => string;
      },
    ): Promise<Facts> => ({
      ...methods,
      pickups: pickupLines(shop, checkout),
      truck: truckLines(shop, checkout),
      calendar: earliestLines(shop, checkout, store.name),
      place: placeLines(shop, checkout, typed.place),
      points: await pointLines(shop, host, start, {
        typed: typed.near,
        searched: typed.searched,
        storeId: store.id,
      }),
    });
    const preparation = money(fee, market.currency);
    const collected = costLine(shop, money(0, market.currency), preparation);
    const methods: Facts = {
      ...says('checkout.driveTwoHours'),
      ...(flags.CHECKOUT_PICKUP_SLOT_CHOICE
        ? says(
            'checkout.ownMethod',
            'checkout.driveScheduled',
            'checkout.slot',
            'checkout.slotHint',
          )
        : {}),
      lead: t('checkout.deliveryLead', { store: store.name }),
      shipment: [
        // Depends on whether the products could also be delivered.
        new RegExp(
          `^h2 (?:${t('checkout.shipmentAtStore', { store: store.name })}|${t('checkout.shipmentOwn', { store: store.name })})$`,
        ),
        // In its shipment, and in the order beside it.
        ...times(2, t('checkout.shippedLine', { quantity: 2, name: row.name })),
      ],
      'what pickup costs': times(2, collected),
      'the choice of a slot': flags.CHECKOUT_PICKUP_SLOT_CHOICE
        ? t('checkout.driveScheduledText')
        : [],
      choices: ['input radio method value=two_hours', 'input radio method value=scheduled'],
      next: [
        button(t('checkout.next')),
        button(t('checkout.updateSummary')),
        link(t('checkout.backToCart'), to('cart')),
      ],
      trucks: t('transport.home'),
      partner: market.settings.shippingMethods.some((method) => method === 'allxbrick/delivery')
        ? [t('allxbrick.delivery'), t('allxbrick.pickup')]
        : [],
    };
    const truckRates = feed('delivery-rates').filter(
      ({ method, upToGrams, upToKm }) =>
        method === 'transporter/home' &&
        (upToGrams ?? Infinity) >= row.weightGrams * 2 &&
        (upToKm ?? Infinity) >= 0,
    );
    const truckPrice = money(
      Math.min(...truckRates.map(({ priceMinor }) => priceMinor)),
      market.currency,
    );
    return [
      {
        name: 'the prices of a place',
        page: here,
        facts: {
          ...step('delivery', to('checkoutDelivery')),
          ...(await delivery(atPlace, { place: store.postcode, near: nowhere, searched: nowhere })),
          'by truck': [
            costLine(shop, truckPrice, preparation),
            'input radio method value=transporter',
            new RegExp(`^${plain(t('transport.homeText', { hours: 48 })).replaceAll('.', '\\.')}`),
          ],
          // The store's postal code is located by its area, so that it may be some metres away.
          distance: new RegExp(
            `^${plain(t('transport.distance', { kilometres: '#', store: store.name })).replace('#', '[\\d.,]+')}$`,
          ),
        },
      },
      {
        name: 'the choice of a pickup',
        page: deliveryPage,
        facts: {
          ...step('delivery', to('checkoutDelivery')),
          ...(await delivery(start, {
            place: start.place?.postcode ?? '',
            near: atHome,
            searched: atHome,
          })),
          'before a place is known': costLine(shop, truckPrice, preparation, true),
        },
      },
      {
        name: 'no pickup chosen',
        page: unchosen,
        facts: {
          ...step('delivery', to('checkoutDelivery')),
          ...(await delivery(start, { place: '', near: nowhere, searched: atHome })),
          ...says('checkout.errorSummary'),
          fault: [t('checkout.methodMissing'), link(t('checkout.methodMissing'), '#method')],
        },
      },
      ...(unknownPlace === undefined
        ? []
        : [
            {
              name: 'points around something that is no postal code',
              page: unknownPlace,
              facts: {
                ...step('delivery', to('checkoutDelivery')),
                ...(await delivery(start, { place: '', near: mistyped, searched: mistyped })),
                ...says('checkout.errorSummary'),
                fault: [
                  t('points.nearInvalid', { example }),
                  link(t('points.nearInvalid', { example }), `#near-own-${searchedKind}`),
                ],
              },
            },
          ]),
      {
        name: 'the collector',
        page: collector,
        facts: {
          ...step('collector', to('checkoutRecipient')),
          ...says(
            'checkout.recipientLead',
            'checkout.phone',
            'checkout.billingSamePerson',
            'checkout.newAddress',
            'checkout.saveAddress',
          ),
          // Of the collector, and of another payer.
          names: [...times(2, t('checkout.firstname')), ...times(2, t('checkout.lastname'))],
          payer: [
            heading(2, t('checkout.billing')),
            'input radio billing value=same',
            ...book.flatMap(
              ({ id, firstname, lastname, street, postcode: code, city, isDefaultBilling }) => [
                `input radio billing value=${id}${isDefaultBilling ? ' checked=' : ''}`,
                `${firstname} ${lastname}`,
                [...street, `${code} ${city}`].join(', '),
              ],
            ),
            'input radio billing value=new',
          ],
          'payer’s address': [
            t('checkout.street'),
            t('checkout.streetExtra'),
            t('checkout.postcode'),
            t('checkout.city'),
          ],
          collector: heading(2, t('checkout.collector')),
          fields: [
            'input text firstname value=Ana required= autocomplete=given-name',
            'input text lastname value=Demo required= autocomplete=family-name',
          ],
          example: t('checkout.phoneHint', { example: phone }),
          next: [button(t('checkout.next')), link(t('checkout.back'), to('checkoutDelivery'))],
        },
      },
      {
        name: 'no collector named',
        page: unnamed,
        facts: {
          ...step('collector', to('checkoutRecipient')),
          ...says('checkout.errorSummary', 'checkout.recipientLead'),
          faults: [
            t('checkout.firstnameMissing'),
            t('checkout.lastnameMissing'),
            link(
              t('common.labelled', {
                label: t('checkout.firstname'),
                value: t('checkout.firstnameMissing'),
              }),
              '#firstname',
            ),
            link(
              t('common.labelled', {
                label: t('checkout.lastname'),
                value: t('checkout.lastnameMissing'),
              }),
              '#lastname',
            ),
          ],
        },
      },
      {
        name: 'the summary',
        page: review,
        facts: {
          ...step('review', to('checkoutReview')),
          ...says(
            'checkout.reviewLead',
            'paymentMethod.card',
            'paymentMethod.cardText',
            'paymentMethod.paypal',
            'paymentMethod.payInStore',
            'paymentMethod.payInStoreText',
            'checkout.placeOrderText',
          ),
          ...(flags.CHECKOUT_ORDER_COMMENT_ALLOWED
            ? {
                ...says('checkout.comment'),
                'comment field': ['textarea comment', t('checkout.commentHint', { maximum: 200 })],
              }
            : {}),
          ...(flags.CHECKOUT_VAT_INVOICE
            ? says(
                'invoice.wanted',
                'invoice.wantedHint',
                'register.company',
                'register.taxNumber',
                'register.taxNumberHint',
                'checkout.street',
                'checkout.postcode',
                'checkout.city',
              )
            : {}),
          ...(flags.CHECKOUT_TERMS_ACCEPTANCE_REQUIRED
            ? { ...says('checkout.terms'), 'terms box': 'input checkbox terms required=' }
            : {}),
          'payment methods': paymentFieldLines(shop, offers.value),
          'another hour': pickupHourLines(shop, chosen),
          headings: [
            heading(2, t('checkout.products')),
            heading(2, t('checkout.contact')),
            heading(2, t('payment.legend')),
          ],
          seller: heading(2, t('line.soldAndShippedBy', { seller: market.name })),
          line: [
            ...times(2, image(pictureSrc(pictureUrl(market.id, row.image)))),
            row.brand,
            link(row.name, to('product', { urlKey: row.urlKey })),
            t('line.reference', { reference: row.sku }),
            t('line.quantity'),
            quantityIn(shop, 2, row.saleUnit),
            /^2 × /,
            t('line.lineTotal'),
            price(line.included / 100),
            t('price.taxIncluded'),
            ...line.unitPrice,
          ],
          attempt: [
            /^input hidden cart value=[\w-]+$/,
            /^input hidden revision value=\d+$/,
            hidden('total', String(line.included + fee)),
            /^input hidden key value=[\w-]+$/,
          ],
          'ready and cost': new RegExp(` · ${plain(collected)}$`),
          'terms of sale': t('checkout.termsTitle'),
          change: [
            link(t('checkout.changeProducts'), to('cart')),
            link(t('checkout.changePickup'), to('checkoutDelivery')),
            link(t('checkout.changeContact'), to('checkoutRecipient')),
          ],
          pickup: t('checkout.pickupAt', { store: store.name }),
          collector: ['Ana Demo', formatPhone(phone, market.rules.phone)],
          'right of withdrawal': t('checkout.termsText', { days: market.settings.withdrawalDays }),
          terms: [
            link(t('footer.terms'), to('terms')),
            link(t('footer.pickupConditions'), to('pickupConditions')),
            link(t('footer.privacy'), to('privacy')),
          ],
          order: [
            button(t('payment.placeOrder', { amount })),
            link(t('checkout.back'), to('checkoutRecipient')),
          ],
        },
      },
      ...(invoiced === undefined || known === undefined
        ? []
        : [
            {
              name: 'the company of an invoice, as the register knows it',
              page: invoiced,
              facts: {
                ...step('review', to('checkoutReview')),
                ...says('companyLookUp.found'),
                'line total': price(line.included / 100),
                company: [
                  new RegExp(
                    `^input text invoice-company value=${plain(known.name).replaceAll('.', '\\.')} `,
                  ),
                  new RegExp(`^input text invoice-taxNumber value=${plain(known.number)}`),
                ],
                'look up': [
                  button(t('companyLookUp.action'), 'lookUp', ''),
                  t('companyLookUp.source'),
                ],
              },
            },
          ]),
      {
        name: 'no payment method chosen',
        page: unpayable,
        facts: {
          ...step('review', to('checkoutReview')),
          'line total': price(line.included / 100),
          ...says('checkout.errorSummary'),
          faults: [t('payment.methodMissing'), link(t('payment.methodMissing'), '#method')],
        },
      },
      {
        name: 'a payment that the provider has not started yet',
        page: starting,
        facts: {
          ...paymentFacts('starting'),
          ...says('payment.startingText', 'payment.refreshes', 'paymentMethod.card'),
          check: [
            link(t('payment.checkNow'), paying.location ?? ''),
            link(t('payment.stopRefreshing'), `${paying.location}?manual=1`),
          ],
          otherwise: button(t('payment.payOtherwise'), 'intent', 'abandon'),
        },
      },
      {
        name: 'the same payment in another browser: its number and state only',
        page: elsewhere,
        facts: {
          title: [title(t('payment.state')), heading(1, t('payment.state'))],
          number: [t('payment.number'), new RegExp(`^${ordered.source}$`)],
          state: [t('payment.state'), t('payment.stateCreated')],
          ...says('payment.elsewhereText'),
        },
      },
      {
        name: 'a payment that was given up, with the methods for another',
        page: givenUp,
        facts: {
          ...paymentFacts('aborted'),
          ...says('paymentMethod.cardText'),
          charged: `${t(
            failure === 'provider-unavailable' ? 'payment.chargeUnclear' : 'payment.nothingCharged',
          )} ${t('payment.cartKept')}`,
          why: t(failure === undefined ? 'payment.abortedText' : FAILURE_TEXTS[failure]),
          'payment methods': paymentFieldLines(
            shop,
            // What was ordered online is not paid in the store.
            offers.value.filter(({ method }) => method !== 'pay_in_store'),
            'card',
          ),
          retry: [
            heading(2, t('payment.retryTitle')),
            button(t('payment.pay', { amount }), 'intent', 'retry'),
            link(t('payment.toCheckout'), to('checkoutReview')),
          ],
        },
      },
    ];
  },
};
