/**
 * With this query parameter the cart page contains only the preview, which scripts take out and
 * show on other pages.
 */
export const PREVIEW_PARAMETER = 'preview';
export const CART_PREVIEW_ID = 'cart-preview';
