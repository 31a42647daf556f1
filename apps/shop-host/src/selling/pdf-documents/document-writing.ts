import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { taxPlaceNamed } from '@materia/domain-pricing';
import {
  formatMinorUnits,
  formatNumber,
  formatShortDate,
  type HostTextReader,
  type Market,
  type TextReader,
  writeTime,
} from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { pageTextsOf, translatorOf } from '../../platform/texts/texts.ts';

/** How the documents of a market are written, for the tax that they contain. */
export type Writing = {
  readonly market: Market;
  readonly t: HostTextReader;
  /** The texts of pages, for what documents and pages both say. */
  readonly words: TextReader;
  readonly tax: string;
  readonly amount: (minor: number) => string;
  readonly percent: (basisPoints: number) => string;
  /** A day of a row, yyyy-mm-dd. */
  readonly day: (day: string) => string;
  /** An ISO instant as day and time of the market's zone. */
  readonly moment: (instant: string) => { readonly date: string; readonly time: string };
};

/** `territory` is that of the document's tax. */
export const writingOf = (market: Market, territory: string): Writing => {
  const t = translatorOf(market);
  const words = pageTextsOf(market);
  const day = (date: PlainDate): string => formatShortDate(date, market.shortDay);
  return {
    market,
    t,
    words,
    tax: words(taxPlaceNamed(market.taxes, territory).tax === 'igic' ? 'line.igic' : 'line.vat'),
    amount: (minor) => formatMinorUnits(minor, market.numberFormat, market.currencyFormat),
    percent: (basisPoints) =>
      t('documents.percent', { rate: formatNumber(basisPoints / 100, market.numberFormat) }),
    day: (text) => {
      const date = parsePlainDate(text);
      if (!date.ok) throw new Error(`A document has no day: ${text}`);
      return day(date.value);
    },
    moment: (instant) => {
      const { date, minutesOfDay } = zonedMoment(instant, market.timeZone);
      return { date: day(date), time: writeTime(minutesOfDay, market.clock) };
    },
  };
};

/** The name of a fact that is followed by its value, with the colon of the language. */
export const labelOf = ({ t }: Pick<Writing, 't'>, label: string): string =>
  t('mail.labelled', { label, value: '' }).trimEnd();

/** What all documents have in common. */
export const framed = (
  { market, t }: Writing,
  {
    kind,
    number,
    issuedAt,
    everyPage = [],
    blocks,
  }: {
    readonly kind: string;
    readonly number: string;
    readonly issuedAt: string;
    readonly everyPage?: readonly string[];
    readonly blocks: readonly PdfBlock[];
  },
): PdfDocument => ({
  title: t('documents.named', { kind, number }),
  heading: kind,
  number,
  language: market.locale,
  shop: market.name,
  author: market.company.legalName,
  issuedAt,
  footer: footerOf(market, t),
  pageLabel: t('documents.page', { page: '{page}', pages: '{pages}' }),
  everyPage,
  blocks,
});

const footerOf = ({ company, documents }: Market, t: HostTextReader): readonly string[] => [
  `${company.legalName}, ${company.street}, ${company.postcode} ${company.city}`,
  documents.sellerFacts.map((fact) => t('mail.labelled', fact)).join(' · '),
];

/** A day as the instant at which a document of that day was issued, for readers of its metadata. */
export const instantOfDay = (day: string): string => `${day}T12:00:00Z`;
