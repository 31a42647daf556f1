import type { AnyTexts, TextKeyOf, TextReaderOf, TranslationOf } from '@materia/domain-texts';
// The only import of a market, types only: it is neither an edge of the project graph
// (package.json) nor code (eslint.config.mjs).
import type { hostTexts, texts } from '@materia/market-pl/texts';

/**
 * The reference texts for every other language. They are Poland's, because Polish has the most
 * plural forms.
 */
type Followed<Texts extends AnyTexts> = Texts;
type ShopSource = Followed<typeof texts>;
type HostSource = Followed<typeof hostTexts>;

/** The texts of the shop's pages: every key of the reference market, with its parameters. */
export type MarketTexts = TranslationOf<ShopSource>;
export type TextNamespace = keyof MarketTexts;
export type TextKey = TextKeyOf<ShopSource>;
export type TextReader = TextReaderOf<ShopSource>;

/**
 * The texts that only the host uses: mails, documents, refusals, facet headings. They are not sent
 * to pages.
 */
export type HostTexts = TranslationOf<HostSource>;
export type HostTextReader = TextReaderOf<HostSource>;

/** Some namespaces of a market's texts, as in the file of a page. */
export type SomeTexts = Partial<MarketTexts>;
