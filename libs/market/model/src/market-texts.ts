import type { AnyTexts, TextKeyOf, TextReaderOf, TranslationOf } from '@materia/domain-texts';
// The one import of a market, types only: it is no edge of the project graph (package.json) and no code (eslint.config.mjs).
import type { hostTexts, texts } from '@materia/market-pl/texts';

/** Texts that every other language follows. They are Poland's: Polish has the most plural forms. */
type Followed<Texts extends AnyTexts> = Texts;
type ShopSource = Followed<typeof texts>;
type HostSource = Followed<typeof hostTexts>;

/** The texts of the shop's pages: every key of the market that is followed, with its parameters. */
export type MarketTexts = TranslationOf<ShopSource>;
export type TextNamespace = keyof MarketTexts;
export type TextKey = TextKeyOf<ShopSource>;
export type TextReader = TextReaderOf<ShopSource>;

/** What the host writes itself: mails, documents, refusals, headings of facets. No page carries these texts. */
export type HostTexts = TranslationOf<HostSource>;
export type HostTextReader = TextReaderOf<HostSource>;

/** Some namespaces of a market's texts, as a page's file carries them. */
export type SomeTexts = Partial<MarketTexts>;
