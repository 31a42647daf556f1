import {
  type CallName,
  CALLS,
  type FieldFault,
  type FieldPath,
  FIXED_MESSAGES,
  type RefusalParametersOf,
  REFUSALS,
  type RefusalWithParameters,
  type RefusalCode,
} from '@materia/api-contract';

/**
 * A refusal as a value. `message` is set only where the shopper should read it. `Field` lists the
 * fields that it may name; by default it names none. Its parameters are those of its code.
 */
export type Refusal<Code extends RefusalCode = RefusalCode, Field extends string = never> =
  | (RefusalPart<Exclude<Code, RefusalWithParameters>, Field> & { readonly parameters?: undefined })
  | {
      readonly [At in Extract<Code, RefusalWithParameters>]: RefusalPart<At, Field> &
        RefusalParametersOf<At>;
    }[Extract<Code, RefusalWithParameters>];

type RefusalPart<Code extends RefusalCode, Field extends string> = {
  readonly kind: Code;
  readonly message?: string;
  readonly fields?: readonly FieldFault<Field>[];
};

/** The refusals that can be sent without parameters. */
export type BareRefusalCode = {
  readonly [Code in RefusalCode]: { readonly kind: Code } extends Refusal<Code> ? Code : never;
}[RefusalCode];

/** Any refusal, as it is sent. */
export type AnyRefusal = Refusal<RefusalCode, string>;

/** The refusals that a call's contract entry lists, with the fields of the call. */
export type RefusalOf<Name extends CallName> = Refusals[Name];

type Refusals = { readonly [Name in CallName]: Refusal<CodeOf<Name>, FieldOf<Name>> };

type CodeOf<Name extends CallName> = Extract<(typeof CALLS)[Name]['refusals'][number], RefusalCode>;
/** The fields that the refusals of a call may name; none unless it refuses bad input. */
export type FieldOf<Name extends CallName> =
  'bad-input' extends CodeOf<Name> ? FieldPath<Name> : never;

type RefusalBody = {
  code: RefusalCode;
  message: string;
  parameters?: object;
  fields?: { field: string; kind: string }[];
  correlationId: string;
};

/** Plain messages for people who read a response; storefronts use the code. */
const PLAIN_MESSAGES: Readonly<Record<RefusalCode, string>> = {
  'bad-input': 'The request does not fit the contract.',
  'cart-not-anonymous': FIXED_MESSAGES['cart-not-anonymous'],
  unauthenticated: 'A valid credential is needed.',
  'wrong-credentials': 'The e-mail or the password is wrong.',
  forbidden: 'This is not open to the caller.',
  'not-found': 'Not found.',
  'no-such-cart': FIXED_MESSAGES['no-such-cart'],
  'no-such-line': 'The cart has no such line.',
  'not-sellable': 'The product cannot be sold here.',
  'account-exists': 'An account with this e-mail exists already.',
  'erasure-blocked': 'Open orders or unpaid purchases stand in the way of the erasure.',
  'link-invalid': 'This link or code is not valid, or was used before.',
  'link-expired': 'This link has expired.',
  'link-renewed': 'This link has expired; another one was mailed.',
  'already-active': 'This account is active already.',
  'mailbox-unproven': 'The address of the account has not been confirmed.',
  'not-comparable': 'Only products of one category can be compared.',
  'already-reviewed': 'The customer has written a review of this product already.',
  'out-of-stock': 'There is not enough stock left.',
  'cart-changed': 'The cart has changed since it was read.',
  'later-than-promised': 'The order would be later than its shopper was told.',
  'cart-empty': 'The cart is empty.',
  'cart-locked': FIXED_MESSAGES['cart-locked'],
  'quantity-locked': 'The quantity of this product cannot be changed.',
  'store-not-selling': 'The store does not sell online.',
  'list-exists': 'There is a list of this name already.',
  'too-many-lists': 'There are as many lists as one customer can have.',
  'file-refused':
    'The file is not taken: it has to be a PDF of at most 5 MB, without encryption, scripts and attachments.',
  'attachment-refused':
    'A file is not taken: it has to be a JPEG, a PNG or a PDF of at most 10 MB, undamaged and without scripts.',
  'incident-not-possible': 'This cannot be claimed now.',
  'quote-not-possible': 'The cart cannot become a quote.',
  'quote-expired': 'The quote is not valid any more.',
  'quote-not-confirmed': 'The cart has products, and the quote would take its place.',
  'printed-at-till': 'The receipt was printed at the till; there is no file.',
  'too-many-documents': 'There are more documents than one file has; ask for fewer.',
  'address-in-use': 'The open checkout uses this address.',
  'too-many-addresses': 'There are as many addresses as one customer can have.',
  'already-member': 'The account is a member of a company already.',
  'too-many-members': 'There are as many members as one company can have.',
  'last-administrator': 'The company needs another administrator first.',
  'approval-needed': 'The order is above the limit of the company, and needs an approver.',
  'approval-not-needed': 'The cart does not need an approver.',
  'approval-decided': 'This has been decided already, or is being paid.',
  'already-linked': 'The account is in the club, or the card belongs to another account.',
  'silver-status-needed': 'Points can be transformed from silver status on.',
  'no-points': 'There are no points, or others than were shown.',
  'coupon-invalid': 'There is no such promo code.',
  'coupon-expired': 'The promo code is not valid any more.',
  'coupon-used': 'The promo code has been used.',
  'cart-has-coupon': 'The cart has a promo code already.',
  'coupon-below-minimum': 'The cart is too small for the promo code.',
  'coupon-not-for-cart': 'The cart holds nothing that the promo code is for.',
  'coupons-not-taken': 'The shop takes no promo codes now.',
  'delivery-not-possible': 'The products cannot be delivered this way.',
  'pickup-not-possible': 'The products cannot be picked up this way.',
  'slot-not-available': 'The pickup slot is not available.',
  'step-not-allowed': 'The order cannot take this step now.',
  'not-reorderable': 'This purchase cannot be ordered again.',
  'payment-not-possible': 'The cart cannot be paid this way.',
  'buyer-unproven': 'The order is too large to be held for an unproven buyer before it is paid.',
  'too-many-unpaid': 'The buyer holds as much unpaid as is allowed.',
  'orders-left-unpaid': 'Several orders were left unpaid lately.',
  'purchase-closed': 'The purchase no longer waits for a payment.',
  'key-reused': 'The idempotency key was used for another request.',
  'register-unavailable': 'The public register does not answer now.',
  'too-many-requests': 'There were too many requests; try again later.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service cannot answer now; try again later.',
};

export const statusOf = (code: RefusalCode): number => REFUSALS[code];

/** The body of a response that is not 2xx. */
export const refusalBody = (refusal: AnyRefusal, correlationId: string): RefusalBody => ({
  code: refusal.kind,
  message: refusal.message ?? PLAIN_MESSAGES[refusal.kind],
  ...(refusal.parameters && { parameters: { ...refusal.parameters } }),
  ...(refusal.fields && { fields: refusal.fields.map((fault) => ({ ...fault })) }),
  correlationId,
});
