import { createContext } from 'react-router';
import type { HostClient } from '@materia/api-client-kernel';
import type { CartUpdate } from '@materia/domain-cart';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import type { ShopperPlace } from '@materia/domain-contact';
import type { Consent } from '@materia/domain-consent';
import type { FlagKey } from '@materia/domain-feature-flags';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market, PathTo } from '@materia/market-model';
import type { Flash } from './frame-request.ts';

export type ShopChannel = 'web' | 'app';

/** The signed-in customer, as pages need it. Tokens never leave the server's session. */
export type SignedInCustomer = {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly isProfessional: boolean;
  /** Used in tracking only. */
  readonly isBuyer?: true;
  /** The company of which the customer is a member. */
  readonly legalEntityId?: string;
};

/**
 * The store whose prices and stock the page shows, and which sells: chosen by the shopper, or the shop's own (seller code 000)
 * without a choice and where the chosen store takes no orders online.
 */
export type SelectedStore = {
  readonly id: string;
  readonly sellerCode: string;
  readonly urlKey: string;
  readonly name: string;
  readonly postcode: string;
  readonly regionCode?: string;
  /** Location in degrees. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
  readonly chosen: boolean;
};

/** The facts of a store without its choice. */
export type KnownStoreFacts = Omit<SelectedStore, 'chosen'>;

/** A payment that was started in this browser. */
export type StartedPayment = {
  /** The id of the attempt. */
  readonly attempt: string;
  /** Proves to the host that this browser placed the order. */
  readonly token: string;
  /** The cart that was ordered, which comes back if the payment fails. */
  readonly cartId: string;
};

/** What a guest typed in this browser, so that a second purchase need not ask again. */
export type RememberedGuest = {
  readonly email: string;
  /** Who received the order that was prepared last. */
  readonly contact?:
    | {
        readonly firstname: string;
        readonly lastname: string;
        /** Empty, or in its stored form. */
        readonly phone: string;
        /** The address to which something was sent. */
        readonly address?:
          | {
              readonly street: readonly string[];
              readonly postcode: string;
              readonly city: string;
            }
          | undefined;
      }
    | undefined;
};

/** What a link in a mail, or the wish for one, leaves in this browser until its page is done with it. */
export type PendingMailLink =
  /** A new password was asked for; its code is typed with this address. */
  | { readonly kind: 'reset-asked'; readonly email: string }
  /** The link to a new password. */
  | { readonly kind: 'reset'; readonly token: string }
  /** The pre-signup data of an account that a store created. */
  | {
      readonly kind: 'pre-signup';
      readonly email: string;
      readonly token: string;
      readonly genericEmail: string;
    };

/** The lists of what a customer bought. */
export const PURCHASE_LISTS = ['orders', 'myPurchases'] as const;

/** One of these lists with its filters and its page, as the query of its URL. */
export type PurchaseList = {
  readonly list: (typeof PURCHASE_LISTS)[number];
  readonly query: string;
};

/** How a sign-in ended: signed in, or why not. */
export type SignInOutcome = 'signed-in' | 'wrong-credentials' | 'too-many-requests' | 'refused';

/** The changes that a request may make to the shopper's cookies. The shell writes the cookies when the response is sent. */
export type SessionControl = {
  readonly signIn: (credentials: {
    readonly username: string;
    readonly password: string;
  }) => Promise<SignInOutcome>;
  readonly signOut: () => Promise<void>;
  readonly selectStore: (store: KnownStoreFacts) => void;
  /** Remembers where the shopper wants their orders; undefined forgets it. */
  readonly keepPlace: (place: ShopperPlace | undefined) => void;
  /** Stores the cart's id and updates the count in the header. */
  readonly rememberCart: (cart: {
    readonly id: string;
    readonly itemsCount: number;
    /** The store of the quote that is ordered in the cart. */
    readonly quoteStore?: string | undefined;
  }) => void;
  readonly forgetCart: () => void;
  /** Makes the next page fire `cartUpdated` in the browser. */
  readonly cartChanged: (update: CartUpdate) => void;
  /** Remembers the payment that was started last, so that this browser can follow it. */
  readonly rememberPayment: (payment: StartedPayment) => void;
  /** Remembers a guest until the browser is closed or a customer signs in. */
  readonly rememberGuest: (guest: RememberedGuest) => void;
  /**
   * Remembers the signed link of a guest's purchase for some days. Returns the reference that stands for it in
   * addresses.
   */
  readonly keepGuestLink: (link: string) => string;
  /** Remembers what a link in a mail proves, so that no page has it in its address; undefined forgets it. */
  readonly keepMailLink: (link: PendingMailLink | undefined) => void;
  /** Stores the proof that an account's owner used this device. */
  readonly keepDevice: (proof: string) => void;
  /** Stores the references of the products to compare; an empty list ends the comparison. */
  readonly keepCompared: (skus: readonly string[]) => void;
  /** Remembers the list of purchases that the customer sees, so that the page of a purchase leads back to it. */
  readonly keepPurchaseList: (list: PurchaseList) => void;
  /** Stores which cookie categories are allowed. */
  readonly keepConsent: (consent: Consent) => void;
  /** A one-time message for the next page (works without JavaScript). */
  readonly flash: (message: Flash) => void;
};

/** Attribution of the street map tiles; every page that shows them must display it. */
export type MapTiles = { readonly attribution: string; readonly attributionHref?: string };

/** Everything fixed for one request, built once by the shell's root middleware. */
export type ShopRequest = {
  readonly market: Market;
  readonly to: PathTo;
  /** ISO instant of the injectable clock, and the day it is in the market's zone. */
  readonly now: string;
  readonly today: PlainDate;
  readonly channel: ShopChannel;
  readonly isBot: boolean;
  readonly flags: Readonly<Record<FlagKey, boolean>>;
  readonly customer: SignedInCustomer | undefined;
  readonly store: SelectedStore;
  /** The chosen store if it takes no orders online: another store sells, and nothing is collected here. */
  readonly showcase?: KnownStoreFacts;
  /** Where the shopper wants their orders, if they said so. */
  readonly place?: ShopperPlace;
  /** The price context code for this shopper at this store: the private or the professional one of the pair. */
  readonly priceContextCode: string;
  /** Id of the guest's or the customer's cart, when there is one. */
  readonly cartId: string | undefined;
  /** The cart is that of a quote, whose products and store cannot be changed. */
  readonly ordersQuote?: boolean;
  /** The payment started last in this browser. */
  readonly payment?: StartedPayment;
  /** The guest who used the checkout before in this browser. */
  readonly guest?: RememberedGuest;
  /** The signed link of a guest's purchase by its reference, if this browser has opened it. */
  readonly guestLinkOf: (reference: string) => string | undefined;
  /** What a link in a mail left in this browser. */
  readonly mailLink?: PendingMailLink;
  /** Purchases that were started in this browser and wait for their payment. */
  readonly unpaid?: readonly UnpaidPurchase[];
  /** The list of purchases that the customer saw last. */
  readonly purchaseList?: PurchaseList;
  /** A form of the requested page that was sent after the session had ended. Untrusted input. */
  readonly interruptedForm?: URLSearchParams;
  /** References of the products to compare, in the order they were added. Untrusted input. */
  readonly compared: readonly string[];
  /** Calls the host with the shopper's credential: the customer's token, or the public credential for guests. */
  readonly host: HostClient;
  /** Tells the operator what the shopper is not told. Never of anything personal. */
  readonly log: (message: string) => void;
  /** The allowed cookie categories; undefined until the shopper has chosen. */
  readonly consent: Consent | undefined;
  readonly session: SessionControl;
  /** The path from which the shopper came to the store list; the list links back to it. */
  readonly previousPage?: string;
  /** Present when the shop has a source of street maps. */
  readonly streetMap?: MapTiles;
};

/** For loaders and actions: */
export const shopRequest = createContext<ShopRequest>();
