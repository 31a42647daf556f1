/**
 * A till purchase of the demo: how many days ago, with which receipt code, and whether its buyer
 * requested an invoice.
 */
export type TillStory = {
  readonly daysAgo: number;
  readonly till: number;
  readonly code: number;
  readonly isInvoiced: boolean;
  /** The customer asked for paper at the till. */
  readonly isPrinted?: boolean;
};
/** A quote of the demo: how many days ago it was made; after thirty days it is expired. */
export type QuoteStory = { readonly daysAgo: number };
export type DocumentStories = {
  readonly tills: readonly TillStory[];
  readonly quotes: readonly QuoteStory[];
};

const CASHIER = 0;
/** The code of a plain purchase at a self-service till, and two others that such tills use. */
const [PURCHASE, OTHER, FURTHER] = [1, 8, 46] as const;

/**
 * Weekend purchases at both kinds of till, the older ones beyond the quick filter of three months.
 */
export const WEEKEND_BUYER: DocumentStories = {
  tills: [
    { daysAgo: 5, till: 12, code: PURCHASE, isInvoiced: false },
    { daysAgo: 16, till: 3, code: CASHIER, isInvoiced: false, isPrinted: true },
    { daysAgo: 58, till: 12, code: OTHER, isInvoiced: false },
    { daysAgo: 121, till: 4, code: CASHIER, isInvoiced: true },
    { daysAgo: 260, till: 11, code: FURTHER, isInvoiced: false },
    { daysAgo: 402, till: 3, code: CASHIER, isInvoiced: false },
  ],
  quotes: [{ daysAgo: 3 }, { daysAgo: 44 }],
};

/** A professional buys at staffed tills with invoices, and plans with quotes. */
export const SITE_BUYER: DocumentStories = {
  tills: [
    { daysAgo: 2, till: 2, code: CASHIER, isInvoiced: true },
    { daysAgo: 9, till: 2, code: CASHIER, isInvoiced: true },
    { daysAgo: 33, till: 11, code: PURCHASE, isInvoiced: false },
    { daysAgo: 80, till: 2, code: CASHIER, isInvoiced: true },
    { daysAgo: 190, till: 2, code: CASHIER, isInvoiced: true },
  ],
  quotes: [{ daysAgo: 1 }, { daysAgo: 12 }, { daysAgo: 29 }, { daysAgo: 31 }],
};
