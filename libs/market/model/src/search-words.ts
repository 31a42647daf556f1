/**
 * The engines that unite the forms of a word. `none` finds words as typed and their beginnings; the
 * host has one engine for each other name.
 */
export type StemmerName =
  | 'none'
  | 'danish'
  | 'dutch'
  | 'english'
  | 'finnish'
  | 'french'
  | 'german'
  | 'hungarian'
  | 'italian'
  | 'polish'
  | 'portuguese'
  | 'romanian'
  | 'spanish'
  | 'swedish';

/** The units whose names are written out in searches, by their signs. */
export type WrittenUnit = 'l' | 'kg' | 'm' | 'w' | 'v';

/**
 * What a search knows of a market's language. Words are folded: small letters without diacritics,
 * with spaces between them.
 */
export type SearchWords = {
  readonly stemmer: StemmerName;
  /** Endings that are unified first, because engines expect diacritics, which searches often lack. */
  readonly endings: readonly (readonly [ending: RegExp, replacement: string])[];
  /**
   * Whether nouns that differ in their last vowel are different words, such as bombilla (bulb) and
   * bombillo (lock cylinder).
   */
  readonly lastVowelDistinguishes: boolean;
  /** Words that carry no meaning of their own. */
  readonly stopWords: string;
  /** Prepositions after which a name describes the use of a product instead of naming it. */
  readonly asides: string;
  /** How the names of units are written out, in all their forms: `10 litros` finds `10l`. */
  readonly units: Readonly<Record<WrittenUnit, string>>;
  /**
   * Names of brands and things that shoppers of the market type, and that no catalogue word may be
   * taken for. Those that the catalogue or the thesaurus knows are found all the same.
   */
  readonly properNames: readonly string[];
};

/** Brands of building and home improvement that are known in all markets. */
export const KNOWN_BRANDS: readonly string[] = (
  'aeg bahco balay beko black&decker bosch bostik ceresit daikin delonghi dewalt dremel dulux duravit dyson ' +
  'einhell electrolux facom fakro festool fischer flex gardena geberit geze grohe hager hansgrohe hikoki hilti ' +
  'husqvarna ideal isover kerakoll knauf karcher knipex legrand liebherr loctite makita mapei metabo milwaukee ' +
  'netatmo osram parador parkside pattex philips placo porcelanosa protool rehau remmers rubson ryobi schneider ' +
  'semin siemens sika skil somfy soudal spax stanley stihl tesa tefal velux villeroy vaillant viessmann wagner ' +
  'weber wera whirlpool wiha wolfcraft worx wurth xylazel'
).split(' ');
