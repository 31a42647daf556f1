import { defineForm, ticked } from '@materia/ui-shop';

/** The receipts that come without paper. */
export const receiptsForm = defineForm(
  { saleReceipt: ticked(), bankCardReceipt: ticked() },
  { intent: 'receipts' },
);

/** What the mailbox of the account receives. */
export const consentsForm = defineForm(
  { shopEmail: ticked(), partnersEmail: ticked(), shopSms: ticked() },
  { intent: 'newsletter' },
);
