import { vendorKey } from '@materia/domain-navigation';
import { formatNumber, formatShortDate } from '@materia/market-model';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
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
import { first, guestAt, storeOf } from '../support/visits.ts';

export const stores: PageKind = {
  name: 'stores',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, origin } = shop;
    const rows = feed('stores').slice(1);
    const store = storeOf(shop);
    const guest = await guestAt(shop);
    const common: Facts = {
      ...says(
        'stores.lead',
        'stores.searchLabel',
        'stores.searchAction',
        'locator.position',
        'locator.mapText',
      ),
      title: [
        title(t('stores.title')),
        description(t('stores.description')),
        heading(1, t('header.stores')),
      ],
      address: canonical(origin + to('stores')),
      stores: rows.map((row) => link(row.name, to('store', { storeName: row.urlKey }))),
      addresses: rows.map((row) => `${row.street.join(', ')}, ${row.postcode} ${row.city}`),
      phones: rows.map((row) => link(row.phone, `tel:${row.phone.replaceAll(' ', '')}`)),
      services: [
        ...times(
          rows.filter(({ services }) => services.includes('drive')).length,
          t('stores.serviceDrive'),
        ),
        ...times(
          rows.filter(({ services }) => services.includes('parking')).length,
          t('stores.serviceParking'),
        ),
      ],
      map: label(t('locator.map')),
    };
    const path = to('store', { storeName: store.urlKey });
    return [
      {
        name: 'all stores',
        page: await shop.guest().get(to('stores')),
        facts: {
          ...common,
          all: heading(2, t('stores.allStores', { count: rows.length })),
          choices: rows.map(({ id }) => hidden('store', id)),
          'hide the map': link(t('locator.hideMap'), `${to('stores')}?map=off`),
        },
      },
      {
        name: 'an unknown place',
        page: await guest.get(`${to('stores')}?q=Xyzzy`),
        status: 400,
        facts: {
          ...common,
          ...says('stores.errorSummary'),
          typed: /^input text q value=Xyzzy /,
          chosen: t('stores.chosen'),
        },
      },
      {
        name: 'a store',
        page: await shop.guest().get(path),
        facts: {
          ...says('stores.address', 'stores.phone', 'stores.email', 'stores.holiday'),
          title: [
            title(t('stores.storeTitle', { store: store.name, city: store.city })),
            description(t('stores.storeDescription', { store: store.name, city: store.city })),
            heading(1, store.name),
          ],
          address: canonical(origin + path),
          breadcrumbs: [
            label(t('stores.breadcrumbs')),
            link(t('common.home'), to('home')),
            link(t('header.stores'), to('stores')),
            '@aria-current page',
          ],
          choose: [action(to('stores')), hidden('store', store.id), hidden('returnTo', path)],
          headings: [
            heading(2, t('stores.details')),
            heading(2, t('stores.services')),
            heading(2, t('storeCard.hours')),
          ],
          contact: [
            link(store.email, `mailto:${store.email}`),
            link(store.phone, `tel:${store.phone.replaceAll(' ', '')}`),
          ],
          'structured data': [
            `ld name = ${store.name}`,
            `ld telephone = ${store.phone}`,
            `ld address.postalCode = ${store.postcode}`,
            `ld geo.latitude = ${store.latitude}`,
            `ld geo.longitude = ${store.longitude}`,
          ],
          map: t('locator.storeOnMap', { store: store.name }),
        },
      },
    ];
  },
};

export const vendors: PageKind = {
  name: 'vendors',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, origin, market } = shop;
    const vendor = feed('vendors').find(
      ({ profile, trader }) => profile !== undefined && trader !== undefined,
    );
    if (vendor === undefined) return [];
    const { trader, profile } = vendor;
    const guest = await guestAt(shop);
    const path = to('vendor', {
      vendorKey: vendorKey(
        { id: vendor.sellerIdentifier, shopName: vendor.name },
        market.settings.vendorAddress,
      ),
    });
    return [
      {
        name: 'all vendors',
        page: await guest.get(to('vendors')),
        facts: {
          ...says('vendors.lead'),
          title: [
            title(t('vendors.title')),
            description(t('vendors.description')),
            heading(1, t('vendors.heading')),
          ],
          address: canonical(origin + to('vendors')),
          count: t('vendors.count', { count: feed('vendors').length }),
        },
      },
      {
        name: 'a vendor',
        page: await guest.get(path),
        facts: {
          ...says(
            'vendors.legalName',
            'vendors.address',
            'vendors.register',
            'vendors.taxNumber',
            'vendors.contactEmail',
            'vendors.contactPhone',
            'vendors.isTrader',
            'vendors.shipsFrom',
            'vendors.zone',
            'vendors.mode',
            'vendors.level',
          ),
          title: [
            title(t('vendors.vendorTitle', { vendor: vendor.name })),
            description(t('vendors.vendorDescription', { vendor: vendor.name, city: vendor.city })),
            heading(1, vendor.name),
          ],
          address: canonical(origin + path),
          breadcrumbs: [
            label(t('vendors.breadcrumbs')),
            link(t('common.home'), to('home')),
            link(t('vendors.heading'), to('vendors')),
            '@aria-current page',
          ],
          logo: image(
            `/media/${market.id}/vendor-${vendor.sellerIdentifier}?width=80&height=80&quality=80`,
          ),
          identity: [
            heading(2, t('vendors.identity')),
            trader?.legalName ?? '',
            trader?.register ?? '',
            trader?.taxNumber ?? '',
            link(trader?.email ?? '', `mailto:${trader?.email ?? ''}`),
          ],
          about: profile?.description ?? '',
          offers: [
            heading(2, t('vendors.offers', { vendor: vendor.name })),
            label(t('vendors.offers', { vendor: vendor.name })),
          ],
          shipping: heading(2, t('vendors.shipping')),
          returns: heading(2, t('vendors.returns')),
          terms: link(t('vendors.terms'), to('vendorTerms', { vendorKey: vendor.urlKey })),
        },
      },
    ];
  },
};

export const reviews: PageKind = {
  name: 'reviews',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, market, origin } = shop;
    const sku = feed('reviews')[0]?.sku ?? '';
    const product = feed('products').find((row) => row.sku === sku);
    const wire = first(await shop.host('listReviews', { params: { skuProduct: sku }, query: {} }));
    const path = to('reviews', { skuProduct: sku });
    if (product === undefined || wire.rating === undefined) return [];
    const { rating } = wire;
    return [
      {
        name: 'a product’s reviews',
        page: await shop.guest().get(path),
        facts: {
          ...says('rating.howTitle', 'rating.howText', 'reviews.signInText'),
          ...(wire.reviews.length > 1
            ? {
                ...says(
                  'reviews.sort',
                  'reviews.sortNewest',
                  'reviews.sortBest',
                  'reviews.sortWorst',
                  'reviews.sortApply',
                ),
                form: action(path),
              }
            : {}),
          title: [
            title(t('reviews.title', { product: product.name })),
            description(t('reviews.description', { product: product.name })),
            heading(1, t('reviews.lead', { product: product.name })),
          ],
          address: canonical(origin + path),
          back: link(t('reviews.toProduct'), to('product', { urlKey: product.urlKey })),
          rating: times(
            2,
            t('rating.label', {
              average: formatNumber(rating.average, market.numberFormat, 1),
              count: rating.count,
            }),
          ),
          distribution: [
            label(t('reviews.distribution')),
            ...[1, 2, 3, 4, 5].map((count) => label(t('rating.stars', { count }))),
          ],
          reviews: wire.reviews.flatMap((review) => {
            const day = parsePlainDate(review.written_on);
            return [
              heading(2, review.title),
              review.text,
              t('rating.writtenBy', {
                nickname: review.nickname,
                date: day.ok ? formatShortDate(day.value, market.shortDay) : '',
              }),
            ];
          }),
          verified: times(
            wire.reviews.filter((review) => review.is_verified).length,
            t('rating.verified'),
          ),
          write: [
            heading(2, t('reviews.writeTitle')),
            link(t('reviews.signIn'), `${to('login')}?return=${encodeURIComponent(path)}`),
          ],
        },
      },
    ];
  },
};

export const content: PageKind = {
  name: 'content',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, feed, origin } = shop;
    const guest = shop.guest();
    const pages = feed('content-pages').filter(({ storeId }) => storeId === feed('stores')[0]?.id);
    const common = (path: string, name: string): Facts => ({
      title: title(t('content.title', { page: name })),
      heading: heading(1, name),
      address: canonical(origin + path),
      breadcrumbs: [
        label(t('content.breadcrumbs')),
        link(t('common.home'), to('home')),
        '@aria-current page',
      ],
    });
    const faq = pages.find(({ questions }) => questions.length > 0);
    const services = pages.find(({ identifier }) => identifier === 'services');
    const visits: PageVisit[] = [];
    if (faq !== undefined)
      visits.push({
        name: 'questions and answers',
        page: await guest.get(to('faq')),
        facts: {
          ...common(to('faq'), faq.title),
          description: description(faq.description ?? ''),
          topics: [...new Set(faq.questions.map(({ topic }) => topic))].map((topic) =>
            heading(2, topic),
          ),
          questions: faq.questions.map(({ question }) => question),
          'structured data': faq.questions.flatMap(({ question }, index) => [
            `ld mainEntity.${index}.name = ${question}`,
          ]),
        },
      });
    if (services !== undefined)
      visits.push({
        name: 'services',
        page: await guest.get(to('services')),
        facts: {
          ...common(to('services'), services.title),
          description: description(services.description ?? ''),
        },
      });
    const blog = await guest.get(to('blog'));
    if (blog.status === 200)
      visits.push({
        name: 'the blog',
        page: blog,
        facts: {
          title: [
            title(t('content.title', { page: t('content.blog') })),
            heading(1, t('content.blog')),
          ],
          lead: [description(t('content.blogLead')), t('content.blogLead')],
          address: canonical(origin + to('blog')),
        },
      });
    visits.push({
      name: 'the sitemap',
      page: await guest.get(to('sitemap', { sitemapId: 'category' })),
      facts: {
        title: [
          title(t('sitemap.titleCategory')),
          heading(1, `${t('sitemap.heading')}: ${t('sitemap.category')}`),
        ],
        choose: label(t('sitemap.choose')),
        categories: feed('categories')
          .filter(({ parentId }) => parentId === null)
          .map((row) => link(row.name, `/${row.urlSegment}/`)),
      },
    });
    return visits;
  },
};
