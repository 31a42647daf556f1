import type { CheckoutMeta } from '@materia/domain-checkout';
import type { Permission } from '@materia/domain-customer';
import type { FlagKey } from '@materia/domain-feature-flags';
import type { PageArea } from '@materia/domain-navigation';
import type { RouteName, TextNamespace } from '@materia/market-model';

/** What the shell must know of a page. Each area declares it for its pages in its `pages.ts`. */
export type PageDeclaration = {
  /** The route module, as a path within libs/features. */
  readonly module: string;
  /** Text namespaces that the page shows, in addition to those of the frame. */
  readonly texts: readonly TextNamespace[];
  /** What the page lets shoppers do. Guests who may not do it are asked to sign in. */
  readonly permission: Permission;
  /** With this flag, or without this setting of the market, the page needs this permission instead, which guests have. */
  readonly openedBy?: { readonly permission: Permission } & (
    { readonly flag: FlagKey } | { readonly withoutSetting: 'receiptPreferencesNeedSignIn' }
  );
  /** All guests of a store see the same page, so it may be cached for a minute. */
  readonly sharedByGuests: boolean;
  /** Query parameters that the page reads. Others are dropped from shared pages. */
  readonly query: readonly string[];
  /** A list in pages; `page` in the query is the number of one. */
  readonly isPaged?: boolean;
  /** The section of the shop; public by default. Pages of the customer space show its menu. */
  readonly area?: PageArea;
  /** Not for search engines, although the page is public. Customers' pages never are. */
  readonly isPrivate?: boolean;
  /** The step of the purchase that the page reports. */
  readonly step?: CheckoutMeta;
  /** A list of the customer space, with a link back to its home. */
  readonly isList?: boolean;
  /** Without this flag the page is not found. */
  readonly flag?: FlagKey;
  /**
   * A refused form is answered by a redirect to its page, so that "back" never sends it again. If
   * the session has ended, the page shows after sign-in what was typed, except the secret fields.
   */
  readonly keepsForms?: { readonly secretFields: readonly string[] };
  /**
   * A form that failed is not offered again: it may have added or returned something although its reply
   * was lost, and would do so twice.
   */
  readonly sendsFormsOnce?: true;
  /**
   * Its form may send files, so that it may be larger than other forms, about the order or thread that the last
   * part of its address names: only whose it is may send them.
   */
  readonly takesFiles?: TakenFiles;
  /** The header of the checkout, without the shop's navigation and footer. */
  readonly frame?: 'checkout';
  /** Mail programs end the mails of its link by one POST, without a browser (RFC 8058). */
  readonly takesOneClick?: true;
  /** Shown without the shop's frame: inside the app, or as a part of other pages. */
  readonly isBare?: boolean;
};

/** What files of a form are about. */
export type TakenFiles = 'order' | 'thread';

/** The pages of one area by the route names of the market model. */
export type AreaPages = { readonly [Name in RouteName]?: PageDeclaration };

/** Text namespaces of what shows an offer, and of a product card. */
export const OFFER_TEXTS = ['price', 'stock', 'delivery', 'energy', 'line'] as const;
export const CARD_TEXTS = [...OFFER_TEXTS, 'families', 'rating'] as const;

/** The same for every guest of a store. */
export const sharedPage = { permission: 'browse', sharedByGuests: true } as const;

/** A page for customers only. */
export const customerPage = { permission: 'account', sharedByGuests: false, query: ['*'] } as const;
/** A page of the customer space. */
export const spacePage = { ...customerPage, area: 'customer' } as const;

/** A page of its visitor, which search engines do not see. */
export const ownPage = {
  permission: 'browse',
  sharedByGuests: false,
  query: ['*'],
  isPrivate: true,
} as const;

/** What scripts take out and show in other pages. */
export const partOfPages = {
  ...sharedPage,
  isPrivate: true,
  isBare: true,
} as const;
