/** A first-release limit and long-term goal for a measured figure. */
export type Limit = {
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  readonly goal: number;
  readonly better: 'lower' | 'higher';
  readonly dependsOnMachine: boolean;
};

export const LIMITS = {
  scriptOnLoad: {
    name: 'JS loaded up to load, worst page',
    unit: 'KiB br',
    limit: 3,
    goal: 0,
    better: 'lower',
    dependsOnMachine: false,
  },
  scriptInAll: {
    name: 'JS of a product page, all loaded',
    unit: 'KiB br',
    limit: 20,
    goal: 14,
    better: 'lower',
    dependsOnMachine: false,
  },
  htmlAndCss: {
    name: 'HTML + CSS of a product page',
    unit: 'KiB br',
    limit: 16,
    goal: 14,
    better: 'lower',
    dependsOnMachine: false,
  },
  firstTouch: {
    name: 'First tap on add to cart, answered',
    unit: 'ms',
    limit: 100,
    goal: 50,
    better: 'lower',
    dependsOnMachine: true,
  },
  memory: {
    name: 'Storefront process after many requests',
    unit: 'MiB',
    limit: 400,
    goal: 200,
    better: 'lower',
    dependsOnMachine: true,
  },
  documentDelay: {
    name: 'p95 of the product call, 100 documents a minute',
    unit: '×',
    limit: 1.2,
    goal: 1,
    better: 'lower',
    dependsOnMachine: true,
  },
  productCpu: {
    name: 'SSR of a product page, not cached',
    unit: 'ms CPU',
    limit: 1.5,
    goal: 0.6,
    better: 'lower',
    dependsOnMachine: true,
  },
  listingCpu: {
    name: 'SSR of a listing of 24, not cached',
    unit: 'ms CPU',
    limit: 2,
    goal: 0.9,
    better: 'lower',
    dependsOnMachine: true,
  },
  cachedRatio: {
    name: 'Cached page against bare node:http',
    unit: '×',
    limit: 0.8,
    goal: 0.9,
    better: 'higher',
    dependsOnMachine: false,
  },
  lighthouse: {
    name: 'Lighthouse mobile, worst page',
    unit: 'points',
    limit: 99,
    goal: 100,
    better: 'higher',
    dependsOnMachine: true,
  },
  blocking: {
    name: 'Blocking time, worst page',
    unit: 'ms',
    limit: 50,
    goal: 0,
    better: 'lower',
    dependsOnMachine: true,
  },
  layoutShift: {
    name: 'Layout shift, worst page',
    unit: '',
    limit: 0,
    goal: 0,
    better: 'lower',
    dependsOnMachine: false,
  },
  secondStart: {
    name: 'Second npm start',
    unit: 's',
    limit: 3,
    goal: 2,
    better: 'lower',
    dependsOnMachine: true,
  },
  listingMiddle: {
    name: 'Listing of a tenth, price sort, p95',
    unit: 'ms',
    limit: 40,
    goal: 5,
    better: 'lower',
    dependsOnMachine: true,
  },
  listingFacets: {
    name: 'the same with two facet groups, p95',
    unit: 'ms',
    limit: 40,
    goal: 12,
    better: 'lower',
    dependsOnMachine: true,
  },
  search: {
    name: 'Search with facets, p95',
    unit: 'ms',
    limit: 25,
    goal: 15,
    better: 'lower',
    dependsOnMachine: true,
  },
  searchInFive: {
    name: 'Right product in the first five',
    unit: '% of queries',
    limit: 95,
    goal: 99,
    better: 'higher',
    dependsOnMachine: false,
  },
  searchEmpty: {
    name: 'Queries without a result',
    unit: '% of queries',
    limit: 2,
    goal: 0,
    better: 'lower',
    dependsOnMachine: false,
  },
  searchOthers: {
    name: 'Category queries with other categories',
    unit: 'queries',
    limit: 0,
    goal: 0,
    better: 'lower',
    dependsOnMachine: false,
  },
  productCall: {
    name: 'Product call, p95',
    unit: 'ms',
    limit: 5,
    goal: 2,
    better: 'lower',
    dependsOnMachine: true,
  },
  listingGrowth: {
    name: 'Growth of a listing, smallest to largest',
    unit: '×',
    limit: 2,
    goal: 1.2,
    better: 'lower',
    dependsOnMachine: false,
  },
  productGrowth: {
    name: 'Growth of a product call',
    unit: '×',
    limit: 2,
    goal: 1.2,
    better: 'lower',
    dependsOnMachine: false,
  },
  flagsOfRequest: {
    name: 'All flags of a request',
    unit: 'µs',
    limit: 20,
    goal: 20,
    better: 'lower',
    dependsOnMachine: true,
  },
  cartAdds: {
    name: 'Adds to carts, durable, largest carts',
    unit: '/s',
    limit: 300,
    goal: 1000,
    better: 'higher',
    dependsOnMachine: true,
  },
  embeddedLoad: {
    name: 'Load of the largest, embedded engine',
    unit: 's',
    limit: 120,
    goal: 120,
    better: 'lower',
    dependsOnMachine: true,
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
export type Figure = { readonly name: LimitName; readonly value: number };

/** Whether a figure is within its limit. */
export const isWithinLimit = ({ name, value }: Figure): boolean => {
  const { limit, better } = LIMITS[name];
  return better === 'lower' ? value <= limit : value >= limit;
};
