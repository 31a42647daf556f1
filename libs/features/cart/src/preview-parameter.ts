/**
 * With this query parameter the cart page contains only the preview, which scripts take out and
 * show on other pages.
 */
export const PREVIEW_PARAMETER = 'preview';
/**
 * With this query parameter the cart page contains only its frame, from which scripts take the
 * message about what was added.
 */
export const ADDED_PARAMETER = 'added';
export const CART_PREVIEW_ID = 'cart-preview';
