import type { PublicRead } from './access-row.ts';

export const brandReads = [
  'listBrands',
  'readBrand',
] as const satisfies readonly PublicRead<'Brands'>[];
