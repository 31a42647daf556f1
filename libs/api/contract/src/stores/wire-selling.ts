/**
 * Whether a store sells online, as the wire writes it: "1" sells, anything else is a showcase.
 * `writeSellsOnline` is the inverse.
 */
export const readSellsOnline = (ecommerce: string): boolean => ecommerce === SELLS;

export const writeSellsOnline = (sellsOnline: boolean): string => (sellsOnline ? SELLS : SHOWCASE);

const SELLS = '1';
const SHOWCASE = '0';
