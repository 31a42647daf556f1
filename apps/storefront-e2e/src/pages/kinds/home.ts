import { pictureUrl } from '@materia/api-catalogue';
import { fetchStores } from '@materia/api-stores';
import { formatNumber, HOME_PROJECTS, seasonOn, type TextKey } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import { pictureSrc } from '@materia/ui-shop';
import { readHtml } from '../support/read-page.ts';
import { first, guestAt, storeOf } from '../support/visits.ts';
import { cardLines } from '../support/offer-lines.ts';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import type { PageShop } from '../support/page-shop.ts';
import { addressOf, openNow } from './stores.ts';
import { guestFrame } from '../support/frame-facts.ts';
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

const PROJECT_NAMES = {
  bathroom: 'home.projectBathroom',
  floor: 'home.projectFloor',
  painting: 'home.projectPainting',
  terrace: 'home.projectTerrace',
  drywall: 'home.projectDrywall',
  kitchen: 'home.projectKitchen',
} as const satisfies Readonly<Record<(typeof HOME_PROJECTS)[number], TextKey>>;
const SEASON_WORDS = {
  indoors: ['home.seasonIndoors', 'home.seasonIndoorsText'],
  garden: ['home.seasonGarden', 'home.seasonGardenText'],
  outdoor: ['home.seasonOutdoor', 'home.seasonOutdoorText'],
  heating: ['home.seasonHeating', 'home.seasonHeatingText'],
} as const satisfies Readonly<Record<ReturnType<typeof seasonOn>, readonly [TextKey, TextKey]>>;

/** What the market's table proposes on the day of the visit, of the categories that the shop has. */
const themes = async (shop: PageShop): Promise<Facts> => {
  const { t, market, now } = shop;
  const tree = (await shop.host('readCategoryTree', {})).data[0];
  const below = (tree?.children ?? []).flatMap(({ children }) => children);
  const at = (paths: readonly string[]) =>
    paths.flatMap((path) => below.filter((category) => category.url_path === path));
  const pictureOf = (name: string | undefined): readonly string[] =>
    name === undefined ? [] : [image(pictureSrc(pictureUrl(market.id, name)))];
  const { homeThemes } = market;
  const projects = HOME_PROJECTS.flatMap((project) => {
    const [main] = homeThemes.projects[project];
    const [begin] = at([main]);
    return begin === undefined ? [] : [{ project, begin, needs: at(homeThemes.projects[project]) }];
  });
  const season = seasonOn(todayIn(market.timeZone, now), homeThemes);
  const tiles = at(homeThemes.seasons[season]);
  const [title, text] = SEASON_WORDS[season];
  return {
    projects:
      projects.length === 0
        ? []
        : [
            heading(2, t('home.projects')),
            ...projects.flatMap(({ project, begin, needs }) => [
              link(t(PROJECT_NAMES[project]), `/${begin.url_path}/`),
              ...pictureOf(begin.image),
              ...needs.map(({ name, url_path: path }) => link(name, `/${path}/`)),
            ]),
          ],
    season:
      tiles.length < 2
        ? []
        : [
            heading(2, t(title)),
            t(text),
            label(t(title)),
            ...tiles.flatMap(({ name, url_path: path, product_count: count, image: picture }) => [
              link('', `/${path}/`),
              ...pictureOf(picture),
              name,
              formatNumber(count, market.numberFormat),
            ]),
          ],
  };
};

export const home: PageKind = {
  name: 'home',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, origin, market, feed } = shop;
    const page = await shop.guest().get(to('home'));
    const shown = {
      retailer_id: '42',
      price_context_code: '000P',
      by_family: '1',
      page_id: 1,
    } as const;
    const { products } = first(
      await shop.host('listProducts', { query: { ...shown, page_size: 10 } }),
    );
    const filters = JSON.stringify({ reduction: ['reduced'] });
    const { products: reduced } = first(
      await shop.host('listProducts', { query: { ...shown, page_size: 5, filters } }),
    );
    const tree = (await shop.host('readCategoryTree', {})).data[0];
    const slides = feed('content-slides').filter(
      ({ slider, groupId, storeId }) => slider === 'home' && groupId === null && storeId === '42',
    );
    const help = (
      await shop.host('readCmsBlock', { params: { storeId: '42', identifier: 'home-help' } })
    ).data;
    const store = storeOf(shop);
    const ofStore = (await fetchStores(shop.hostClient)).find(({ id }) => id === store.id);
    const sold = [...reduced, ...products].filter(({ best_offer: best }) => best !== undefined);
    return [
      {
        name: 'a guest without a store',
        page,
        facts: {
          ...(await themes(shop)),
          'seen before': heading(2, t('home.seen')),
          ...says(
            'home.heroText',
            'home.departments',
            'home.storeText',
            'home.storeLabel',
            'home.proText',
          ),
          title: title(t('home.title')),
          description: description(t('home.description', { days: market.settings.returnDays })),
          address: canonical(`${origin}/`),
          'structured data': [
            'ld @type = Organization',
            `ld name = ${market.name}`,
            `ld legalName = ${market.company.legalName}`,
            `ld address.addressCountry = ${market.country}`,
          ],
          hero: [
            heading(1, t('home.heroTitle')),
            image(`/media/${market.id}/hero?width=400&height=160`),
          ],
          'hero links': [
            link(t('home.heroAction'), '#all-departments'),
            link(t('home.heroStores'), to('stores')),
          ],
          departments: (tree?.children ?? []).flatMap(
            ({ name, url_path: path, product_count: count, image: picture, children }) => [
              ...(picture === undefined ? [] : [image(pictureSrc(pictureUrl(market.id, picture)))]),
              label(name),
              name,
              link('', `/${path}/`),
              t('home.departmentProducts', { count }),
              ...children.slice(0, 4).map((child) => link(child.name, `/${child.url_path}/`)),
            ],
          ),
          slides: slides.flatMap(({ title: words, text, linkLabel, linkPath }) => [
            label(words),
            heading(2, words),
            text,
            link(linkLabel, linkPath),
          ]),
          'slide pictures': slides.map(({ picture }) =>
            image(`${pictureUrl(market.id, picture)}?width=320&height=240`),
          ),
          help: help.flatMap((block) => [heading(2, block.title), ...readHtml(block.html)]),
          offers: [heading(2, t('home.offers')), label(t('home.offers'))],
          'offers’ cards': await cardLines(shop, reduced, { storeId: '42', adds: true }),
          'best sellers': [heading(2, t('home.bestSellers')), label(t('home.bestSellers'))],
          'prices of': times(2, t('home.bestSellersAt', { store: feed('stores')[0]?.name ?? '' })),
          'best sellers’ cards': await cardLines(shop, products, {
            storeId: '42',
            adds: true,
          }),
          'add forms': times(sold.length, action(to('cart'))),
          'price context': times(sold.length, hidden('context', '000P')),
          'returns here': times(sold.length, hidden('returnTo', to('home'))),
          'store search': [
            heading(2, t('home.storeTitle')),
            action(to('stores')),
            button(t('home.storeAction')),
          ],
          'postal code example': t('home.storeHint', {
            example: feed('stores')[0]?.postcode ?? '',
          }),
          'postal code field': 'input text q required= autocomplete=postal-code',
          professionals: [
            heading(2, t('home.proTitle')),
            link(t('home.proAction'), `${to('register')}?kind=professional`),
          ],
        },
        frame: await guestFrame(shop),
      },
      {
        name: 'a guest with a store',
        page: await (await guestAt(shop)).get(to('home')),
        facts: {
          'store today': [
            heading(2, t('home.storeChosenTitle', { store: store.name })),
            link(t('home.storePage'), to('store', { storeName: store.urlKey })),
            t('storeCard.change'),
            action(to('stores')),
            button(t('home.storeAction')),
          ],
          open: ofStore === undefined ? [] : openNow(shop, ofStore),
          address: ofStore === undefined ? [] : addressOf(ofStore),
        },
      },
    ];
  },
};
