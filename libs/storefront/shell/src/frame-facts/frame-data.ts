import {
  type AddedProduct,
  type ComparisonEntry,
  type ShopChannel,
  type Flash,
  type FrameRequest,
  frameRequest,
  leaveQuotePath,
  type MenuCategory,
  type OtherShop,
  referenceStore,
  type ShopRequest,
  shopRequest,
  signInPath,
} from '@materia/page-request';
import { longPlaceName } from '@materia/domain-contact';
import { priceContextCode, priceContextPair } from '@materia/domain-pricing';
import type { MarketTexts, RouteName } from '@materia/market-model';
import { type MiddlewareFunction, redirect } from 'react-router';
import type { MonitoringSettings } from '../measuring/monitoring.ts';
import { areaOf, isListPage } from '../routes/pages.ts';
import type { KeptStore } from './restored-store.ts';
import { openEntries } from './account-menu.ts';
import type { UnpaidPurchase } from '@materia/domain-checkout';

export type UndoForm = {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly label: string;
};

/** The data that the frame of a page shows. */
export type FrameData = {
  readonly page: RouteName | undefined;
  /** Path and query of the page. */
  readonly address: string;
  readonly departments: readonly MenuCategory[];
  readonly store: KeptStore & { readonly urlKey: string; readonly chosen: boolean };
  /** The shopper's place by its name. */
  readonly place: string | undefined;
  /** An example of how the market writes postal codes. */
  readonly postcodeExample: string;
  /** The cookie from which browsers read the customer context. */
  readonly contextCookie: string;
  readonly customerName: string | undefined;
  readonly customerType: 'guest' | 'private' | 'professional';
  /** The account's buyer flag, for tracking. */
  readonly isBuyer?: true;
  readonly channel: ShopChannel;
  /** Vendors other than the retailer sell in this shop. */
  readonly hasVendors: boolean;
  /** The monitoring settings that are set. */
  readonly monitoring: Partial<MonitoringSettings>;
  readonly cartCount: number | undefined;
  readonly cartCountCookie: string;
  readonly message:
    | {
        readonly type: Flash['type'];
        readonly text: string;
        /** The form that undoes what the message reports. */
        readonly undo?: UndoForm;
        /** The product that was added to the cart. */
        readonly added?: AddedProduct;
        /** The message is not about the cart page that it is on. */
        readonly leadsToCart?: boolean;
      }
    | undefined;
  /** The page asks which cookies are allowed. */
  readonly asksConsent: boolean;
  /** The products in the comparison, on pages where more can be added. */
  readonly compared: readonly ComparisonEntry[];
  /** Purchases that wait for their payment. */
  readonly unpaid: readonly UnpaidPurchase[];
  /** Where the purchase of a quote is ended, on its pages. */
  readonly endQuote: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
  readonly otherShops: readonly OtherShop[];
  readonly year: string;
  /** Ids of the account menu entries; undefined on other pages. */
  readonly accountMenu: readonly string[] | undefined;
  /**
   * Whether the page may show a back link: never in the app, and on account lists only when a flag
   * allows it.
   */
  readonly leadsBack: boolean;
};

export const frameData = (shop: ShopRequest, frame: FrameRequest): FrameData => {
  const store = referenceStore(shop);
  const isProfessional = shop.customer?.isProfessional === true;
  return {
    page: frame.page,
    address: frame.address,
    departments: frame.categories,
    store: {
      id: store.id,
      sellerCode: store.sellerCode,
      postcode: store.postcode,
      priceContextCode: priceContextCode(priceContextPair(store.sellerCode), isProfessional),
      place: store.place,
      name: store.name,
      urlKey: store.urlKey,
      chosen: store.chosen,
    },
    place: shop.place && longPlaceName(shop.place),
    postcodeExample: shop.store.postcode,
    contextCookie: frame.contextCookie,
    customerName: shop.customer?.firstname,
    ...(shop.customer?.isBuyer && { isBuyer: true }),
    customerType:
      shop.customer === undefined
        ? 'guest'
        : shop.customer.isProfessional
          ? 'professional'
          : 'private',
    channel: shop.channel,
    hasVendors: shop.flags.MARKETPLACE_MODE,
    monitoring: frame.monitoring,
    cartCount: frame.cartCount(),
    cartCountCookie: frame.cartCountCookie,
    message: frame.flash && {
      type: frame.flash.type,
      text: plainText(shop.market.texts, frame.flash.key),
      ...(frame.added && {
        added: frame.added,
        leadsToCart: frame.flash.key !== 'cart.added',
      }),
      ...(frame.flash.undo !== undefined && {
        undo: {
          action: shop.to(frame.flash.key === 'cart.removed' ? 'cart' : 'storeChange'),
          fields: [...new URLSearchParams(frame.flash.undo)],
          label: plainText(
            shop.market.texts,
            frame.flash.key === 'cart.removed' ? 'cart.undoRemove' : 'storeChange.undo',
          ),
        },
      }),
    },
    asksConsent: frame.asksConsent && frame.page !== 'cookieSettings',
    compared: frame.compared ?? [],
    unpaid: shop.unpaid ?? [],
    endQuote:
      shop.ordersQuote === true && frame.page !== 'leaveQuote'
        ? leaveQuotePath(shop.to, shop.to('cart'))
        : undefined,
    canonical: frame.canonical,
    alternates: frame.alternates,
    otherShops: frame.otherShops,
    year: shop.today.slice(0, 4),
    accountMenu:
      areaOf(frame.page) === 'customer'
        ? openEntries(shop.flags, shop.customer ?? { isProfessional: false })
        : undefined,
    leadsBack:
      shop.channel !== 'app' &&
      (!isListPage(frame.page) || shop.flags.SHOW_CUSTOMER_SPACE_BACK_BUTTON),
  };
};

/** A text without parameters. */
const plainText = (texts: MarketTexts, key: Flash['key']): string => {
  const [namespace = '', name = ''] = key.split('.');
  const namespaces: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = texts;
  const text = namespaces[namespace]?.[name];
  return typeof text === 'string' ? text : '';
};

/**
 * Runs before any page: redirects to the page's canonical URL, and sends guests on customers' pages
 * to sign-in.
 */
const leadElsewhere: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { movedTo, signInNeeded } = context.get(frameRequest);
  if (movedTo !== undefined)
    throw redirect(movedTo, request.method === 'GET' || request.method === 'HEAD' ? 301 : 308);
  if (signInNeeded)
    throw redirect(
      signInPath(context.get(shopRequest).to, returnPathOf(request)),
      request.method === 'GET' ? 302 : 303,
    );
  return next();
};
export const middleware = [leadElsewhere];

/** The requested page as a path that the shopper can return to. */
const returnPathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
