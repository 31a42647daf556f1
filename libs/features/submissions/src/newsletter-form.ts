import { defineForm, lines, ticked } from '@materia/ui-shop';

/** A subscription to the newsletter. */
export const newsletterForm = defineForm({
  /** Ticks every consent, where the market offers it. */
  all: ticked(),
  shopEmail: ticked(),
  partnersEmail: ticked(),
  shopSms: ticked(),
  email: lines(200),
  phone: lines(200),
  prefix: lines(10),
  firstname: lines(200),
  lastname: lines(200),
});
