import type { CardBrand, PaymentMethod } from '@materia/domain-checkout';
import type { PostcodeArea } from '@materia/domain-contact';
import type { Currency } from '@materia/domain-money';
import type { ParcelCarrier, ShippingMethodCode } from '@materia/domain-shipping';
import type { HolidayTable, IsoWeekday } from '@materia/domain-holiday-calendar';
import type { CountryOutline } from '@materia/domain-country-map';
import type { FlagPresets } from '@materia/domain-feature-flags';
import type { ReasonRow } from '@materia/domain-messages';
import type { VendorAddressing } from '@materia/domain-navigation';
import type { EcoContributionRule, TaxTable } from '@materia/domain-pricing';
import type { ColourWords } from './colours.ts';
import type { DemoExamples } from './demo-examples.ts';
import type { DateFormat } from './date-formats.ts';
import type { ClockStyle, CurrencyFormat, NumberFormat } from './formats.ts';
import type { HomeThemes } from './home-themes.ts';
import type { MarketDocuments } from './documents.ts';
import type { LegalFact } from './legal-fact.ts';
import type { MarketRoutes } from './routes.ts';
import type { MarketRules } from './rules.ts';
import type { HostTexts, MarketTexts } from './market-texts.ts';
import type { SearchWords } from './search-words.ts';

export type LegalLink = { readonly label: string; readonly href: string };

/**
 * The company that runs the shop, from which footer, terms, documents, emails and structured data
 * take its identity. Every other place that names it refers to this.
 */
export type Company = {
  /** Name with its legal form, as in the register. */
  readonly legalName: string;
  /** The registered office. */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly email: string;
  /** Written as in the country. */
  readonly phone: string;
  /**
   * The body to which consumers may take a dispute, with its address or website (Directive
   * 2013/11/EU, article 13).
   */
  readonly disputeBody: string;
};

/** The address of a company in one line. */
export const companyAddress = ({ street, postcode, city }: Company): string =>
  `${street}, ${postcode} ${city}`;

/** Why the law lets the shop keep data after an erasure. */
export type RetentionReason = 'tax documents' | 'contracts and claims' | 'proof of consent';

/** Settings of the specification that differ by market and are not flags. */
export type MarketSettings = {
  /** Capacity units whose products have a locked quantity. */
  readonly lockedCapacityUnits: readonly string[];
  /**
   * The shipping methods that the market offers. Flags and the feed's rates decide which of them a
   * cart can take.
   */
  readonly shippingMethods: readonly ShippingMethodCode[];
  /** The carriers of parcels whose pages follow them, each on its own domain. */
  readonly parcelCarriers: readonly ParcelCarrier[];
  /** Whether people have two last names, which forms ask for apart. */
  readonly secondLastname: boolean;
  /** Whether delivery and pickup require a mobile number. */
  readonly mobileNumberRequired: boolean;
  /** Item references of preparation-fee and returnable-pallet lines. */
  readonly preparationFeeReference: string;
  readonly returnablePalletReference: string;
  /** The preparation fee in minor units: its base, and each step for further references. */
  readonly preparationFeeBaseMinor: number;
  readonly preparationFeeStepMinor: number;
  /**
   * The deposit for one returnable pallet with its tax rate on the mainland; whether it is taxed
   * differs by country (Directive 2006/112/EC, article 92; docs/market-facts.md).
   */
  readonly palletDeposit: { readonly minor: number; readonly vatBasisPoints: number };
  /** The payment methods of the market, in the order in which shoppers use them. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The card brands whose logos are shown. */
  readonly cardBrands: readonly CardBrand[];
  /**
   * Words that identify a delivery line when the shipping price has to be derived from the lines.
   */
  readonly deliveryWords: readonly string[];
  /** Days in which unused products can be returned to a store, by the shop's own promise. */
  readonly returnDays: number;
  /**
   * Days in which consumers may withdraw from a distance contract (Directive 2011/83/EU, article
   * 9).
   */
  readonly withdrawalDays: number;
  /**
   * Whether a firm of one person has the rights of a consumer for what it buys outside its trade,
   * which it declares when it withdraws.
   */
  readonly soleTradersWithdraw: boolean;
  /**
   * Years of the legal guarantee of conformity after the handover, at least two (Directive (EU)
   * 2019/771, article 10), with the law of the country.
   */
  readonly legalGuarantee: { readonly years: number; readonly law: string };
  /**
   * Opening days of the store for which an order that is paid in store is held until it is ready.
   * Nothing is known of it after them, so it is cancelled.
   */
  readonly daysToPrepare: number;
  /** ISO weekday on which a calendar week starts. */
  readonly weekStart: IsoWeekday;
  /**
   * The invoice number pattern, with `{year}`, `{store}` and `{number}`: one series per store and
   * year, without gaps.
   */
  readonly invoiceNumber: string;
  /** The URL format of a vendor's page; every other format redirects to it. */
  readonly vendorAddress: VendorAddressing;
  /**
   * Newsletter sign-up: whether a name is required, and whether the owner of the address must
   * confirm first, which proves the consent.
   */
  readonly newsletter: { readonly nameRequired: boolean; readonly doubleOptIn: boolean };
  /**
   * Whether guests must sign in to open the page of receipt preferences. Without it they read what there is
   * to choose.
   */
  readonly receiptPreferencesNeedSignIn: boolean;
  /** Why buyers may write about an order, in the order of the form. */
  readonly threadReasons: readonly ReasonRow[];
  /** Working days in which a seller answers a message, before staff are told. */
  readonly answerDays: number;
  /** What a point of the club is worth in a coupon, in minor units, and for how long that is valid. */
  readonly club: { readonly minorPerPoint: number; readonly couponMonths: number };
  /** The years for which data are kept after an erasure, each with its law. */
  readonly retentionYears: Readonly<Record<RetentionReason, number>>;
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
  /** A time of day. */
  readonly clock: ClockStyle;
  /** A delivery date: weekday, day and month name. */
  readonly longDate: DateFormat;
  /** The same with abbreviated names, on product cards. */
  readonly briefDate: DateFormat;
  readonly routes: MarketRoutes;
  /** The market's deviations from the general flag defaults. */
  readonly flagPresets: FlagPresets;
  /** The placement of the eco-contribution of each product stream, by the market's law. */
  readonly ecoContributions: readonly EcoContributionRule[];
  /**
   * Words of the trade for searches: `a, b` mean each other, `a, b > c` are typed by shoppers who
   * look for c.
   */
  readonly thesaurus: readonly string[];
  readonly search: SearchWords;
  readonly rules: MarketRules;
  readonly holidays: HolidayTable;
  readonly settings: MarketSettings;
  /** Taxes on sales by place, with their law (docs/market-facts.md). */
  readonly taxes: TaxTable;
  readonly company: Company;
  /** What the law requires of invoices and credit notes. */
  readonly documents: MarketDocuments;
  /** Facts that every page footer must show. */
  readonly legalFacts: readonly LegalFact[];
  readonly legalLinks: readonly LegalLink[];
  /** Labels of unit and packaging codes: [singular, plural]. */
  readonly units: Readonly<Record<string, { readonly short: string; readonly name: string }>>;
  /** Words for the colours that filters show. */
  readonly colours: ColourWords;
  /** What the home page proposes by season and by project. */
  readonly homeThemes: HomeThemes;
  /** The outline of the country, drawn where no map service is available. */
  readonly outline: CountryOutline;
  /** The postal areas and sectors of the country, to locate codes that no known place has. */
  readonly postcodeAreas: readonly PostcodeArea[];
  /** Examples for the accounts of the demo shop. */
  readonly demo: DemoExamples;
  readonly texts: MarketTexts;
  readonly hostTexts: HostTexts;
};

/**
 * What pages need of a market for rendering: without texts, flags, legal rows and tables that only
 * the host reads.
 */
export type MarketFacts = Omit<
  Market,
  | 'texts'
  | 'hostTexts'
  | 'flagPresets'
  | 'documents'
  | 'ecoContributions'
  | 'outline'
  | 'taxes'
  | 'postcodeAreas'
  | 'thesaurus'
  | 'search'
  | 'demo'
>;

/** The facts that a build reads, without the texts. */
export type BuildFacts = Omit<MarketFacts, 'longDate' | 'briefDate'>;
