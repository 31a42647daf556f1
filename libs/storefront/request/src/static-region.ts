import type { ShopRequest } from './shop-request.ts';

/** What a part of a page shows; empty in the browser, where the part stands as the server sent it. */
export type StaticValue<Value> = { readonly value?: Value };

/**
 * Data of a part that needs no application to work: the renderer reads them, but they do not travel to the browser
 * beside the HTML made of them. A request of the browser's router gets them as they are.
 */
export const staticRegion = <Value>(
  { isDocument }: Pick<ShopRequest, 'isDocument'>,
  value: Value,
): StaticValue<Value> =>
  isDocument
    ? Object.defineProperty<StaticValue<Value>>({}, 'value', { value, enumerable: false })
    : { value };
