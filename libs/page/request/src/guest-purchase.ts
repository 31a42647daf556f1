import { isGuestLink } from '@materia/domain-checkout';
import { redirect } from 'react-router';
import type { ShopRequest } from './shop-request.ts';

/** A guest's purchase, as the address of a page names it. */
export type GuestPurchase = {
  /** Stands for the link in addresses, and opens nothing in another browser. */
  readonly reference: string;
  /** The signed link; undefined if this browser has not opened it, or no longer remembers it. */
  readonly link: string | undefined;
};

/**
 * Finds the purchase that the address names. Addresses in mails contain the signed link itself, which this browser remembers from
 * then on; all others contain its reference.
 */
export const guestPurchase = (
  { guestLinkOf, session }: Pick<ShopRequest, 'guestLinkOf' | 'session'>,
  named: string,
): GuestPurchase =>
  isGuestLink(named)
    ? { reference: session.keepGuestLink(named), link: named }
    : { reference: named, link: guestLinkOf(named) };

/**
 * Replaces an address that contains a signed link by one with its reference, so that the link is in no history, bookmark or
 * referrer.
 */
export const withoutLink = (path: string): Response =>
  redirect(path, { status: 303, headers: { 'referrer-policy': 'no-referrer' } });
