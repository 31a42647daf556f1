import type { ShopRequest } from './shop-request.ts';

/** Content of a part of a page. Empty in the browser, where the part stays as the server rendered it. */
export type StaticValue<Value> = { readonly value?: Value };

/**
 * Data of a part that works without the application. The renderer reads it, but it is not sent to the browser
 * along with its HTML. Requests of the browser's router receive it in full.
 */
export const staticRegion = <Value>(
  { isDocument }: Pick<ShopRequest, 'isDocument'>,
  value: Value,
): StaticValue<Value> =>
  isDocument
    ? Object.defineProperty<StaticValue<Value>>({}, 'value', { value, enumerable: false })
    : { value };
