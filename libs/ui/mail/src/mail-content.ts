/** A labelled value, or a line of an order with its amount. */
export type MailRow = { readonly label: string; readonly value: string };

export type MailLink = { readonly label: string; readonly href: string };

/** One part of a mail. HTML and text show the same parts in the same order. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'notice'; readonly tone: 'good' | 'attention'; readonly text: string }
  /** Facts such as place, day and payment. */
  | { readonly kind: 'facts'; readonly rows: readonly MailRow[] }
  /** Products with their amounts. */
  | { readonly kind: 'lines'; readonly rows: readonly MailRow[] }
  /** Amounts that add up; the last one is the total. */
  | { readonly kind: 'totals'; readonly rows: readonly MailRow[] }
  /** What is shown at a counter, in large letters, with what else is needed there. */
  | {
      readonly kind: 'code';
      readonly label: string;
      readonly code: string;
      readonly text: string;
    }
  /** Further pages. The addresses are absolute. */
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  /** The one action of the mail. The address is absolute. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** The content of a mail in its market's language, before rendering. */
export type MailContent = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
};
