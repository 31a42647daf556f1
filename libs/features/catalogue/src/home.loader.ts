import { type Category, fetchDepartments, pictureUrl } from '@materia/api-catalogue';
import { type CmsBlock, cmsStore, fetchCmsBlock, fetchCmsSlides } from '@materia/api-content';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchStore, promiseContext } from '@materia/api-stores';
import { openState, type OpenState } from '@materia/domain-stores';
import { HOME_PROJECTS, seasonOn } from '@materia/market-model';
import { referenceStore, type ShopRequest, shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import type { TileFacts } from './category-head/CategoryTiles.tsx';
import { tileOf } from './category-head/tile-of.ts';
import type { ProjectFacts } from './home/ProjectTiles.tsx';
import type { SeasonFacts } from './home/SeasonBand.tsx';
import { loadList, type ListFacts } from './list-facts.ts';
import type { ListingAddress } from './listing-query.ts';

/** A department with its first subcategories. */
export type Department = Pick<Category, 'name' | 'segments' | 'productCount'> & {
  readonly picture: string | undefined;
  readonly children: readonly Pick<Category, 'name' | 'segments'>[];
};

export type Slide = {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly linkPath: string;
  readonly picture: string;
};

export type HomeFacts = {
  readonly departments: readonly Department[];
  /** Absent if there are none, or the flag RECOMMENDATIONS is off. */
  readonly bestSellers: ListFacts | undefined;
  /** Reduced products that sell best. Absent as above. */
  readonly offers: ListFacts | undefined;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  /** Whether the chosen store is open now, and where it is. */
  readonly storeOpen: OpenState | undefined;
  readonly storeAddress: string | undefined;
  /** Those of which the catalogue has the main category. */
  readonly projects: readonly ProjectFacts[];
  /** Absent if the catalogue has fewer than two categories of the season. */
  readonly season: SeasonFacts | undefined;
  readonly heroPicture: string;
  /** The editors' slides, and a block that depends on the customer group. */
  readonly slides: readonly Slide[];
  readonly help: CmsBlock | undefined;
  /** An example postal code of the market, for the store search. */
  readonly postcodeExample: string;
  readonly isSignedIn: boolean;
};

const BEST_SELLERS = 10;
const OFFERS = 5;
const CHILDREN_SHOWN = 4;

export const loadHome = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<HomeFacts> => {
  const shop = context.get(shopRequest);
  const store = cmsStore(shop.store);
  const bestOf = async (
    filters: ListingAddress['filters'],
    count: number,
  ): Promise<ListFacts | undefined> => {
    if (!shop.flags.RECOMMENDATIONS) return undefined;
    const list = await loadList(
      shop,
      { kind: 'all' },
      { page: 1, sort: 'relevance', filters },
      count,
    ).catch(withoutPanel);
    return list?.cards.length ? list : undefined;
  };
  const [departments, offers, bestSellers, slides, help, ofStore] = await Promise.all([
    fetchDepartments(shop.host),
    bestOf({ reduction: ['reduced'] }, OFFERS),
    bestOf({}, BEST_SELLERS),
    fetchCmsSlides(shop.host, store, 'home').catch(withoutPanel),
    fetchCmsBlock(shop.host, store, 'home-help').catch(withoutPanel),
    loadStoreToday(shop),
  ]);
  const { name, urlKey, chosen } = referenceStore(shop);
  const marketId = shop.market.id;
  return {
    departments: departments.map((category) => departmentOf(category, marketId)),
    offers,
    bestSellers,
    slides: (slides ?? []).map((slide) => ({
      ...slide,
      picture: pictureUrl(marketId, slide.picture),
    })),
    help,
    store: { name, urlKey, chosen },
    ...ofStore,
    ...themesOf(departments, shop),
    heroPicture: pictureUrl(marketId, 'hero'),
    postcodeExample: shop.store.postcode,
    isSignedIn: shop.customer !== undefined,
  };
};

/** What a chosen store is today; nothing if none is chosen, or the host fails. */
const loadStoreToday = async (
  shop: ShopRequest,
): Promise<Pick<HomeFacts, 'storeOpen' | 'storeAddress'>> => {
  const { chosen, id } = referenceStore(shop);
  const store = chosen ? await fetchStore(shop.host, id).catch(withoutPanel) : undefined;
  const times = store && promiseContext(store, shop.market, shop.now);
  return {
    storeOpen: times && openState(times, times.now),
    storeAddress: store && `${store.street.join(', ')}, ${store.postcode} ${store.city}`,
  };
};

/** A single category is no season, and a project without its main category has no beginning. */
const LEAST_TILES = 2;

/** What the market's table proposes today, of the categories that the catalogue has. */
const themesOf = (
  departments: readonly Category[],
  { market, today }: Pick<ShopRequest, 'market' | 'today'>,
): Pick<HomeFacts, 'projects' | 'season'> => {
  const byPath = new Map(
    departments
      .flatMap(({ children }) => children)
      .map((category) => [category.segments.join('/'), tileOf(category, market.id)]),
  );
  const tilesOf = (paths: readonly string[]): readonly TileFacts[] =>
    paths.flatMap((path) => byPath.get(path) ?? []);
  const { homeThemes } = market;
  const season = seasonOn(today, homeThemes);
  const tiles = tilesOf(homeThemes.seasons[season]);
  return {
    projects: HOME_PROJECTS.flatMap((project) => {
      const paths = homeThemes.projects[project];
      return byPath.has(paths[0]) ? [{ project, categories: tilesOf(paths) }] : [];
    }),
    season: tiles.length < LEAST_TILES ? undefined : { season, tiles },
  };
};

const departmentOf = (
  { name, segments, image, productCount, children }: Category,
  marketId: string,
): Department => ({
  name,
  segments,
  productCount,
  picture: image === undefined ? undefined : pictureUrl(marketId, image),
  children: children
    .slice(0, CHILDREN_SHOWN)
    .map((child) => ({ name: child.name, segments: child.segments })),
});

/** The page is shown without this panel if the host fails. */
const withoutPanel = anyOutageAs(undefined);
