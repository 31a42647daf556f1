export { type AddedItem, type CartAccess } from './cart-access.ts';
export {
  addProducts,
  addToCart,
  type CartChangeAnswered,
  compareCart,
  fetchCart,
  type ProductsAdded,
  removeLine,
  updateLine,
} from './cart-calls.ts';
export { addCoupon, type CouponProblem, removeCoupon } from './coupons.ts';
export { type ChargeRates, chargeRates, explainCart } from './cart-explanation.ts';
export { type CartProblem, type CartSession } from './cart-runner.ts';
export {
  addToList,
  createList,
  deleteList,
  fetchList,
  fetchLists,
  type ListLine,
  type ListProblem,
  renameList,
  type ShoppingList,
  updateListLine,
} from './lists.ts';
export {
  type Cart,
  type AppliedCoupon,
  type CartLine,
  type CartReply,
  emptyCart,
  type PalletsOfLine,
  readCart,
  type WaitingLine,
} from './cart.ts';
export { fetchItemsPreview, type ItemsPreview, type PreviewedItem } from './products-preview.ts';
export { nextLevelOf } from './next-level.ts';
export { createQuote, type QuoteProblem } from './quotes.ts';
