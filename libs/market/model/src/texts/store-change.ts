import { text } from '../text-shape.ts';

/** What another store would change in the cart, before it is chosen, and the way back (BEY-07). */
export const storeChange = {
  title: text('store'),
  lead: text('from', 'to'),
  unchanged: text(),
  same: text(),
  unavailable: text(),
  availableAgain: text(),
  priceUp: text('from', 'to'),
  priceDown: text('from', 'to'),
  quantity: text('from', 'to'),
  availability: text(),
  promise: text(),
  total: text('from', 'to'),
  confirm: text('store'),
  keep: text('store'),
  doneTitle: text('store'),
  doneText: text(),
  undo: text('store'),
  goOn: text(),
  undone: text(),
  undonePartly: text(),
} as const;
