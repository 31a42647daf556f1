import { fetchStores, fetchStoresNear, storeTimes } from '@materia/api-stores';
import { timeZoneAt } from '@materia/domain-contact';
import { type OpenState, openState, rangesOn, type Store } from '@materia/domain-stores';
import { addDays } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';
import { zonedMoment } from '@materia/platform-clock';
import { formatsOf } from '@materia/ui-shop';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { guestHeader } from '../support/frame-facts.ts';
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
import type { PageShop } from '../support/page-shop.ts';
import { guestAt, storeOf } from '../support/visits.ts';

const SERVICES = {
  drive: 'stores.serviceDrive',
  'tool-rental': 'stores.serviceToolRental',
  cutting: 'stores.serviceCutting',
  'key-copy': 'stores.serviceKeyCopy',
  parking: 'stores.serviceParking',
  'colour-mixing': 'stores.serviceColourMixing',
  delivery: 'stores.serviceDelivery',
  returns: 'stores.serviceReturns',
  web: 'stores.serviceWeb',
} as const;

const servicesOf = ({ t }: PageShop, { services }: Pick<Store, 'services'>): readonly string[] =>
  Object.entries(SERVICES).flatMap(([code, text]) => (services.includes(code) ? [t(text)] : []));

const openLines = ({ t, market }: PageShop, state: OpenState): string => {
  const { time, longDate } = formatsOf(market);
  switch (state.kind) {
    case 'open':
      return t('storeCard.openUntil', { time: time(state.until) });
    case 'opens-today':
      return t('storeCard.opensToday', { time: time(state.at) });
    case 'opens-later':
      return t('storeCard.opensLater', { date: longDate(state.date), time: time(state.at) });
    case 'closed':
      return t('storeCard.closed');
    default:
      return unreachable(state);
  }
};

/** Whether a store is open at the moment of the visit. */
export const openNow = (shop: PageShop, store: Store): readonly string[] => {
  const { market, now } = shop;
  const hours = storeTimes(store, market.holidays);
  return hours === undefined
    ? []
    : [openLines(shop, openState(hours, zonedMoment(now, timeZoneAt(market, store))))];
};

/** The hours of the next seven days. */
const weekLines = (shop: PageShop, store: Store): readonly string[] => {
  const { t, market, now } = shop;
  const { longDate, time } = formatsOf(market);
  const hours = storeTimes(store, market.holidays);
  const today = zonedMoment(now, timeZoneAt(market, store)).date;
  return Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).flatMap((day, ahead) => {
    const ranges = hours === undefined ? [] : rangesOn(day, hours);
    return [
      longDate(day) + (ahead === 0 ? ` (${t('stores.today')})` : ''),
      ranges.length === 0
        ? t('stores.closed')
        : ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', '),
    ];
  });
};

/** Whether a store is open now, its hours and its services. */
export const hoursOf = async (shop: PageShop, storeId: string): Promise<Facts> => {
  const store = (await fetchStores(shop.hostClient)).find(({ id }) => id === storeId);
  return store === undefined
    ? {}
    : {
        open: openNow(shop, store),
        hours: weekLines(shop, store),
        services: servicesOf(shop, store),
      };
};

export const addressOf = ({ street, postcode, city }: Store): string =>
  `${street.join(', ')}, ${postcode} ${city}`;
const telephone = ({ phone }: Store): string => link(phone, `tel:${phone.replaceAll(' ', '')}`);

/** The cards of a list of stores: the chosen one has a mark instead of its form. */
const cards = (
  shop: PageShop,
  list: readonly Store[],
  { chosen, distances = false }: { readonly chosen?: string; readonly distances?: boolean } = {},
): Facts => {
  const { t, to, market } = shop;
  const { number } = formatsOf(market);
  const others = list.filter(({ id }) => id !== chosen);
  return {
    stores: list.flatMap(({ name, urlKey }) => [
      label(name),
      link(name, to('store', { storeName: urlKey })),
    ]),
    addresses: list.map(addressOf),
    phones: list.map(telephone),
    'phone hours': times(
      list.length,
      t('storeCard.contactHours', {
        from: formatsOf(market).time(420),
        to: formatsOf(market).time(1140),
      }),
    ),
    open: list.flatMap((store) => openNow(shop, store)),
    services: list.flatMap((store) => servicesOf(shop, store)),
    showcases: list.flatMap(({ sellsOnline }) => (sellsOnline ? [] : [t('stores.showcase')])),
    distances: distances
      ? list.flatMap(({ distance }) =>
          distance === undefined
            ? []
            : [t('storeCard.distance', { kilometres: number(distance, 1) })],
        )
      : [],
    choices: others.flatMap(({ id, name }) => [
      label(name),
      hidden('store', id),
      button(`${t('stores.choose')}: ${name}`),
    ]),
    'choice and search forms': times(others.length + 2, action(to('stores'))),
    chosen: others.length === list.length ? [] : t('storeCard.chosen'),
  };
};

const finder = ({ t, to, says, origin, market }: PageShop): Facts => ({
  ...says('stores.lead', 'stores.searchLabel', 'stores.searchAction', 'locator.mapText'),
  title: [
    title(t('stores.title')),
    description(t('stores.description')),
    heading(1, t('header.stores')),
  ],
  address: canonical(origin + to('stores')),
  map: label(t('locator.map')),
  position: [
    label(t('locator.position')),
    button(t('locator.position')),
    `@data-position ${JSON.stringify({
      asking: t('locator.positionAsking'),
      denied: t('locator.positionDenied'),
      failed: t('locator.positionFailed'),
    })}`,
  ],
  suggestions: [
    `@data-suggestions ${to('placeSuggestions')}`,
    `@data-place-field ${JSON.stringify({
      postcode: market.rules.postcode,
      failed: t('errors.addressAutocompleteFail'),
    })}`,
  ],
  // Of the suggestions, of their failure and of the position.
  announcements: times(3, 'output'),
});

export const stores: PageKind = {
  name: 'stores',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, hostClient, feed, market } = shop;
    const store = storeOf(shop);
    const all = await fetchStores(hostClient);
    const example = feed('stores')[0]?.postcode ?? '';
    const chosen = all.find(({ id }) => id === store.id);
    if (chosen === undefined) throw new Error('The chosen store is not in the list');
    const guest = await guestAt(shop);
    const near = await fetchStoresNear(hostClient, { kind: 'postcode', postcode: store.postcode });
    const found = (near.ok ? near.value : [])
      .slice(0, 5)
      .filter(({ distance = 0 }, index) => index === 0 || distance <= 200);
    const path = to('store', { storeName: store.urlKey });
    const query = `?q=${encodeURIComponent(store.postcode)}`;
    return [
      {
        name: 'all stores',
        page: await shop.guest().get(to('stores')),
        frame: guestHeader(shop),
        facts: {
          ...finder(shop),
          ...cards(shop, all),
          example: t('stores.searchHint', { example }),
          all: heading(2, t('stores.allStores', { count: all.length })),
          field: 'input text q value= maxlength=80 autocomplete=off',
          'hide the map': link(t('locator.hideMap'), `${to('stores')}?map=off`),
        },
      },
      {
        name: 'near a postal code, without the map',
        page: await guest.get(`${to('stores')}${query}&map=off`),
        facts: {
          ...finder(shop),
          ...cards(shop, found, { chosen: store.id, distances: true }),
          map: [],
          'locator.mapText': [],
          typed: /^input text q value=/,
          example: t('stores.searchHint', { example: store.postcode }),
          near: heading(2, t('stores.resultsNear', { count: found.length, place: store.postcode })),
          'all again': link(t('stores.searchAll'), to('stores')),
          'show the map': link(t('locator.showMap'), `${to('stores')}${query}`),
        },
      },
      {
        name: 'an unknown place',
        page: await guest.get(`${to('stores')}?q=Xyzzy`),
        status: 400,
        facts: {
          ...finder(shop),
          ...cards(shop, all, { chosen: store.id }),
          ...says('stores.errorSummary', 'stores.errorUnknownPlace'),
          fault: link(t('stores.errorUnknownPlace'), '#place'),
          typed: /^input text q value=Xyzzy /,
          'role of the summary': '@role alert',
          example: t('stores.searchHint', { example: store.postcode }),
          all: heading(2, t('stores.allStores', { count: all.length })),
          'hide the map': link(t('locator.hideMap'), `${to('stores')}?q=Xyzzy&map=off`),
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
            store.name,
          ],
          address: [canonical(origin + path), addressOf(chosen)],
          breadcrumbs: [
            label(t('stores.breadcrumbs')),
            link(t('common.home'), to('home')),
            link(t('header.stores'), to('stores')),
            '@aria-current page',
          ],
          size: t(chosen.retailerType === 'bigbox' ? 'stores.bigStore' : 'stores.agencyStore'),
          open: openNow(shop, chosen),
          choose: [
            action(to('stores')),
            hidden('store', store.id),
            hidden('returnTo', path),
            button(`${t('stores.choose')}: ${store.name}`),
          ],
          headings: [
            heading(2, t('stores.details')),
            heading(2, t('stores.services')),
            heading(2, t('stores.hours')),
          ],
          services: servicesOf(shop, chosen),
          hours: weekLines(shop, chosen),
          contact: [link(store.email, `mailto:${store.email}`), telephone(chosen)],
          'structured data': [
            `ld name = ${store.name}`,
            `ld url = ${origin}${path}`,
            `ld address.addressCountry = ${market.country}`,
            `ld telephone = ${store.phone}`,
            `ld address.postalCode = ${store.postcode}`,
            `ld geo.latitude = ${store.latitude}`,
            `ld geo.longitude = ${store.longitude}`,
          ],
          map: t('locator.storeOnMap', { store: store.name }),
        },
      },
      {
        name: 'the chosen store',
        page: await guest.get(path),
        facts: { chosen: t('stores.chosen'), heading: heading(1, store.name) },
      },
    ];
  },
};
