import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { isGuestLink } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type TrackedOrder, readOrder } from './order.ts';

export type GuestOrders = {
  /** The orders of the purchase, the first one first. */
  readonly orders: readonly TrackedOrder[];
  /** The signed-in customer has added them to the account. */
  readonly inAccount: boolean;
  /**
   * Until when the guest has to confirm the purchase by email (ISO instant); undefined if no
   * confirmation is needed.
   */
  readonly confirmUntil: string | undefined;
};

/**
 * The orders of a guest's purchase; undefined for a link that is wrong or expired, or whose orders
 * another account has claimed.
 */
export const fetchGuestOrders = async (
  host: HostClient,
  link: string,
): Promise<GuestOrders | undefined> => {
  if (!isGuestLink(link)) return undefined;
  const answer = await host('readGuestOrders', { body: { link } });
  return answer.ok
    ? {
        orders: answer.value.orders.map(readOrder),
        inAccount: answer.value.in_account,
        confirmUntil: answer.value.confirm_until,
      }
    : undefined;
};

export type GuestConfirmation =
  /** `link` opens a guest's purchase; the order of an account is in the account. */
  | { readonly kind: 'confirmed'; readonly orderId: string; readonly link: string | undefined }
  /** The time is over, and the products are released. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown-link' };

/** Why a purchase was not confirmed, by what the host refuses. */
const UNCONFIRMED = {
  'purchase-closed': 'closed',
  'not-found': 'unknown-link',
} as const satisfies RefusalTable<'confirmGuestOrders', GuestConfirmation['kind']>;

/** Confirms a purchase by the link in the mail. Repeating it has no effect. */
export const confirmGuestOrders = async (
  host: HostClient,
  link: string,
): Promise<GuestConfirmation> => {
  if (!isGuestLink(link)) return { kind: 'unknown-link' };
  const answer = await host('confirmGuestOrders', { body: { link } });
  if (answer.ok)
    return { kind: 'confirmed', orderId: answer.value.order_id, link: answer.value.link };
  return {
    kind: refusalMeaning('confirmGuestOrders', answer.error, UNCONFIRMED, 'unknown-link'),
  };
};

/** Why no account was opened. Of the two things typed, the password may break rules. */
export type GuestAccountRefusal = {
  readonly kind:
    'account-exists' | 'common-password' | 'too-many-requests' | 'unknown-link' | 'refused';
};

/** A common password is told apart by its field. */
const NOT_OPENED = {
  'account-exists': 'account-exists',
  'bad-input': 'refused',
  'not-found': 'unknown-link',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'openGuestAccount', GuestAccountRefusal['kind']>;

/**
 * Opens an account with the name, email address, phone and address of a guest's purchase, and adds
 * its orders. The caller has checked the password and that the terms are accepted. Returns the id
 * of the first order.
 */
export const openGuestAccount = async (
  host: HostClient,
  link: string,
  password: string,
): Promise<Result<string, GuestAccountRefusal>> => {
  if (!isGuestLink(link)) return fail({ kind: 'unknown-link' });
  const answer = await host('openGuestAccount', { body: { link, password, terms_accepted: true } });
  if (answer.ok) return ok(answer.value.order_id);
  if (answer.error.fields.some(({ kind }) => kind === 'password-common'))
    return fail({ kind: 'common-password' });
  return fail({ kind: refusalMeaning('openGuestAccount', answer.error, NOT_OPENED, 'refused') });
};

const NOT_CLAIMED = {
  'mailbox-unproven': 'mailbox-unproven',
  'not-found': 'unknown-link',
} as const satisfies RefusalTable<'claimGuestOrders', string>;

/** Adds the orders to the account of the signed-in customer, who must have confirmed its address. Returns the id of the first. */
export const claimGuestOrders = async (
  host: HostClient,
  link: string,
): Promise<Result<string, { readonly kind: 'mailbox-unproven' | 'unknown-link' }>> => {
  if (!isGuestLink(link)) return fail({ kind: 'unknown-link' });
  const answer = await host('claimGuestOrders', { body: { link } });
  if (answer.ok) return ok(answer.value.order_id);
  return fail({
    kind: refusalMeaning('claimGuestOrders', answer.error, NOT_CLAIMED, 'unknown-link'),
  });
};
