import { fetchVendors, findVendors, findVendorTerms, type VendorPage } from '@materia/api-vendors';
import { pictureUrl } from '@materia/api-catalogue';
import { vendorKey } from '@materia/domain-navigation';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatsOf, pictureSrc } from '@materia/ui-shop';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { canonical, description, heading, image, label, link, title } from '../support/lines.ts';
import { cardLines } from '../support/offer-lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { first, guestAt, storeOf } from '../support/visits.ts';

const pathOf = ({ to, market }: PageShop, vendor: VendorPage): string =>
  to('vendor', { vendorKey: vendorKey(vendor, market.settings.vendorAddress) });

const logoLines = ({ market }: PageShop, { logo }: VendorPage): readonly string[] =>
  logo === undefined ? [] : [image(pictureSrc(pictureUrl(market.id, logo), 80))];

const ratingLines = ({ t, market }: PageShop, { rating }: VendorPage): readonly string[] => {
  if (rating === undefined) return [];
  const average = formatsOf(market).number(rating.average, 1);
  const { count } = rating;
  return [t('vendors.rating', { average, count }), t('vendors.ratingShort', { average, count })];
};

const allVendors = async (shop: PageShop, number: number): Promise<PageVisit> => {
  const { t, to, says, origin, market } = shop;
  const { vendors: shown, total } = await fetchVendors(shop.hostClient, number);
  const pageCount = Math.ceil(total / 20);
  const addressOf = (page: number): string => to('vendors') + (page === 1 ? '' : `?page=${page}`);
  return {
    name: `all vendors, page ${number}`,
    page: await shop.guest().get(addressOf(number)),
    facts: {
      ...says('vendors.lead'),
      title: [
        title(number === 1 ? t('vendors.title') : t('vendors.titlePage', { page: number })),
        description(t('vendors.description')),
        heading(1, t('vendors.heading')),
      ],
      address: canonical(origin + addressOf(number)),
      count: t('vendors.count', { count: total }),
      vendors: shown.flatMap((vendor) => [
        label(vendor.shopName),
        ...logoLines(shop, vendor),
        link(vendor.shopName, pathOf(shop, vendor)),
        vendor.contactInformations.city,
        ...ratingLines(shop, vendor),
      ]),
      pages:
        pageCount <= 1
          ? []
          : [
              label(t('vendors.pages')),
              ...Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) => [
                link(formatsOf(market).number(page), addressOf(page)),
                label(t('vendors.page', { page })),
              ]),
              '@aria-current page',
            ],
      ways: [
        ...(number > 1 ? [link(t('vendors.previousPage'), addressOf(number - 1))] : []),
        ...(number < pageCount ? [link(t('vendors.nextPage'), addressOf(number + 1))] : []),
      ],
    },
  };
};

const identityLines = (
  { t, market }: PageShop,
  { trader, contactInformations: site, ecoparts }: VendorPage,
): readonly string[] => {
  const country = new Intl.DisplayNames([market.locale], { type: 'region' }).of(site.country);
  return [
    heading(2, t('vendors.identity')),
    t('vendors.address'),
    [site.street1, `${site.zipCode} ${site.city}`, country].join(', '),
    ...ecoparts.flatMap(({ shortName, identifier }) => [
      `${t('vendors.eco')} (${shortName})`,
      identifier,
    ]),
    ...(trader === undefined
      ? [t('vendors.isNoTrader')]
      : [
          t('vendors.isTrader'),
          t('vendors.legalName'),
          trader.legalName,
          t('vendors.register'),
          trader.register,
          t('vendors.taxNumber'),
          trader.taxNumber,
          t('vendors.contactEmail'),
          link(trader.email, `mailto:${trader.email}`),
          t('vendors.contactPhone'),
          link(trader.phone, `tel:${trader.phone.replaceAll(/[^+0-9]/g, '')}`),
        ]),
  ];
};

const CODES = {
  country: 'vendors.zoneCountry',
  mainland: 'vendors.zoneMainland',
  islands: 'vendors.zoneIslands',
  parcel: 'vendors.modeParcel',
  lorry: 'vendors.modeLorry',
  door: 'vendors.levelDoor',
  kerb: 'vendors.levelKerb',
} as const;
const isCode = (code: string): code is keyof typeof CODES => Object.hasOwn(CODES, code);

const shippingLines = (
  { t, market }: PageShop,
  { shippings, shippingCountry, returnPolicy }: VendorPage,
): readonly string[] => {
  const textOf = (code: string): string => (isCode(code) ? t(CODES[code]) : code);
  return [
    heading(2, t('vendors.shipping')),
    t('vendors.shipsFrom'),
    new Intl.DisplayNames([market.locale], { type: 'region' }).of(shippingCountry) ?? '',
    ...(shippings.length === 0
      ? []
      : [t('vendors.shipping'), t('vendors.zone'), t('vendors.mode'), t('vendors.level')]),
    ...shippings.flatMap(({ shippingZoneCode, shippingMode, shippingLevel }) => [
      `@data-label ${t('vendors.mode')}`,
      `@data-label ${t('vendors.level')}`,
      textOf(shippingZoneCode),
      textOf(shippingMode),
      textOf(shippingLevel),
    ]),
    ...(returnPolicy === '' ? [] : [heading(2, t('vendors.returns')), returnPolicy]),
  ];
};

const aVendor = async (shop: PageShop, vendor: VendorPage): Promise<PageVisit> => {
  const { t, to, market, origin } = shop;
  const store = storeOf(shop);
  const path = pathOf(shop, vendor);
  const { shopName: name, contactInformations: site } = vendor;
  const since = parsePlainDate(vendor.dateCreated);
  const list = first(
    await shop.host('listProducts', {
      query: {
        seller_identifier: vendor.id,
        retailer_id: store.id,
        by_family: '1',
        price_context_code: `${store.sellerCode}P`,
        page_size: 24,
        page_id: 1,
      },
    }),
  );
  const shared: Facts = vendor.rating === undefined ? {} : shop.says('vendors.ratingSource');
  return {
    name: `a vendor, ${vendor.id}`,
    page: await (await guestAt(shop)).get(path),
    facts: {
      ...shared,
      title: [
        title(t('vendors.vendorTitle', { vendor: name })),
        description(t('vendors.vendorDescription', { vendor: name, city: site.city })),
        heading(1, name),
        name,
      ],
      address: canonical(origin + path),
      breadcrumbs: [
        label(t('vendors.breadcrumbs')),
        link(t('common.home'), to('home')),
        link(t('vendors.heading'), to('vendors')),
        '@aria-current page',
      ],
      logo: logoLines(shop, vendor),
      rating: ratingLines(shop, vendor),
      since: since.ok ? t('vendors.since', { date: formatsOf(market).date(since.value) }) : [],
      about: vendor.description,
      identity: identityLines(shop, vendor),
      shipping: shippingLines(shop, vendor),
      offers: [
        heading(2, t('vendors.offers', { vendor: name })),
        list.total === 0
          ? t('vendors.offersNone')
          : t('vendors.offersCount', { count: list.total }),
        ...(list.total === 0 ? [] : [label(t('vendors.offers', { vendor: name }))]),
      ],
      cards: await cardLines(
        shop,
        list.products.map((card) => ({ ...card, other_offers_count: 0 })),
        { storeId: store.id, adds: false },
      ),
      terms: link(t('vendors.terms'), to('vendorTerms', { vendorKey: vendor.urlKey })),
      report: link(
        t('vendors.report'),
        `${to('reportIllicitContent')}?address=${encodeURIComponent(origin + path)}`,
      ),
    },
  };
};

const termsOf = async (shop: PageShop, { urlKey }: VendorPage): Promise<readonly PageVisit[]> => {
  const { t, to, origin } = shop;
  const [vendor] = await findVendorTerms(shop.hostClient, urlKey);
  if (vendor === undefined) return [];
  const path = to('vendorTerms', { vendorKey: urlKey });
  const { shopName: name } = vendor;
  const paragraphs = vendor.cgv.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return [
    {
      name: `the terms of vendor ${vendor.id}`,
      page: await shop.guest().get(path),
      facts: {
        heading: [
          title(t('vendors.termsTitle', { vendor: name })),
          heading(1, t('vendors.termsOf', { vendor: name })),
        ],
        address: [
          canonical(origin + path),
          description(`${t('vendors.termsOf', { vendor: name })}. ${t('vendors.description')}`),
        ],
        breadcrumbs: [
          label(t('vendors.breadcrumbs')),
          link(t('common.home'), to('home')),
          link(t('vendors.heading'), to('vendors')),
          link(name, pathOf(shop, vendor)),
          t('vendors.terms'),
          '@aria-current page',
        ],
        terms: paragraphs.length === 0 ? [t('vendors.termsNone')] : paragraphs,
        document:
          vendor.cgvLink === undefined ? [] : [link(t('vendors.termsDocument'), vendor.cgvLink)],
        back: link(t('vendors.toVendor'), pathOf(shop, vendor)),
      },
    },
  ];
};

export const vendors: PageKind = {
  name: 'vendors',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const rows = shop.feed('vendors');
    const offered = shop.feed('vendor-offers');
    const full = rows.find(({ profile, trader }) => profile !== undefined && trader !== undefined);
    const idle = rows.find(({ code }) => !offered.some(({ vendorCode }) => vendorCode === code));
    const chosen = await Promise.all(
      [full, idle].map(async (row) =>
        row === undefined ? undefined : (await findVendors(shop.hostClient, row.urlKey))[0],
      ),
    );
    const found = chosen.filter((vendor) => vendor !== undefined);
    const visits = [await allVendors(shop, 1)];
    if (rows.length > 20) visits.push(await allVendors(shop, 2));
    for (const vendor of found)
      visits.push(await aVendor(shop, vendor), ...(await termsOf(shop, vendor)));
    return visits;
  },
};
