/** Why a search failed; `failed` means an error of the shop. */
export type SearchRefusal = 'empty' | 'not-a-postcode' | 'unknown-place' | 'no-store' | 'failed';

/** The status of the page whose search was refused, and of a refused form, which is shown again after a redirect. */
export const REFUSAL_STATUSES = {
  empty: { page: 400, form: 422 },
  'not-a-postcode': { page: 400, form: 422 },
  'unknown-place': { page: 400, form: 422 },
  'no-store': { page: 200, form: 422 },
  failed: { page: 502, form: 502 },
} as const satisfies Readonly<
  Record<SearchRefusal, { readonly page: number; readonly form: number }>
>;
