import type { StaffAction } from '@materia/domain-feature-flags';
import type { z } from 'zod';
import type { ConsoleRefusal } from './console/refusals.ts';
import type { StaffDuty } from './staff/duties.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The credentials with which a call can be made.
 *
 * | Credential | Sent as | Allows |
 * |---|---|---|
 * | `none` | nothing | everybody |
 * | `public` | bearer | guests by the fixed public credential, and customers |
 * | `customer` | bearer | the signed-in customer of the token |
 * | `session` | body, or bearer | the holder of a refresh token |
 * | `staff` | bearer | staff with the call's duty in the business unit, and the operator |
 * | `staff-session` | bearer | staff who are signed in, whatever their duties, and the operator |
 * | `seller` | bearer | a person of a marketplace seller who is signed in, for that seller only |
 * | `operator` | bearer | the holder of the shop's staff credential |
 * | `service` | bearer | processes of the shop, by the service credential |
 * | `evaluation` | bearer | guests and processes of the shop, by the public or the service credential |
 * | `service-header` | header | processes of the shop, by the service credential in `x-service-credential` |
 * | `console` | header and cookie | a user at the console's own server whose role allows the call's action |
 */
export type Credential =
  | 'none'
  | 'public'
  | 'customer'
  | 'session'
  | 'staff'
  | 'staff-session'
  | 'seller'
  | 'operator'
  | 'service'
  | 'evaluation'
  | 'service-header'
  | 'console';

/**
 * The kind of a request body: JSON by its schema, a form of fields and files, or raw bytes. Forms
 * are `multipart/form-data`; raw bytes have the type {@link RAW_BODY_TYPE}.
 */
export type BodyKind = 'json' | 'multipart' | 'raw';

/**
 * The kind of a reply. `event-stream` and `json-lines` are streams, and their schema is that of one
 * event or line. `stream` is bytes that are passed on as they arrive, and `file` the same with the name of
 * a file, for its reader only. `empty` has status 204, all others 200.
 */
export type ReplyKind =
  'json' | 'text' | 'binary' | 'stream' | 'file' | 'event-stream' | 'json-lines' | 'empty';

/** The content type of a raw body. */
export const RAW_BODY_TYPE = 'application/octet-stream';

/**
 * One call as data: method, path with `:params`, credential, and the refusals that callers must
 * handle.
 */
export type Call = {
  readonly method: Method;
  /** Below the business unit of the host, unless `base` is set. */
  readonly path: string;
  /** Other paths below the same base at which the host serves the call. Clients of ours use `path`. */
  readonly aliases?: readonly string[];
  /** The base of the path: the root of the host, or of a storefront, which then serves the call. */
  readonly base?: 'host' | 'storefront';
  readonly credential: Credential;
  /**
   * The duty required for a call with the credential `staff`, or with `console` where no role
   * decides.
   */
  readonly duty?: StaffDuty;
  /**
   * The action that the role must allow for a call with the credential `console`; without one, and
   * without a duty, any signed-in user may call.
   */
  readonly act?: StaffAction;
  readonly summary: string;
  /** JSON by default. */
  readonly body?: BodyKind;
  /** The content type of a raw body; {@link RAW_BODY_TYPE} by default. */
  readonly bodyType?: string;
  /** The names of the files of a multipart body. */
  readonly files?: readonly string[];
  /** The names of files that may be left out. */
  readonly optionalFiles?: readonly string[];
  /**
   * The largest file of a multipart body in bytes, if it is not the host's usual one. A larger file
   * reaches the handler cut off after one byte more.
   */
  readonly largestFile?: number;
  /** JSON by default. */
  readonly reply?: ReplyKind;
  /** The content type of a text or binary reply. */
  readonly replyType?: string;
  /** True when a request with the current entity tag (`if-none-match`) gets a 304. */
  readonly revalidates?: true;
  readonly refusals: readonly (RefusalCode | ConsoleRefusal)[];
  /** How guests make the same call, of which everything else is derived. */
  readonly guest?: GuestTwin;
};

/** The same call for a guest, who has no token and therefore names the cart. */
export type GuestTwin = {
  readonly name: string;
  readonly summary: string;
  /** By default that of the customer, with `mine` replaced by the guest's cart. */
  readonly path?: string;
  /** `same` where customers name the cart as well, so that nothing is added to the call. */
  readonly input?: 'same';
  /** Not refused where the market requires an account to order. */
  readonly everyMarket?: true;
};

/** The shapes of one call. The host does not read absent parts. */
export type CallSchemas = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** For a multipart body: its text fields. */
  readonly body?: z.ZodType;
  /**
   * Fields that a refusal may name although they are not in the input, such as a choice that was not
   * made before. `:name` at the end stands for any text.
   */
  readonly logicalFields?: readonly string[];
  readonly reply: z.ZodType;
  /** The refusal body, when the call has its own in addition to the common one. */
  readonly refusal?: z.ZodType;
};

/**
 * Every refusal of the host by name, with its status. The parameters of those that have some are in
 * `REFUSAL_PARAMETERS`, apart from this table because browsers load no schemas.
 */
export const REFUSALS = {
  'bad-input': 400,
  'cart-not-anonymous': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  'no-such-cart': 404,
  'no-such-line': 404,
  'not-sellable': 406,
  'account-exists': 409,
  /** Open orders or unpaid purchases stand in the way of an erasure. */
  'erasure-blocked': 409,
  /** The link or code of a mail was not issued here, or was used before. */
  'link-invalid': 404,
  'link-expired': 410,
  /** The link had expired, and another mail is on its way. */
  'link-renewed': 410,
  'already-active': 409,
  /** The account has not proven to read the mails of its address. */
  'mailbox-unproven': 409,
  'not-comparable': 409,
  'already-reviewed': 409,
  'out-of-stock': 409,
  'cart-changed': 409,
  'cart-empty': 409,
  /** A quote is being converted: neither the products nor the store of the cart may change. */
  'cart-locked': 409,
  'quantity-locked': 409,
  'store-not-selling': 409,
  'list-exists': 409,
  'too-many-lists': 409,
  /** The file is no PDF, is too large, or contains what readers of documents do not need. */
  'file-refused': 409,
  /** A file of a message is not accepted. */
  'attachment-refused': 409,
  /** What is claimed cannot have happened yet, or can no longer be claimed. */
  'incident-not-possible': 409,
  /** The cart cannot become a quote. */
  'quote-not-possible': 409,
  'quote-expired': 409,
  /** The customer has not agreed that the quote takes the place of a cart with products. */
  'quote-not-confirmed': 409,
  /** The till printed the receipt on paper, so that there is no file. */
  'printed-at-till': 409,
  /** More documents than one file has. */
  'too-many-documents': 409,
  'address-in-use': 409,
  'too-many-addresses': 409,
  /** An account is a member of one company at most. */
  'already-member': 409,
  'too-many-members': 409,
  'last-administrator': 409,
  /** The order is above the limit of the member's company, and waits for an approver first. */
  'approval-needed': 409,
  /** The cart is not above the limit of a company for which the customer buys. */
  'approval-not-needed': 409,
  /** Somebody has decided already, or is paying for it. */
  'approval-decided': 409,
  /** The account is in the club, or the card belongs to another account. */
  'already-linked': 409,
  /** Points can be transformed from silver status on. */
  'silver-status-needed': 409,
  /** There are no points, or others than the member was shown. */
  'no-points': 409,
  'coupon-invalid': 409,
  'coupon-expired': 409,
  'coupon-used': 409,
  'cart-has-coupon': 409,
  'coupon-below-minimum': 409,
  'coupon-not-for-cart': 409,
  'coupons-not-taken': 409,
  'delivery-not-possible': 409,
  'pickup-not-possible': 409,
  'slot-not-available': 409,
  /** The order would be ready or arrive later than its shopper was told. */
  'later-than-promised': 409,
  'step-not-allowed': 409,
  /** A line of the purchase has no offer, or it has no products. */
  'not-reorderable': 409,
  'payment-not-possible': 409,
  'purchase-closed': 409,
  /** The buyer has proven neither mailbox nor payment, and this order would hold too much unpaid. */
  'buyer-unproven': 409,
  /** The buyer holds as much unpaid as anybody may. */
  'too-many-unpaid': 409,
  /** The buyer, or somebody in their network, has left several orders unpaid. */
  'orders-left-unpaid': 409,
  'key-reused': 422,
  /** A register of others that a reply depends on does not answer. */
  'register-unavailable': 424,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type RefusalCode = keyof typeof REFUSALS;
