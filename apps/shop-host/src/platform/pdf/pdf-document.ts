/** A cell of a table: its text, with smaller lines below. */
export type PdfCell = { readonly text: string; readonly notes?: readonly string[] };

export type PdfColumn = {
  readonly title: string;
  readonly align: 'start' | 'end';
  /** The share of the width, against those of the other columns. */
  readonly share: number;
};

export type PdfRow = { readonly term: string; readonly value: string };

/** A group of lines under a small heading, such as the seller or the buyer. */
export type PdfGroup = {
  readonly heading: string;
  /** The first line, in bold. */
  readonly name?: string;
  readonly lines: readonly string[];
  readonly facts?: readonly PdfRow[];
};

/**
 * One part of a document, in reading order. Headings begin at level 2, since the title is level 1,
 * and skip no level.
 */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'small' | 'strong' }
  /** A text that nobody should overlook, in a box. */
  | { readonly kind: 'notice'; readonly text: string }
  /** Facts with their names, in one column or several. */
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[]; readonly columns: 1 | 2 | 3 }
  /** Groups side by side. */
  | { readonly kind: 'groups'; readonly groups: readonly PdfGroup[] }
  /** Its header is repeated on each page; rows are never divided. */
  | {
      readonly kind: 'table';
      /** What the table is about, for readers who do not see it. */
      readonly summary: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly PdfCell[])[];
    }
  /** Amounts that add up, and what they add up to. */
  | {
      readonly kind: 'totals';
      readonly summary: string;
      readonly rows: readonly PdfRow[];
      readonly total: PdfRow;
      readonly after?: readonly PdfRow[];
    }
  /** A QR code of level M with what must be read beside it. */
  | {
      readonly kind: 'qr';
      readonly content: string;
      /** What it is, for readers who do not see it. */
      readonly alt: string;
      readonly caption: readonly string[];
      readonly millimetres: number;
    };

/**
 * A document as data: all words and amounts are written out in the language of its market. The
 * same data always gives the same bytes.
 */
export type PdfDocument = {
  /** The kind of the document with its number, which readers show as the title. */
  readonly title: string;
  /** The kind alone, drawn large. */
  readonly heading: string;
  /** The number, below the heading. */
  readonly number: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The shop, as the sign at the top names it. */
  readonly shop: string;
  /** The company that issues the document. */
  readonly author: string;
  /** The ISO instant at which it was issued. */
  readonly issuedAt: string;
  /** Lines at the foot of each page: who issued it. */
  readonly footer: readonly string[];
  /** `{page}` and `{pages}` stand for numbers. */
  readonly pageLabel: string;
  /** What must be read on each page, such as a fiscal code or that it is a sample. */
  readonly everyPage: readonly string[];
  readonly blocks: readonly PdfBlock[];
};
