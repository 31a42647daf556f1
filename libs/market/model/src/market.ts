import type { Currency } from '@materia/domain-money';
import type { CountryOutline } from '@materia/domain-country-map';
import type { FlagPresets } from '@materia/domain-feature-flags';
import type { VendorAddressing } from '@materia/domain-navigation';
import type { EcoContributionRule } from '@materia/domain-pricing';
import type { LongDate } from './date-formats.ts';
import type { CurrencyFormat, NumberFormat } from './formats.ts';
import type { MarketRoutes } from './routes.ts';
import type { MarketRules } from './rules.ts';
import type { HostTexts, MarketTexts } from './market-texts.ts';

/** Facts that every page footer must show: label and value as required by the law of the market. */
export type LegalFact = { readonly label: string; readonly value: string };
export type LegalLink = { readonly label: string; readonly href: string };

/** Settings of the specification that differ by market and are not flags. */
export type MarketSettings = {
  /** Capacity units whose products have a locked quantity. */
  readonly lockedCapacityUnits: readonly string[];
  /** Whether delivery and pickup require a mobile number. */
  readonly mobileNumberRequired: boolean;
  /** Item references of preparation-fee and returnable-pallet lines. */
  readonly preparationFeeReference: string;
  readonly returnablePalletReference: string;
  /** Base preparation fee in minor units. */
  readonly preparationFeeBaseMinor: number;
  /** The deposit for one returnable pallet with its tax; whether it is taxed differs by country (Directive 2006/112/EC, article 92; docs/market-facts.md). */
  readonly palletDeposit: { readonly minor: number; readonly vatBasisPoints: number };
  /** Words that identify a delivery line when the shipping price has to be derived from the lines. */
  readonly deliveryWords: readonly string[];
  /** ISO weekday on which a calendar week starts. */
  readonly weekStart: 1;
  /** Standard VAT in basis points, for demo data and fees. */
  readonly standardVatBasisPoints: number;
  /** The invoice number pattern, with `{year}`, `{store}` and `{number}`: one series per store and year, without gaps. */
  readonly invoiceNumber: string;
  /** The URL format of a vendor's page; every other format redirects to it. */
  readonly vendorAddress: VendorAddressing;
  /** Newsletter sign-up: whether a name is required, and whether the owner of the address must confirm first, which proves the consent. */
  readonly newsletter: { readonly nameRequired: boolean; readonly doubleOptIn: boolean };
};

/** A market is a value that contains every difference between the storefronts. */
export type Market = {
  readonly id: string;
  /** The shop's name and location as shown to shoppers. */
  readonly name: string;
  readonly country: string;
  readonly language: string;
  readonly locale: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Port of the storefront in development. */
  readonly port: number;
  readonly numberFormat: NumberFormat;
  readonly currencyFormat: CurrencyFormat;
  /** A general date: day/month/year, as a pattern of Unicode's date fields. */
  readonly shortDay: string;
  /** A delivery date: weekday, day and month name. */
  readonly longDate: LongDate;
  readonly routes: MarketRoutes;
  /** The market's deviations from the general flag defaults. */
  readonly flagPresets: FlagPresets;
  /** The placement of the eco-contribution of each product stream, by the market's law. */
  readonly ecoContributions: readonly EcoContributionRule[];
  /** Words of the trade for searches: `a, b` mean each other, `a, b > c` are typed by shoppers who look for c. */
  readonly thesaurus: readonly string[];
  readonly rules: MarketRules;
  readonly settings: MarketSettings;
  readonly legalFacts: readonly LegalFact[];
  readonly legalLinks: readonly LegalLink[];
  /** Labels of unit and packaging codes: [singular, plural]. */
  readonly units: Readonly<Record<string, { readonly short: string; readonly name: string }>>;
  /** The outline of the country, drawn where no map service is available. */
  readonly outline: CountryOutline;
  readonly texts: MarketTexts;
  readonly hostTexts: HostTexts;
};

/** A market without texts, flags, outlines and legal rows: everything that pages need for rendering. */
export type MarketFacts = Omit<
  Market,
  'texts' | 'hostTexts' | 'flagPresets' | 'ecoContributions' | 'outline' | 'thesaurus'
>;

/** The small facts without texts, which a browser can load with the first page. */
export type BrowserFacts = Omit<MarketFacts, 'longDate'>;
