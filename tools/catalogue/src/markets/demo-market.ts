import type { FeedRecord, VendorProfile } from '@materia/api-contract/feed';
import type { CategoryKey } from '../category-tree.ts';
import type { EcoStream } from '../families/family.ts';
import type { FamilyKey } from '../families/index.ts';
import type { LanguageTexts } from '../texts/language-texts.ts';
import type { Trade } from './trades.ts';

export type StoreService =
  | 'drive'
  | 'tool-rental'
  | 'cutting'
  | 'key-copy'
  | 'parking'
  | 'colour-mixing'
  | 'delivery'
  | 'returns'
  | 'web';

/** A store as a row of a market's list; its address for the web and its e-mail follow from its town. */
export type DemoStore = {
  readonly id: string;
  /** Three digits; 000 is the website's store, whose prices stand before a store is chosen. */
  readonly sellerCode: string;
  readonly name: string;
  readonly urlKey: string;
  readonly type: 'agency' | 'bigbox';
  /** A showcase store sells nothing online. */
  readonly isShowcase?: true;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: readonly [latitude: number, longitude: number];
  /** Region of the holiday calendar, where it has holidays of its own. */
  readonly region?: string;
  readonly phone: string;
  readonly hours: OpeningTimes;
  readonly services: readonly StoreService[];
  readonly zone: string;
};

type Hours = readonly [from: number, to: number];

/** Hours of the clock in the market's zone, halves as .5. On Sundays a store opens only where the law of its place lets it. */
export type OpeningTimes = {
  readonly weekdays: Hours;
  readonly saturday: Hours;
  readonly sunday?: Hours;
};

/** Every vendor of the demo shops is a trader. */
export type DemoVendor = Omit<Required<FeedRecord<'vendors'>>, 'status' | 'profile'> & {
  readonly sendsLorries: boolean;
  /** What the vendor deals in: its offers are of nothing else. */ readonly trade: Trade;
};

/** What vendors say of themselves. `{name}`, `{city}`, `{goods}`, `{legalName}`, `{address}`, `{register}`, `{taxNumber}` and `{email}` are the vendor's. */
export type VendorWords = {
  /** What each vendor sells, in the order of the list, as it stands in the description. */
  readonly goods: readonly string[];
  readonly description: string;
  readonly returns: string;
  /** The paragraphs of the sales terms. */
  readonly terms: readonly string[];
  /** Where parcels go; lorries go to the first of these places only. */
  readonly zones: readonly DeliveryZone[];
  /** The registration for extended producer responsibility; a digit stands for each #. */
  readonly ecoRegister: { readonly shortName: string; readonly pattern: string };
};

type DeliveryZone = VendorProfile['deliveries'][number]['zone'];

/** An address of the shop before this one, and the category or the family's usual article that took its place. */
export type OldAddress =
  | { readonly path: string; readonly category: CategoryKey; readonly status: 301 | 302 }
  | { readonly path: string; readonly family: FamilyKey; readonly status: 301 };

/** An article of the blog. */
export type DemoArticle = {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly picture: string;
  readonly daysAgo: number;
};

export type Place = readonly [postcode: string, city: string, latitude: number, longitude: number];

/** A lower rate in basis points, with the provision that gives it. */
export type ReducedVat = { readonly basisPoints: number; readonly source: string };

/** Everything in which the demo shops differ. */
export type DemoMarket = {
  readonly texts: LanguageTexts;
  /** Standard VAT in basis points. */
  readonly vatBasisPoints: number;
  /**
   * Families whose sale as goods, without any work, has a lower rate by law. Rates for building works, which hold for a
   * builder's invoice and not for a shop's, have no place here.
   */
  readonly reducedVat: Readonly<Partial<Record<FamilyKey, ReducedVat>>>;
  /** Minor units of the market's currency for one euro cent of the families' price rows, level of prices included. */
  readonly minorPerEuroCent: number;
  /** Price zones and their level; the first is the one of the website's store. */
  readonly zones: Readonly<Record<string, number>>;
  /** Names of the eco-contribution streams that the market shows, as far as it has them. */
  readonly ecoStreams: Readonly<Partial<Record<EcoStream, string>>>;
  readonly stores: readonly DemoStore[];
  readonly places: readonly Place[];
  readonly vendors: readonly DemoVendor[];
  readonly vendorWords: VendorWords;
  readonly oldAddresses: readonly OldAddress[];
  /** The blog; a shop without articles has none. */
  readonly articles: readonly DemoArticle[];
};
