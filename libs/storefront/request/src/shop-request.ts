import { createContext } from 'react-router';
import type { HostClient } from '@materia/api-client-kernel';
import type { CartUpdate } from '@materia/domain-cart';
import type { Consent } from '@materia/domain-customer';
import type { FlagKey } from '@materia/domain-feature-flags';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market, PathTo, TextKey } from '@materia/market-model';

export type ShopChannel = 'web' | 'app';

/** The signed-in customer as pages need it. Tokens never leave the server's session. */
export type SignedInCustomer = {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly isProfessional: boolean;
  /** Marked in tracking, and nowhere else (ROL-04). */
  readonly isBuyer?: true;
};

/** The store whose prices and stock the page shows: chosen by the shopper, or the shop's own (seller code 000). */
export type SelectedStore = {
  readonly id: string;
  readonly sellerCode: string;
  readonly urlKey: string;
  readonly name: string;
  readonly postcode: string;
  readonly regionCode?: string;
  /** Where it stands, in degrees. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
  readonly chosen: boolean;
};

/** What a request may change in the shopper's cookies; the shell writes the cookies when the answer leaves. */
export type SessionControl = {
  readonly signIn: (credentials: {
    readonly username: string;
    readonly password: string;
  }) => Promise<'signed-in' | 'wrong-credentials' | 'too-many-requests' | 'refused'>;
  readonly signOut: () => Promise<void>;
  readonly selectStore: (store: Omit<SelectedStore, 'chosen'>) => void;
  /** Remembers the cart and announces its count to the header (CART-10). */
  readonly rememberCart: (cart: { readonly id: string; readonly itemsCount: number }) => void;
  readonly forgetCart: () => void;
  /** Tells the page that comes that the cart has changed, which fires `cartUpdated` in the browser (CART-11). */
  readonly cartChanged: (update: CartUpdate) => void;
  /** Keeps the references of the products to compare; none ends the comparison. */
  readonly keepCompared: (skus: readonly string[]) => void;
  /** Keeps which cookies may be saved (CNS-04). */
  readonly keepConsent: (consent: Consent) => void;
  /** A one-time message for the next page (works without JavaScript). */
  readonly flash: (message: {
    readonly type: 'information' | 'success' | 'warning' | 'error';
    readonly key: TextKey;
  }) => void;
};

/** Whom the pictures of streets are owed to: every page that shows them says so. */
export type MapTiles = { readonly attribution: string; readonly attributionHref?: string };

/** Everything fixed for one request, built once by the shell's root middleware. */
export type ShopRequest = {
  readonly market: Market;
  readonly to: PathTo;
  /** ISO instant of the injectable clock, and the day it is in the market's zone. */
  readonly now: string;
  readonly today: PlainDate;
  readonly channel: ShopChannel;
  /** A whole page is made, not the data alone for the browser's router. */
  readonly isDocument: boolean;
  readonly isBot: boolean;
  readonly flags: Readonly<Record<FlagKey, boolean>>;
  readonly customer: SignedInCustomer | undefined;
  readonly store: SelectedStore;
  /** The context code for this shopper at this store: private or professional entry of the pair (PRC-05). */
  readonly priceContextCode: string;
  /** Id of the guest's or the customer's cart, when there is one. */
  readonly cartId: string | undefined;
  /** References of the products to compare, in the order in which they came. They may come from anywhere. */
  readonly compared: readonly string[];
  /** Calls the host with the shopper's credential: the customer's token, or the public credential for guests. */
  readonly host: HostClient;
  /** Which cookies may be saved; undefined as long as nobody chose (CNS-05). */
  readonly consent: Consent | undefined;
  readonly session: SessionControl;
  /** The path from which the shopper came to the list of stores, which leads back there. */
  readonly pageBefore?: string;
  /** There when the shop has a source of street maps (STO-19). */
  readonly streetMap?: MapTiles;
};

/** Loaders and actions read it: `context.get(shopRequest)`. */
export const shopRequest = createContext<ShopRequest>();
