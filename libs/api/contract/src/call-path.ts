import type { Call } from './call.ts';

type Values = Readonly<Record<string, unknown>>;
type PathInput = { readonly params?: object | undefined; readonly query?: object | undefined };

/** Values as strings; undefined ones are left out. */
const textsOf = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

/** A path of the contract with its `:params` filled in. */
export const pathWith = (path: string, params: object = {}): string => {
  const values: Values = { ...params };
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
};

/**
 * The path and query of a call, such as `/pl/product/list?page_id=2`. `unit` is the business unit; calls at the root
 * of the host or of a storefront need none.
 */
export const callPath = (
  call: Pick<Call, 'path' | 'base'>,
  { params, query, unit }: PathInput & { readonly unit?: string } = {},
): string => {
  const search = query === undefined ? '' : new URLSearchParams(textsOf(query)).toString();
  const prefix = call.base === undefined && unit !== undefined ? `/${unit}` : '';
  return `${prefix}${pathWith(call.path, params)}${search === '' ? '' : `?${search}`}`;
};
