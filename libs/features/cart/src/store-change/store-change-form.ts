/** The field of an undo form that keeps a line. */
export const LINE_FIELD = 'line';

export type KeptLine = {
  readonly sku: string;
  readonly offerCode: string;
  readonly quantity: number;
};

/** A line as an undo form keeps it. */
export const writeLine = ({ sku, offerCode, quantity }: KeptLine): string =>
  `${quantity}*${sku}*${offerCode}`;

/** More lines than a cart can have are no cart's. */
const MOST_LINES = 500;

/** Reads the lines of an undo form; what no cart could hold is left out. */
export const readLines = (texts: readonly string[]): readonly KeptLine[] =>
  texts.slice(0, MOST_LINES).flatMap((text) => {
    const [, quantity = '', sku = '', offerCode = ''] =
      /^([1-9]\d{0,2})\*([^*]{1,50})\*([^*]{1,80})$/.exec(text) ?? [];
    return offerCode === '' ? [] : [{ sku, offerCode, quantity: Number(quantity) }];
  });
