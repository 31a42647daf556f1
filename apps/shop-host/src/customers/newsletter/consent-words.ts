import type { NewsletterForm } from '@materia/domain-consent';
import type { Market } from '@materia/market-model';

/** The labels of the ticked boxes, in the market's current wording. */
export const agreedWords = (
  { shopEmail, partnersEmail, shopSms }: NewsletterForm['consents'],
  { texts: { newsletter } }: Market,
): readonly string[] => [
  ...(shopEmail ? [newsletter.shopEmail] : []),
  ...(partnersEmail ? [newsletter.partnersEmail] : []),
  ...(shopSms ? [newsletter.shopSms] : []),
];
