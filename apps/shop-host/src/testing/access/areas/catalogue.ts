import type { AreaRows, PublicRead } from './access-row.ts';

export const catalogueReads = [
  'readCategory',
  'readCategoryOfStore',
  'readCategoryByPath',
  'readCategoryTree',
  'readBreadcrumbs',
  'listProducts',
  'listFilters',
  'listCatalogue',
  'suggest',
  'readProduct',
  'readProductBySku',
  'viewProduct',
  'compareProducts',
  'listBuyingOptions',
  'listRecommendations',
  'listSubstitutes',
  'readFamily',
  'listMaterials',
  'readOffers',
  'readOffersBySku',
  'readProductOffers',
  'readOfferOfStore',
] as const satisfies readonly PublicRead<'Catalogue'>[];

export const catalogueRows: AreaRows<'Catalogue', (typeof catalogueReads)[number]> = {
  countSearchClick: { subject: 'anybody', input: () => ({ body: { search: 'cement' } }) },
  findRedirection: { subject: 'anybody', input: () => ({ body: { url_path: '/old-cement' } }) },
};
