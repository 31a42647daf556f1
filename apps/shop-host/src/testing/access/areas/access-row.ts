import type {
  CALLS,
  CALLS_BY_AREA,
  CallInput,
  GuestTwinOf,
  HostCallName,
  SharedCallName,
  ShopCallName,
} from '@materia/api-contract';

/**
 * The caller: without a credential, with the public one, as a customer, a professional, with an
 * expired token, or with the token of an ended session.
 */
export const CALLERS = [
  'nobody',
  'guest',
  'customer',
  'professional',
  'expired',
  'signed-out',
] as const;
export type MatrixCaller = (typeof CALLERS)[number];

/**
 * The owner of the resource in the call: the caller, another customer, another guest, or no one,
 * because the id is unknown.
 */
export const OWNERS = ['own', 'foreign', 'guests', 'missing'] as const;
export type Owner = (typeof OWNERS)[number];

/** The subject of a call, which decides who may make it. */
export type Subject =
  | 'guest-cart'
  | 'customer-cart'
  | 'cart-by-mask'
  | 'cart-to-merge'
  | 'checkout'
  | 'placement'
  | 'cart-to-approve'
  | 'guest-checkout'
  | 'guest-pickup'
  | 'guest-link'
  | 'guest-order'
  | 'document'
  | 'seller-document'
  | 'finished-order'
  | 'list'
  | 'address'
  | 'session'
  | 'account'
  | 'member'
  | 'firm'
  | 'company'
  | 'anybody'
  | 'secret';

/** The ids that the caller sends in the call. */
export type Named = {
  readonly cartId: string;
  readonly lineId: string;
  readonly refreshToken: string;
  readonly orderId: string;
  readonly offerOrderId: string;
  readonly receiptId: string;
  readonly tillReceiptId: string;
  readonly quoteId: string;
  /** A thread about the order, and a file of it. */
  readonly threadId: string;
  readonly attachmentId: string;
  /** The invoice of that order, by its number and day and by its id, and a withdrawal from it. */
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly documentId: string;
  readonly withdrawalId: string;
  readonly listId: string;
  readonly addressId: string;
  readonly legalEntityId: string;
  /** Another member of that company, and an open invitation to it. */
  readonly memberId: string;
  readonly invitationId: string;
  /** What the caller asks an approver for. */
  readonly approvalId: string;
  /** The caller's account, and an open session. */
  readonly customerId: string;
  readonly sessionId: string;
  readonly revision: number;
  /** The signed link of a guest's purchase. */
  readonly guestLink: string;
  /** The number of that purchase. */
  readonly guestOrderId: string;
};

type AreaName = keyof typeof CALLS_BY_AREA;
type CallOf<Area extends AreaName> = keyof (typeof CALLS_BY_AREA)[Area];

/**
 * Calls that could be public: reads without a token that are not about a cart. Those of an area
 * that are listed as such read what every shopper can see. A read that returns personal data to
 * anyone with an id, such as from a link in a mail, belongs in the matrix, although it requires no
 * token.
 */
export type PublicRead<Area extends Exclude<AreaName, 'Cart'>> = {
  readonly [Name in CallOf<Area> & ShopCallName]: (typeof CALLS)[Name] extends {
    readonly method: 'GET';
    readonly credential: 'public' | 'none';
  }
    ? Name
    : never;
}[CallOf<Area> & ShopCallName];

/** Calls of guests, whose rows are derived from those of customers. */
export type TwinName = GuestTwinOf<SharedCallName>;

export type AccessRow<Name extends ShopCallName> = {
  readonly subject: Subject;
  /** The subject of the same call of guests, where it is not the usual one. */
  readonly guests?: Subject;
  readonly input: (named: Named) => CallInput<Name>;
};

/**
 * The rows of an area: every call that is not one of its public reads. A new call in the contract
 * needs its row, or a place among the public reads, before the code compiles. `account` is for
 * calls without an id: they work on the token's account, those of `checkout` on its cart. `anybody`
 * may make a call with the public credential; `secret` ones carry their own proof.
 */
export type AreaRows<Area extends AreaName, Public extends ShopCallName = never> = {
  readonly [Name in Exclude<CallOf<Area> & ShopCallName, TwinName | Public>]: AccessRow<Name>;
};

/** A valid input for each call of an area that is not for shoppers. */
export type AreaInputs<Area extends AreaName> = {
  readonly [Name in Exclude<CallOf<Area> & HostCallName, ShopCallName>]: CallInput<Name>;
};
