/** The scripts of the cart, without React. */
export { startQuantities } from './send-quantities.ts';
export { CART_PREVIEW_ID, PREVIEW_PARAMETER } from './preview-parameter.ts';
