/** The scripts of the cart, without React. */
export { startQuantities } from './send-quantities.ts';
export { ADDED_PARAMETER, CART_PREVIEW_ID, PREVIEW_PARAMETER } from './preview-parameter.ts';
