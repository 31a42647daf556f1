import { text } from '../text-shape.ts';

/** The VAT invoice of an order: wanted at its placement, told on its page. */
export const invoice = {
  wanted: text(),
  wantedHint: text(),
  title: text(),
  made: text('number', 'date'),
  willCome: text(),
  askStore: text(),
} as const;
