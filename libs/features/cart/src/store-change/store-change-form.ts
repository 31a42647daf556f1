/** The form field with a line to restore. */
export const LINE_FIELD = 'line';

export type RestorableLine = {
  readonly sku: string;
  readonly offerCode: string;
  readonly quantity: number;
};

/** Serializes a line for an undo form. */
export const writeLine = ({ sku, offerCode, quantity }: RestorableLine): string =>
  `${quantity}*${sku}*${offerCode}`;

/** No cart can have more lines. */
const MAX_LINES = 500;

/** Parses the lines of an undo form; lines that no cart can contain are dropped. */
export const readLines = (texts: readonly string[]): readonly RestorableLine[] =>
  texts.slice(0, MAX_LINES).flatMap((text) => {
    const [, quantity = '', sku = '', offerCode = ''] =
      /^([1-9]\d{0,2})\*([^*]{1,50})\*([^*]{1,80})$/.exec(text) ?? [];
    return offerCode === '' ? [] : [{ sku, offerCode, quantity: Number(quantity) }];
  });
