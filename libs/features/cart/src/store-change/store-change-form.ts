import { BACK_PARAMETER, STORE_PARAMETER } from '@materia/page-request';
import { defineForm, exactText, several } from '@materia/ui-shop';

const fields = {
  store: exactText().named(STORE_PARAMETER),
  returnTo: exactText().named(BACK_PARAMETER),
  /** The lines that an undo restores (`writeLine`). */
  lines: several().named('line'),
};

/** Chooses another store for a cart with products. */
export const storeChangeForm = defineForm(fields);

/** Returns to the former store, with the lines that the change took. */
export const undoForm = defineForm(fields, { intent: 'undo' });

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
