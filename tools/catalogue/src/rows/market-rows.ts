import type { FeedRecord } from '@materia/api-contract/feed';
import { familyVariant } from '../families/variants.ts';
import type { DemoMarket, DemoStore, OldAddress } from '../markets/demo-market.ts';
import type { Draw } from '../random.ts';
import { categoryPath } from './categories.ts';
import { urlKeyOf } from './products.ts';
import { vendorProfile } from './vendor-profile.ts';

const WEEKDAYS = [1, 2, 3, 4, 5] as const;
const SATURDAY = 6;
const SUNDAY = 7;

const openingHoursOf = ({ hours }: DemoStore): FeedRecord<'stores'>['openingHours'] => {
  const row = (weekday: number, [from, to]: readonly [number, number]) => ({
    weekday,
    from: from * 60,
    to: to * 60,
  });
  return [
    ...WEEKDAYS.map((weekday) => row(weekday, hours.weekdays)),
    row(SATURDAY, hours.saturday),
    ...(hours.sunday === undefined ? [] : [row(SUNDAY, hours.sunday)]),
  ];
};

export const storeRows = (market: DemoMarket, marketId: string): readonly FeedRecord<'stores'>[] =>
  market.stores.map((store, at) => ({
    id: store.id,
    sellerCode: store.sellerCode,
    urlKey: store.urlKey,
    name: store.name,
    retailerType: store.type,
    ecommerce: store.isShowcase !== true,
    street: [store.street],
    postcode: store.postcode,
    city: store.city,
    latitude: store.position[0],
    longitude: store.position[1],
    regionCode: store.region ?? null,
    phone: store.phone,
    email: `${store.urlKey}@materia-${marketId}.example`,
    openingHours: openingHoursOf(store),
    services: [...store.services],
    priceZone: store.zone,
    position: at,
  }));

export const placeRows = (market: DemoMarket): readonly FeedRecord<'places'>[] =>
  market.places.map(([postcode, city, latitude, longitude]) => ({
    postcode,
    city,
    latitude,
    longitude,
  }));

export const vendorRows = (market: DemoMarket, draw: Draw): readonly FeedRecord<'vendors'>[] =>
  market.vendors.map(({ sendsLorries: _sendsLorries, trade: _trade, ...vendor }, at) => ({
    ...vendor,
    profile: vendorProfile(market, at, draw),
  }));

const targetPath = (address: OldAddress, market: DemoMarket): string =>
  'category' in address
    ? categoryPath(address.category, market.texts)
    : `/${urlKeyOf(familyVariant(address.family, 0), market)}.html`;

export const redirectionRows = (market: DemoMarket): readonly FeedRecord<'redirections'>[] =>
  market.oldAddresses.map((address) => ({
    path: address.path,
    targetPath: targetPath(address, market),
    status: address.status,
  }));
