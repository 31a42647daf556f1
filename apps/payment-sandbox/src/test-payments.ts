/** The provider's reasons for a refused card, with the key of the shopper's text. */
export const DECLINE_TEXTS = {
  generic_decline: 'sandbox.declined',
  insufficient_funds: 'sandbox.declinedWithoutFunds',
  expired_card: 'sandbox.declinedExpired',
  incorrect_cvc: 'sandbox.declinedWrongCvc',
  incorrect_number: 'sandbox.declinedWrongNumber',
  authentication_failed: 'sandbox.declinedNotConfirmed',
} as const;
export type CardDecline = keyof typeof DECLINE_TEXTS;

export const ACCEPTED_CARD = '4242424242424242';

/** Cards that are not simply accepted. */
export const CARD_DECLINES: Readonly<Record<string, CardDecline>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000008260003178': 'insufficient_funds',
  '4000008400001629': 'generic_decline',
};

/** Cards whose bank asks first. */
export const CHALLENGED_CARDS: ReadonlySet<string> = new Set([
  '4000002760003184',
  '4000008260003178',
  '4000008400001629',
]);

/** The cards that the page lists for testers, with the key of what each one does. */
export const LISTED_CARDS = [
  { number: ACCEPTED_CARD, meaning: 'sandbox.cardAccepted' },
  { number: '4000000000000002', meaning: 'sandbox.cardRefused' },
  { number: '4000000000009995', meaning: 'sandbox.cardWithoutFunds' },
  { number: '4000000000000069', meaning: 'sandbox.cardExpired' },
  { number: '4000000000000127', meaning: 'sandbox.cardWrongCvc' },
  { number: '4000002760003184', meaning: 'sandbox.cardChallenged' },
] as const;

/** BLIK codes that are not simply approved; one waits in the bank's app. */
export const BLIK_DECLINES: Readonly<Record<string, string>> = {
  '000000': 'code_invalid',
  '000001': 'code_expired',
  '000002': 'insufficient_funds',
  '000003': 'customer_declined',
  '000004': 'payment_limit_exceeded',
};
export const BLIK_WAITS = '111111';
