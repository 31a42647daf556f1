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

/** A store as a row of a market's list; its URL key and email address are derived from its town. */
export type DemoStore = {
  readonly id: string;
  /** Three digits; 000 is the website's store, whose prices apply until a store is chosen. */
  readonly sellerCode: string;
  readonly name: string;
  readonly urlKey: string;
  readonly type: 'agency' | 'bigbox';
  /** A showcase store has no online sales. */
  readonly isShowcase?: true;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: readonly [latitude: number, longitude: number];
  /** Region of the holiday calendar, if it has its own holidays. */
  readonly region?: string;
  readonly phone: string;
  readonly hours: OpeningTimes;
  readonly services: readonly StoreService[];
  readonly zone: string;
};

type Hours = readonly [from: number, to: number];

/** Local hours, half hours as .5. A store opens on Sundays only where local law allows it. */
export type OpeningTimes = {
  readonly weekdays: Hours;
  readonly saturday: Hours;
  readonly sunday?: Hours;
};

/** Every vendor of the demo shops is a trader. */
export type DemoVendor = Omit<Required<FeedRecord<'vendors'>>, 'status' | 'profile'> & {
  readonly sendsLorries: boolean;
  /** The vendor offers only products of this trade. */
  readonly trade: Trade;
};

/**
 * Vendor profile texts. The placeholders `{name}`, `{city}`, `{goods}`, `{legalName}`, `{address}`,
 * `{register}`, `{taxNumber}` and `{email}` are filled with the vendor's data.
 */
export type VendorWords = {
  /** What each vendor sells, worded for the description, in list order. */
  readonly goods: readonly string[];
  readonly description: string;
  readonly returns: string;
  /** The paragraphs of the sales terms. */
  readonly terms: readonly string[];
  /** Delivery areas of parcels; lorries deliver to the first one only. */
  readonly zones: readonly DeliveryZone[];
  /** The registration for extended producer responsibility; each # is replaced with a digit. */
  readonly ecoRegister: { readonly shortName: string; readonly pattern: string };
};

type DeliveryZone = VendorProfile['deliveries'][number]['zone'];

/**
 * A path of the previous shop, and the category or typical product of a family that replaced it.
 */
export type OldAddress =
  | { readonly path: string; readonly category: CategoryKey; readonly status: 301 | 302 }
  | { readonly path: string; readonly family: FamilyKey; readonly status: 301 };

/** A blog article. */
export type DemoArticle = {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly picture: string;
  readonly daysAgo: number;
};

export type Place = readonly [postcode: string, city: string, latitude: number, longitude: number];

/** A reduced rate in basis points and its legal provision. */
export type ReducedVat = { readonly basisPoints: number; readonly source: string };

/** Everything that differs between the demo shops. */
export type DemoMarket = {
  readonly texts: LanguageTexts;
  /** Standard VAT in basis points. */
  readonly vatBasisPoints: number;
  /**
   * Families with a reduced rate by law when sold without labour. Rates for building works apply to
   * builders' invoices only and do not belong here.
   */
  readonly reducedVat: Readonly<Partial<Record<FamilyKey, ReducedVat>>>;
  /** Families with a rate of their own in a tax territory whose law lists products by kind. */
  readonly territoryVat: Readonly<
    Record<string, ReducedVat & { readonly families: readonly FamilyKey[] }>
  >;
  /**
   * Minor units of the market's currency per euro cent of the families' price rows, including the
   * price level.
   */
  readonly minorPerEuroCent: number;
  /** Price zones and their level; the first belongs to the website's store. */
  readonly zones: Readonly<Record<string, number>>;
  /** Names of the eco-contribution streams that the market shows. */
  readonly ecoStreams: Readonly<Partial<Record<EcoStream, string>>>;
  readonly stores: readonly DemoStore[];
  readonly places: readonly Place[];
  readonly vendors: readonly DemoVendor[];
  readonly vendorWords: VendorWords;
  /**
   * Names of the shops that are relay points, streets with `{number}`, and the name of a parcel
   * locker with `{code}`.
   */
  readonly pickupPoints: {
    readonly relays: readonly string[];
    readonly streets: readonly string[];
    readonly lockers?: string;
  };
  readonly oldAddresses: readonly OldAddress[];
  /** Blog articles; without any, the shop has no blog. */
  readonly articles: readonly DemoArticle[];
};
