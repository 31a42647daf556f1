import type { Currency } from '@materia/domain-money';
import type { CountryOutline } from '@materia/domain-country-map';
import type { FlagPresets } from '@materia/domain-feature-flags';
import type { VendorAddressing } from '@materia/domain-navigation';
import type { EcoContributionRule } from '@materia/domain-pricing';
import type { LongDate } from './dates-in-words.ts';
import type { CurrencyFormat, NumberFormat } from './formats.ts';
import type { MarketRoutes } from './routes.ts';
import type { MarketRules } from './rules.ts';
import type { HostTexts, MarketTexts } from './market-texts.ts';

/** Facts every page footer must carry: label and value as the law of the market names them. */
export type LegalFact = { readonly label: string; readonly value: string };
export type LegalLink = { readonly label: string; readonly href: string };

/** Settings of the specification that differ by market and are not flags. */
export type MarketSettings = {
  /** Capacity units whose products keep their quantity. */
  readonly lockedCapacityUnits: readonly string[];
  /** Mobile number needed for delivery and pickup. */
  readonly mobileNumberRequired: boolean;
  /** Item references of preparation-fee and returnable-pallet lines. */
  readonly preparationFeeReference: string;
  readonly returnablePalletReference: string;
  /** Base preparation fee in minor units. */
  readonly preparationFeeBaseMinor: number;
  /** The deposit for one returnable pallet with its tax; states choose whether it is taxed (Directive 2006/112/EC, article 92; docs/market-facts.md). */
  readonly palletDeposit: { readonly minor: number; readonly vatBasisPoints: number };
  /** Words that mark a delivery line in the shipping price fall-back. */
  readonly deliveryWords: readonly string[];
  /** ISO weekday on which a calendar week starts. */
  readonly weekStart: 1;
  /** Standard VAT in basis points, for demo data and fees. */
  readonly standardVatBasisPoints: number;
  /** How invoices are numbered, with `{year}`, `{store}` and `{number}`: one series a store and year, without a gap. */
  readonly invoiceNumber: string;
  /** By what a vendor's page is addressed; every other form leads to it. */
  readonly vendorAddress: VendorAddressing;
  /** Newsletter sign-up: whether a name is asked for, and whether the owner of the address confirms it first, which proves the consent. */
  readonly newsletter: { readonly nameRequired: boolean; readonly doubleOptIn: boolean };
};

/** A market is a value: everything in which the storefronts differ. */
export type Market = {
  readonly id: string;
  /** The shop's name and place as shown to shoppers. */
  readonly name: string;
  readonly country: string;
  readonly language: string;
  readonly locale: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Port of the storefront on a developer's machine. */
  readonly port: number;
  readonly numberFormat: NumberFormat;
  readonly currencyFormat: CurrencyFormat;
  /** A general date: day/month/year, as a pattern of Unicode's date fields. */
  readonly shortDay: string;
  /** A delivery date: weekday, day and month name. */
  readonly longDate: LongDate;
  readonly routes: MarketRoutes;
  /** What the market team sets apart from the general defaults of the flags. */
  readonly flagPresets: FlagPresets;
  /** Where the eco-contribution of each stream of goods stands, by the market's law. */
  readonly ecoContributions: readonly EcoContributionRule[];
  readonly rules: MarketRules;
  readonly settings: MarketSettings;
  readonly legalFacts: readonly LegalFact[];
  readonly legalLinks: readonly LegalLink[];
  /** Unit and packaging codes in words: [one, several]. */
  readonly units: Readonly<Record<string, { readonly short: string; readonly name: string }>>;
  /** The country as it is drawn where no map service is at hand. */
  readonly outline: CountryOutline;
  readonly texts: MarketTexts;
  readonly hostTexts: HostTexts;
};

/** A market without texts, switches, drawings and rows of law: everything that pages are rendered with. */
export type MarketFacts = Omit<
  Market,
  'texts' | 'hostTexts' | 'flagPresets' | 'ecoContributions' | 'outline'
>;

/** The small facts without words, which a browser can hold from the first page on. */
export type BrowserFacts = Omit<MarketFacts, 'longDate'>;
