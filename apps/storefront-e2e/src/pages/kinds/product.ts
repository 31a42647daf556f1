import { fetchStockOfStores } from '@materia/api-stores';
import { formatNumber, formatShortDate, writeTime } from '@materia/market-model';
import { stockLabelOfStore } from '@materia/domain-stock-status';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { offerTerms, phoneHref } from '@materia/ui-shop';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
  alt,
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
import { finalCostLines, goesWithLines, optionsOf, outcomeLines } from '../support/buying-lines.ts';
import type { Viewer } from '../support/card-family-lines.ts';
import {
  deliveryLines,
  offersOf,
  priceLines,
  pricedPromiseLines,
  promiseLines,
  promiseReasons,
  ecoLines,
  ratingLines,
  stockLine,
  warehouseLines,
  cardLines,
} from '../support/offer-lines.ts';
import { familyFacts } from '../support/family-lines.ts';
import { asking, type Browser, type PageShop } from '../support/page-shop.ts';
import { first, guestAt, storeOf } from '../support/visits.ts';

/** A product's page at a store, with the facts that follow from what the host replies about it. */
const visit = async (
  shop: PageShop,
  name: string,
  browser: Browser,
  sku: string,
  store: { readonly id: string; readonly sellerCode: string; readonly name: string },
  more: (path: string) => Facts,
  viewer: Viewer = 'private',
): Promise<PageVisit> => {
  const { t, to, says, origin, market, feed } = shop;
  const context = `${store.sellerCode}${viewer === 'professional' ? 'B' : 'P'}`;
  const host =
    viewer === 'professional' ? asking(await shop.customerHost('professional')) : shop.host;
  const urlKey = feed('products').find((product) => product.sku === sku)?.urlKey ?? '';
  const product = (await host('readProduct', { params: { id: urlKey } })).data[0];
  if (product === undefined) throw new Error(`There is no product ${sku}`);
  const replies = (
    await host('readOffers', {
      params: { productAdeoKey: product.adeokey, priceContextCode: context },
    })
  ).data;
  const offers = await offersOf(shop, replies, store.id);
  const outcomes = (
    await host('listBuyingOptions', {
      params: { productAdeoKey: product.adeokey, priceContextCode: context },
      query: {},
    })
  ).data;
  const [best, ...others] = offers;
  if (best === undefined) throw new Error(`Nobody sells ${sku}`);
  const terms = offerTerms(best.price, {
    isPro: viewer === 'professional',
    proPricesTaxExcludedFirst: true,
  });
  const contact = feed('stores').find(({ id }) => id === store.id);
  const ofBest = optionsOf(shop, outcomes, best.code);
  const isWebsite = store.sellerCode === '000';
  const hasFee = market.settings.preparationFeeBaseMinor > 0;
  const goesWith = (
    await host('listRecommendations', {
      params: { priceContextCode: context },
      query: { skus: sku },
    })
  ).data;
  // The buy box has a form, so does every seller of several that can be ordered, and what goes with the product.
  const sellers = others.length === 0 ? [] : offers.filter(({ isSellable }) => isSellable);
  const adds = sellers.length + goesWith.length + (best.isSellable ? 1 : 0);
  const path = to('product', { urlKey });
  const page = await browser.get(path);
  const number = (value: number, decimals?: number): string =>
    formatNumber(value, market.numberFormat, decimals);
  const reviews =
    product.rating === undefined
      ? []
      : first(await host('listReviews', { params: { skuProduct: sku }, query: {} })).reviews.slice(
          0,
          3,
        );
  const { capacityUnit, capacityPerSaleUnit, saleUnit } = best.conditioning;
  const unit = (code: string): string => market.units[code]?.short ?? code;
  const { safety, manufacturer, rating } = product;
  const recommended = (
    goesWith.length > 0
      ? []
      : first(
          await host('listProducts', {
            query: {
              category_id: product.category_id,
              retailer_id: store.id,
              price_context_code: context,
              by_family: '1',
              page_size: 5,
              page_id: 1,
            },
          }),
        ).products
  )
    .filter((other) => other.sku !== sku)
    .slice(0, 4)
    .map(({ name: words, brand, url_key, best_offer }) => ({
      name: words,
      brand,
      url_key,
      best_offer,
    }));
  const family = (
    await host('readFamily', {
      params: { productAdeoKey: product.adeokey, priceContextCode: context },
    })
  ).data[0];
  const crumbs = product.breadcrumbs;
  return {
    name,
    page,
    facts: {
      ...says('safety.identifiers', 'product.weight'),
      title: title(t('product.title', { product: product.name, brand: product.brand })),
      description: description(
        t('product.description', {
          product: product.name,
          brand: product.brand,
          store: store.name,
        }),
      ),
      address: canonical(origin + path),
      breadcrumbs: [
        label(t('product.breadcrumbs')),
        link(t('common.home'), to('home')),
        ...crumbs.map((crumb) => link(crumb.name, `/${crumb.url_path}/`)),
        '@aria-current page',
        ...[t('common.home'), ...crumbs.map((crumb) => crumb.name), product.name].map(
          (text, index) => `ld itemListElement.${index}.name = ${text}`,
        ),
      ],
      name: [
        heading(1, product.name),
        product.name,
        // In the row, among the small ones, and at window size.
        ...times(3, alt(product.name)),
        heading(2, product.name),
      ],
      views: (product.views ?? []).flatMap(({ kind, alt: words }, index) => [
        ...times(
          3,
          alt(
            kind === 'photo'
              ? (words ?? t('product.picture', { product: product.name, number: index + 2 }))
              : t(VIEWS[kind], { product: product.name }),
          ),
        ),
        link('', `#view-${index + 2}`),
      ]),
      brand: product.brand,
      numbers: `${t('product.reference')} ${product.sku} · ${t('product.ean')} ${product.ean}`,
      pictures: times(2, label(t('product.pictures'))),
      zoom: [button(t('productMore.zoom')), t('productMore.larger')],
      reviews: [
        heading(2, t('rating.heading')),
        link(t('rating.write'), `${to('reviews', { skuProduct: sku })}#write`),
        ...(rating === undefined
          ? [t('rating.none')]
          : [
              link('', '#reviews'),
              ...ratingLines(shop, rating),
              ...times(
                2,
                t('rating.label', { average: number(rating.average, 1), count: rating.count }),
              ),
              ...(rating.count > reviews.length
                ? [
                    link(
                      t('rating.all', { count: rating.count }),
                      to('reviews', { skuProduct: sku }),
                    ),
                  ]
                : []),
            ]),
      ],
      'how reviews are checked':
        reviews.length === 0 ? [] : [t('rating.howTitle'), t('rating.howText')],
      'latest reviews': reviews.flatMap((review) => {
        const day = parsePlainDate(review.written_on);
        return [
          heading(3, review.title),
          label(review.title),
          t(review.is_verified ? 'rating.verified' : 'rating.unverified'),
          t('rating.stars', { count: review.rating }),
          review.text,
          t('rating.writtenBy', {
            nickname: review.nickname,
            date: day.ok ? formatShortDate(day.value, market.shortDay) : '',
          }),
        ];
      }),
      compare: [
        button(t('comparator.add'), 'sku', sku),
        label(t('comparator.addNamed', { product: product.name })),
        action(to('comparator')),
      ],
      'to a list': link(t('productMore.toList'), `${to('myLists')}?sku=${sku}`),
      offer: [
        heading(2, t('product.buy')),
        ...priceLines(shop, best, viewer),
        stockLine(shop, best),
        t('line.soldBy', { seller: best.seller.name }),
      ],
      outcomes: outcomeLines(shop, ofBest, isWebsite ? undefined : store.name, viewer),
      'why these days':
        ofBest.length > 0
          ? promiseReasons(shop, best, terms).filter(
              (_, at) => at > 0 || best.promise?.label !== 'drive-pickup' || !hasFee,
            )
          : [
              ...pricedPromiseLines(shop, best, terms),
              ...promiseReasons(shop, best, terms),
              ...deliveryLines(shop, best, terms),
            ],
      sellers: (others.length === 0 ? [] : offers).flatMap((offer) => {
        const isBest = offer === best;
        const { vendor_rating: vendorRating } =
          outcomes.find(({ offer_code }) => offer_code === offer.code) ?? {};
        return [
          ...priceLines(shop, offer, viewer),
          ...ecoLines(shop, offer),
          stockLine(shop, offer),
          ...(finalCostLines(shop, optionsOf(shop, outcomes, offer.code), viewer) ??
            promiseLines(shop, offer)),
          ...(vendorRating === undefined ? [] : ratingLines(shop, vendorRating)),
          t('line.soldBy', { seller: offer.seller.name }),
          ...(offer.seller.isThirdParty ? [t('line.thirdParty')] : []),
          ...(offer.isSellable
            ? [
                label(offer.seller.name),
                hidden('offer', offer.code),
                label(t('product.addFromVendor', { seller: offer.seller.name })),
              ]
            : []),
          isBest
            ? t('buying.thisOffer')
            : link(
                t('productMore.showOffer', { seller: offer.seller.name }),
                `${path}?offer=${offer.code}`,
              ),
        ];
      }),
      'what goes with it': await goesWithLines(shop, t('buying.goesWith'), goesWith, {
        storeId: store.id,
        viewer,
      }),
      'eco-contributions': ecoLines(shop, best),
      'add forms': times(adds + 1, hidden('intent', 'add')),
      'quantity field': best.isSellable
        ? `input number quantity value=1 required= min=1 max=${best.bounds.max} step=1 inputmode=numeric`
        : [],
      'units of the warehouse': warehouseLines(shop, best),
      'amount of a unit':
        !best.isSellable || capacityUnit === undefined || capacityPerSaleUnit === undefined
          ? []
          : [
              t('product.amountInUnits', {
                amount: number(capacityPerSaleUnit),
                unit: unit(capacityUnit),
              }),
              `@data-amount ${t('product.amountInUnits', { amount: '{amount}', unit: unit(capacityUnit) })}`,
            ],
      'energy label':
        product.energy === undefined
          ? []
          : [
              link(t('energy.classOnScale', product.energy), `/media/${market.id}/energy/${sku}`),
              `@title ${t('energy.classOnScale', product.energy)}`,
              link('', `${path}#product-sheet`),
              t('energy.sheet'),
              product.name,
              `${manufacturer.name}, ${manufacturer.address}`,
              t('energy.scale', product.energy),
            ],
      'close the picture': [
        button(t('common.close')),
        `@title ${t('common.close')}`,
        'input checkbox',
      ],
      'other offers’ heading':
        others.length === 0
          ? []
          : [heading(2, t('buying.compare')), label(t('buying.compare')), t('buying.compareText')],
      'add to cart': [
        ...times(adds, action(to('cart'))),
        ...times(adds - goesWith.length, hidden('sku', sku)),
        ...times(adds, hidden('context', context)),
        ...times(adds - goesWith.length, button(t('product.add'))),
        // The bar at the foot of a phone's window.
        ...(best.isSellable
          ? [
              ...priceLines(shop, best, viewer).slice(0, 2),
              `${button(t('product.add'))} form=add-to-cart`,
            ]
          : []),
        ...times(adds + 1, hidden('returnTo', path)),
        ...(best.isSellable
          ? [
              hidden('offer', best.code),
              t('product.quantity'),
              label(product.name),
              button(t('product.less'), undefined, 'less'),
              button(t('product.more'), undefined, 'more'),
              t('product.maximumReached'),
              t('product.notAdded'),
              link(t('added.toCart'), to('cart')),
              `@data-add ${JSON.stringify({
                adding: t('product.adding'),
                added: t('product.added'),
                addedPart: t('product.addedPart'),
                notAdded: t('product.notAdded'),
                quantityRange: t('product.quantityRange', { maximum: best.bounds.max }),
                ...(capacityPerSaleUnit !== undefined && {
                  capacityPerSaleUnit,
                  numberFormat: market.numberFormat,
                }),
              })}`,
            ]
          : []),
      ],
      details: [heading(2, t('product.details')), product.description],
      highlights:
        product.highlights.length === 0
          ? []
          : [heading(2, t('product.highlights')), ...product.highlights],
      attributes: [
        heading(2, t('product.attributes')),
        ...product.attributes.flatMap((attribute) => [attribute.label, attribute.value]),
      ],
      packaging:
        capacityUnit === undefined || capacityPerSaleUnit === undefined
          ? []
          : [
              t('productMore.packaging'),
              t('productMore.packagingText', {
                saleUnit: market.units[saleUnit ?? '']?.name ?? '',
                amount: number(capacityPerSaleUnit),
                unit: unit(capacityUnit),
              }),
            ],
      weight: t('product.kilograms', { kilograms: number(product.weight, 3) }),
      safety: [
        heading(2, t('safety.title')),
        t('product.manufacturer'),
        t('safety.identifiersText', { reference: sku, model: product.adeokey, ean: product.ean }),
        `${manufacturer.name}, ${manufacturer.address}, ${manufacturer.email}`,
        ...(safety.warnings.length === 0 ? [] : [t('safety.warnings'), ...safety.warnings]),
        ...(safety.responsible_person === undefined
          ? []
          : [
              t('safety.responsible'),
              `${safety.responsible_person.name}, ${safety.responsible_person.address}, ${safety.responsible_person.email}`,
            ]),
      ],
      'nearby stores': [heading(2, t('product.stockElsewhere')), button(t('productMore.nearMe'))],
      questions: [
        heading(2, t('buying.questions')),
        link(contact?.phone ?? '', phoneHref(contact?.phone ?? '')),
        t('storeCard.contactHours', {
          from: writeTime(7 * 60, market.clock),
          to: writeTime(19 * 60, market.clock),
        }),
        link(
          t('buying.write'),
          `mailto:${contact?.email ?? ''}?subject=${encodeURIComponent(`${product.name} (${sku})`)}`,
        ),
      ],
      'seen before': heading(2, t('productMore.seen')),
      recommended: [
        ...(recommended.length === 0
          ? []
          : [heading(2, t('productMore.recommended', { category: crumbs.at(-1)?.name ?? '' }))]),
        ...(await cardLines(shop, recommended, {
          storeId: store.id,
          adds: false,
          promises: false,
          viewer,
        })),
      ],
      'structured data': [
        `ld image.0 = ${origin}/media/${market.id}/${(product.images[0] ?? '').replace(/\.\w+$/, '')}`,
        `ld offers.url = ${origin}${path}`,
        `ld itemListElement.0.item = ${origin}${to('home')}`,
        'ld @type = Product',
        `ld name = ${product.name}`,
        `ld sku = ${sku}`,
        `ld gtin13 = ${product.ean}`,
        `ld brand.name = ${product.brand}`,
        `ld description = ${product.description}`,
        `ld offers.price = ${(replies[0]?.price.unitAmount ?? 0).toFixed(2)}`,
        `ld offers.seller.name = ${best.seller.name}`,
        // A month after the day of the visit.
        'ld offers.priceValidUntil = 2026-12-20',
      ],
      ...(await familyFacts(shop, family, {
        storeId: store.id,
        values: product.family?.axes.map(({ value }) => value) ?? [],
        viewer,
      })),
      ...more(path),
    },
  };
};

const VIEWS = {
  scene: 'product.viewScene',
  dimensions: 'product.viewDimensions',
  detail: 'product.viewDetail',
  package: 'product.viewPackage',
} as const;

export const product: PageKind = {
  name: 'product',
  visits: async (shop) => {
    const { t, to, says, feed, hostClient, market, flags } = shop;
    const store = storeOf(shop);
    const [own] = feed('stores');
    if (own === undefined) throw new Error('The demo shop has no stores');
    const atStore = feed('stock').filter(({ storeId }) => storeId === store.id);
    const contested = feed('vendor-offers').find(({ sku }) =>
      atStore.some((row) => row.sku === sku && row.quantity > 3 && row.status === 'ONSITE'),
    );
    const labelled = feed('products').find(
      ({ sku, energy }) =>
        energy !== undefined &&
        feed('stock').some(
          (row) => row.sku === sku && row.storeId === own.id && row.status === 'ONSITE',
        ),
    );
    const reduced = feed('prices').find(
      ({ sku, customerKind, priceZone, amountMinor, initialAmountMinor }) =>
        customerKind === 'private' &&
        priceZone === store.priceZone &&
        amountMinor < initialAmountMinor &&
        atStore.some((row) => row.sku === sku && row.quantity > 0 && row.status === 'ONSITE'),
    );
    const substitutesOf = async (sku: string) =>
      (
        await shop.host('listSubstitutes', {
          params: { productAdeoKey: `M${sku}`, priceContextCode: `${store.sellerCode}P` },
        })
      ).data;
    const candidates = await Promise.all(
      atStore
        .filter(
          ({ sku, status }) =>
            status === 'ONORDER' &&
            feed('substitutes').some((row) => row.sku === sku) &&
            !feed('warehouse-stock').some((row) => row.sku === sku),
        )
        .map(async ({ sku }) => ({ sku, substitutes: await substitutesOf(sku) })),
    );
    const short = candidates.find(({ substitutes }) => substitutes.length > 0);
    const guest = await guestAt(shop);
    const chosen = (): Facts => ({
      'prices of': t('storeCard.pricesFrom', { store: store.name }),
      'change store': link(t('header.changeStore'), to('stores')),
    });
    const around = async (sku: string): Promise<Facts> => {
      const rows = await fetchStockOfStores(hostClient, {
        adeokey: `M${sku}`,
        priceContextCode: `${store.sellerCode}P`,
        latitude: store.latitude,
        longitude: store.longitude,
        amount: 7,
      });
      const other = rows
        .filter((row) => row.store.id !== store.id)
        .map((row) => ({ ...row.store, stock: stockLabelOfStore(row.availability) }))
        .filter(({ stock, distance = Infinity }) => stock.kind !== 'unavailable' && distance <= 50)
        .slice(0, 5);
      return {
        'how near':
          other.length > 0
            ? t('product.stockElsewhereText')
            : t('product.stockElsewhereNone', { kilometres: 50 }),
        'stores around': other.map((row) => link(row.name, to('store', { storeName: row.urlKey }))),
        'stock around': other.map((row) => stockLine(shop, row)),
        distances: other.flatMap(({ distance }) =>
          distance === undefined
            ? []
            : [
                t('product.distance', {
                  kilometres: formatNumber(distance, market.numberFormat, 0),
                }),
              ],
        ),
      };
    };
    const visits: PageVisit[] = [];
    // A product that is sold in several colours, and has a volume, format or length.
    const members = Map.groupBy(feed('products'), ({ family }) => family?.id);
    const varied = feed('products').find(
      ({ sku, family }) =>
        family?.axes.length === 2 &&
        (members.get(family.id)?.length ?? 0) > 1 &&
        atStore.some((row) => row.sku === sku && row.quantity > 3 && row.status === 'ONSITE'),
    );
    if (varied !== undefined) {
      const nearby = await around(varied.sku);
      visits.push(
        await visit(shop, 'in several colours and sizes', guest, varied.sku, store, () => ({
          ...chosen(),
          ...nearby,
        })),
      );
    }
    if (contested !== undefined) {
      const nearby = await around(contested.sku);
      visits.push(
        await visit(
          shop,
          'sold in the store and by a vendor',
          guest,
          contested.sku,
          store,
          (path) => ({
            ...chosen(),
            ...nearby,
            ...says(
              'product.calculatorText',
              'product.calculatorWaste',
              'product.calculatorWasteHint',
            ),
            calculator: [
              'input text need value= required= inputmode=decimal',
              heading(2, t('product.calculator')),
              action(`${path}#calculator`),
              button(t('product.calculatorAction')),
              'input text waste value=5 inputmode=decimal',
            ],
          }),
        ),
      );
    }
    if (labelled !== undefined)
      visits.push(
        await visit(
          shop,
          'with an energy label, before a store is chosen',
          shop.guest(),
          labelled.sku,
          own,
          () => ({
            ...says('energy.supplier', 'energy.model', 'energy.energyClass'),
            'product sheet': [heading(2, t('energy.sheetTitle')), `M${labelled.sku}`],
          }),
        ),
      );
    if (reduced !== undefined) {
      const nearby = await around(reduced.sku);
      visits.push(
        await visit(shop, 'reduced', guest, reduced.sku, store, () => ({ ...chosen(), ...nearby })),
      );
    }
    if (reduced !== undefined && flags.PRO_PRICES_TAX_EXCLUDED_FIRST) {
      const professional = await shop.customer('professional');
      await professional.post(to('stores'), { store: store.id, returnTo: to('home') });
      await professional.post(to('storeChange'), { store: store.id });
      const nearby = await around(reduced.sku);
      visits.push(
        await visit(
          shop,
          'reduced, seen by a professional',
          professional,
          reduced.sku,
          store,
          () => ({ ...chosen(), ...nearby }),
          'professional',
        ),
      );
    }
    if (short !== undefined) {
      const nearby = await around(short.sku);
      const cards = await cardLines(
        shop,
        // Their pictures may be the same as the product's own.
        short.substitutes.map((card) => ({ ...card, image: undefined, other_offers_count: 0 })),
        { storeId: store.id, adds: false },
      );
      visits.push(
        await visit(shop, 'on order, with substitutes', guest, short.sku, store, () => ({
          ...chosen(),
          ...nearby,
          ...says(
            'product.unavailable',
            'product.unavailableText',
            'restockNotice.text',
            'restockNotice.email',
            'restockNotice.privacy',
          ),
          'notice by mail': [
            action(to('restockNotice', { sku: short.sku })),
            'input email email required= maxlength=120 autocomplete=email',
            button(t('restockNotice.action')),
            link(t('restockNotice.privacyLink'), to('privacy')),
          ],
          substitutes: [
            heading(2, t('substitutes.title')),
            label(t('substitutes.title')),
            t('substitutes.text'),
            ...cards,
          ],
        })),
      );
    }
    return visits;
  },
};
