export { cartAccess, cartSession } from './cart-access.ts';
export { outlookPoint, referenceStore, servesPlace } from './destination.ts';
export { frameRequest } from './frame-request.ts';
export type {
  AddedProduct,
  AddedUnits,
  Alternate,
  BootScript,
  ComparisonEntry,
  Flash,
  FrameRequest,
  MenuCategory,
  OtherShop,
  SentField,
} from './frame-request.ts';
export { addToListPath, LISTED_PARAMETER } from './add-to-list-path.ts';
export { type GuestPurchase, guestPurchase, withoutLink } from './guest-purchase.ts';
export {
  GUEST_DOCUMENT_PARAMETER,
  GUEST_ORDER_PARAMETER,
  type OrderPaths,
  orderPaths,
} from './order-paths.ts';
export { leaveQuotePath } from './leave-quote-path.ts';
export { PURCHASE_LISTS, shopRequest } from './shop-request.ts';
export type {
  KnownStoreFacts,
  PendingMailLink,
  PurchaseList,
  RememberedGuest,
  ShopChannel,
  SelectedStore,
  SessionControl,
  ShopRequest,
  SignedInCustomer,
  SignInOutcome,
  StartedPayment,
  MapTiles,
} from './shop-request.ts';
export { isRefreshed, refreshedPath } from './refreshed-path.ts';
export { BACK_PARAMETER, STORE_PARAMETER, storeChangePath } from './store-change-path.ts';
export { RETURN_PARAMETER, signInPath } from './sign-in-path.ts';
